import type { Language } from '#contract/vertical.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'
import { foldWord } from '#domain/search/fold.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { LONGEST_COMPOUND, isNumber } from '#domain/language/tokens.ts'
import { meaningsIn } from '#domain/meanings/meanings.ts'
import { conceptsIn, groupsOf, isFrame, isGroup, isMeasured, TOPIC_OF_MARK, widerThan } from './topics.ts'
import { SMALL_WORDS } from './small-words.ts'

/**
 * What a term is: a medicine, a thing of the trade by name, what only frames a question, the kind of being it is about, a name, a number, or any
 * other word.
 */
export type TermKind = 'medicine' | 'named' | 'frame' | 'kind' | 'name' | 'number' | 'word'

/** One thing that is asked after: any of its keys met in the talk is the thing met. */
export type Term = { readonly keys: ReadonlySet<string>; readonly kind: TermKind; /** What the words mean, by ids of `domain/meanings`. */
  readonly meanings: ReadonlySet<string>; /** As they were typed. */ readonly words: readonly string[] }

const SHORTEST_WORD = 3
/** Word beginnings shorter than this are shared by too many words. */
const SHORTEST_FOLD = 5
const LONGEST_FOLD = 6

const smallWords = new Map<Language, ReadonlySet<string>>()

function smallWordsOf(language: Language): ReadonlySet<string> {
  const known = smallWords.get(language)
  if (known !== undefined) return known
  const made = new Set(SMALL_WORDS[language].replaceAll('ё', 'е').split(' '))
  smallWords.set(language, made)
  return made
}

/** The beginning of a word in letters that the Scandinavian languages and English share: hjärta, hjerte; øye, öga stay apart. */
function foldedStem(word: string): string | undefined {
  if (word.length < SHORTEST_FOLD) return undefined
  return `fold:${foldWord(word).slice(0, LONGEST_FOLD)}`
}

/**
 * The keys of each word of a reading: its stem, what it names, and the medicine it belongs to; none for a small word. A question judges nothing,
 * whatever its words.
 */
export function keysOfTokens(reading: Reading, isQuestion = false): (Set<string> | undefined)[] {
  const { language, tokens } = reading
  const stem = stemmerOf(language)
  const small = smallWordsOf(language)
  const keys = tokens.map((token): Set<string> | undefined => {
    if (isNumber(token)) return new Set([`number:${token.text.replace(',', '.')}`])
    if (small.has(token.lower) || token.lower.length < SHORTEST_WORD || token.lower.length > LONGEST_COMPOUND) return undefined
    const fold = foldedStem(token.lower)
    return new Set([`stem:${stem(token.lower)}`, ...(fold === undefined ? [] : [fold])])
  })
  const add = (start: number, end: number, ids: readonly string[]): void => {
    for (let at = start; at < end; at++) for (const id of ids) keys[at] = (keys[at] ?? new Set()).add(id)
  }
  // vad, when it asks, is no calf
  for (const { id, start, end } of conceptsIn(reading)) if (end > start + 1 || !small.has(tokens[start]?.lower ?? '')) add(start, end, [id])
  for (const { mark, start, end } of reading.hits) {
    const topic = TOPIC_OF_MARK[mark]
    if (topic !== undefined && !(isQuestion && topic === 'topic:diagnosis')) add(start, end, [topic])
  }
  for (const { substance, start, end } of reading.drugs) add(start, end, [`drug:${substance}`, ...groupsOf(substance)])
  return keys
}

/** I am 23, five years old, ей 4 года: told without the word. */
const TELLS_AGE = new RegExp(
  String.raw`(?:^|[\s,])(?:er|är|is|am|i'm|he's|she's|мне|ему|ей|пациенту|пациентке) \d{1,3}(?=$|[\s.,])|` +
    String.raw`(?<!(?:for|för|siden|sedan|om|in|через|i) )\d{1,3} (?:år|years?|лет|года?)(?! (?:siden|sedan|ago|назад|tilbake))(?=$|[\s.,])`,
  'iu',
)

/** All keys of a reading together, medicines' groups with them: what it may answer. */
export function keysOf(reading: Reading): Set<string> {
  const all = new Set<string>()
  for (const keys of keysOfTokens(reading)) {
    for (const key of keys ?? []) {
      all.add(key)
      for (const wider of widerThan(key)) all.add(wider)
    }
  }
  if (TELLS_AGE.test(reading.text)) all.add('topic:age')
  return all
}

/** The ids among keys of what is named. */
export const namedIn = (keys: ReadonlySet<string>): string[] =>
  [...keys].filter((key) => key.startsWith('topic:') || key.startsWith('c:') || key.startsWith('word:') || key.startsWith('condition:'))

/** An antibiotic is asked for as that and not as any medicine, a blood pressure tablet not as a blood pressure, a urine culture not as anything urinary. */
function exactly(keys: ReadonlySet<string>): Set<string> {
  const named = namedIn(keys)
  if (named.some(isMeasured)) return new Set([...keys].filter((key) => !key.startsWith('c:')))
  const groups = named.filter(isGroup)
  const exact = groups.length > 0 ? groups : named.filter((id) => !isFrame([id]))
  return exact.length === 0 ? new Set(keys) : new Set([...keys].filter((key) => !named.includes(key) || exact.includes(key)))
}

const KINDS_OF_BEING = new Set(['topic:species', 'topic:breed'])

function kindOf(keys: ReadonlySet<string>, { isDrug, isNumeric, isName }: { isDrug: boolean; isNumeric: boolean; isName: boolean }): TermKind {
  if (isDrug) return 'medicine'
  const named = namedIn(keys)
  if (named.length > 0 && named.every((id) => KINDS_OF_BEING.has(id))) return 'kind'
  if (isFrame(named)) return 'frame'
  if (named.length > 0) return 'named'
  return isNumeric ? 'number' : isName ? 'name' : 'word'
}

/** What a question asks after, word by word; words of one name are one term, and a medicine named is wanted by its name, not by its group. */
export function termsOf(question: Reading): Term[] {
  const meant = meaningsIn(question.tokens, question.language)
  const terms: { keys: Set<string>; meanings: Set<string>; substance: string | undefined; isNumeric: boolean; isName: boolean; words: string[] }[] = []
  keysOfTokens(question, true).forEach((keys, at) => {
    if (keys === undefined) return
    const drug = question.drugs.find(({ start, end }) => start <= at && at < end)
    const wanted = drug === undefined ? exactly(keys) : new Set([`drug:${drug.substance}`])
    const named = namedIn(wanted)
    const meanings = drug === undefined ? meant.filter(({ start, end }) => start <= at && at < end).map(({ id }) => id) : []
    const same = terms.find((term) => (drug !== undefined && term.substance === drug.substance) || named.some((id) => term.keys.has(id)))
    if (same === undefined)
      terms.push({
        keys: new Set(wanted),
        meanings: new Set(meanings),
        substance: drug?.substance,
        isNumeric: isNumber(question.tokens[at]),
        isName: at > 0 && /^\p{Lu}/u.test(question.tokens[at]?.text ?? ''),
        words: [question.tokens[at]?.lower ?? ''],
      })
    else {
      for (const key of wanted) same.keys.add(key)
      for (const id of meanings) same.meanings.add(id)
      same.words.push(question.tokens[at]?.lower ?? '')
    }
  })
  const isOfMedicine = terms.some(({ substance }) => substance !== undefined)
  // how long is he to eat the tablets: no meal is asked after
  const asked = isOfMedicine ? terms.filter(({ keys }) => !keys.has('topic:appetite')) : terms
  return asked.map(({ substance, isNumeric, isName, ...term }) => {
    const kind = kindOf(term.keys, { isDrug: substance !== undefined, isNumeric, isName })
    return { ...term, kind }
  })
}
