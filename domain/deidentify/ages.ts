import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'
import { phraseAt } from './reading.ts'
import type { SpokenDigits } from './spoken-digits.ts'

const LEAST = 90
const MOST = 122
const AGE_LABELS = new Set(['alder', 'ålder', 'age', 'aged', 'возраст', 'fylte', 'fylt', 'fyllde', 'fyllt', 'fyldte', 'fyller', 'fylder', 'blir', 'bliver', 'turned'])
/** What turns a number of years into a time span: 95 years ago. */
const SPAN_BEFORE = new Set(['for', 'siste', 'sista', 'sidste', 'last', 'past', 'i', 'over'])
const SPAN_AFTER = new Set(['siden', 'sedan', 'ago', 'назад', 'prosent', 'procent', 'percent'])

const PERSON_BEFORE = /^(?:\S* (?:he's|she's|i'm|who's)|(?:han|hun|hon|ho|jeg|jag|eg|æ|he|she|i|mor|far|она|он) (?:er|är|is|am|blir|bliver|e|уже))$/
const UNIT_WORDS = /^(?:kilo|kg|prosent|procent|percent|over|cm|centimeter|i|komma|kilograms|pounds|лет|процентов)$/

/** Ages over 89: so few people are so old that the number points at them. */
export function findAges(reading: Reading, spoken: SpokenDigits): Identifier[] {
  const { tokens, cues } = reading
  const found: Identifier[] = []
  const valueAt = (at: number) => {
    const token = tokens[at]
    return token !== undefined && token.isNumber && token.text.length <= 3 ? Number(token.text) : spoken.valueAt(at)
  }
  tokens.forEach((token, at) => {
    const value = valueAt(at)
    if (value === undefined || value < LEAST || value > MOST) return
    const unit = spoken.valueAt(at + 1)
    const isTwoWords = !token.isNumber && value % 10 === 0 && unit !== undefined && unit > 0 && unit < (value === 100 ? MOST - value : 10) && tokens[at + 1]?.gap.length === 1
    const last = isTwoWords ? at + 1 : at
    const after = tokens[last + 1]
    const saysYears = after !== undefined && /^[\s-]{0,2}$/.test(after.gap) && phraseAt(reading, last + 1, cues.ageWords) > 0
    const isLabelled = AGE_LABELS.has(tokens[at - 1]?.lower ?? '') && !/^[.,]\d/.test(reading.text.slice(token.end, token.end + 2))
    // "hun er nittito" says an age without its unit
    const isBare = PERSON_BEFORE.test(`${tokens[at - 2]?.lower ?? ''} ${tokens[at - 1]?.lower ?? ''}`) && !token.isNumber && !UNIT_WORDS.test(after?.lower ?? '')
    const isSpan = SPAN_AFTER.has(tokens[last + 2]?.lower ?? '') || (SPAN_BEFORE.has(tokens[at - 1]?.lower ?? '') && SPAN_AFTER.has(tokens[last + 2]?.lower ?? ''))
    const end = tokens[last]?.end
    if ((saysYears || isLabelled || isBare) && !isSpan && end !== undefined) found.push({ start: token.start, end, type: 'AGE', confidence: SURE.cue })
  })
  return found
}
