/** A module of its own made of the same file: only what is imported from it comes along. */
declare module '*/wire?apart' {
  type Catalogue = import('../wire').Catalogue
  export const ALIENS: Catalogue
}
