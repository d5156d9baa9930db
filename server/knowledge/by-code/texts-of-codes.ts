import type { SourceCode } from '#contract/source.ts'
import { codeTerms } from '#domain/search/codes.ts'
import { termQuery } from '#domain/search/probes.ts'
import type { Sql } from '#server/database/connect.ts'
import type { Passage, PassageKind } from '../passage.ts'
import { passageOf } from '../read-passage.ts'
import { byCodeStore } from './store.ts'
import { wholeText } from './whole-text.ts'
import type { WholeText } from './whole-text.ts'

/** Whose texts are asked for by code. */
export type Publisher = {
  source: string
  /** The kinds wanted, the most wanted first. */ kinds: readonly PassageKind[]
  /** Of each asked. */ each: number
  /** Of each text. */ mostCharacters: number
}

/** Parts of one text that are looked for. */
const MOST_PARTS = 12

const queryOf = (codes: readonly SourceCode[]): string =>
  [...new Set(codes.flatMap(({ system, code }) => codeTerms(system, code).slice(0, 1)))].map(termQuery).join(' | ')
const partId = (firstId: string, part: number): string => firstId.replace(/#0$/, `#${part}`)

async function laterParts(sql: Sql, firstIds: readonly string[]): Promise<(firstId: string) => Passage[]> {
  const ids = firstIds.flatMap((id) => Array.from({ length: MOST_PARTS - 1 }, (_, at) => partId(id, at + 1)))
  const rows = new Map((await byCodeStore.parts(sql, ids)).map((row) => [row.id, passageOf(row)]))
  return (firstId) => {
    const parts = Array.from({ length: MOST_PARTS - 1 }, (_, at) => rows.get(partId(firstId, at + 1)))
    const missing = parts.indexOf(undefined)
    return parts.slice(0, missing === -1 ? undefined : missing).flatMap((part) => part ?? [])
  }
}

/**
 * Takes codes by what they are asked for; gives the texts of one source that stand under them, best first. Texts in force that a reader can open at the
 * source, and of no other source, whatever codes those name.
 */
export async function textsOfCodes(
  sql: Sql,
  asked: ReadonlyMap<string, readonly SourceCode[]>,
  { source, kinds, each, mostCharacters }: Publisher,
): Promise<ReadonlyMap<string, readonly WholeText[]>> {
  const wanted = [...asked].map(([key, codes]) => ({ asked: key, query: queryOf(codes), codes })).filter(({ query }) => query !== '')
  const found = new Map<string, WholeText[]>()
  const firsts = wanted.length === 0 ? [] : await byCodeStore.published(sql, wanted, { source, kinds, each })
  if (firsts.length === 0) return found
  const partsAfter = await laterParts(sql, [...new Set(firsts.map(({ id }) => id))])
  for (const { asked: key, ...row } of firsts) {
    const text = wholeText([passageOf(row), ...partsAfter(row.id)], mostCharacters)
    found.set(key, [...(found.get(key) ?? []), text])
  }
  return found
}
