import type { Tongue } from '#domain/text/language.ts'
import type { Mark } from '#domain/text/language-pack.ts'
import { writeNumbers } from '#domain/text/spoken-numbers.ts'
import type { Course } from '../medicine-courses.ts'
import { courseOf } from '../medicine-courses.ts'
import { NO_REGIMEN, regimenOf } from '../medicine-ledger.ts'
import { KINDS } from '../medicine-products.ts'
import type { Statement } from '../statement.ts'
import { has, readStatement } from '../statement.ts'
import type { Overheard } from './overheard.ts'
import { overheardIn } from './overheard.ts'

/** A medicine that no statement names, though the talk does, or seems to: with the words that may mean it where they are no name. */
export type Missed = { readonly course: Course; readonly said?: string }

/** So much around a name tells whether a medicine is spoken of: words before and behind it, no farther than this. */
const WORDS_AROUND = 8
const LETTERS_AROUND = 90
/** Each medicine is looked at where it is named first, and so often. */
const MOST_PLACES = 3

const STOP = /[.!?:\n]/u
/** What speaks of medicines. */
const MEDICINAL: readonly Mark[] = ['takes', 'start', 'stop', 'continue', 'raise', 'lower', 'given', 'unit', 'frequency', 'doseForm', 'drugClass', 'allergy', 'reaction']
/** What speaks of treatment itself. */
const OF_TREATMENT: readonly Mark[] = ['takes', 'start', 'stop', 'continue', 'raise', 'lower', 'drugClass']
const OF_OTHERS: readonly Mark[] = ['kin', 'otherPerson', 'otherAnimal']
const DENIED: readonly Mark[] = ['negation', 'no', 'refuse', 'denyPlan']

function before(text: string, start: number): string {
  const told = text.slice(Math.max(0, start - LETTERS_AROUND), start).split(STOP).at(-1) ?? ''
  return told.split(/\s+/).slice(-WORDS_AROUND).join(' ')
}

function behind(text: string, end: number): string {
  const told = /^[^.!?:\n]*/u.exec(text.slice(end, end + LETTERS_AROUND))?.[0] ?? ''
  return told.split(/\s+/).slice(0, WORDS_AROUND + 1).join(' ')
}

/** What stands around a name, read as if the name had been heard right. */
function readAround(text: string, { name, start, end }: Overheard, tongue: Tongue): Statement {
  const around = `${before(text, start)} ${name}${behind(text, end)}`.trim()
  return readStatement({ text: around, start, end, speaker: 'unknown', isQuestion: false, turn: 0 }, tongue)
}

const isCount = (said: string, { pack }: Tongue): boolean => said.split(/\s+/).some((word) => /\d/.test(writeNumbers(word, pack)))

/** Words of every day are taken for a name only with a dose behind them, or where they sound the very same beside a word of treatment; others where medicines are spoken of or where they sound the very same. */
function isLikely(overheard: Overheard, statement: Statement, isDosed: boolean): boolean {
  if (has(statement, ...OF_OTHERS)) return false
  if (overheard.isExact) return isDosed || !has(statement, ...DENIED)
  if (overheard.isOrdinary) return isDosed || (overheard.isSame && has(statement, ...OF_TREATMENT))
  return isDosed || overheard.isSame || has(statement, ...MEDICINAL) || statement.drugs.length > 1
}

function missedOf(text: string, overheard: Overheard, tongue: Tongue): Missed | undefined {
  const { name, substance, isTrade, said, isExact, isSame } = overheard
  if (!isSame && isCount(said, tongue)) return undefined
  const statement = readAround(text, overheard, tongue)
  const mention = statement.drugs.find((drug) => drug.substance === substance)
  const regimen = mention === undefined ? NO_REGIMEN : regimenOf(statement, mention)
  if (!isLikely(overheard, statement, regimen.hasDose || regimen.hasFrequency)) return undefined
  const course = { ...courseOf({ substance, name, isTrade, isExact, start: 0, end: 1 }, statement), regimen }
  return isExact ? { course } : { course, said }
}

/** What the talk names, or seems to name, of medicines whose substances are not known yet; each once, in the order they were said. */
export function missedIn(text: string, tongue: Tongue, known: ReadonlySet<string>): Missed[] {
  const places = Map.groupBy(overheardIn(text, tongue).filter(({ substance }) => !known.has(substance) && !KINDS.has(substance)), ({ substance }) => substance)
  return [...places.values()].flatMap((named) => {
    const missed = named.slice(0, MOST_PLACES).flatMap((one) => missedOf(text, one, tongue) ?? [])
    const first = missed.find(({ course }) => course.regimen.hasDose) ?? missed[0]
    if (first === undefined) return []
    return [{ ...first, course: { ...first.course, spans: named.map(({ start, end }) => ({ start, end })) } }]
  })
}
