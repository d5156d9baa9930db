import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import { isWordySurname } from './entered-names.ts'
import { isNameLike } from '#domain/deidentify/knowledge/name-signs.ts'
import { CALLING, CALLING_HEDGES, SELF_INTRODUCTIONS, STRONG_TITLES, SURE_INTRODUCTIONS } from '#domain/deidentify/knowledge/naming-phrases.ts'
import type { Phrases } from '#domain/deidentify/knowledge/phrases.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import type { WordKnowledge } from '#domain/deidentify/knowledge/word-knowledge.ts'
import { lowerAt, type WordToken } from '#domain/deidentify/knowledge/word-tokens.ts'

/** Small words that are also names somewhere; as names they must be introduced. */
export const SMALL_WORDS = new Set([
  'hans', 'her', 'han', 'hun', 'hon', 'ho', 'den', 'der', 'min', 'din', 'sin', 'mor', 'far', 'so', 'to', 'do', 'an', 'in', 'la', 'da', 'de', 'du', 'my',
  'may', 'will', 'can', 'man', 'ser', 'ta', 'bare', 'vel', 'men', 'som', 'sen', 'sa', 'har', 'var', 'kan', 'mer', 'mest', 'inga', 'alla', 'andra', 'andre',
  'every', 'each', 'other', 'both', 'again', 'about', 'down', 'little', 'long', 'no', 'yes', 'ok', 'bar', 'from', 'you', 'said', 'fic', 'fick', 'fik', 'til',
  'till', 'ham', 'henne', 'hende',
])

export const isIntroduced = (reading: Reading, at: number, phrases: Phrases) =>
  phraseBefore(reading, at, phrases) > 0 || phraseBefore(reading, at - phraseBefore(reading, at, reading.cues.possessives), phrases) > 0

/** Who is asked or greeted stands behind these, and what is asked of them behind the name: be stein komme inn. */
const REQUESTS = wordSet(
  'be ber bed bede ba bad hils hilse hilser hälsa hälsar spør spørg fråga fortell fortel fortælle fortæl berätta ask asks asked tell told ' +
    'пусть передай передайте попроси попросите скажи скажите сообщите',
)
const GREETED = wordSet('hils hilse hilser hälsa hälsar')
const GREETING_ENDS = wordSet('og och and so så')
const REQUESTED = wordSet('komme komma kom ringe ringa at att to that om inn in ind hente hämta ta tage что позвонит придет зайти позвонить')
/** One goes to people and places: dro til siv. */
const TRAVELLED = wordSet('åkte reste gick kom kørte tok tog dro reiste gikk kjørte flyttet flyttade went drove came поехали поехал поехала ходила ходил')
const TOWARDS = wordSet('til till to к')
const SHORTEST_BEHIND_KIN = 4
const JOINS = wordSet('og och and eller som и har er är is var was')

const isNordic = ({ language }: Reading) => language !== 'ru' && language !== 'en'

/** fadern björn, datteren live: behind a relative in the definite form. */
function isBehindDefiniteKin(reading: Reading, at: number): boolean {
  const word = lowerAt(reading.tokens, at)
  const isDefinite = isNordic(reading) && /^\p{L}{4,}(?:en|n|et|a)$/u.test(lowerAt(reading.tokens, at - 1))
  return isDefinite && word.length >= SHORTEST_BEHIND_KIN && !reading.cues.personVerbs.has(word)
}

/** A relative somebody has, or of whom more is told: min bror odd. */
function isTellingOfKin({ tokens, cues, language }: Reading, at: number): boolean {
  const after = lowerAt(tokens, at + 1)
  return cues.possessives.has(lowerAt(tokens, at - 2)) || (language === 'ru' && (JOINS.has(after) || cues.personVerbs.has(after)))
}

/** Where a listed name that is a word too stands for somebody who is asked, visited or named as a relative. */
function isSpokenOf(reading: Reading, at: number): boolean {
  const { tokens, cues, know } = reading
  const word = (offset: number) => lowerAt(tokens, at + offset)
  if (REQUESTS.has(word(-1)) && REQUESTED.has(word(1))) return true
  if (GREETED.has(word(-1)) && GREETING_ENDS.has(word(1))) return true
  if (INVERTING.has(word(-2)) && BECAME.has(word(-1)) && DONE.test(word(1))) return true
  if (!know(at).isWellKnown) return false
  if (word(-1) === 'hos' || (TOWARDS.has(word(-1)) && TRAVELLED.has(word(-2)))) return true
  return cues.kin.has(word(-1)) && (isBehindDefiniteKin(reading, at) || isTellingOfKin(reading, at))
}

const NAMED_PRONOUNS = wordSet('hun han hon ho hu n she he она он ее его')
const NO_NAMED = wordSet(
  'det den de noe noko noen något nåt noget nogen jo ikke ikkje inte visst vel nok da så nå nu altså også også igjen igen egentlig egentligen ' +
    'bare bara for med og och som hva vad hvad something it that this so what это так как еще тоже',
)

/** `tolken het ture`, `katten hon heter kringla`: straight behind the word for who or what is called so, a word that may be any. */
export function isCalled(reading: Reading, at: number): boolean {
  const { tokens, cues, know } = reading
  if (!know(at - 1).mayCall) return false
  const token = tokens[at]
  const verb = CALLING_HEDGES.has(lowerAt(tokens, at - 1)) ? at - 2 : at - 1
  if (token === undefined || !CALLING.has(lowerAt(tokens, verb)) || NO_NAMED.has(token.lower) || NOT_INTRODUCED.has(token.lower) || know(at).isDrug)
    return false
  const link = /^(?:is|was)$/.test(lowerAt(tokens, verb - 1)) ? verb - 1 : verb
  const before = link - (NAMED_PRONOUNS.has(lowerAt(tokens, link - 1)) ? 1 : 0)
  if (before < link && !cues.animals.has(token.lower)) return true
  const owner = before - phraseBefore(reading, before, cues.possessives)
  return [cues.titles, cues.kin, cues.persons, cues.animals].some((phrases) => phraseBefore(reading, owner, phrases) > 0)
}

/** The one who speaks stands behind these: `nei sier live`. */
const SAYS = new Set(['sier', 'seier', 'säger', 'siger', 'says', 'said', 'sade', 'sagde', 'mener', 'говорит', 'сказал', 'сказала'])

/** Så ble Eik sykmeldt: whoever stands between a verb before its subject and what became of them. */
const INVERTING = wordSet('så da då nå nu')
const BECAME = wordSet('ble blev blir bliver er är var')
const DONE = /^\p{L}{2,}(?:t|d|tt|et|ad|en)$/u

const PRONOUNS = new Set(['she', 'he', 'hun', 'han', 'hon', 'ho', 'она', 'он'])
const ARTICLES = new Set(['en', 'et', 'ei', 'ett', 'den', 'det', 'the', 'a', 'an', 'min', 'din', 'sin', 'i', 'per'])

/** Said behind "my name is" before the name comes. */
const NOT_INTRODUCED = wordSet(
  'ikke ikkje inte jo egentlig egentligen også også altså bare bara fortsatt nå nu det som du hva vad hvad da då not actually still just what',
)

/** What nobody is spoken of with but by name; `miss` is a verb too. */
const HONORIFICS = wordSet('mr mrs ms fru herr frøken fröken frk')

/** A word that may be a name, and the words beside it. */
type Wordy = { readonly reading: Reading; readonly at: number; readonly token: WordToken; readonly known: WordKnowledge; readonly before: string }
type Verdict = { readonly isName: boolean; readonly when: (wordy: Wordy) => boolean }

const isSelfIntroduced = ({ reading, at }: Wordy) => phraseBefore(reading, at, SELF_INTRODUCTIONS) > 0
const isListedGiven = ({ known }: Wordy) => known.isGiven && known.isListed
const isRole = ({ reading: { cues }, token: { lower } }: Wordy) => cues.kin.has(lower) || cues.titles.has(lower)

/** A medicine or a word of medicine that no list of names has. */
const isOnlyMedical = ({ known }: Wordy) =>
  known.isMedical && !known.isPet && !known.isGiven && !known.isSurname && (known.isDrug || !known.isRareName)

function isSurelyIntroduced(wordy: Wordy): boolean {
  const { reading, at, known } = wordy
  if (!known.isListed && !known.isPet && !known.isRareName) return false
  return isIntroduced(reading, at, SURE_INTRODUCTIONS) || phraseBefore(reading, at, STRONG_TITLES) > 0
}

const isQuoted = (wordy: Wordy) => isListedGiven(wordy) && (SAYS.has(wordy.before) || phraseBefore(wordy.reading, wordy.at, wordy.reading.cues.persons) > 1)

/** `hos berg`: who is visited. */
function isVisited({ reading, at, token, known, before }: Wordy): boolean {
  if (before !== 'hos') return false
  return isWordySurname(token.lower) || (known.isRareName && !known.isOrdinary) || (!known.isCommon && isNameLike(reading, at))
}

function isOwnRelative({ reading, at, known }: Wordy): boolean {
  const owner = at - phraseBefore(reading, at, reading.cues.possessives)
  return known.isGiven && known.isWellKnown && owner < at && phraseBefore(reading, owner, reading.cues.kin) > 0
}

/** The first that holds decides whether a word of every day is a name where it stands. */
const VERDICTS: readonly Verdict[] = [
  { isName: false, when: (wordy) => isSelfIntroduced(wordy) && NOT_INTRODUCED.has(wordy.token.lower) },
  { isName: true, when: isSelfIntroduced },
  { isName: true, when: ({ known, token, before }) => known.mayBeCalled && !known.isMedical && HONORIFICS.has(before) && token.gap.trim() !== ',' },
  { isName: true, when: ({ reading, at }) => isCalled(reading, at) },
  { isName: false, when: (wordy) => wordy.known.isStrongEponym || isOnlyMedical(wordy) },
  { isName: false, when: (wordy) => isSurelyIntroduced(wordy) && isRole(wordy) },
  { isName: true, when: isSurelyIntroduced },
  {
    isName: false,
    when: (wordy) => isQuoted(wordy) && (wordy.reading.cues.kin.has(wordy.token.lower) || wordy.reading.cues.personVerbs.has(wordy.token.lower)),
  },
  { isName: true, when: isQuoted },
  { isName: true, when: (wordy) => (isListedGiven(wordy) || isWordySurname(wordy.token.lower)) && isSpokenOf(wordy.reading, wordy.at) },
  { isName: true, when: isVisited },
  // you can ask iris she remembers
  {
    isName: true,
    when: ({ reading, at, known, before }) => known.isGiven && known.isWellKnown && PRONOUNS.has(lowerAt(reading.tokens, at + 1)) && !ARTICLES.has(before),
  },
  { isName: true, when: isOwnRelative },
]

/** A small word is a name only behind who introduces themselves, and behind mr and mrs. */
const isSmallName = (wordy: Wordy): boolean => {
  const { reading, token, known, before } = wordy
  return (known.isListed || known.mayBeCalled) && !reading.cues.possessives.has(token.lower) && (isSelfIntroduced(wordy) || HONORIFICS.has(before))
}

/** `heter live`, `doktor smith`, `min bror odd`: a name that is a word of every day too, where only a name can stand. */
export function isIntroducedWord({ reading, claims }: { readonly reading: Reading; readonly claims: Claims }, at: number): boolean {
  const token = reading.tokens[at]
  if (token === undefined || token.isNumber || claims.isTaken(at) || token.text.length < 2) return false
  const wordy: Wordy = { reading, at, token, known: reading.know(at), before: lowerAt(reading.tokens, at - 1) }
  return SMALL_WORDS.has(token.lower) ? isSmallName(wordy) : (VERDICTS.find(({ when }) => when(wordy))?.isName ?? false)
}
