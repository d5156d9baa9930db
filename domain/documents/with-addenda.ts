import type { ReportSignature } from '#contract/signature.ts'
import type { Language } from '#contract/vertical.ts'
import { dayInWords } from './facts/known-facts.ts'

const ADDENDUM: Readonly<Record<Language, string>> = { nb: 'Tillegg', sv: 'Tillägg', da: 'Tilføjelse', en: 'Addendum', ru: 'Дополнение' }

/** Takes the plain text of a report; gives it with what was added after it was signed, each under its day and who added it. */
export function withAddenda(plainText: string, signature: Pick<ReportSignature, 'addenda'> | null, language: Language): string {
  const added = signature?.addenda ?? []
  return [plainText, ...added.map(({ text, addedAt, addedBy }) => `${ADDENDUM[language]} ${dayInWords(addedAt)} (${addedBy})\n${text}`)].join('\n\n')
}
