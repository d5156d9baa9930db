import type { Language, Vertical } from '#contract/vertical.ts'
import { plainText, wordsOf } from '#domain/search/fold.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Passage, PassageKind } from './passage.ts'
import { passageOf } from './read-passage.ts'
import { stemsOf } from './stems.ts'
import { passageStore, searchStore } from './store.ts'

export type Found = { passage: Passage; score: number }

export type LibraryQuestion = {
  question: string
  /** Of the question. */
  language: Language
  vertical: Vertical
  /** Whose guidelines go first. */
  country: 'NO' | 'SE' | 'DK' | null
  limit: number
  /** None named: all of them. */
  kinds?: readonly PassageKind[]
}

/** `answered` false: nothing in the library answers this; what is found may still be near it. */
export type Answer = { found: Found[]; answered: boolean }

const LONGEST_QUESTION = 2_000

/** Finds the passages that answer a question, best first. */
export async function searchLibrary(sql: Sql, { question, language, vertical, limit, kinds }: LibraryQuestion): Promise<Answer> {
  const words = wordsOf(plainText(question.slice(0, LONGEST_QUESTION)))
  const terms = [...new Set((await stemsOf(sql, language, words)).values())].filter((term) => term !== '')
  if (terms.length === 0) return { found: [], answered: false }
  const best = await searchStore.best(sql, { query: terms.map((term) => `'${term}'`).join(' | '), vertical, limit })
  const passages = new Map((await passageStore.byNumber(sql, best.map(({ number }) => number))).map((row) => [row.number, passageOf(row)]))
  const found = best.flatMap(({ number, score }) => {
    const passage = passages.get(number)
    return passage && (!kinds || kinds.includes(passage.kind)) ? [{ passage, score }] : []
  })
  return { found, answered: found.length > 0 }
}
