import type { CountryCode } from 'libphonenumber-js/min'
import { isValidPhoneNumber } from 'libphonenumber-js/min'
import type { Language } from '#contract/vertical.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { digitsOf, layout, layouts, type Group, type Match, type Run } from './digit-groups.ts'

export const COUNTRY: Readonly<Record<Language, CountryCode>> = { nb: 'NO', sv: 'SE', da: 'DK', en: 'NO', ru: 'NO' }
const PHONE = layouts('8', '3 2 3', '2 2 2 2', '4 4', '2 3 3', '3 3 2', '5 3', '3 5')
/** With the country in front and no plus, as a recogniser writes it: 47 41 58 20 36. */
const WITH_COUNTRY = layouts('2 2 2 2 2', '2 3 2 3', '2 8')
const SWEDISH_WITH_COUNTRY = layouts('2 2 3 2 2', '2 2 3 3', '2 2 2 2 2 2', '2 9')
const BRITISH_WITH_COUNTRY = layouts('2 4 6', '2 4 3 3', '2 3 3 4', '2 10')
const ABROAD: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '45': WITH_COUNTRY,
  '46': SWEDISH_WITH_COUNTRY,
  '47': WITH_COUNTRY,
  '44': BRITISH_WITH_COUNTRY,
}
const SWEDISH_PHONE = layouts(
  '3 3 2 2',
  '3 7',
  '3 3 4',
  '3 2 2 3',
  '2 3 3 2',
  '2 3 3 3',
  '2 3 2 2',
  '2 2 2 2 2',
  '2 6',
  '2 7',
  '2 8',
  '3 6',
  '3 5',
  '4 5',
  '4 6',
  '3 2 2 2',
  '3 3 3',
  '3 3 2',
  '4 3 2',
  '4 2 2 2',
  '4 2 2',
  '4 3 3',
  '3 2 3',
)
const RUSSIAN_PHONE = layouts('1 3 3 2 2', '3 2 2', '3 3 2 2')
const BRITISH_PHONE = layouts('5 3 3', '5 6', '3 4 4', '4 3 4')
const DOMESTIC_LENGTH: Readonly<Record<string, readonly [number, number]>> = {
  '47': [8, 8],
  '45': [8, 8],
  '46': [7, 10],
  '358': [6, 10],
  '44': [10, 10],
  '7': [10, 10],
  '1': [10, 10],
}
const MOST_PHONE_GROUPS = 8

function international(run: Run): Match | undefined {
  const { groups, at } = run
  const code = ['358', '47', '46', '45', '44', '7', '1'].find((one) => groups[at]?.digits.replace(/^00/, '').startsWith(one)) ?? ''
  const [least, most] = DOMESTIC_LENGTH[code] ?? [6, 14]
  let total = -code.length
  for (let count = 1; count <= MOST_PHONE_GROUPS; count++) {
    const group = groups[at + count - 1]
    if (group === undefined || (count > 1 && /,/.test(group.separator))) break
    total += group.digits.replace(count === 1 ? /^00/ : /^$/, '').length
    const isTrunkZero = group.digits.startsWith('0') && count === 2
    if (isTrunkZero) total--
    const next = groups[at + count]
    const endsHere = next === undefined || total >= most || (total >= least && total + next.digits.length > most)
    if (total >= least && endsHere) return { count, type: 'PHONE', confidence: SURE.shape }
    if (total > most) break
  }
  return undefined
}

/** `076-212 33 44`: one Swedish number, not a Norwegian one and two digits over. */
function swedishTrunk(run: Run, first: Group): Match | undefined {
  const count = /^0[1-9]\d{0,2}$/.test(first.digits) ? layout(run, SWEDISH_PHONE, /^[ \u00a0.-]$|^ - $|^\) ?$/) : 0
  return count === 0 ? undefined : { count, type: 'PHONE', confidence: isReal(run, count, 'sv') ? SURE.checked : SURE.shape }
}

function withCountry(run: Run, first: Group): Match | undefined {
  const layoutsAbroad = ABROAD[first.digits]
  const count = layoutsAbroad === undefined ? 0 : layout(run, layoutsAbroad, /^[ \u00a0.-]$/)
  return count === 0 ? undefined : { count, type: 'PHONE', confidence: SURE.shape }
}

/** A Russian or a British number by its groups; the British one begins with a nought. */
function localPhone(run: Run, first: Group): Match | undefined {
  const isRussian = run.language === 'ru'
  if (!isRussian && (run.language !== 'en' || !first.digits.startsWith('0'))) return undefined
  const count = layout(run, isRussian ? RUSSIAN_PHONE : BRITISH_PHONE, /^[ \u00a0-]$|^\) ?$|^ \($/)
  return count === 0 ? undefined : { count, type: 'PHONE', confidence: SURE.shape }
}

function nordicPhone(run: Run): Match | undefined {
  const count = layout(run, PHONE, /^[ \u00a0.-]$/)
  return count === 0 ? undefined : { count, type: 'PHONE', confidence: isReal(run, count, run.language) ? SURE.checked : SURE.shape }
}

const [LONGEST_PHONE, MOST_PHONE_DIGITS] = [11, 12]

/** Groups of a phone whatever their lengths, as many as one number holds. */
function phoneGroups({ groups, at }: Run): { readonly count: number; readonly digits: number } {
  let [digits, count] = [0, 0]
  while (count < MOST_PHONE_GROUPS && digits < LONGEST_PHONE) {
    const group = groups[at + count]
    if (group === undefined || (count > 0 && !/^[ \u00a0.()/-]$|^[) ]+[ (-]?$|^ - $/.test(group.separator)) || digits + group.digits.length > MOST_PHONE_DIGITS)
      break
    digits += group.digits.length
    count++
  }
  return { count, digits }
}

/** No layout fits: the cue before it, or a beginning as Swedes and Americans have it, makes a phone of it. */
function loosePhone(run: Run, first: Group): Match | undefined {
  const isTold = run.cue() === 'phone'
  const mayBeSwedish = /^0[1-9]\d{0,3}$/.test(first.digits)
  const mayBeAmerican = first.digits.length === 3
  if (!mayBeSwedish && !mayBeAmerican && !isTold) return /^0\d{8,9}$/.test(first.digits) ? { count: 1, type: 'PHONE', confidence: SURE.shape } : undefined
  const { count, digits } = phoneGroups(run)
  if (isTold) return digits >= 5 ? { count, type: 'PHONE', confidence: SURE.cue } : undefined
  return digits >= (mayBeSwedish ? 8 : 10) && count > 1 ? { count, type: 'PHONE', confidence: SURE.shape } : undefined
}

/** A phone number that begins with the group at hand. */
export function phone(run: Run): Match | undefined {
  const first = run.groups[run.at]
  if (first === undefined) return undefined
  if (run.isInternational || /^00[1-9]/.test(first.digits)) return international(run)
  return swedishTrunk(run, first) ?? withCountry(run, first) ?? localPhone(run, first) ?? nordicPhone(run) ?? loosePhone(run, first)
}

/** Said to be a phone, or, when it is not even grouped as one, by its country's plan of numbers. */
const isReal = (run: Run, count: number, language: Language) =>
  run.cue() === 'phone' || (count === 1 && isValidPhoneNumber(digitsOf(run, count), COUNTRY[language]))
