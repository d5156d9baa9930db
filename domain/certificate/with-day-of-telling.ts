import type { CertificateFill, CertificateKey } from '#contract/certificate.ts'
import type { Language } from '#contract/vertical.ts'
import { CERTIFICATE_WORDS } from './certificate-words.ts'

const OF_DAYS: ReadonlySet<CertificateKey> = new Set<CertificateKey>(['firstSymptoms', 'visitDates'])

/** A day that names its year, or the number of its day and month, is the same whenever it is read. */
const IS_FIXED = /\d{4}|\d{1,2}\.\s?\d{1,2}\./u

/**
 * `Last Sunday` is read by an insurer weeks later: behind a day that was told by the day it was told on, that day is named. The days of waiting are counted
 * from it, so nothing is reckoned here.
 */
export function withDayOfTelling(fill: CertificateFill, { seenOn, language }: { seenOn: string | undefined; language: Language }): CertificateFill {
  if (seenOn === undefined || fill.value === null || fill.from !== 'talk' || !OF_DAYS.has(fill.key) || IS_FIXED.test(fill.value)) return fill
  return { ...fill, value: `${fill.value.replace(/[.,;]$/u, '')} (${CERTIFICATE_WORDS[language].saidOn} ${seenOn})` }
}
