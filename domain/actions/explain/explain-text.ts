import { makePlainWriter } from '#domain/documents/plain-words.ts'
import type { Writing } from '#domain/actions/draft/action-order.ts'
import { clearLanguage } from '#domain/actions/draft/draft-language.ts'
import type { Piece } from '#domain/actions/draft/draft.ts'
import { fixed, from, gap } from '#domain/actions/draft/draft.ts'
import { explainLabs } from '../labs/explain-labs.ts'
import { readPrintout } from '../labs/read-printout.ts'
import { REPLY_WORDS } from '../replies/reply-words.ts'
import { signOff } from '../replies/signature.ts'
import { spellOut } from '../short-forms/spell-out.ts'

const LEAST_SENTENCE_WORDS = 4
/** `Pasient: Kari`, `Telefon 00 11`: a label and what belongs to it. */
const LABELLED = /^[\p{L} .]{2,24}:\s/u

type Line = { text: string; start: number; end: number }

/** The lines that are no readings, each where it stands. */
function linesBeside(text: string, taken: readonly { start: number; end: number }[]): Line[] {
  const starts = new Set(taken.map(({ start }) => start))
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const words = line.trim()
    if (words !== '' && /\p{L}/u.test(words) && !starts.has(start))
      lines.push({ text: words, start: start + line.indexOf(words), end: start + line.indexOf(words) + words.length })
    start += line.length + 1
  }
  return lines
}

/**
 * Medical text and laboratory printouts in words for a patient or owner: each reading explained beside its printed range, prose with its terms,
 * short forms and Latin in plain words, then the clinician's own remarks. What it all means nobody has said: it stays open.
 */
export function explainText(writing: Writing): Piece[] {
  const { input, remarks, language, vertical } = writing
  const words = REPLY_WORDS[language]
  const { rows, heads } = readPrintout(input)
  const told = clearLanguage(input, language)
  const plain = makePlainWriter(told, vertical)
  // Around readings stand the heads of a printout: who, where, when. What is told in sentences is prose there too.
  const isProse = ({ text }: Line): boolean =>
    rows.length === 0 || (/[.!?]$/u.test(text) && text.split(/\s+/u).length >= LEAST_SENTENCE_WORDS && !LABELLED.test(text))
  const prose = linesBeside(input, [...rows, ...heads])
    .filter(isProse)
    .flatMap((line): Piece[] => [fixed('\n'), from(plain(spellOut(line.text, told)), { source: 'input', start: line.start, end: line.end })])
  const labs = rows.length === 0 ? [] : [fixed('\n\n'), ...explainLabs(rows, language)]
  const said = remarks.trim()
  const at = remarks.indexOf(said)
  const meaning = said === '' ? gap(words.meaning) : from(said, { source: 'remarks', start: at, end: at + said.length })
  // What the laboratory adds stands behind its answers.
  const added = prose.length > 0 ? [fixed('\n'), ...prose] : []
  return [fixed(words.greeting), ...labs, ...added, fixed('\n\n'), meaning, ...signOff(writing)]
}
