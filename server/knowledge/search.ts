import type { Language, Vertical } from '#contract/vertical.ts'
import { probesFor, termQuery } from '#domain/search/probes.ts'
import { ANSWERS_FROM, score, termsOf } from '#domain/search/rank.ts'
import type { Sql } from '#server/database/connect.ts'
import { PassageKind } from './passage.ts'
import type { Passage } from './passage.ts'
import { passageOf } from './read-passage.ts'
import { askLibrary } from './read-question.ts'
import { passageStore, searchStore } from './store.ts'
import type { CandidateRow } from './store.ts'

export type Found = { passage: Passage; score: number }

export type LibraryQuestion = {
  question: string
  /** Of the question. */
  language: Language
  vertical: Vertical
  /** Whose guidelines go first. */
  country: 'NO' | 'SE' | 'DK' | null
  limit: number
  /** None named: all of them but the product's own help. */
  kinds?: readonly PassageKind[]
}

/** `answered` false: nothing in the library answers this; what is found may still be near it. */
export type Answer = { found: Found[]; answered: boolean }

/** Passages that one probe may bring. */
const EACH = 400

/** ts_rank of a single term that stands once, where its place weighs 1: 6 / π². */
const FULL_RANK = 0.607_927

const NOT_HELP: readonly PassageKind[] = PassageKind.options.filter((kind) => kind !== 'help')

/** Texts of which the candidates hold a newer edition that still is one. */
function olderOf(rows: readonly CandidateRow[]): ReadonlySet<string> {
  const newest = new Map<string, string>()
  for (const { twin, updated, is_withdrawn: isWithdrawn } of rows) if (!isWithdrawn && updated !== null && updated > (newest.get(twin) ?? '')) newest.set(twin, updated)
  return new Set(rows.filter(({ twin, updated }) => (updated ?? '') < (newest.get(twin) ?? '')).map(({ number }) => number))
}

/** Finds the passages that answer a question, best first. `domain/search/rank.ts` says how they are ranked. */
export async function searchLibrary(sql: Sql, { question, language, vertical, country, limit, kinds = NOT_HELP }: LibraryQuestion): Promise<Answer> {
  const { wanted, audience, frequencies } = await askLibrary(sql, question, { language, vertical })
  const terms = termsOf(wanted).filter((term) => frequencies.of(term) > 0)
  if (terms.length === 0) return { found: [], answered: false }
  const rows = await searchStore.candidates(sql, { probes: probesFor(wanted, frequencies), terms: terms.map(termQuery), vertical, kinds, each: EACH })
  const older = olderOf(rows)
  const judged = rows.map((row) => {
    const ranks = new Map(terms.map((term, at) => [term, Math.min(1, (row.ranks[at] ?? 0) / FULL_RANK)]))
    const candidate = { ...row, ranks, isWithdrawn: row.is_withdrawn, isOlder: older.has(row.number) }
    return { number: row.number, score: score(wanted, candidate, { asker: { language, country, audience }, frequencies }) }
  })
  const best = judged.toSorted((a, b) => b.score - a.score || Number(a.number) - Number(b.number)).slice(0, limit)
  const passages = new Map((await passageStore.byNumber(sql, best.map(({ number }) => number))).map((row) => [row.number, passageOf(row)]))
  const found = best.flatMap(({ number, score: scored }) => {
    const passage = passages.get(number)
    return passage ? [{ passage, score: scored }] : []
  })
  return { found, answered: (found[0]?.score ?? 0) >= ANSWERS_FROM }
}
