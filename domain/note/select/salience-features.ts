import type { Mark } from '#domain/language/pack/language-pack.ts'
import { tellsOneOrSome, tellsOnset } from '#domain/note/annotate/amounts-of-time.ts'
import type { Placed } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber } from '#domain/note/annotate/statement.ts'
import { isNumber } from '#domain/language/tokens.ts'

/** What a mark is worth hangs on the section: `for a week` tells more of a complaint than of a finding. */
const BY_SECTION: readonly Mark[] = [
  'timeWord', 'negation', 'symptom', 'body', 'normal', 'diagnosis', 'test', 'imaging', 'vital', 'finding', 'condition', 'contact', 'advice',
  'followUp', 'referral', 'past', 'kin', 'frequency', 'unit', 'planCue', 'secondPerson', 'firstPerson',
]
/** These are worth the same wherever they stand. */
const ANYWHERE: readonly Mark[] = [
  'smallTalk', 'left', 'right', 'both', 'allergy', 'reaction', 'hypothetical', 'uncertain', 'animal', 'social', 'event', 'course', 'procedure',
  'measure', 'function', 'diet', 'fluid', 'admin', 'prognosis', 'future', 'stop', 'start', 'raise', 'given', 'takes', 'denyPlan', 'nothing',
  'observes', 'thirdPerson', 'backchannel', 'filler', 'greeting', 'correction', 'assessmentCue', 'examCue', 'examStart', 'opener', 'joiner', 'copula',
  'refuse', 'drugClass', 'doseForm', 'route', 'device', 'question', 'opensCondition',
]

/** Beyond this more terms of the trade say no more. */
const MOST_WEIGHT = 8
const MUCH_WEIGHT = 3
const MOST_NUMBERS = 4
const MOST_DRUGS = 2
const [TWO_WORDS, THREE_WORDS, TEN_WORDS] = [2, 3, 10]

/** What the worth of a statement is read from, beside the statement. `place`: which of the complaints it is, from nought. */
export type Setting = { readonly words: number; readonly place: number; readonly listed: ReadonlySet<string> }

/** A name and how much there is of it. */
export type Feature = readonly [name: string, amount: number]

/** So many complaints open a talk. */
const OPENING = 4

function ofMedicines({ section, drugs }: Placed, listed: ReadonlySet<string>): Feature[] {
  if (drugs.length === 0) return []
  const told = Math.min(MOST_DRUGS, drugs.filter(({ substance }) => listed.has(substance)).length)
  return [['medicines', Math.min(MOST_DRUGS, drugs.length)], ['listed', told], [`${section} listed`, told]]
}

function ofLength(words: number): Feature[] {
  const few: Feature[] = words <= THREE_WORDS ? [['up to three words', 1], ['up to two words', words <= TWO_WORDS ? 1 : 0]] : []
  return [['words', words / TEN_WORDS], ['log words', Math.log(words)], ...few]
}

function ofTime(statement: Placed, place: number): Feature[] {
  const opens = statement.section === 'complaints' && place < OPENING
  return [
    ['opening', opens ? 1 : 0],
    ['first', opens && place === 0 ? 1 : 0],
    ['one or some', tellsOneOrSome(statement) ? 1 : 0],
    ['onset', tellsOnset(statement) ? 1 : 0],
  ]
}

/** What tells how much the report would lose without a statement. */
export function worthFeatures(statement: Placed, { words, place, listed }: Setting): Feature[] {
  const { section, asked } = statement
  const weight = Math.min(clinicalWeight(statement), MOST_WEIGHT)
  const found: Feature[] = [
    ['any', 1], [section, 1], [statement.folded, 1], ['weight', weight], ['much weight', Math.max(0, weight - MUCH_WEIGHT)], [`${section} weight`, weight],
    [`${section} number`, hasNumber(statement) ? 1 : 0], ['numbers', Math.min(MOST_NUMBERS, statement.tokens.filter(isNumber).length)],
    ['asked', asked === undefined ? 0 : 1], ['asked why', asked !== undefined && has(asked, 'openingQuestion') ? 1 : 0],
    ...ofMedicines(statement, listed), ...ofLength(words), ...ofTime(statement, place),
    ...ANYWHERE.filter((mark) => has(statement, mark)).map((mark): Feature => [mark, 1]),
    ...BY_SECTION.filter((mark) => has(statement, mark)).flatMap((mark): Feature[] => [[mark, 1], [`${section} ${mark}`, 1]]),
  ]
  return found.filter(([, amount]) => amount !== 0)
}
