import type { Vertical } from '#contract/vertical.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Sql, Transaction } from '#server/database/connect.ts'
import type { Passage } from './passage.ts'

export type PassageRow = Omit<Passage, 'text' | 'isWithdrawn'> & { number: string; body: string; is_withdrawn: boolean }

/** What a passage is found by: a text search vector as Postgres reads it, its length, and what it shares with other editions of itself. */
export type PassageSearch = { vector: string; words: number; twin: string }

/** A passage ready to be written: what it says, what it is found by, and a digest of both. */
export type Ready = { passage: Passage; digest: string; search: PassageSearch }

const columns = ({ passage, digest, search }: Ready) => ({ ...passage, body: passage.text, is_withdrawn: passage.isWithdrawn === true, digest, ...search })

/** Any constant would do that nothing else takes. */
const TURN = 7_305_128

/** In how many passages each term stands, kept by the commit that changes it. */
const countTerms = (tx: Transaction, numbers: readonly string[], by: 1 | -1) => tx`
  insert into library_term (term, passages)
  select term, count(*)::int * ${by}::int from passage_search, unnest(tsvector_to_array(search)) term where number = any(${[...numbers]}::bigint[]) group by term order by term
  on conflict (term) do update set passages = library_term.passages + excluded.passages`

/** Tables: passage, passage_search, library_term. */
export const passageStore = {
  /** One change of the library at a time: two that met the same passage would both count its words. */
  async takeTurn(tx: Transaction): Promise<void> {
    await tx`set local lock_timeout = 0`
    await tx`select pg_advisory_xact_lock(${TURN})`
  },

  /** What is there of these. */
  async digests(tx: Transaction, ids: readonly string[]): Promise<{ id: string; number: string; digest: string }[]> {
    return tx`select id, number::text, encode(digest, 'hex') as digest from passage where id = any(${[...ids]}::text[])`
  },

  /** Notes that a run has met them. */
  async meet(tx: Transaction, ids: readonly string[], run: string): Promise<void> {
    await tx`update passage set run = ${run} where id = any(${[...ids]}::text[])`
  },

  /** Writes passages that are new or have changed; `changed` names the numbers of those that were there. */
  async write(tx: Transaction, ready: readonly Ready[], { run, changed }: { run: string | null; changed: readonly string[] }): Promise<void> {
    await countTerms(tx, changed, -1)
    const given = JSON.stringify(ready.map(columns))
    const rows = await tx<{ id: string; number: string }[]>`
      insert into passage (id, source, owner, title, headings, body, html, kind, language, country, vertical, edition, updated, is_withdrawn, licence, url, codes, digest, run)
      select id, source, owner, title, array(select jsonb_array_elements_text(headings)), body, html, kind, language, country, vertical, edition, updated, is_withdrawn, licence, url, codes,
        decode(digest, 'hex'), ${run}
      from jsonb_to_recordset(${given}::jsonb) as given(id text, source text, owner text, title text, headings jsonb, body text, html text, kind text, language text, country text, vertical text,
        edition text, updated date, is_withdrawn boolean, licence text, url text, codes jsonb, digest text)
      order by id
      on conflict (id) do update set source = excluded.source, owner = excluded.owner, title = excluded.title, headings = excluded.headings, body = excluded.body, html = excluded.html,
        kind = excluded.kind, language = excluded.language, country = excluded.country, vertical = excluded.vertical, edition = excluded.edition, updated = excluded.updated,
        is_withdrawn = excluded.is_withdrawn, licence = excluded.licence, url = excluded.url, codes = excluded.codes, digest = excluded.digest, run = excluded.run, brought_at = now()
      returning id, number::text`
    const numberOf = new Map(rows.map(({ id, number }) => [id, number]))
    const searched = JSON.stringify(ready.map((one) => ({ ...columns(one), number: numberOf.get(one.passage.id) })))
    await tx`
      insert into passage_search (number, search, words, language, country, vertical, kind, updated, is_withdrawn, twin)
      select number, vector::tsvector, words, language, country, vertical, kind, updated, is_withdrawn, decode(twin, 'hex')
      from jsonb_to_recordset(${searched}::jsonb) as given(number bigint, vector text, words integer, language text, country text, vertical text, kind text, updated date, is_withdrawn boolean, twin text)
      order by number
      on conflict (number) do update set search = excluded.search, words = excluded.words, language = excluded.language, country = excluded.country, vertical = excluded.vertical,
        kind = excluded.kind, updated = excluded.updated, is_withdrawn = excluded.is_withdrawn, twin = excluded.twin`
    await countTerms(tx, [...numberOf.values()], 1)
  },

  /** Takes them out with what they were found by; how many there were. */
  async remove(tx: Transaction, ids: readonly string[]): Promise<number> {
    const there = await tx<{ number: string }[]>`select number::text from passage where id = any(${[...ids]}::text[])`
    const numbers = there.map(({ number }) => number)
    await countTerms(tx, numbers, -1)
    await tx`delete from passage where number = any(${numbers}::bigint[])`
    return numbers.length
  },

  /** Some of a source that a run has not met. */
  async unmet(sql: Sql, { source, run, limit }: { source: string; run: string; limit: number }): Promise<string[]> {
    const rows = await sql<{ id: string }[]>`select id from passage where source = ${source} and run is distinct from ${run} order by id limit ${limit}`
    return rows.map(({ id }) => id)
  },

  async find(sql: Sql, id: string): Promise<PassageRow | undefined> {
    const [row] = await sql<PassageRow[]>`
      select number::text, id, source, owner, title, headings, body, html, kind, language, country, vertical, edition, updated::text, is_withdrawn, licence, url, codes from passage where id = ${id}`
    return row
  },

  async byNumber(sql: Sql, numbers: readonly string[]): Promise<PassageRow[]> {
    return sql`
      select number::text, id, source, owner, title, headings, body, html, kind, language, country, vertical, edition, updated::text, is_withdrawn, licence, url, codes
      from passage where number = any(${[...numbers]}::bigint[])`
  },

  /** How many passages each source has. */
  async countBySource(sql: Sql): Promise<{ source: string; passages: number }[]> {
    return sql`select source, count(*)::int as passages from passage group by source order by source`
  },
}

/** Table: passage_search. */
export const searchStore = {
  /** The best of an edition that hold any of the terms. */
  async best(sql: Sql, { query, vertical, limit }: { query: string; vertical: Vertical; limit: number }): Promise<{ number: string; score: number }[]> {
    return sql`
      select number::text, ts_rank('{0.25, 0.4, 0.6, 1}', search, ${query}::tsquery, 1) as score from passage_search
      where search @@ ${query}::tsquery and vertical in (${vertical}, 'both') order by score desc, number limit ${limit}`
  },
}

/** Snowball as Postgres has it. */
export const stemStore = {
  /** The stem of each word in its order; empty where the dictionary leaves the word out. */
  async stems(sql: Sql, dictionary: string, words: readonly string[]): Promise<string[]> {
    const rows = await sql<{ stem: string | null }[]>`
      select (ts_lexize(${dictionary}::regdictionary, word))[1] as stem from unnest(${[...words]}::text[]) with ordinality given(word, place) order by place`
    return rows.map(({ stem }) => stem ?? '')
  },
}

/** Table: library_import. What an importer remembers between its runs: cursor, etag, how far it came. */
export async function importState(sql: Sql, source: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const [row] = await sql<{ state: Record<string, unknown> }[]>`select state from library_import where source = ${source}`
  return row?.state
}

/** Writes over what an importer remembers. */
export async function noteImport(sql: Database, source: string, state: Readonly<Record<string, unknown>>): Promise<void> {
  await inTransaction(sql, (tx) => tx`
    insert into library_import (source, state) values (${source}, ${tx.json(state)}) on conflict (source) do update set state = excluded.state, noted_at = now()`)
}
