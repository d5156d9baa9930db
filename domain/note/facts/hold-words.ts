import type { Mark } from '#domain/language/pack/language-pack.ts'
import { amountsOf } from '#domain/note/annotate/amounts.ts'
import { agreesOnSides } from '#domain/note/annotate/sides.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'
import { deniedStems, polarities } from '#domain/note/context/polarity.ts'
import { numbersOf, stemsOf } from '#domain/note/ground/source-index.ts'
import type { Unheld } from './fact.ts'
import type { Grounds } from './grounds.ts'

/** How a sentence is held: its stems where it is written in the language of the talk, else by what is the same in all languages. */
export type Holding = { readonly reading: Reading; readonly grounds: Grounds; readonly stem: (word: string) => string; readonly isSameLanguage: boolean }

/** Share of the words of a sentence that its own statements must hold; rewording takes many words away, so it is low. */
const LEAST_COVER = 0.3
/** The first letters of a word: enough to tell throat from knee through inflection and compounds. */
const HEAD_LETTERS = 4

function coverOf({ reading, grounds, stem }: Holding): number {
  const wanted = stemsOf(reading, stem)
  if (wanted.size === 0) return 1
  const heads = new Set([...grounds.stems].map((each) => each.slice(0, HEAD_LETTERS)))
  const held = [...wanted].filter((each) => grounds.stems.has(each) || grounds.numbers.has(each) || heads.has(each.slice(0, HEAD_LETTERS)))
  return held.length / wanted.size
}

/** Once is no number; of 37.2 said as thirty-seven point two each part was said. */
function holdsNumbers({ reading, grounds: { numbers } }: Holding): boolean {
  const isSaid = (number: string): boolean => number === '1' || numbers.has(number)
  return numbersOf(reading).every((number) => isSaid(number) || (number.includes('.') && number.split('.').every(isSaid)))
}

function holdsAmounts({ reading, grounds: { amounts, bareDoses } }: Holding): boolean {
  return amountsOf(reading).every(({ amount, digits }) => amounts.has(amount) || bareDoses.has(digits))
}

function holdsSides({ reading, grounds: { namedSides, sides }, stem }: Holding): boolean {
  const named = (['left', 'right'] as const).filter((side) => has(reading, side))
  return named.every((side) => namedSides.has(side)) && agreesOnSides(sides, reading, stem)
}

function marked({ reading, grounds, stem }: Holding, mark: Mark, holds: (word: string) => boolean): boolean {
  return reading.hits
    .filter((hit) => hit.mark === mark)
    .every(({ start, end }) => reading.tokens.slice(start, end).every(({ lower }) => lower.length < HEAD_LETTERS || grounds.stems.has(stem(lower)) ||
      holds(stem(lower))))
}

function holdsBody(holding: Holding): boolean {
  const heads = new Set([...holding.grounds.stems].map((each) => each.slice(0, HEAD_LETTERS)))
  return marked(holding, 'body', (word) => heads.has(word.slice(0, HEAD_LETTERS)))
}

/** Says no, in any of the ways a record does. */
const DENIES: readonly Mark[] = ['negation', 'nothing', 'no', 'denyPlan', 'refuse', 'stop', 'allergy']

/** Nothing of it was denied: no statement says no, and no question was answered so. */
function isDeniedNowhere({ said, denied, sentences }: Grounds): boolean {
  return sentences.length > 0 && denied.size === 0 && said.every(({ statement, assertion }) => assertion.polarity === 'affirmed' &&
    !has(statement, ...DENIES, 'normal') && (statement.asked === undefined || !has(statement.asked, 'negation')))
}

/** Every statement is an answer of no. */
const isDeniedAll = ({ said }: Grounds): boolean => said.length > 0 && said.every(({ statement }) => statement.folded === 'denied')

function keepsPolarity({ reading, grounds, stem, isSameLanguage }: Holding): boolean {
  const denies = has(reading, 'negation', 'nothing')
  if (denies && isDeniedNowhere(grounds)) return false
  if (isDeniedAll(grounds) && !has(reading, ...DENIES, 'normal', 'past')) return false
  if (!isSameLanguage) return true
  const isKept = polarities(reading, stem).every(({ stem: turned, isDenied }) => {
    const said = grounds.polarity.get(turned)
    return said === undefined || (isDenied ? said.denied : said.affirmed)
  })
  const known = deniedStems(reading, stem).filter((each) => grounds.stems.has(each))
  return isKept && (known.length === 0 || known.some((each) => grounds.denied.has(each)))
}

type Check = (holding: Holding) => boolean

/** Each holds a sentence against its own statements in one respect. */
const CHECKS: readonly (readonly [Unheld, Check])[] = [
  ['number', holdsNumbers],
  // four times a day supports no four grams
  ['dose', holdsAmounts],
  ['medicine', ({ reading, grounds }) => reading.drugs.every(({ substance }) => grounds.substances.has(substance))],
  ['side', holdsSides],
  ['polarity', keepsPolarity],
  ['words', (holding) => coverOf(holding) >= LEAST_COVER],
  ['diagnosis', (holding) => marked(holding, 'diagnosis', () => false)],
  ['bodyPart', holdsBody],
]

/** In what respects the words of a sentence are not those of its statements. */
export function wordsUnheld(holding: Holding): Unheld[] {
  return CHECKS.flatMap(([respect, holds]) => (holds(holding) ? [] : [respect]))
}
