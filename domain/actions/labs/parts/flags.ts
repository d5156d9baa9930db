import { DEGREE, HIGH, LESS_THAN, LOW, MARKED, MORE_THAN, NORMAL, OF_RANGE, OUT_OF, TELLS, TOLD_OF, WITHIN, YES } from '../words/flags.ts'
import { anyOf, isOneOf } from './any-of.ts'
import { keeping } from './kept.ts'
import type { Flag } from './lab-row.ts'

const FLAGS: readonly (readonly [Flag, (text: string) => boolean])[] = [
  ['high', isOneOf(HIGH)],
  ['low', isOneOf(LOW)],
  ['marked', isOneOf(MARKED)],
  ['normal', isOneOf(NORMAL)],
]
const BRACKETS = /^[([]\s*(?=[^)\]]*[)\]]$)|\s*[)\]]$/gu
const MUCH = new RegExp(String.raw`^${anyOf(DEGREE)}\s+(?=\p{L})`, 'iu')
const LONGEST_FLAG = 40

/** What stands between a word for more or less and the word for what it is compared with: `the lower limit of`, `det angivne`. */
const AMONG = String.raw`(?:[\p{L}.-]+\s){0,4}?`
const SUBJECT = String.raw`^(?:${anyOf(TOLD_OF)}\s)?(?:${anyOf(TELLS)}\s)?`
const SENTENCES = ([['high', MORE_THAN], ['low', LESS_THAN], ['marked', OUT_OF], ['normal', WITHIN]] as const).map(([flag, words]): [Flag, RegExp] =>
  [flag, new RegExp(String.raw`${SUBJECT}${anyOf(words)}\s${AMONG}${anyOf(OF_RANGE)}(?:\s[\p{L}.-]+){0,3}$`, 'iu')])
const LONGEST_SENTENCE = 80
const flagTold = (text: string): Flag | undefined => {
  const plain = text.replace(/[.!]$/u, '').replace(/\s+/gu, ' ')
  return plain.includes(' ') && !/\d/u.test(plain) ? SENTENCES.find(([, told]) => told.test(plain))?.[0] : undefined
}

/** How the printout marks a reading: `H`, `(L)`, `↑`, `*`, `above normal`. */
export const readFlag = keeping((cell: string): Flag | undefined => {
  const text = cell.trim()
  if (text === '' || text.length > LONGEST_SENTENCE) return undefined
  if (text.length > LONGEST_FLAG) return flagTold(text)
  // A star beside a mark that says more adds nothing: `* L`.
  const bare = text.replace(BRACKETS, '').replace(/^[*!]+\s*(?=[HL↑↓]{1,2}\s?[*!]*$)|(?<=^[*!]*\s?[HL↑↓]{1,2})\s*[*!]+$/gu, '')
  // A small letter alone is a word of a sentence.
  if (/^\p{Ll}$/u.test(bare)) return undefined
  const plain = bare.replace(MUCH, '').replace(/(?<=\p{L}{3})!$/u, '')
  return FLAGS.find(([, isOf]) => isOf(bare) || isOf(text) || (plain !== bare && plain.length > 1 && isOf(plain)))?.[0] ?? flagTold(plain)
})

const isYes = isOneOf(YES)
/** A sentence that happens to hold such a word is no mark. */
const LONGEST_MARK = 40
/** A mark in words with more beside it: `H - høy`, `Lav (kritisk)`; only where a column of marks says that it is one. */
export function markIn(cell: string): Flag | undefined {
  const flag = readFlag(cell)
  if (flag !== undefined || cell.length > LONGEST_MARK) return flag
  if (isYes(cell.trim())) return 'marked'
  return cell.split(/\s*[-–(),;:]\s*|\s+/u).map(readFlag).find((one) => one !== undefined)
}
