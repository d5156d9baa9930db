import { typingStore } from '#server/access-log/typing/store.ts'
import type { Sql } from '#server/database/connect.ts'
import type { SealedFields } from '../case-row.ts'
import { isAlive, isNews, version } from '../store.ts'

/** What was read of the case when its key was last opened; a save that finds any of it changed writes nothing. */
export type Known = {
  caseId: string
  ownerId: string
  patientId: string
  wrapped: Uint8Array
  /** The first bytes of the sealed questions, their nonce among them. */ questionsHead: Uint8Array | null
}

export type Typed = { updated_at: Date; is_updating: boolean }

export const HEAD_BYTES = 64

/** Tables: consultation_case, report_version; the span of typing in the access log. */
export const typedSaveStore = {
  /**
   * A save within a time of typing, whose line stands: the text, the version before it and the span's new end in this one statement; or nothing,
   * where the case, its key or its questions are not as known, or no such time is under way (PERF-4).
   */
  async save(
    sql: Sql,
    { caseId, ownerId, patientId, wrapped, questionsHead }: Known,
    { revision, fields }: { revision: number; fields: SealedFields },
  ): Promise<Typed | undefined> {
    const span = { actorId: ownerId, caseId }
    const keptToo =
      fields.report_sealed === undefined
        ? sql``
        : sql`
      kept as (${version(sql, caseId, 'edited')} ${isNews(sql, caseId)} and exists (select 1 from saved) on conflict (case_id, revision) do nothing),`
    const [row] = await sql<Typed[]>`
      with ${typingStore.heldPiece(sql, span)},
      saved as (
        update consultation_case c set ${sql(fields)}, revision = c.revision + 1, updated_at = now()
        from held, data_key k
        where c.id = ${caseId} and c.owner_id = ${ownerId} and c.patient_id = ${patientId} and c.revision = ${revision} and c.signed_at is null
          and ${isAlive(sql)}
          and k.id = c.id and k.wrapped = ${wrapped} and substring(c.questions_sealed for ${HEAD_BYTES}) is not distinct from ${questionsHead}::bytea
        returning c.updated_at, c.is_updating),
      ${keptToo}
      ${typingStore.notedPiece(sql, span, revision + 1)}
      select updated_at, is_updating from saved`
    return row
  },
}
