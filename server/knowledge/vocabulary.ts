import type { Language } from '#contract/vertical.ts'
import { listedWords } from '#domain/search/concepts.ts'
import type { IsWord } from '#domain/search/compounds.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import { searchStore } from './store.ts'

/** A word of the library: letters alone, of a length that words have. */
const WORD = /^\p{L}{3,40}$/u

/** What each database was seen to have, so that a process that brings in many passages asks once. */
const seen = new WeakMap<Database, Map<Language, Set<string>>>()

async function wordsOf(sql: Database, language: Language): Promise<Set<string>> {
  const ofDatabase = seen.get(sql) ?? new Map<Language, Set<string>>()
  seen.set(sql, ofDatabase)
  const known = ofDatabase.get(language) ?? new Set(await searchStore.vocabulary(sql, language))
  ofDatabase.set(language, known)
  return known
}

/** Takes the words of passages that come in; gives what knows them, those that were there before, and those of the lists. They are kept for later. */
export async function learnWords(sql: Database, language: Language, words: Iterable<string>): Promise<IsWord> {
  const known = await wordsOf(sql, language)
  const fresh = [...new Set(words)].filter((word) => !known.has(word) && WORD.test(word))
  if (fresh.length > 0) await searchStore.addWords(sql, language, fresh)
  for (const word of fresh) known.add(word)
  const listed = listedWords(language)
  return (part) => known.has(part) || listed.has(part)
}

/** Takes parts that words of a question may have; gives what knows those that are words. */
export async function knowParts(
  sql: Sql,
  { languages, language, parts }: { languages: readonly Language[]; language: Language; parts: readonly string[] },
): Promise<IsWord> {
  const words = new Set(parts.length === 0 ? [] : await searchStore.words(sql, languages, parts))
  const listed = listedWords(language)
  return (part) => words.has(part) || listed.has(part)
}
