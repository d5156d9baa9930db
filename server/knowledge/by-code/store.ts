import type { SourceCode } from '#contract/source.ts'
import type { Sql } from '#server/database/connect.ts'
import type { PassageRow } from '../store.ts'

/** A code that is asked for, on behalf of what (`asked`), and its term as a tsquery. */
export type WantedCode = { asked: string; query: string; codes: readonly SourceCode[] }

/** Tables: passage, passage_search. */
export const byCodeStore = {
  /**
   * What a source says at the beginning of each of its texts that stand under one of the codes, recommendations first, then the newest; so many for each asked.
   * The term finds the few that may be it, the codes as they were written decide.
   */
  async published(
    sql: Sql,
    wanted: readonly WantedCode[],
    { source, kinds, each }: { source: string; kinds: readonly string[]; each: number },
  ): Promise<(PassageRow & { asked: string })[]> {
    return sql`
      select w.asked, p.* from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(asked text, query text, codes jsonb)
      cross join lateral (
        select passage.number::text, id, source, owner, title, headings, body, html, passage.kind, passage.language, passage.country,
          passage.vertical, edition, passage.updated::text, passage.is_withdrawn, licence, url, codes
        from passage_search join passage on passage.number = passage_search.number
        where search @@ w.query::tsquery and source = ${source} and not passage.is_withdrawn and passage.kind = any(${[...kinds]}::text[])
          and url is not null and id like '%#0'
          and exists (select from jsonb_array_elements(w.codes) code where passage.codes @> jsonb_build_array(code))
        order by array_position(${[...kinds]}::text[], passage.kind), passage.updated desc nulls last, passage.number limit ${each}
      ) p`
  },

  /** Those of these passages that are there and in force. */
  async parts(sql: Sql, ids: readonly string[]): Promise<PassageRow[]> {
    return sql`
      select number::text, id, source, owner, title, headings, body, html, kind, language, country, vertical, edition, updated::text, is_withdrawn,
        licence, url, codes
      from passage where id = any(${[...ids]}::text[]) and not is_withdrawn`
  },
}
