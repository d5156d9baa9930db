import { BARE_UNITS, DOSED_BY, DOSES, PER, QUALIFIER } from '../words/units.ts'
import { anyOf } from './any-of.ts'
import { keeping } from './kept.ts'

const LONGEST_UNIT = 28
/** A power of ten, as the many laboratories print it: x10^9, 10*9, x10(9), ×10⁹, E12, 10e9, 10^-3. A sign shows that it is one: `107` is a number. */
const POWER = String.raw`(?:[x×хX]\s?)?10(?:\s?(?:\^|\*\*?|[Ee]|\(|exp)\s?[-−]?\d{1,2}\)?|[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})|E\s?\d{1,2}`
/** With a sign before it or a stroke behind it, it is one even where its own has been lost on the way: x109/L, 1012/L. */
const LOST = String.raw`[x×хX*]\s?10\s?\d{1,2}|10\s?(?:3|6|9|12)(?=\s?/)`
/** What is counted: letters, with a blank or a stop within at most: mmol, int.enh., mg FEU. */
const COUNTED = String.raw`(?:\p{L}|[µμ%#]){1,12}(?:[.·²³]\p{L}{0,6}){0,2}(?:\s(?:FEU|DDU|Hb|U|IE|IU|CO2|celler|cells))?`
/** The surface that a filtration is told by: 1,73 m², 1.73m*2. */
const SURFACE = String.raw`(?:1[.,]73\s?)?[mм](?:²|2|\^2|\*2)|1[.,]73`
const BARE = new RegExp(String.raw`^(?:${anyOf(BARE_UNITS)}|${POWER})$`, 'u')
const COMPOUND = new RegExp(
  [
    String.raw`^(?:${POWER}|${LOST})?\s?(?:${COUNTED})?\s?\/\s?(?:\d{1,3}\s?)?${anyOf(PER)}\.?`,
    String.raw`(?:\s?\/\s?(?:${SURFACE}|${anyOf(PER)}))?(?:\s\(?${anyOf(QUALIFIER)}\.?\)?)?$`,
  ].join(''),
  'iu',
)
/** A stroke between readings, before the name of the next one: `K 5.6 / Cl 99`. */
const OF_LIST = /^\/\s|\s\/\s\p{Lu}\p{Ll}$/u
/** Names of quotients that look like units. */
const QUOTIENT = /^(?:A\/G|E\/A|P\/S|H\/L|L\/H)$/u

/** A unit by its grammar: what is counted, by what; or one of those that stand alone. */
export const isUnit = keeping((cell: string): boolean => {
  const text = cell.trim()
  const isCompound = (): boolean => text.includes('/') && !OF_LIST.test(text) && COMPOUND.test(text) && !QUOTIENT.test(text)
  return text.length <= LONGEST_UNIT && text !== '' && (BARE.test(text) || isCompound())
})

/** A unit that only laboratories print: one told by something else, or of cells. What a body is given by weight or by day is a dose. */
export const isLaboratoryUnit = (unit: string): boolean =>
  (/\/|%|‰|fL|фл|kPa|кПа|pg|пг|INR|mOsm|^[EO]PG$/u.test(unit) || new RegExp(`^(?:${POWER})$`, 'u').test(unit)) && !isDoseUnit(unit)
const isDoseUnit = (unit: string): boolean => DOSED.test(unit)
const DOSED = new RegExp(String.raw`^m?g\s?\/\s?ml$|^${anyOf(DOSES)}\s?\/\s?${anyOf(DOSED_BY)}(?:\s?\/.*)?$`, 'iu')
