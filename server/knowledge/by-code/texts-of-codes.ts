import type { SourceCode } from '#contract/source.ts'
import { codeTerms } from '#domain/search/codes.ts'
import { termQuery } from '#domain/search/probes.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Passage, PassageKind } from '../passage.ts'
import { passageOf } from '../read-passage.ts'
import { byCodeStore } from './store.ts'

/** Whose texts are asked for by code. */
export type Publisher = { source: string; /** The kinds wanted, the most wanted first. */ kinds: readonly PassageKind[]; /** Of each asked. */ each: number }

const queryOf = (codes: readonly SourceCode[]): string => [...new Set(codes.flatMap(({ system, code }) => codeTerms(system, code).slice(0, 1)))].map(termQuery).join(' | ')

/**
 * Takes codes by what they are asked for; gives the texts of one source that stand under them, best first. Texts in force that a reader can open at the
 * source, and of no other source, whatever codes those name.
 */
export async function textsOfCodes(sql: Sql, asked: ReadonlyMap<string, readonly SourceCode[]>, { source, kinds, each }: Publisher): Promise<ReadonlyMap<string, readonly Passage[]>> {
  const wanted = [...asked].map(([key, codes]) => ({ asked: key, query: queryOf(codes), codes })).filter(({ query }) => query !== '')
  const found = new Map<string, Passage[]>()
  if (wanted.length === 0) return found
  for (const { asked: key, ...row } of await byCodeStore.published(sql, wanted, { source, kinds, each })) found.set(key, [...(found.get(key) ?? []), passageOf(row)])
  return found
}
