import type { Language } from '#contract/vertical.ts'
import { TOPIC_LEXICON } from './topic-lexicon.ts'

/** Words of one language by which topics are told: whole, by their beginning, and several in a row by their first. */
type Lexicon = {
  whole: ReadonlyMap<string, readonly string[]>
  begun: ReadonlyMap<string, readonly string[]>
  rows: ReadonlyMap<string, readonly { words: readonly string[]; topic: string }[]>
}

const LANGUAGES = new Set<string>(['nb', 'sv', 'da', 'en', 'ru'])
const SHORTEST_BEGINNING = 2
const LONGEST_WORD = 40
const LONGEST_TEXT = 4_000

const add = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

/** The entries of the lexicon: what topic, in which language, which words. */
function entries(): { topic: string; language: string; entry: string }[] {
  let topic = ''
  let language = ''
  return TOPIC_LEXICON.split('\n').flatMap((line) => {
    if (line.startsWith('# ')) topic = line.slice(2)
    const head = line.slice(0, 2)
    const isHead = LANGUAGES.has(head) && line[2] === ' '
    if (isHead) language = head
    if (line.startsWith('# ') || line === '') return []
    return (isHead ? line.slice(3) : line).split(',').map((entry) => entry.trim()).filter((entry) => entry !== '').map((entry) => ({ topic, language, entry }))
  })
}

function compile(wanted: Language): Lexicon {
  const [whole, begun] = [new Map<string, string[]>(), new Map<string, string[]>()]
  const rows = new Map<string, { words: string[]; topic: string }[]>()
  for (const { topic, language, entry } of entries()) {
    if (language !== wanted) continue
    const words = entry.split(' ')
    const [first = ''] = words
    if (words.length > 1) add(rows, first.replace('@', ''), { words, topic })
    else if (entry.endsWith('@')) add(begun, entry.slice(0, -1), topic)
    else add(whole, entry, topic)
  }
  return { whole, begun, rows }
}

const made = new Map<Language, Lexicon>()
function lexiconOf(language: Language): Lexicon {
  const known = made.get(language) ?? compile(language)
  made.set(language, known)
  return known
}

const fits = (word: string | undefined, form: string): boolean =>
  word !== undefined && (form === '@' || (form.endsWith('@') ? word.startsWith(form.slice(0, -1)) : word === form))

/** The words of a text as the lexicon has them. */
export const wordsOf = (text: string): string[] => text.slice(0, LONGEST_TEXT).toLowerCase().match(/[\p{L}\d]+(?:[.'-][\p{L}\d]+)*|%/gu) ?? []

/** What a text asks about or tells of. Linear in its length. */
export function topicsIn(text: string, language: Language): Set<string> {
  const { whole, begun, rows } = lexiconOf(language)
  const words = wordsOf(text)
  const found = new Set<string>()
  for (const [at, word] of words.entries()) {
    for (const topic of whole.get(word) ?? []) found.add(topic)
    for (let length = SHORTEST_BEGINNING; length <= Math.min(word.length, LONGEST_WORD); length += 1) {
      const beginning = word.slice(0, length)
      for (const topic of begun.get(beginning) ?? []) found.add(topic)
      for (const row of rows.get(beginning) ?? []) if (row.words.every((form, index) => fits(words[at + index], form))) found.add(row.topic)
    }
  }
  return found
}
