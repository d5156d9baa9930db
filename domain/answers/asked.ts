import type { Language } from '#contract/vertical.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'
import { valuesOf } from '#domain/note/annotate/values.ts'
import { compileWords } from '#domain/language/lexicon.ts'
import type { Lexicon } from '#domain/language/lexicon.ts'
import { ASKED_KINDS, ASKING_WORDS } from './words/asked-kinds.ts'
import type { AskedKind } from './words/asked-kinds.ts'

const lexicons = new Map<Language, Lexicon<AskedKind>>()

function lexiconOf(language: Language): Lexicon<AskedKind> {
  const known = lexicons.get(language)
  if (known !== undefined) return known
  const made = compileWords(new Map(ASKED_KINDS.map((kind) => [kind, ASKING_WORDS[language][kind]])))
  lexicons.set(language, made)
  return made
}

/** What kinds of thing a question wants to hear, and which of its words say so. */
export function askedOf(question: Reading): { kinds: ReadonlySet<AskedKind>; words: ReadonlySet<number> } {
  const hits = lexiconOf(question.language).scan(question.tokens)
  // how many days: the length asked for is no mere count
  const told = hits.filter(({ start, end }) => !hits.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start))
  return {
    kinds: new Set(told.map(({ mark }) => mark)),
    words: new Set(told.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step))),
  }
}

const AMOUNT_WORD = new RegExp(
  String.raw`^(?:halv\p{L}*|half|полов\p{L}*|kvart\p{L}*|quarter|четверт\p{L}*|dobbel\p{L}*|dubbel\p{L}*|double|normal\p{L}*|høy\p{L}*|lav\p{L}*|` +
    String.raw`hög\p{L}*|låg\p{L}*|high|low|нормальн\p{L}*|par|couple|few|несколько|полтор\p{L}*)$`,
  'u',
)

function tellsAmount(reading: Reading): boolean {
  return valuesOf(reading).length > 0 || reading.tokens.some(({ lower }) => AMOUNT_WORD.test(lower))
}

/** What an examination showed, told in plain words. */
const FOUND = new RegExp(
  String.raw`(?<!\p{L})(?:positiv\p{L}*|negativ\p{L}*|høy\p{L}*|hög\p{L}*|lav\p{L}*|låg\p{L}*|high|low|clear|blank|fine?|fint|bra|ingen|inga|` +
    String.raw`inget|no|нет|норм\p{L}*|высок\p{L}*|низк\p{L}*|повыш\p{L}*|сниж\p{L}*|чист\p{L}*|положит\p{L}*|отрицат\p{L}*|stor\p{L}*|liten|lille|` +
    String.raw`large|small|hård\p{L}*|øm\p{L}*|öm\p{L}*)(?!\p{L})`,
  'iu',
)
/** A name inside the sentence, or given by a word of naming. */
const NAMES = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}|(?<!\p{L})(?:heter|hedder|hette|hed|called|name is|named|зовут|называется|det er)(?!\p{L})/u

/** What was found, not what is still to be looked for: "it will be a CT first" tells no result. */
function tellsResult(reading: Reading): boolean {
  if (has(reading, 'condition')) return false
  return valuesOf(reading).length > 0 || (!has(reading, 'future') && (has(reading, 'normal', 'finding', 'nothing') || FOUND.test(reading.text)))
}

const ANSWERS: Readonly<Record<AskedKind, (reading: Reading) => boolean>> = {
  moment: (reading) => has(reading, 'timeWord', 'frequency') || hasNumber(reading),
  length: (reading) => has(reading, 'timeWord') || hasNumber(reading),
  amount: tellsAmount,
  often: (reading) => has(reading, 'frequency', 'timeWord') || hasNumber(reading),
  count: tellsAmount,
  side: (reading) => has(reading, 'left', 'right', 'both'),
  person: (reading) => has(reading, 'kin', 'otherPerson', 'child', 'firstPerson', 'thirdPerson', 'referral') || /(?<=\s)\p{Lu}\p{Ll}+/u.test(reading.text),
  medicine: (reading) => reading.drugs.length > 0 || has(reading, 'drugClass', 'diet', 'fluid', 'doseForm'),
  cause: () => true,
  result: tellsResult,
  name: (reading) => NAMES.test(reading.text),
}

/** Whether what is said is of one of the kinds that were asked for; anything is, where no kind was. */
export function isOfKind(reading: Reading, kinds: ReadonlySet<AskedKind>): boolean {
  return kinds.size === 0 || [...kinds].some((kind) => ANSWERS[kind](reading))
}
