import type { Language } from '#contract/vertical.ts'
import type { Sql } from '#server/database/connect.ts'
import { foldWord } from '#domain/search/fold.ts'
import { stemStore } from './store.ts'

/** Snowball, as every Postgres has it. */
const DICTIONARY: Readonly<Record<Language, string>> = { nb: 'norwegian_stem', sv: 'swedish_stem', da: 'danish_stem', en: 'english_stem', ru: 'russian_stem' }

/** Words whose stems are remembered; a process that brings in a library meets the same ones over and over. */
const REMEMBERED = 200_000

const remembered = new Map<string, string>()

/** Stems of words in a language, folded: one for each word, empty for a word that carries nothing (and, the, til). */
export async function stemsOf(sql: Sql, language: Language, words: Iterable<string>): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(words)]
  const unknown = wanted.filter((word) => !remembered.has(`${language} ${word}`))
  if (remembered.size + unknown.length > REMEMBERED) remembered.clear()
  const asked = remembered.size === 0 ? wanted : unknown
  const stems = asked.length === 0 ? [] : await stemStore.stems(sql, DICTIONARY[language], asked)
  const fresh = new Map(asked.map((word, at) => [word, foldWord(stems[at] ?? '')]))
  for (const [word, stem] of fresh) remembered.set(`${language} ${word}`, stem)
  return new Map(wanted.map((word) => [word, fresh.get(word) ?? remembered.get(`${language} ${word}`) ?? '']))
}
