import { ENGLISH_HOMES } from './english-homes.ts'
import { ASKED, isCounted, SHORT_STREET, TOWARDS } from '#domain/deidentify/words/home-words.ts'
import { isSmallNumber, type AddressFinder } from './house-numbers.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { RUSSIAN_HOMES, russianSettlements } from './russian-homes.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const addressOf = (start: number, end: number): Identifier => ({ start, end, type: 'ADDRESS', confidence: SURE.cue })

const PREPOSITIONS = wordSet('i på til till ved vid hos utenfor utanför udenfor ad mot mod')
const ANSWERS = wordSet('mi min mitt vår e du dere de i ni er det är ja jo den takk tack tak')
const MOST_ANSWERS = 3
const [MOST_WORDS, MOST_NUMBER_WORDS, SHORTEST_STREET] = [3, 3, 4]
/** Said before the name of a home or a street. */
const BEFORE_NAME = wordSet(
  'øvre nedre övre nedre gamle gamla store stora lille lilla norra södra västra östra vestre østre nordre søndre ytre indre nørre sønder vester øster',
)
/** What names of homes end in. */
const HOUSED = new RegExp(
  String.raw`(?<=\p{L}{3})(?:landet|lia|grenda|tunet|bakken|haugen|åsen|heimen|toppen|kroken|svingen|stubben|faret|jordet|gården|backen|kullen|` +
    'höjden|ängen|lunden|berget|klinten|kær|høj|krogen|bakke|lund|vang|toft)$',
  'u',
)
const PLAIN_CAPITAL = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u

/** Where the name of a home may stand; `isSure` where nothing else is told. */
type HomeSearch = { readonly finder: AddressFinder; readonly from: number; readonly isSure: boolean }

/** A word of the name: with one capital, or in speech one that is not of every day. */
function isNameWord({ finder, isSure }: HomeSearch, at: number): boolean {
  const { tokens, isUncased, know } = finder.reading
  if (isSmallNumber(finder, at)) return false
  if (!isUncased) return PLAIN_CAPITAL.test(tokens[at]?.text ?? '')
  return isWordAt(tokens, at) && (isSure || BEFORE_NAME.has(lowerAt(tokens, at)) || (!know(at).isCommon && !know(at).isMedical))
}

/** Everyday words tell no home, unless it was asked for: then one of them may be another. */
function isEveryday({ finder: { reading }, from, isSure }: HomeSearch, end: number): boolean {
  if (!isSure) return reading.know(end - 1).isCommon
  return reading.isUncased && reading.tokens.slice(from, end).every((_, index) => reading.know(from + index).isCommon)
}

/** Whether the last word of the name tells something else than a home. */
function isOtherThing({ finder: { reading }, isSure }: HomeSearch, last: number): boolean {
  const { isMedical, mayBeInstitution, isOrdinary } = reading.know(last)
  return isMedical || mayBeInstitution || (reading.isUncased && !isSure && isOrdinary && !HOUSED.test(lowerAt(reading.tokens, last)))
}

/** One past the number of a home, and its letter: Engdraget 9 B. */
function numberEnd(finder: AddressFinder, from: number): number {
  const { tokens } = finder.reading
  let last = from
  while (last < from + MOST_NUMBER_WORDS && isSmallNumber(finder, last) && gapAt(tokens, last) === ' ') last++
  const letter = tokens[last]
  return letter !== undefined && /^[ \u00a0]?$/u.test(letter.gap) && /^[A-Hb-h]$/.test(letter.text) ? last + 1 : last
}

/** The name of a home and its number from a place on: capitals, or in speech words of which one is not of every day. */
function homeFrom(finder: AddressFinder, from: number, isSure: boolean): Identifier | undefined {
  const { tokens, text } = finder.reading
  const search: HomeSearch = { finder, from, isSure }
  let end = from
  while (end < from + MOST_WORDS && (end === from || gapAt(tokens, end) === ' ') && isNameWord(search, end)) end++
  if (end === from || gapAt(tokens, end) !== ' ' || !isSmallNumber(finder, end)) return undefined
  if (isEveryday(search, end) || isOtherThing(search, end - 1)) return undefined
  const final = tokens[numberEnd(finder, end) - 1]?.end ?? 0
  return isCounted(text, final) ? undefined : addressOf(tokens[from]?.start ?? 0, final)
}

/** `Hembesök Lillgården 114`, `kør til Kystbo femten`: where somebody goes or something is sent. */
function goal(finder: AddressFinder, at: number): Identifier | undefined {
  const { tokens } = finder.reading
  if (!TOWARDS.has(lowerAt(tokens, at))) return undefined
  // uden for
  const isParted = lowerAt(tokens, at + 1) === 'uden' && lowerAt(tokens, at + 2) === 'for'
  const from = at + (isParted ? 3 : PREPOSITIONS.has(lowerAt(tokens, at + 1)) ? 2 : 1)
  return /^:?[  ]$/u.test(gapAt(tokens, from)) ? homeFrom(finder, from, false) : undefined
}

/** `Storg. 44`, `Kirkev. 7 B`: the word for a street cut short. */
function shortened(finder: AddressFinder, at: number): Identifier | undefined {
  const { tokens, text } = finder.reading
  const [street, number] = [tokens[at], tokens[at + 1]]
  if (
    street === undefined ||
    number?.isNumber !== true ||
    !/^\.?[  ]$/u.test(number.gap) ||
    !SHORT_STREET.test(street.lower) ||
    street.text.length < SHORTEST_STREET ||
    !PLAIN_CAPITAL.test(street.text)
  )
    return undefined
  const { isCommon, isInflected, isMedical, isOrdinary } = finder.reading.know(at)
  const isCut = number.gap.startsWith('.') || /(?:gt|vn|vj)$/u.test(street.lower)
  if (!isCut || isCommon || isInflected || isMedical || isOrdinary || isCounted(text, number.end)) return undefined
  const [, letter = ''] = /^([  ]?[A-H])(?![\p{L}\d])/u.exec(text.slice(number.end, number.end + 3)) ?? []
  return addressOf(street.start, number.end + letter.length)
}

/** `Hvor bor du? Engdraget otte.`: the answer to a question for the address. */
function answer(finder: AddressFinder, at: number): Identifier | undefined {
  const { tokens } = finder.reading
  if (!ASKED.has(lowerAt(tokens, at))) return undefined
  let from = at + 1
  while (from <= at + MOST_ANSWERS && ANSWERS.has(lowerAt(tokens, from))) from++
  const isAnswer = from > at + 1 || gapAt(tokens, from) === '? ' || (finder.reading.isUncased && tokens[at]?.lower.startsWith('adress') === true)
  return isAnswer && /^(?:\?|,|:|\.)?[  ]$/u.test(gapAt(tokens, from)) ? homeFrom(finder, from, true) : undefined
}

/** Homes told by a house's name, by who goes there, and by streets that say they are none. */
export function findNamedHomes(finder: AddressFinder): Identifier[] {
  const { language, text, placesOf } = finder.reading
  const found: Identifier[] =
    language === 'ru' && (placesOf('addressSign').length > 0 || text.includes('а/я') || /(?<!\p{L})[дсх]\. /u.test(text)) ? russianSettlements(text) : []
  const find = language === 'en' ? ENGLISH_HOMES : language === 'ru' ? RUSSIAN_HOMES : [goal, answer, shortened]
  const leads = placesOf('homeLead')
  const places =
    language === 'en'
      ? [...leads, ...placesOf('digits'), ...placesOf('numberWord')]
      : language === 'ru'
        ? [...leads, ...leads.map((at) => at + 1), ...placesOf('street').map((at) => at - 1)]
        : leads
  for (const at of places) {
    for (const one of find) {
      const home = one(finder, at)
      if (home !== undefined) found.push(home)
    }
  }
  return found
}
