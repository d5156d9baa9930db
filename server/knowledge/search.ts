import type { Language, Vertical } from '#contract/vertical.ts'
import { probesFor, termQuery } from '#domain/search/probes.ts'
import { score, termsOf } from '#domain/search/rank.ts'
import type { Reread, Rewanted } from '#domain/search/rerank/features.ts'
import { READ_CHARACTERS, readText } from '#domain/search/rerank/read-text.ts'
import { READ_AGAIN, rerank } from '#domain/search/rerank/rerank.ts'
import type { Sql } from '#server/database/connect.ts'
import { builtInPassages } from './built-in/built-in-passages.ts'
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

/** ts_rank of a single term that stands once, where its place weighs 1: 6 / π². */
const FULL_RANK = 0.607_927

const NOT_HELP: readonly PassageKind[] = PassageKind.options.filter((kind) => kind !== 'help')

/** Texts of which the candidates hold a newer edition that still is one. */
function olderOf(rows: readonly CandidateRow[]): ReadonlySet<string> {
  const newest = new Map<string, string>()
  for (const { twin, updated, is_withdrawn: isWithdrawn } of rows)
    if (!isWithdrawn && updated !== null && updated > (newest.get(twin) ?? '')) newest.set(twin, updated)
  return new Set(rows.filter(({ twin, updated }) => (updated ?? '') < (newest.get(twin) ?? '')).map(({ number }) => number))
}

/** What the first stage brings: what was asked, and the candidates it put first with the beginning of their texts. */
export type Gathered = { readonly asked: Rewanted; readonly items: readonly (Reread & { readonly number: string })[] }

/** The first stage. Finds what speaks of the question among what importers have brought, and reads the beginning of the best. */
export async function gatherCandidates(sql: Sql, { question, language, vertical, country, kinds = NOT_HELP }: LibraryQuestion): Promise<Gathered> {
  const { wanted, audience, frequencies, asksAmount } = await askLibrary(sql, question, { language, vertical })
  const ranking = { asker: { language, country, audience }, frequencies }
  const asked = { wanted, asksAmount, ranking }
  const terms = termsOf(wanted).filter((term) => frequencies.of(term) > 0)
  if (terms.length === 0) return { asked, items: [] }
  const rows = await searchStore.candidates(sql, { probes: probesFor(wanted, frequencies), terms: terms.map(termQuery), vertical, kinds })
  const older = olderOf(rows)
  const judged = rows.map((row) => {
    const ranks = new Map(terms.map((term, at) => [term, Math.min(1, (row.ranks[at] ?? 0) / FULL_RANK)]))
    const candidate = { ...row, ranks, isWithdrawn: row.is_withdrawn, isOlder: older.has(row.number) }
    return { number: row.number, candidate, score: score(wanted, candidate, ranking) }
  })
  const best = judged.toSorted((a, b) => b.score - a.score || Number(a.number) - Number(b.number)).slice(0, READ_AGAIN)
  const texts = new Map((await passageStore.beginnings(sql, best.map(({ number }) => number), READ_CHARACTERS)).map((row) => [row.number, row]))
  const items = best.flatMap((one) => {
    const row = texts.get(one.number)
    return row === undefined ? [] : [{ ...one, text: readText(row) }]
  })
  return { asked, items }
}

/** What importers have brought, best first. */
async function searchImported(sql: Sql, question: LibraryQuestion): Promise<Answer> {
  const { asked, items } = await gatherCandidates(sql, question)
  const { found: ordered, answered } = rerank(asked, items)
  const best = ordered.slice(0, question.limit)
  const passages = new Map((await passageStore.byNumber(sql, best.map(({ number }) => number))).map((row) => [row.number, passageOf(row)]))
  const found = best.flatMap(({ number, score: scored }) => {
    const passage = passages.get(number)
    return passage ? [{ passage, score: scored }] : []
  })
  return { found, answered }
}

/**
 * Finds the passages that answer a question, best first; `domain/search/rank.ts` says how they are ranked. Codes and medicines' names, which the
 * product brings along, go first where the question asks for just them, and last where nothing else answers.
 */
export async function searchLibrary(sql: Sql, question: LibraryQuestion): Promise<Answer> {
  const { found, answered } = await searchImported(sql, question)
  const kinds = question.kinds ?? NOT_HELP
  const builtIn = (await builtInPassages(question.question, question)).filter(({ passage }) => kinds.includes(passage.kind))
  const asked = builtIn.filter(({ isAskedFor }) => isAskedFor).map(({ passage }) => ({ passage, score: 1 }))
  const others = answered || asked.length > 0 ? [] : builtIn.map(({ passage }) => ({ passage, score: 0 }))
  return { found: [...asked, ...found, ...others].slice(0, question.limit), answered: answered || asked.length > 0 }
}
