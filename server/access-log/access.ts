import type { AccessBasis, AccessWord } from '#contract/access-log.ts'
import type { ErrorCode } from '#contract/error-code.ts'

/** Who acts: a signed-in person, or the product by its own clock. */
export type Actor = { id: string; role: string }

/** Whose: ids alone. */
export type Subject = { patientId: string | null; caseId: string | null; recordingId: string | null }

/** Many saves of one person in one case, told together: moments as the database's text, revisions as the saves made them. */
export type Span = { since: string; until: string; firstRevision: number; lastRevision: number }

/** One access as it begins; how it ended is added when it has. */
export type Access = {
  actor: Actor
  word: AccessWord
  basis: AccessBasis
  subject: Subject
  /** The call's id, by which the server's own log line is found. */
  requestId: string | null
  /** The call has a line only if the verb names the case it touches. */
  isOfCaseAlone?: boolean
  /** Whose it was, where the row that says so goes with the deed. */
  ownerId?: string
  /** The saves it stands for, where it is the line of many. */
  span?: Span
}

export type Outcome = { result: 'done' | 'refused' | 'failed'; code: ErrorCode | null }

export const NOTHING: Subject = { patientId: null, caseId: null, recordingId: null }

/** What forgets by the clock; it signs in nowhere. */
export const SYSTEM: Actor = { id: '00000000-0000-0000-0000-000000000000', role: 'system' }
