import { isMeasured } from './measures.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { phraseAt } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const LEAST = 90
const MOST = 122
const AGE_LABELS = wordSet(
  'alder alderen ålder åldern age aged возраст возрасте fylte fylt fyllde fyllt fyldte fyller fylder blir bliver turned turning turns turn ' +
    'pushing gone nearing approaching nearly almost nesten nästan næsten snart исполнилось исполнится стукнуло',
)
/** "I en alder av 92", "died at 92", "дожил до ста": what is said before the small word. */
const BEFORE_LINK = wordSet('alder alderen ålder age died dead passed lived дожил дожила дожили')
const LINKS = wordSet('av af of at til till to до')
/** What turns a number of years into a time span: 95 years ago. */
const SPAN_AFTER = wordSet('siden sedan ago назад prosent procent percent')

/** Behind somebody named by kin or sex a number alone is an age: mann på 94, lady, 95, farfar blev nittiåtta. */
const PEOPLE = wordSet(
  'mann mannen man mand manden kvinne kvinna kvinnan kvinde kvinden dame damen dama dam herre herren enke enka enkemann änka änkling ' +
    'enkemand lady gentleman woman widow widower female male person gubbe gumma kone husfrue pensjonist pensionär pensionist bondekone ' +
    'женщина мужчина старушка бабушка дедушка',
)
const JOINS = wordSet('på of er är is var was ble blev blir bliver')
const ALIVE = wordSet('alive lever levde dead died død döde død d avliden lived жива жив')
const PRONOUNS = wordSet("han hun hon ho jeg jag eg æ he she i")
const COPULAS = wordSet('er är is am e blir blev ble bliver was var уже')
const CONTRACTED = /^(?:he|she|i|who|mum|mom|dad|nan|gran|grandma|grandad|mother|father)(?:'s|'m)$/
/** Russian names the one who is so old in the dative. */
const DATIVES = wordSet(
  'ей ему мне бабушке дедушке маме папе матери отцу пациентке пациенту женщине мужчине тете дяде соседке соседу прабабушке прадедушке теще свекрови',
)
const UNIT_WORDS = new RegExp(
  '^(?:kilo|kilos|kg|prosent|procent|percent|over|cm|centimeter|i|komma|kilograms|pounds|beats|slag|grader|degrees|milligram|gram|' +
    'лет|процентов|на|капель|кило|ударов|раз)$',
)
/** Behind digits, the sex: 96F, and the short forms of years. */
const GLUED = /^(?:f|m|k|yo|yr|yrs|y)$/

const and = wordSet('og och and å')

type Aged = { readonly reading: Reading; readonly at: number; readonly last: number; readonly isDigits: boolean }

/** The number that begins at a place, in digits or in words: 94, ninety one, hundre og to, сто один. */
function numberFrom({ tokens }: Reading, spoken: SpokenDigits, at: number): { value: number; last: number } | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  if (token.isNumber) return token.text.length <= 3 ? { value: Number(token.text), last: at } : undefined
  let value = spoken.valueAt(at)
  if (value === undefined) return undefined
  const joins = (index: number) => tokens[index]?.gap.length === 1 && !tokens[index]?.gap.includes('.')
  let last = at
  if (value === 1 && spoken.valueAt(at + 1) === 100 && joins(at + 1)) [value, last] = [100, at + 1]
  if (value < LEAST || value % 10 !== 0) return { value, last }
  const next = value === 100 && and.has(lowerAt(tokens, last + 1)) && joins(last + 1) ? last + 2 : last + 1
  const unit = spoken.valueAt(next)
  const fits = unit !== undefined && unit > 0 && unit < (value === 100 ? MOST - value : 10) && joins(next)
  return fits ? { value: value + unit, last: next } : { value, last }
}

/** 92 kg, 95 av 100, but not "died at 92 of a stroke". */
function isAmount({ tokens, text }: Reading, last: number): boolean {
  const [after, next] = [tokens[last + 1], tokens[last + 2]]
  return isMeasured(text, tokens[last]?.end ?? 0) && !(/^(?:of|av|af)$/.test(after?.lower ?? '') && next?.isNumber !== true)
}

/** What makes an age of a number without a unit; `isKin` tells somebody named by kin or sex. */
type Bare = { readonly aged: Aged; readonly before: string; readonly further: string; readonly gap: string; readonly isKin: (word: string) => boolean }

const BARE_AGES: readonly ((bare: Bare) => boolean)[] = [
  // mann på 94, farfar är nittioåtta
  ({ before, further, isKin }) => JOINS.has(before) && isKin(further),
  // hun er nittito
  ({ before, further }) => COPULAS.has(before) && (PRONOUNS.has(further) || further === 'он' || further === 'она'),
  // Bestefar (96)
  ({ aged: { reading, last }, before, gap, isKin }) => gap === ' (' && reading.text.charAt(reading.tokens[last]?.end ?? 0) === ')' && isKin(before),
  // Mother alive, 94
  ({ before, further, isKin }) => ALIVE.has(before) && isKin(further),
  // she'll be ninety four
  ({ before, further }) => before === 'be' && /^(?:will|would|to)$|'ll$/.test(further),
  // Man, 96, hjärtsvikt
  ({ aged, before, gap }) => PEOPLE.has(before) && (gap === ', ' || (gap === ' ' && aged.isDigits)) && endsEntry(aged),
]

/** Nothing of the sentence stands behind the number. */
function endsEntry({ reading: { tokens, isUncased }, last, isDigits }: Aged): boolean {
  const after = tokens[last + 1]
  return after === undefined || /^[,.;]/.test(after.gap) || (isUncased && isDigits && !after.isNumber)
}

/** Hun er nittito, my dad is ninety six, mann på 94, ей девяносто три: an age without its unit. */
function isBareAge(aged: Aged): boolean {
  const { reading, at, last } = aged
  const { tokens, cues, text } = reading
  const end = tokens[last]?.end ?? 0
  if (UNIT_WORDS.test(lowerAt(tokens, last + 1)) || isAmount(reading, last) || /^[/.,:]\d/.test(text.slice(end, end + 2))) return false
  const [before, further, gap] = [lowerAt(tokens, at - 1), lowerAt(tokens, at - 2), gapAt(tokens, at)]
  if (CONTRACTED.test(before) || DATIVES.has(before)) return gap === ' '
  const bare: Bare = { aged, before, further, gap, isKin: (word) => PEOPLE.has(word) || cues.kin.has(word) }
  return BARE_AGES.some((isAge) => isAge(bare))
}

/** Whether what stands before says that an age comes: aged, fylte, i en alder av. */
function isLabelled({ reading, at, last }: Aged): boolean {
  const { tokens, text } = reading
  const [before = '', further = ''] = [tokens[at - 1]?.lower, tokens[at - 2]?.lower]
  const end = tokens[last]?.end ?? 0
  const after = lowerAt(tokens, last + 1)
  if (/^[.,]\d/.test(text.slice(end, end + 2)) || isAmount(reading, last) || (UNIT_WORDS.test(after) && after !== 'i' && after !== 'лет')) return false
  return AGE_LABELS.has(before) || (LINKS.has(before) && BEFORE_LINK.has(further))
}

/** The unit stands behind it: years old, åring. */
function saysYears({ reading, last }: Aged): boolean {
  const after = reading.tokens[last + 1]
  if (after === undefined || !/^[\s-]{0,2}$/.test(after.gap)) return false
  return phraseAt(reading, last + 1, reading.cues.ageWords) > 0 || /^(?:gammel|gammal|gamle|gamla|gamal)$/.test(after.lower)
}

/** The sex or a short form of years hangs on the digits: 96F. */
function isGlued({ reading: { tokens }, last, isDigits }: Aged): boolean {
  const after = tokens[last + 1]
  return isDigits && after !== undefined && after.gap === '' && GLUED.test(after.lower)
}

/** A number of years ago is a span of time. */
const isSpan = ({ reading: { tokens }, last }: Aged): boolean => SPAN_AFTER.has(lowerAt(tokens, last + 2))

/** Ages over 89: so few people are so old that the number points at them. */
export function findAges(reading: Reading, spoken: SpokenDigits): Identifier[] {
  const { tokens } = reading
  const found: Identifier[] = []
  let next = 0
  for (const at of reading.placesOf('number')) {
    const token = tokens[at]
    const number = token === undefined || at < next ? undefined : numberFrom(reading, spoken, at)
    if (token === undefined || number === undefined || number.value < LEAST || number.value > MOST) continue
    const { last } = number
    next = last + 1
    const aged: Aged = { reading, at, last, isDigits: token.isNumber }
    const end = tokens[isGlued(aged) ? last + 1 : last]?.end
    if (end === undefined || isSpan(aged)) continue
    if (saysYears(aged) || isGlued(aged) || isLabelled(aged) || isBareAge(aged)) found.push({ start: token.start, end, type: 'AGE', confidence: SURE.cue })
  }
  return found
}
