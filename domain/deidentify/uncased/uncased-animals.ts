import type { Claims } from '#domain/deidentify/knowledge/claims.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'
import { lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

/** Before a noun: then "kanel" is the spice and "tiger" the beast. */
const DETERMINERS = wordSet(
  'en et ei ett den det de dei denne dette disse noe noen litt mye mer ingen hver hvert annen den a an the this that some any no more his her ' +
    'its their my your our its min mi mitt mine din ditt hans hennes sin sitt vår vårt deres mit dit hendes nogen noget meget någon något lite ' +
    'mycket ingen varje с без много мало',
)
/** What an animal is asked after in perfect tense: har X spist, has X eaten. */
const HAVE = wordSet('har hadde hade havde has had hasn\'t')
const PARTICIPLE = /^(?:\p{L}+(?:t|tt|et|ed|en)|hatt|haft|been|had|vært|varit|været|gått|gått|drukket|druckit|fått|spist|ätit|spist|eaten)$/u
const PRONOUNS = wordSet('han hun hon ho hu he he\'s she she\'s han\'s they он она which who som и')
const PRESENTATIONS = wordSet('er är is e это here\'s it\'s that\'s')
/** Say by themselves that somebody is presented. */
const WHOLE_PRESENTATIONS = wordSet('это here\'s it\'s that\'s')
const PRESENTED = wordSet('dette det her här this det det\'s')
/** What is done to an animal; its name or what it is stands behind. */
const HANDLINGS = wordSet(
  'holde holder hålla håller hålla hold holding løfte løfter lyfta lyft lift legger lägger lægger søver söver bedøver sederer sövde bedøvet ' +
    'kommer kom veie väga veje держите держи подержите подержи weigh undersøker undersöker undersøger klapp klappe brought bring bringing take ' +
    'taking привела привел привез привезла принес принесла осмотрите посмотрите',
)
/** Behind a handling these say that what stood between was the animal. */
const AFTER_HANDLED = wordSet(
  'ordentligt ordentlig godt still stille litt lite lidt tight steady крепче пожалуйста чтобы so that as i til mens så och og til för for in ' +
    'into while on now nu nå её его на к с пока settled',
)
const WITH = wordSet('med with с')
const PRAISE = wordSet('flink fin bra duktig snill dygtig good clever хороший хорошая молодец умница')
const CALLS = wordSet('gutt gutten jente jenta pojke flicka dreng pige boy girl kisse vovve pus мальчик девочка')
const WHEN = wordSet('når när når when once om if whether когда если')
/** Og nå er X hoven: before a verb that comes before its subject. */
const NOW = wordSet('nå nu now så da då')
const BECOMES = wordSet('er är is har has ble blev blir bliver var')
const STATES = wordSet(
  'er är is har has blir bliver vil vill also også också behöver trenger har våkner vaknar vågner skal ska kan should needs wakes проснется',
)
const CALLED = wordSet('heter heiter hedder kalles kallas kaldes called зовут кличка')
const MODALS = wordSet('skal ska må kan bør should will must can')
const DOES = wordSet(
  'kom kommer fikk fick fik spiste åt came got ligger står går er är is har has skal ska vil vill ble blev hoster hostar halter haltar klør ' +
    "kliar spiser äter drikker dricker kaster kräks lies won't keeps лежит ест пьет стоит хромает",
)
const SHORTEST = 3

function isDetermined({ tokens, cues }: Reading, at: number): boolean {
  const token = tokens[at]
  // hunden vår saga: there the determiner belongs to the word before
  const isTaken = cues.animals.has(lowerAt(tokens, at - 2)) || cues.kin.has(lowerAt(tokens, at - 2))
  return token?.gap === ' ' && DETERMINERS.has(lowerAt(tokens, at - 1)) && !isTaken
}

/** `sauene`, `valpens`: a word for an animal in any form is not its name. */
const ANIMAL_ENDING = /(?:enes|ene|ens|en|ets|et|as|a|er|ar|or|ane|erne|arna|na|s|n|t)$/u
const isKind = ({ cues, know }: Reading, at: number, lower: string) =>
  know(at).isBreed || cues.animals.has(lower) || cues.animals.has(lower.replace(ANIMAL_ENDING, ''))

/** The words around a place, by their distance from it. */
type Around = (offset: number) => string

/** What stands around an animal's name in a clinic; one frame is enough. */
const FRAMES: readonly ((word: Around) => boolean)[] = [
  // har X spist, has X eaten
  (word) => HAVE.has(word(-1)) && PARTICIPLE.test(word(1)),
  // dette er X hun, here's X she
  (word) => PRESENTATIONS.has(word(-1)) && (PRESENTED.has(word(-2)) || WHOLE_PRESENTATIONS.has(word(-1))) && PRONOUNS.has(word(1)),
  // hold X litt, kommer med X og
  (word) => (HANDLINGS.has(word(-1)) || (WITH.has(word(-1)) && HANDLINGS.has(word(-2)))) && AFTER_HANDLED.has(word(1)),
  // hold fast i X, hold of X
  (word) => (word(-1) === 'i' && word(-2) === 'fast') || (word(-1) === 'of' && word(-2) === 'hold'),
  // nå er X hoven
  (word) => NOW.has(word(-2)) && BECOMES.has(word(-1)) && /(?:t|en|et|d|ed|ad)$/.test(word(1)),
  // gutten X, X flink jente
  (word) => CALLS.has(word(-1)) || (PRAISE.has(word(1)) && CALLS.has(word(2))),
  // heter X, X sin
  (word) => CALLED.has(word(-1)) || /^(?:sin|sitt|sine)$/.test(word(1)),
  // skal X opereres
  (word) => MODALS.has(word(-1)) && DONE_TO_ANIMALS.test(word(1)),
  // når X våkner
  (word) => WHEN.has(word(-1)) && STATES.has(word(1)),
]
const DONE_TO_ANIMALS = /^(?:få|ha|have|inn|in|ind|hjem|hem|også|också|opereres|opereras|vaksineres|vaccineras|vaccineres|be|get)$/

/** Whether the words around a place are those an animal's name stands between; the first word of a talk may be its subject: X halter. */
function isFramed({ tokens }: Reading, at: number): boolean {
  const word: Around = (offset) => lowerAt(tokens, at + offset)
  return (at === 0 && DOES.has(word(1))) || FRAMES.some((isFrame) => isFrame(word))
}

/** The names of animals in speech without capitals, where animals are treated: most of them are words too (Flekken, Kanel, Socks). */
export function findUncasedAnimals(reading: Reading, claims: Claims): Identifier[] {
  if (reading.vertical !== 'vet' || !reading.isUncased) return []
  return reading.tokens.flatMap((token, at) => {
    if (token.isNumber || token.text.length < SHORTEST || claims.isTaken(at) || isKind(reading, at, token.lower)) return []
    const known = reading.know(at)
    const isWord = known.isCommon || known.isMedical || known.isStrongEponym
    const mayBeNamed = known.isPet
      ? !isDetermined(reading, at) && (!known.isMedical || isFramed(reading, at))
      : !isWord && !reading.cues.kin.has(token.lower) && !isDetermined(reading, at) && isFramed(reading, at)
    return mayBeNamed ? [{ start: token.start, end: token.end, type: 'NAME' as const, confidence: known.isPet ? SURE.list : SURE.capital }] : []
  })
}
