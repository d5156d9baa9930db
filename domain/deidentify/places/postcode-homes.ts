import { LIVES } from '#domain/deidentify/words/home-words.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { firstEndingAfter } from '#domain/deidentify/knowledge/claims.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { gapAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import type { TailFinder } from './address-tails.ts'

const MOST_TAIL_TOKENS = 6
const TAIL = /^(?:\p{L}|\p{L}\d{1,4}|etg|etage|etasje|vån|våning|tr|st|kl|sal|lejl|leil|lgh|tv|th|mf)$/iu
const TAIL_GAP = /^(?:[  ]|[.,]{1,2}[  ]?|[  ]?\n|)$/u
/** Before the name of a street that is named after what it lies by: Ved Åen, Bak Sjøbua. */
const BESIDE = wordSet('ved bag bak bakom vid over över under langs längs på nedre øvre gamle gamla store lille ny nye nya')
const MOST_NAME_WORDS = 4

/** Which tokens from here back are the name of a street before a house number. */
function nameStart({ reading: { tokens, isUncased, know } }: TailFinder, last: number): number {
  const isBeside = (at: number) => BESIDE.has(lowerAt(tokens, at))
  // in speech an everyday word only as "bag kirken"; further back only what no dictionary has
  const isLowName = (at: number) =>
    isBeside(at) || know(at).mayBeStreet || (at === last ? !know(at).isCommon || isBeside(at - 1) : !know(at).isCommon && !know(at).isOrdinary)
  let start = last + 1
  while (start > 0 && last - start < MOST_NAME_WORDS - 1) {
    const token = tokens[start - 1]
    const joins =
      start > last ||
      /^[  ]$/u.test(gapAt(tokens, start)) ||
      (/^\.[  ]?$/u.test(gapAt(tokens, start)) && (token?.text.length ?? 9) <= 4) ||
      (token?.lower === 's' && gapAt(tokens, start) === ':')
    if (token === undefined || token.isNumber || !joins || LIVES.has(token.lower)) break
    if (isUncased ? !isLowName(start - 1) : !token.isCapital) break
    start--
  }
  return start
}

/** `Torget 4, 6413 Molde`, `bag kirken 12 5800 nyborg`: before a postcode a number and the words before it are a street, whatever they are. */
export function homesBefore(finder: TailFinder, postcodes: readonly Identifier[]): Identifier[] {
  const { tokens, know } = finder.reading
  return postcodes
    .filter(({ type }) => type === 'POSTCODE')
    .flatMap(({ start }): Identifier[] => {
      const code = firstEndingAfter(tokens, start)
      let number = code - 1
      for (; number > code - MOST_TAIL_TOKENS; number--) {
        const token = tokens[number]
        if (token === undefined || !TAIL_GAP.test(gapAt(tokens, number + 1))) return []
        const isHouse = token.isNumber && token.text.length <= 4 && isWordAt(tokens, number - 1) && !TAIL.test(tokens[number - 1]?.text ?? '')
        if (isHouse) break
        if (!token.isNumber && !TAIL.test(token.text)) return []
      }
      const from = nameStart(finder, number - 1)
      const [first, last] = [tokens[from], tokens[code - 1]]
      const isNamed = from < number && /^\.?[  ]$/u.test(gapAt(tokens, number)) && !know(number - 1).isMedical && !know(number - 1).isCalendar
      return isNamed && number > code - MOST_TAIL_TOKENS && first !== undefined && last !== undefined
        ? [{ start: first.start, end: last.end, type: 'ADDRESS', confidence: SURE.cue }]
        : []
    })
}

const [LEAST_WORDS_OF_POSTCODE, MOST_WORDS_OF_POSTCODE] = [2, 6]
const POSTCODE_DIGITS: Readonly<Record<Reading['language'], number>> = { nb: 4, da: 4, sv: 5, en: 4, ru: 6 }

/** A number said behind a comma or a blank that is part of a postcode; a thousand only second: ni tusind fire hundrede. */
function isPostcodeWord({ reading: { tokens }, spoken }: TailFinder, from: number, at: number): boolean {
  const value = spoken.valueAt(at)
  return value !== undefined && /^(?:,[ \u00a0]|[ \u00a0])$/u.test(gapAt(tokens, at)) && (value < 1000 || (value === 1000 && at === from + 1))
}

/** sju hundre: the hundred fills two digits, the thousand of otte tusind three. */
const digitsOf = (value: number) => (value === 100 ? 2 : value === 1000 ? 3 : String(value).length)

/** One past the words of a postcode that is said from a place on, or undefined where they are not as many digits as one has. */
function saidPostcodeEnd(finder: TailFinder, from: number): number | undefined {
  const { reading: { language }, spoken } = finder
  let [at, digits] = [from, 0]
  for (; at < from + MOST_WORDS_OF_POSTCODE && isPostcodeWord(finder, from, at); at++) digits += digitsOf(spoken.valueAt(at) ?? 0)
  // ni tusind fire hundrede: said as one number
  const isThousands = (spoken.valueAt(from) ?? 10) < 10 && spoken.valueAt(from + 1) === 1000
  const isPostcode = isThousands ? POSTCODE_DIGITS[language] === 4 : digits === POSTCODE_DIGITS[language]
  return isPostcode && at - from >= LEAST_WORDS_OF_POSTCODE ? at : undefined
}

/** `granveien tolv, førtiseks nittifem`: number words of a postcode's length behind an address, and the place behind them. */
export function saidPostcodesBehind(finder: TailFinder, addresses: readonly Identifier[]): Identifier[] {
  const { tokens } = finder.reading
  return addresses.filter(({ type }) => type === 'ADDRESS').flatMap(({ end: addressEnd }): Identifier[] => {
    const from = firstEndingAfter(tokens, addressEnd)
    const at = saidPostcodeEnd(finder, from)
    if (at === undefined) return []
    const [first, last, place] = [tokens[from], tokens[at - 1], tokens[at]]
    if (first === undefined || last === undefined) return []
    const code: Identifier = { start: first.start, end: last.end, type: 'POSTCODE', confidence: SURE.cue }
    const isPlace = place !== undefined && place.isCapital && !place.isOpening && /^,?[ \u00a0]$/u.test(place.gap)
    return isPlace ? [code, { start: place.start, end: place.end, type: 'LOCATION', confidence: SURE.cue }] : [code]
  })
}
