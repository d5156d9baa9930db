import type { Sql, Transaction } from '#server/database/connect.ts'
import type { Span } from '../access.ts'

export type TypingPlace = { actorId: string; caseId: string }

/** A time of typing that is over, with all that its line is made of. */
export type TypingSpan = Span & TypingPlace & { patientId: string; role: string }

/** So long does one line stand for what is typed; what comes later begins anew. */
const span = (sql: Sql) => sql`interval '5 minutes'`

const UTC = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'

/** Tables: typing_span. Whoever saves within a span holds it first and the case after it; whoever closes one holds it and then the chain of its actor. */
export const typingStore = {
  /** Part of a `with` that holds the span, if there is one that is not over: nobody closes it before the save within it stands. */
  heldPiece: (sql: Sql, { actorId, caseId }: TypingPlace) => sql`
      held as materialized (
        select 1 from typing_span s where s.actor_id = ${actorId} and s.case_id = ${caseId} and s.began_at > now() - ${span(sql)} for update)`,

  /** Part of a `with` that notes the save that `saved` has made. */
  notedPiece: (sql: Sql, { actorId, caseId }: TypingPlace, revision: number) => sql`
      noted as (
        update typing_span s set last_at = clock_timestamp(), last_revision = ${revision} from saved where s.actor_id = ${actorId} and s.case_id = ${caseId})`,

  /** Part of a `with` that begins a span with the save whose line is written beside it, where `held` has a row. One that is over stays until it is closed. */
  begunPiece: (sql: Sql, { actorId, caseId, patientId, role }: TypingPlace & { patientId: string; role: string }, revision: number) => sql`
      begun as (
        insert into typing_span (actor_id, case_id, patient_id, role, began_at, first_revision, last_at, last_revision)
        select ${actorId}::uuid, ${caseId}::uuid, ${patientId}::uuid, ${role}::text, now(), ${revision}::integer, now(), ${revision}::integer from held
        on conflict do nothing)`,

  /** For a statement that reads a case `c`: whether its reader is typing in it. */
  isTyping: (sql: Sql, actorId: string) => sql`
      exists (select 1 from typing_span s where s.actor_id = ${actorId} and s.case_id = c.id and s.began_at > now() - ${span(sql)})`,

  async over(sql: Sql): Promise<TypingPlace[]> {
    return sql`select actor_id as "actorId", case_id as "caseId" from typing_span where began_at <= now() - ${span(sql)} order by began_at limit 500`
  },

  /** Takes a span that is over away, waiting for a save within it. */
  async take(tx: Transaction, { actorId, caseId }: TypingPlace): Promise<TypingSpan | undefined> {
    const [row] = await tx<TypingSpan[]>`
      delete from typing_span where actor_id = ${actorId} and case_id = ${caseId} and began_at <= now() - ${span(tx)}
      returning actor_id as "actorId", case_id as "caseId", patient_id as "patientId", role, first_revision as "firstRevision", last_revision as "lastRevision",
        to_char(began_at at time zone 'UTC', ${UTC}) as since, to_char(last_at at time zone 'UTC', ${UTC}) as until`
    return row
  },
}
