import { randomUUID } from 'node:crypto'
import type { Sql } from '#server/database/connect.ts'

/** What a row may be given beside its owner; what is left out is as the table has it. */
export type CaseRowOf = { patientId?: string; expiresIn?: string | null; isUpdating?: boolean }
export type RecordingRowOf = { caseId: string; state?: string; audioDueIn?: string; createdAgo?: string; isAudioGone?: boolean }

/** Stands where something sealed would. */
export const SEALED = Buffer.of(0)

/**
 * Rows put straight into their tables, for tests of one store's statements: no server, no key, no text. Times are told as intervals of
 * Postgres, from now (`1 hour`, `-2 days`). What is sealed elsewhere is a byte here, for nobody opens it.
 */
export function plantRows(sql: Sql) {
  const rows = {
    async doctor(): Promise<string> {
      const id = randomUUID()
      await sql`insert into app_user (id, issuer, subject, email, name, reference_code) values (${id}, 'i', ${id}, 'd@example.test', 'D', ${id})`
      return id
    },

    async patient(ownerId: string, { isTemporary = true }: { isTemporary?: boolean } = {}): Promise<string> {
      const id = randomUUID()
      await sql`insert into patient (id, owner_id, kind, is_temporary) values (${id}, ${ownerId}, 'human', ${isTemporary})`
      return id
    },

    async case(ownerId: string, { patientId, expiresIn = null, isUpdating = false }: CaseRowOf = {}): Promise<string> {
      const id = randomUUID()
      await sql`
        insert into consultation_case (id, owner_id, patient_id, report_language, vertical, is_updating, expires_at)
        values (${id}, ${ownerId}, ${patientId ?? (await rows.patient(ownerId))}, 'nb', 'med', ${isUpdating}, now() + ${expiresIn}::interval)`
      return id
    },

    async recording(ownerId: string, of: RecordingRowOf): Promise<string> {
      const id = randomUUID()
      const { caseId, state = 'open', audioDueIn = '7 days', createdAgo = '0', isAudioGone = false } = of
      await sql`
        insert into recording (id, owner_id, case_id, state, origin, audio_due_at, created_at, audio_deleted_at)
        values (${id}, ${ownerId}, ${caseId}, ${state}, 'upload', now() + ${audioDueIn}::interval, now() - ${createdAgo}::interval,
                case when ${isAudioGone} then now() end)`
      return id
    },

    async chunk(recordingId: string, { index = 1, blobKey }: { index?: number; blobKey: string }): Promise<void> {
      await sql`
        insert into audio_chunk (recording_id, chunk_index, sha256, bytes, media_type, blob_key)
        values (${recordingId}, ${index}, '', 1, 'audio/webm', ${blobKey})`
    },

    async key(id: string, { createdAgo = '0' }: { createdAgo?: string } = {}): Promise<string> {
      await sql`insert into data_key (id, wrapped, created_at) values (${id}, ${SEALED}, now() - ${createdAgo}::interval)`
      return id
    },
  }
  return rows
}

/** One row of each kind of what lies sealed under a key of its own. */
export function plantSealed(sql: Sql) {
  return {
    document: async (ownerId: string, keyId: string) => sql`
      insert into case_document (id, case_id, owner_id, kind, content_sealed, key_id)
      values (${randomUUID()}, ${await plantRows(sql).case(ownerId)}, ${ownerId}, 'referral', ${SEALED}, ${keyId})`,
    trigger: (ownerId: string, keyId: string) => sql`
      insert into trigger_phrase (id, owner_id, content_sealed, key_id) values (${randomUUID()}, ${ownerId}, ${SEALED}, ${keyId})`,
    template: (ownerId: string, keyId: string) => sql`
      insert into report_template (id, owner_id, content_sealed, key_id) values (${randomUUID()}, ${ownerId}, ${SEALED}, ${keyId})`,
    conversation: (ownerId: string, keyId: string) => sql`
      insert into conversation (id, owner_id, key_id, vertical, country) values (${randomUUID()}, ${ownerId}, ${keyId}, 'med', 'no')`,
    prompt: (ownerId: string, keyId: string) => sql`
      insert into custom_prompt (user_id, key_id, content_sealed) values (${ownerId}, ${keyId}, ${SEALED})`,
    message: (_ownerId: string, keyId: string) => sql`
      insert into contact_message (id, key_id, content_sealed, kind) values (${randomUUID()}, ${keyId}, ${SEALED}, 'contact')`,
  }
}
