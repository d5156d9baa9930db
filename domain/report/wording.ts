import type { Tongue } from '#domain/text/language.ts'
import { rewrite } from '#domain/text/phrase.ts'
import { isClinicianVoice } from './phases.ts'
import type { Statement } from './statement.ts'

function tidy(text: string): string {
  return text
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/([,;:])(?:\s*[,;:])+/g, '$1')
    .replace(/^[\s,.;:!?–-]+/, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/[\s,;:–-]+$/, '')
    .replace(/[.!?…]+$/, '')
    .trim()
}

function asSentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(first) ? first : `${first}.`
}

/** Words a statement in the report style of its language: no fillers, no first person, one sentence. */
export function wordStatement(statement: Statement, tongue: Tongue): string {
  const plain = tidy(rewrite(statement.text, tongue.style.always))
  const voice = isClinicianVoice(statement) ? tongue.style.clinician : tongue.style.patient
  // a folded question keeps the words of the clinician in the answer of the patient
  const rules = statement.folded === 'none' ? voice : [...tongue.style.patient]
  const worded = tidy(rewrite(plain, rules))
  return worded === '' ? '' : asSentence(worded)
}
