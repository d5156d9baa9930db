import type { AddressFinder } from './addresses.ts'
import { ENGLISH_HOMES } from './english-homes.ts'
import { ASKED, isCounted, SHORT_STREET, TOWARDS } from '#domain/deidentify/words/home-words.ts'
import { isSmallNumber } from './house-numbers.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import { RUSSIAN_HOMES, russianSettlements } from './russian-homes.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, isWordAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const addressOf = (start: number, end: number): Identifier => ({ start, end, type: 'ADDRESS', confidence: SURE.cue })

const PREPOSITIONS = wordSet('i på til till ved vid hos utenfor utanför udenfor ad mot mod')
const ANSWERS = wordSet('mi min mitt vår e du dere de i ni er det är ja jo den takk tack tak')
const MOST_ANSWERS = 3
const [MOST_WORDS, SHORTEST_STREET] = [3, 4]
/** Said before the name of a home or a street. */
const BEFORE_NAME = wordSet('øvre nedre övre nedre gamle gamla store stora lille lilla norra södra västra östra vestre østre nordre søndre ytre indre nørre sønder vester øster')
/** What names of homes end in. */
const HOUSED = /(?<=\p{L}{3})(?:landet|lia|grenda|tunet|bakken|haugen|åsen|heimen|toppen|kroken|svingen|stubben|faret|jordet|gården|backen|kullen|höjden|ängen|lunden|berget|klinten|kær|høj|krogen|bakke|lund|vang|toft)$/u
const PLAIN_CAPITAL = /^\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*$/u

/** The name of a home and its number from a place on: capitals, or in speech words of which one is not of every day. */
function homeFrom(finder: AddressFinder, from: number, isSure: boolean): Identifier | undefined {
  const { reading } = finder
  const { tokens, text, isUncased } = reading
  const isName = (at: number) => !isSmallNumber(finder, at) && (isUncased && isSure ? isWordAt(tokens, at) : isUncased ? isWordAt(tokens, at) && (BEFORE_NAME.has(lowerAt(tokens, at)) || (!reading.know(at).isCommon && !reading.know(at).isMedical)) : PLAIN_CAPITAL.test(tokens[at]?.text ?? ''))
  let end = from
  while (end < from + MOST_WORDS && (end === from || gapAt(tokens, end) === ' ') && isName(end)) end++
  if (end === from || gapAt(tokens, end) !== ' ' || !isSmallNumber(finder, end)) return undefined
  const known = reading.know(end - 1)
  const isCommon = isSure ? tokens.slice(from, end).every((_, index) => reading.know(from + index).isCommon) && isUncased : known.isCommon
  if (isCommon || known.isMedical || known.mayBeInstitution || (isUncased && !isSure && known.isOrdinary && !HOUSED.test(lowerAt(tokens, end - 1)))) return undefined
  let last = end
  while (last < end + 3 && isSmallNumber(finder, last) && gapAt(tokens, last) === ' ') last++
  const letter = tokens[last]
  if (letter !== undefined && letter.text.length === 1 && /^[  ]?$/u.test(letter.gap) && /^[A-Hb-h]$/.test(letter.text)) last++
  const final = tokens[last - 1]?.end ?? 0
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
  if (street === undefined || number?.isNumber !== true || !/^\.?[  ]$/u.test(number.gap) || !SHORT_STREET.test(street.lower) || street.text.length < SHORTEST_STREET || !PLAIN_CAPITAL.test(street.text)) return undefined
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
  const found: Identifier[] = language === 'ru' && (placesOf('addressSign').length > 0 || text.includes('а/я') || /(?<!\p{L})[дсх]\. /u.test(text)) ? russianSettlements(text) : []
  const find = language === 'en' ? ENGLISH_HOMES : language === 'ru' ? RUSSIAN_HOMES : [goal, answer, shortened]
  const leads = placesOf('homeLead')
  const places = language === 'en' ? [...leads, ...placesOf('digits'), ...placesOf('numberWord')] : language === 'ru' ? [...leads, ...leads.map((at) => at + 1), ...placesOf('street').map((at) => at - 1)] : leads
  for (const at of places) {
    for (const one of find) {
      const home = one(finder, at)
      if (home !== undefined) found.push(home)
    }
  }
  return found
}
