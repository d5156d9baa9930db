import { findAnalyte } from './analytes/analytes.ts'
import type { Found } from './parts/found.ts'
import { takeWords } from './grid/take-words.ts'
import type { Line } from './parts/lines.ts'

/** A reading whose parts stand under each other: its name, its result, then range, mark and day, each with or without a word before it. */
export type LabelledRecord = { found: Found; /** How many lines it takes, its name included. */ lines: number }

const LABEL = /^\s*([\p{L}][\p{L} ./]{1,30}?)\s*[:=]\s*/u
const RESULT_LABEL = /^(?:resultat|result|svar|verdi|værdi|värde|value|din verdi|ditt värde|your result|provsvar|результат|значение)$/iu
const MOST_NAME = 60
/** Behind a result stand so many lines at most. */
const MOST_BEHIND = 5

const isName = (text: string): boolean => text.length <= MOST_NAME && /\p{L}/u.test(text) && !/[.!?:]$/u.test(text) && !/\d[.,]\d|[<>≤≥]\s?\d/u.test(text)
const without = (text: string): { label: string | undefined; rest: string } => {
  const label = LABEL.exec(text)
  return { label: label?.[1], rest: label ? text.slice(label[0].length) : text.trim() }
}

/** Takes lines and where one may be a name; gives the reading that begins there. */
export function readRecord(lines: readonly Line[], at: number): LabelledRecord | undefined {
  const printed = lines[at]?.text.trim() ?? ''
  const { label, rest } = without(lines[at + 1]?.text ?? '')
  if (!isName(printed) || rest === '' || (label !== undefined && !RESULT_LABEL.test(label))) return undefined
  const found: Found = { printed }
  if (takeWords(rest, found, { value: true }) > 0 || !found.value) return undefined
  let count = 2
  while (count < 2 + MOST_BEHIND) {
    const next = without(lines[at + count]?.text ?? '').rest
    if (next === '' || takeWords(next, { ...found }, { value: false }) > 0) break
    takeWords(next, found, { value: false })
    count += 1
  }
  const isKnown = findAnalyte(printed) !== undefined
  const isSure = label !== undefined || (isKnown ? found.unit !== undefined || count > 2 : found.unit !== undefined && count > 2)
  return isSure ? { found, lines: count } : undefined
}
