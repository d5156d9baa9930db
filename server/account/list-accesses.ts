import { z } from 'zod'
import { AccessBasis, AccessWord } from '#contract/access-log.ts'
import type { AccessEntry } from '#contract/access-log.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import { SYSTEM } from '#server/access-log/access.ts'
import type { Entry } from '#server/access-log/entry.ts'
import { accessStore } from '#server/access-log/store.ts'
import type { Place } from '#server/access-log/store.ts'

const PAGE = 50

/** The database knows no year nought. */
const Cursor = z.object({ at: z.iso.datetime().refine((at) => !at.startsWith('0000')), actorId: z.uuid(), seq: z.int().positive() })

const writeCursor = ({ at, actorId, seq }: Entry): string => Buffer.from(JSON.stringify({ at, actorId, seq })).toString('base64url')

function readCursor(cursor: string | undefined): Place | undefined {
  if (cursor === undefined) return undefined
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new Refusal('request.malformed', { cause, details: { fields: [{ path: 'cursor', problem: 'invalid' }] } })
  }
}

const RESULTS = z.enum(['done', 'refused', 'failed'])

function spanOf({ since, firstRevision, lastRevision }: Entry): AccessEntry['span'] {
  return since === null || firstRevision === null || lastRevision === null ? null : { since, firstRevision, lastRevision }
}

/** Takes a stored line and who reads it; others are not named, since an account's id is theirs. */
function presentEntry(entry: Entry, readerId: string): AccessEntry {
  return {
    id: `${entry.actorId.slice(0, 8)}-${entry.seq}`,
    at: entry.at,
    actor: entry.actorId === readerId ? 'self' : entry.actorId === SYSTEM.id ? 'system' : 'other',
    role: entry.role,
    organisation: entry.organisation,
    action: AccessWord.parse(entry.action),
    patientId: entry.patientId,
    caseId: entry.caseId,
    recordingId: entry.recordingId,
    basis: AccessBasis.parse(entry.basis),
    result: RESULTS.parse(entry.result),
    code: entry.code,
    span: spanOf(entry),
  }
}

/** `GET /account/access-log`: what the user did, and what anybody did to what is the user's (NORM-2). */
export function listAccessesRoutes({ sql }: { sql: Database }): Handlers<'listAccesses'> {
  return {
    async listAccesses({ query, user }) {
      const { patientId, caseId, cursor } = query
      const rows = await accessStore.page(sql, { userId: user.id, patientId, caseId, before: readCursor(cursor), limit: PAGE + 1 })
      const shown = rows.slice(0, PAGE)
      const last = shown.at(-1)
      return { items: shown.map((row) => presentEntry(row, user.id)), cursor: rows.length > PAGE && last ? writeCursor(last) : null }
    },
  }
}
