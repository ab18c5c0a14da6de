/** What somebody wants and the others must agree to, as a sentence. */

import { called } from './people'
import type { Consent, Screen } from '../shown'
import { t } from '../words.svelte'

export function wanted(screen: Screen, consent: Consent): string {
  const who = called(screen, consent.by)
  if (consent.kind === 'missed') return t('missed', { who, what: consent.text })
  return consent.kind === 'judge' ? t('judge-asked', { who, what: consent.text }) : t('undo-asked', { who })
}
