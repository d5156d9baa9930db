import { isWordySurname } from './entered-names.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, isWordOf, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { gapAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** Before the list of those who came, did not come or get a copy. */
const PRESENT = wordSet(
  'stede tilstede närvarande deltakere deltagere deltakarar deltagare deltog deltok medverkande present attendees attending attended apologies ' +
    'innkalt innkalte kallade indkaldt indkaldte oppmøtt møtt frånvarande fraværende forfall förhinder afbud kopi kopia cc vakt bemanning ' +
    'personale team arbetslag присутствуют присутствовали участники отсутствуют копия ref referent referat ordf ordförande ordfører møteleder ' +
    'mötesledare mødeleder sekr sekreterare chair председатель секретарь',
)
const AND = wordSet('og och and samt & и')
const MOST_LISTED = 10

/** `Til stede: Krog, Munk, Bonde og Riis`: capitals one after another behind the word for who was there and a colon. */
export function isInListOfPeople({ tokens }: Reading, at: number): boolean {
  for (let back = at; back > at - MOST_LISTED * 2; back--) {
    const token = tokens[back]
    if (token === undefined || !(token.isCapital || AND.has(token.lower))) return false
    if (/^\.?[  ]?:[  ]$/u.test(token.gap)) return PRESENT.has(lowerAt(tokens, back - 1))
    if (!/^(?:,?[  ]|[  ]&[  ])$/u.test(token.gap)) return false
  }
  return false
}

/** What only people do, done: `Bjørn fulgte`, `Liv overtok`, `Faith promised`. */
const DOES = wordSet(`
fulgte følger overtok overtar ringte ringer hentet henter kjørte kjører kontaktet kontakter møtte kom kommer gikk forteller fortalte opplyste noterte
skrev vurderte undersøkte ordinerte opererte vaksinerte ønsket ønsker bestilte avbestilte takket takker
gråt gråter smiler lo sovnet våknet spiste drakk røyker snuser trener jobber bor flyttet lovet glemte husker tror syns vet spør spurte svarte trenger
mener sa sier besøkte besøker hilser hilste
följde följer ringde hämtade hämtar körde kontaktade mötte gick berättade uppgav noterade bedömde undersökte ordinerade opererade vaccinerade önskade
önskar beställde avbokade tackade grät gråter skrattar somnade vaknade åt drack röker snusar tränar jobbar flyttade lovade glömde minns tycker vet
frågade frågar svarade behöver sade säger besökte
overtog ringede hentede kørte kontaktede mødte gik oplyste noterede vurderede undersøgte ordinerede opererede vaccinerede ønskede bestilte afbestilte
takkede græd græder vågnede drak ryger træner arbejder lovede glemte synes spørger spurgte svarede sagde siger besøgte
came went fell got took gave brought used paid sang drew followed rang called phoned asked asks told tells said says thinks thought wants wanted lives
lived works worked smokes cried cries laughed slept woke ate drank fetched drove visited booked cancelled thanked promised forgot remembers noticed
noted reports reported
сказала сказал говорит пришла пришел звонила звонил позвонила позвонил попросила попросил обещала обещал живет работает курит плачет плакала спит
отметила отметил
`)
const HAS = wordSet('har hadde hade havde has had')
const OF_PEOPLE = wordSet(
  'ont vondt ondt feber fever pain tummy headache hoste hosta kastat kasta kastet kräkts spist ätit spyttet sovet sovit klaget sagt fortalt ' +
    'berättat cried eaten slept vomited complained promised lovet lovat',
)

/** A given name that is a word too, at the beginning of a sentence, before what only people do or have. */
export function isDoer({ tokens, know }: Reading, at: number): boolean {
  const [token, verb] = [tokens[at], tokens[at + 1]]
  const known = know(at)
  if (token !== undefined && /^\p{Lu}-\p{Lu}$/u.test(token.text) && isBeside(verb))
    return DOES.has(verb.lower) || (verb.spelling.isPlain && !know(at + 1).isMedical)
  if (token?.isOpening !== true || !known.isGiven || !known.isListed || known.isDrug || !isBeside(verb)) return false
  return DOES.has(verb.lower) || (HAS.has(verb.lower) && OF_PEOPLE.has(lowerAt(tokens, at + 2)))
}

const BYE = wordSet(
  'thanks cheers ta regards yours love best wishes xx tack kram kramar hälsningar hälsning ses hilsen hilsner mvh vh kh bh klem klemmer knus ' +
    'takk tak vennlig venlig спасибо уважением обнимаю',
)
const ENDS_NOTE = /^(?:[.!]?\s*$|[.!]?\n|[.!]?[  ]x{1,3}(?!\p{L})|[.!][  ]\p{Lu})/u

/** `Cheers, Bob.`, `Vi ses, Lo`: behind the last words of a letter or a message. */
export function isSigned({ tokens, text, know }: Reading, at: number): boolean {
  const token = tokens[at]
  if (token === undefined || !/^(?:,[  ]?|,?[  ]?\n+|[  ])$/u.test(token.gap) || !BYE.has(lowerAt(tokens, at - 1))) return false
  return ENDS_NOTE.test(text.slice(token.end)) && (know(at).isListed || know(at).isPet || (!know(at).isCommon && !know(at).isInflected))
}

const BEFORE_NAMED = wordSet("it's er är e is")
const BEHIND_NAMED = wordSet('here speaking calling again here, her här')

/** `It's Art here`, `Jo speaking`: who calls says so. */
export function isCaller({ tokens, know }: Reading, at: number): boolean {
  const next = tokens[at + 1]
  if (!isBeside(next) || !BEHIND_NAMED.has(next.lower)) return false
  const known = know(at)
  return known.isListed ? BEFORE_NAMED.has(lowerAt(tokens, at - 1)) || next.lower === 'speaking' : !known.isCommon && !known.isOrdinary
}

/** `Faith's mum`, `Freds mamma`: whose relative it is. */
export function isOwnerOfKin({ tokens, know, language }: Reading, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const known = know(at)
  if (token === undefined || next === undefined || !known.isGiven || known.isKin || known.isAnnouncer || !know(at + 1).isKin || !isBeside(next)) return false
  return language === 'en' ? /['’]s$/.test(token.lower) : token.lower.endsWith('s') && token.text.length > SHORTEST_OWNER
}
const SHORTEST_OWNER = 4

/** `Biscuit the pony`: an animal told behind its name. */
export const isAnimalTold = (reading: Reading, at: number): boolean =>
  reading.vertical === 'vet' &&
  reading.language === 'en' &&
  lowerAt(reading.tokens, at + 1) === 'the' &&
  isBeside(reading.tokens[at + 1]) &&
  isWordOf(reading, at + 2, reading.cues.animals)

/** `hjemmetjenesten v/ Snefrid`: behind "by". */
export const isBehindBy = ({ tokens }: Reading, at: number): boolean => /^\/[  ]?$/u.test(gapAt(tokens, at)) && /^(?:v|ved|vid)$/.test(lowerAt(tokens, at - 1))

/** `handläggare Sigbritt`: straight behind a post a word that is neither of every day nor a form of one. */
export function isBehindPost(reading: Reading, at: number): boolean {
  const known = reading.know(at)
  if (known.isCommon || known.isInflected || (known.isOrdinary && !known.isMedical) || !isBeside(reading.tokens[at])) return false
  return phraseBefore(reading, at, reading.cues.titles) > 0
}

const GREETS = wordSet('hei hej hi hello halla heisann hallo morn привет')

/** `Hej Tor, …`: who is greeted. */
export function isHailed(reading: Reading, at: number): boolean {
  const { tokens, text, know } = reading
  const token = tokens[at]
  if (token === undefined || !isBeside(token) || !GREETS.has(lowerAt(tokens, at - 1)) || !/^[,!.]/.test(text.slice(token.end))) return false
  return !isWordOf(reading, at, reading.cues.titles) && !isWordOf(reading, at, reading.cues.kin) && (know(at).isListed || !know(at).isCommon)
}

/** Russian given names that are words of every day before all. */
const RUSSIAN_WORDS = new RegExp(
  '^(?:любов[ьи]|любовью|вер(?:а|ы|е|у|ой)|надежд(?:а|ы|е|у|ой)|роз(?:а|ы|е|у|ой)|лев|льв(?:а|у|ом)|слав(?:а|ы|е|у|ой)|марк(?:а|у|ом)?|' +
    'май(?:я|и|е|ю|ей)?|злат(?:а|ы|е|у|ой)|лили(?:я|и|ю|ей)|роман(?:а|у|ом)?)$',
  'u',
)

/**
 * `Vår Skog`, `Joy Field`, `Роза Мороз`: two words with capitals in a talk or at the head of a note, of which the first is a given name or the second
 * a surname.
 */
export function isWordyPair({ tokens, know, language }: Reading, at: number): boolean {
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (
    first === undefined ||
    second === undefined ||
    !isBeside(second) ||
    !first.spelling.isPlain ||
    !second.spelling.isPlain ||
    know(at).isDrug ||
    know(at + 1).isDrug
  )
    return false
  const [given, surname] = [know(at), know(at + 1)]
  if (language === 'ru') return RUSSIAN_WORDS.test(first.lower) && !surname.isMedical
  if (given.isMedical && !given.isGiven) return false
  return given.isGiven && given.isListed && language !== 'en'
    ? surname.isSurname || isWordySurname(second.lower)
    : given.isWellKnown && (surname.isSurname || isWordySurname(second.lower))
}
