import type { Language } from '#contract/vertical.ts'
import { listedWords } from '#domain/search/concepts.ts'
import type { Sql } from '#server/database/connect.ts'
import { searchStore, spellingStore } from './store.ts'

const MOST_NEAR = 2_000
const MOST_ALIKE = 30

/** Words that may be meant by one that nothing knows: of the library, and of the lists, beginning alike. */
export async function nearWords(sql: Sql, word: string, language: Language): Promise<string[]> {
  const hasTrigrams = await spellingStore.hasTrigrams(sql)
  const ofLibrary = hasTrigrams
    ? await searchStore.wordsAlike(sql, [language], { word, limit: MOST_ALIKE })
    : await searchStore.wordsLike(sql, [language], { word, limit: MOST_NEAR })
  const ofLists = [...listedWords(language)].filter((one) => one.startsWith(word.slice(0, 1)) && Math.abs(one.length - word.length) <= 2)
  return [...new Set([...ofLibrary, ...ofLists])]
}
