import type { Vertical } from '#contract/vertical.ts'
import type { Probe } from '#domain/search/probes.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Sql, Transaction } from '#server/database/connect.ts'
import type { Passage } from './passage.ts'

export type PassageRow = Omit<Passage, 'text' | 'isWithdrawn'> & { number: string; body: string; is_withdrawn: boolean }

/** What a passage is found by: a text search vector as Postgres reads it, what it shares with other editions of itself, and for whom it is. */
export type PassageSearch = { vector: string; twin: string; about: readonly string[] }

/** A passage ready to be written: what it says, what it is found by, and a digest of both. */
export type Ready = { passage: Passage; digest: string; search: PassageSearch }

const columns = ({ passage: { text, ...passage }, digest }: Ready) => ({ ...passage, body: text, is_withdrawn: passage.isWithdrawn === true, digest })

/** Any constant would do that nothing else takes. */
const TURN = 7_305_128

/** The term that stands in every passage, so that their number is at hand. */
export const ALL = '*'

/** In how many passages each term stands, kept by the commit that changes it. */
const countTerms = (tx: Transaction, numbers: readonly string[], by: 1 | -1) => tx`
  insert into library_term (term, passages)
  select term, count(*)::int * ${by}::int from passage_search, unnest(tsvector_to_array(search) || ${ALL}::text) term
    where number = any(${[...numbers]}::bigint[]) group by term order by term
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
      insert into passage (id, source, owner, title, headings, body, html, kind, language, country, vertical, edition, updated, is_withdrawn, licence,
        url, codes, digest, run)
      select id, source, owner, title, array(select jsonb_array_elements_text(headings)), body, html, kind, language, country, vertical, edition,
        updated, is_withdrawn, licence, url, codes, decode(digest, 'hex'), ${run}
      from jsonb_to_recordset(${given}::jsonb) as given(id text, source text, owner text, title text, headings jsonb, body text, html text, kind text,
        language text, country text, vertical text, edition text, updated date, is_withdrawn boolean, licence text, url text, codes jsonb, digest text)
      order by id
      on conflict (id) do update set source = excluded.source, owner = excluded.owner, title = excluded.title, headings = excluded.headings,
        body = excluded.body, html = excluded.html, kind = excluded.kind, language = excluded.language, country = excluded.country,
        vertical = excluded.vertical, edition = excluded.edition, updated = excluded.updated, is_withdrawn = excluded.is_withdrawn,
        licence = excluded.licence, url = excluded.url, codes = excluded.codes, digest = excluded.digest, run = excluded.run, brought_at = now()
      returning id, number::text`
    const numberOf = new Map(rows.map(({ id, number }) => [id, number]))
    const searched = JSON.stringify(ready.map(({ passage: { id, language, country, vertical, kind, updated, isWithdrawn }, search }) =>
      ({ ...search, language, country, vertical, kind, updated, is_withdrawn: isWithdrawn === true, number: numberOf.get(id) })))
    await tx`
      insert into passage_search (number, search, language, country, vertical, kind, updated, is_withdrawn, twin, about)
      select number, vector::tsvector, language, country, vertical, kind, updated, is_withdrawn, decode(twin, 'hex'),
        array(select jsonb_array_elements_text(about))
      from jsonb_to_recordset(${searched}::jsonb) as given(number bigint, vector text, language text, country text, vertical text, kind text,
        updated date, is_withdrawn boolean, twin text, about jsonb)
      order by number
      on conflict (number) do update set search = excluded.search, language = excluded.language, country = excluded.country, vertical = excluded.vertical,
        kind = excluded.kind, updated = excluded.updated, is_withdrawn = excluded.is_withdrawn, twin = excluded.twin, about = excluded.about`
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
      select number::text, id, source, owner, title, headings, body, html, kind, language, country, vertical, edition, updated::text, is_withdrawn,
        licence, url, codes from passage where id = ${id}`
    return row
  },

  async byNumber(sql: Sql, numbers: readonly string[]): Promise<PassageRow[]> {
    return sql`
      select number::text, id, source, owner, title, headings, body, html, kind, language, country, vertical, edition, updated::text, is_withdrawn,
        licence, url, codes
      from passage where number = any(${[...numbers]}::bigint[])`
  },

  /** How each of them is headed and how its text begins. */
  async beginnings(sql: Sql, numbers: readonly string[], characters: number): Promise<{ number: string; title: string; headings: string[]; text: string }[]> {
    return sql`select number::text, title, headings, left(body, ${characters}::int) as text from passage where number = any(${[...numbers]}::bigint[])`
  },

  /** How many passages each source has. */
  async countBySource(sql: Sql): Promise<{ source: string; passages: number }[]> {
    return sql`select source, count(*)::int as passages from passage group by source order by source`
  },
}

/** A passage that may answer, with how much it is about each of the terms, in their order. */
export type CandidateRow = {
  number: string
  ranks: number[]
  language: string
  country: string | null
  kind: string
  updated: string | null
  is_withdrawn: boolean
  twin: string
  about: string[]
}

/** Tables: passage_search, library_term, library_word. */
export const searchStore = {
  /** In how many passages each of the terms stands. */
  async frequencies(sql: Sql, terms: readonly string[]): Promise<{ term: string; passages: number }[]> {
    return sql`select term, passages from library_term where term = any(${[...terms]}::text[]) and passages > 0`
  },

  /** Which of these are words of the library. */
  async words(sql: Sql, languages: readonly string[], words: readonly string[]): Promise<string[]> {
    const rows = await sql<
      { word: string }[]
    >`select distinct word from library_word where language = any(${[...languages]}::text[]) and word = any(${[...words]}::text[])`
    return rows.map(({ word }) => word)
  },

  /** All words of the library in a language. */
  async vocabulary(sql: Sql, language: string): Promise<string[]> {
    const rows = await sql<{ word: string }[]>`select word from library_word where language = ${language}`
    return rows.map(({ word }) => word)
  },

  async addWords(sql: Sql, language: string, words: readonly string[]): Promise<void> {
    await sql`insert into library_word (language, word) select ${language}, word from unnest(${[...words]}::text[]) word order by word on conflict do nothing`
  },

  /** Words that begin alike and are about as long: where Postgres has no trigrams. */
  async wordsLike(sql: Sql, languages: readonly string[], { word, limit }: { word: string; limit: number }): Promise<string[]> {
    const beginning = word.slice(0, 2)
    const rows = await sql<{ word: string }[]>`
      select word from library_word where language = any(${[...languages]}::text[]) and word >= ${beginning} and word < ${`${beginning}\u{10FFFF}`}
        and char_length(word) between ${word.length - 2}::int and ${word.length + 2}::int limit ${limit}`
    return rows.map(({ word: found }) => found)
  },

  /** Words that share trigrams with this one, most of them first. */
  async wordsAlike(sql: Sql, languages: readonly string[], { word, limit }: { word: string; limit: number }): Promise<string[]> {
    const rows = await sql<{ word: string }[]>`
      select word from library_word where language = any(${[...languages]}::text[]) and word operator(trigram.%) ${word}
      order by trigram.similarity(word, ${word}) desc, word limit ${limit}`
    return rows.map(({ word: found }) => found)
  },

  /**
   * What the probes reach, each of them so many at most, with the rank of each term. A passage of the edition that meets any of them is a candidate.
   */
  async candidates(
    sql: Sql,
    { probes, terms, vertical, kinds }: { probes: readonly Probe[]; terms: readonly string[]; vertical: Vertical; kinds: readonly string[] },
  ): Promise<CandidateRow[]> {
    return sql`
      select s.number::text, s.language, s.country, s.kind, s.updated::text, s.is_withdrawn, encode(s.twin, 'hex') as twin, s.about,
        array(select ts_rank('{0.45, 0.55, 0.7, 1}', s.search, term::tsquery) from unnest(${[...terms]}::text[]) with ordinality given(term, place)
          order by place) as ranks
      from passage_search s join (
        select distinct reached.number from unnest(${probes.map(({ query }) => query)}::text[], ${probes.map(({ most }) => most)}::int[])
          probe(query, most) cross join lateral (
          select number from passage_search where search @@ probe.query::tsquery and vertical in (${vertical}, 'both')
            and kind = any(${[...kinds]}::text[]) limit probe.most
        ) reached
      ) candidate on candidate.number = s.number`
  },
}

/** The extension pg_trgm, in a schema of its own, and the index on library_word that goes with it. */
export const spellingStore = {
  async hasTrigrams(sql: Sql): Promise<boolean> {
    const [row] = await sql<
      { found: boolean }[]
    >`select to_regclass('library_word_trigrams') is not null and to_regproc('trigram.similarity') is not null as found`
    return row?.found === true
  },

  /** One server at a time. */
  async addTrigrams(sql: Database): Promise<void> {
    await inTransaction(sql, ALONE, async (tx) => {
      await tx`select pg_advisory_xact_lock(${TURN})`
      await tx.script(`
        create schema if not exists trigram;
        create extension if not exists pg_trgm with schema trigram;
        create index if not exists library_word_trigrams on library_word using gin (word trigram.gin_trgm_ops)`)
    })
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
  await inTransaction(sql, ALONE, (tx) => tx`
    insert into library_import (source, state) values (${source}, ${tx.json(state)})
      on conflict (source) do update set state = excluded.state, noted_at = now()`)
}
