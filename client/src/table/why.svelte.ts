/** The rule that is being read, if any. */

class Reading {
  rule = $state('')

  open(rule: string): void {
    this.rule = rule
  }

  close(): void {
    this.rule = ''
  }
}

export const why = new Reading()
