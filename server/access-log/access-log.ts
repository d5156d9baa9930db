import { performance } from 'node:perf_hooks'
import type { KeyObject } from 'node:crypto'
import { Refusal } from '#contract/refusal.ts'
import { ALONE } from '#server/database/commit-companion.ts'
import type { CommitCompanion } from '#server/database/commit-companion.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Sql, Transaction } from '#server/database/connect.ts'
import type { Access, Outcome } from './access.ts'
import { makeRecentAccesses } from './recent-accesses.ts'
import { makeWriter } from './write-access.ts'
import type { StoredEntry, Turn } from './store.ts'
import type { WriterDeps } from './write-access.ts'

/** Identical reads by one person within this time are one access: an open page asks every two seconds. */
const SAME_ACCESS_MS = 5 * 60_000
const MOST_REMEMBERED = 50_000
const COALESCED = new Set<Access['word']>(['list', 'read', 'record'])

/** The line of the call at hand, for a change that is one single statement and writes its line within it. */
export type LineAtHand = {
  readonly actorId: string
  readonly role: string
  readonly keepDays: number
  /** Takes the end of the actor's chain, which that statement must find unmoved; gives the line that goes behind it. */
  readonly after: (turn: Turn) => Promise<StoredEntry>
  /** To be told once the statement stands. */
  readonly isWritten: () => void
}

/**
 * What a verb tells the access log of the call that it serves, and what each of its transactions takes along: `inTransaction(sql, call.audit, …)`
 * puts the line of a change into the commit of that change.
 */
export type CallAudit = CommitCompanion & {
  /** What the call turns out to do beside its own word, such as noting that the patient was told: one more line, in the same commit. */
  alsoDid: (word: Access['word']) => void
  /** Names the case that the call turns out to touch. */
  isAboutCase: (about: { patientId: string; caseId: string }) => void
  /** Gives the line that the call still owes the log, undefined where it owes none. */
  lineAtHand: () => LineAtHand | undefined
}

/** Of a call that touches no case and no patient nothing is told. */
export const NO_AUDIT: CallAudit = { ...ALONE, alsoDid: () => undefined, isAboutCase: () => undefined, lineAtHand: () => undefined }

const DONE: Outcome = { result: 'done', code: null }

export type AccessLog = {
  /**
   * Runs the work and writes what became of it. A change and its line stand in one commit; a read is answered only once its line
   * stands. `access` may learn its subject while the work reads its input.
   */
  around: <Answer>(access: Access, work: (audit: CallAudit) => Promise<Answer>) => Promise<Answer>
  /** Writes accesses nobody asked for, such as a deletion by the clock, in the transaction that makes them. */
  append: (tx: Transaction, accesses: readonly Access[]) => Promise<void>
  key: (sql: Sql) => Promise<KeyObject>
}

export type AccessLogDeps = WriterDeps & { nowMs?: () => number }

/** Refusals that say nothing about a case: input that is no input, too many calls, no valid sign-in. */
const isSilent = (error: unknown): boolean => error instanceof Refusal && /^(request|auth)\./.test(error.code)

function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof Refusal)) return { result: 'failed', code: 'internal.error' }
  return { result: error.status < 500 ? 'refused' : 'failed', code: error.code }
}

const keyOfAccess = ({ actor, word, subject }: Access, { code }: Outcome): string =>
  [actor.id, word, subject.patientId, subject.caseId, subject.recordingId, code].join(' ')

/** Takes the database and the vault; gives the one log of accesses (NORM-1). */
export function makeAccessLog({ nowMs = () => performance.now(), ...deps }: AccessLogDeps): AccessLog {
  const recent = makeRecentAccesses({ windowMs: SAME_ACCESS_MS, most: MOST_REMEMBERED, nowMs })
  const { sql } = deps
  const { key, write, lineOf } = makeWriter(deps)

  async function writeAlone(access: Access, outcome: Outcome): Promise<void> {
    const isCoalesced = COALESCED.has(access.word) || outcome.result !== 'done'
    const name = keyOfAccess(access, outcome)
    if (isCoalesced && recent.has(name)) return
    await inTransaction(sql, ALONE, (tx) => write(tx, access, outcome))
    if (isCoalesced) recent.add(name)
  }

  async function around<Answer>(access: Access, work: (audit: CallAudit) => Promise<Answer>): Promise<Answer> {
    let isWritten = COALESCED.has(access.word)
    let isOver = false
    const also = new Set<Access['word']>()
    const isOwed = (): boolean => access.isOfCaseAlone !== true || access.subject.caseId !== null
    const audit: CallAudit = {
      beforeCommit: async (tx: Transaction) => {
        if (!isWritten && !isOver && isOwed()) await write(tx, access, DONE)
        for (const word of also) await write(tx, { ...access, word }, DONE)
      },
      committed: () => {
        isWritten = true
        also.clear()
      },
      alsoDid: (word) => void also.add(word),
      isAboutCase: ({ patientId, caseId }) => void (access.subject = { patientId, caseId, recordingId: null }),
      lineAtHand: () =>
        isWritten || isOver
          ? undefined
          : {
              actorId: access.actor.id,
              role: access.actor.role,
              keepDays: deps.keepDays,
              after: (turn) => lineOf(access, DONE, turn),
              isWritten: () => void (isWritten = true),
            },
    }
    try {
      const answer = await work(audit)
      if (isOwed() && (COALESCED.has(access.word) || !isWritten)) await writeAlone(access, DONE)
      return answer
    } catch (error) {
      if (!isSilent(error) && isOwed()) await writeAlone(access, outcomeOf(error))
      throw error
    } finally {
      isOver = true
    }
  }

  return {
    around,
    key,
    async append(tx, accesses) {
      for (const access of accesses) await write(tx, access, DONE)
    },
  }
}
