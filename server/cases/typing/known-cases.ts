import { performance } from 'node:perf_hooks'
import type { Vault } from '#server/vault/vault.ts'
import type { CaseRow } from '../case-row.ts'
import { openQuestions } from '../questions/stored-questions.ts'
import { HEAD_BYTES } from './store.ts'
import type { Known } from './store.ts'

/** What a save needs of a case that is being typed in: its key as it lies in the database, wrapped, and which offered text has questions of its own. */
export type KnownCase = Known & { offered: string | undefined; hasQuestions: boolean }

type Keeping = { most: number; forMs: number; nowMs?: () => number }

export type KnownCases = {
  find: (place: { caseId: string; ownerId: string; patientId: string }) => KnownCase | undefined
  keep: (known: KnownCase) => void
  forget: (known: KnownCase) => void
}

/** Bounded in number and time. No key is remembered open, and a wrapped one counts only while the database has the very same (GDPR-2). */
export function makeKnownCases({ most, forMs, nowMs = () => performance.now() }: Keeping): KnownCases {
  const cases = new Map<string, { known: KnownCase; until: number }>()
  return {
    find({ caseId, ownerId, patientId }) {
      const { known, until = 0 } = cases.get(caseId) ?? {}
      if (until <= nowMs()) cases.delete(caseId)
      return until > nowMs() && known?.ownerId === ownerId && known.patientId === patientId ? known : undefined
    },
    keep(known) {
      cases.delete(known.caseId)
      cases.set(known.caseId, { known, until: nowMs() + forMs })
      const oldest = cases.size > most ? cases.keys().next().value : undefined
      if (oldest !== undefined) cases.delete(oldest)
    },
    forget: ({ caseId }) => void cases.delete(caseId),
  }
}

/** Takes a case as it was read to save in it. */
export function knownFrom(row: CaseRow, vault: Vault): KnownCase {
  const asked = openQuestions({ vault, key: vault.keyOf(row), id: row.id }, row.questions_sealed)
  return {
    caseId: row.id,
    ownerId: row.owner_id,
    patientId: row.patient_id,
    wrapped: row.wrapped_key,
    questionsHead: row.questions_sealed && Uint8Array.from(row.questions_sealed.subarray(0, HEAD_BYTES)),
    hasQuestions: row.questions_sealed !== null,
    offered: asked?.offered?.generatedAt,
  }
}
