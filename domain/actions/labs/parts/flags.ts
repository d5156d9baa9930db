import { HIGH, LOW, MARKED, NORMAL } from '../words/flags.ts'
import { isOneOf } from './any-of.ts'
import type { Flag } from './lab-row.ts'

const FLAGS: readonly (readonly [Flag, (text: string) => boolean])[] = [
  ['high', isOneOf(HIGH)],
  ['low', isOneOf(LOW)],
  ['marked', isOneOf(MARKED)],
  ['normal', isOneOf(NORMAL)],
]
const BRACKETS = /^[([]\s*(?=[^)\]]*[)\]]$)|\s*[)\]]$/gu
const LONGEST_FLAG = 40

/** How the printout marks a reading: `H`, `(L)`, `↑`, `*`, `above normal`. */
export function readFlag(cell: string): Flag | undefined {
  const text = cell.trim()
  if (text === '' || text.length > LONGEST_FLAG) return undefined
  // A star beside a mark that says more adds nothing: `* L`.
  const bare = text.replace(BRACKETS, '').replace(/^[*!]+\s*(?=[HL↑↓]$)|(?<=^[HL↑↓])\s*[*!]+$/gu, '')
  // A small letter alone is a word of a sentence.
  if (/^\p{Ll}$/u.test(bare)) return undefined
  return FLAGS.find(([, isOf]) => isOf(bare) || isOf(text))?.[0]
}

/** A mark in words with more beside it: `H - høy`, `Lav (kritisk)`; only where a column of marks says that it is one. */
export const markIn = (cell: string): Flag | undefined =>
  readFlag(cell) ?? cell.split(/\s*[-–(),;:]\s*|\s+/u).map(readFlag).find((flag) => flag !== undefined)
