import type { CallAudit } from '#server/access-log/access-log.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Transaction } from '#server/database/connect.ts'
import { createHash } from 'node:crypto'
import type { CaseChange } from '#contract/case.ts'
import type { PatientInformedRule } from '#contract/patient-informed.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { Handlers } from '#server/http/handler.ts'
import { isTemplateOf } from '#server/templates/read-template.ts'
import type { EventBus } from '#server/stream/event-bus.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import { sealDescriptor } from './descriptor/stored-descriptor.ts'
import type { CaseRow } from './case-row.ts'
import { ensureWhole } from './ensure-case.ts'
import type { CaseMaker } from './ensure-case.ts'
import { lockWhole, readCase } from './load-case.ts'
import { assertPatientInformed } from './patient-informed.ts'
import { presentCase } from './present-case.ts'
import { makeSaveAtOnce } from './save-at-once.ts'
import { sealFields } from './seal-fields.ts'
import { sealTemplateId } from './chosen-template.ts'
import { caseStore } from './store.ts'
import type { CaseFields } from './case-row.ts'

/**
 * Asks for a report of a case, in the transaction that changed it; the answer wakes the worker once that has committed. The engine of
 * the user's settings writes it, unless the built-in one was asked for by name.
 */
export type RequestReport = (sql: Transaction, caseId: string, engine?: 'builtin') => Promise<() => Promise<void>>

export type SaveCase = { sql: Database; vault: Vault; maker: CaseMaker; bus: EventBus; requestReport: RequestReport; patientInformed: PatientInformedRule }

const TEXT_FIELDS = ['transcription', 'textReport', 'summaryReport', 'manualNote', 'additionalNotes', 'descriptor'] as const

const namesText = (change: CaseChange): boolean => TEXT_FIELDS.some((field) => change[field] !== undefined)

const marksInformed = (change: CaseChange, row: CaseRow): boolean => change.patientInformedAt !== undefined && row.patient_informed_at === null

const choosesLanguage = ({ reportLanguage }: CaseChange, row: CaseRow): boolean => reportLanguage !== undefined && reportLanguage !== row.asked_language

const digestOf = (change: CaseChange): string => createHash('sha256').update(JSON.stringify(change)).digest('hex')

function assertEdition(change: CaseChange, vertical: Vertical): void {
  const isForeignKind = change.descriptor && (change.descriptor.kind === 'animal') !== (vertical === 'vet')
  const isForeignSection = vertical === 'med' && change.textReport?.sections.some(({ type }) => type === 'insuranceCertificate')
  if (isForeignKind || isForeignSection) throw new Refusal('edition.mismatch')
}

/** `unchanged` is a create sent again: its effect stands already. */
function judgeBase(change: CaseChange, { row, isNew, digest }: { row: CaseRow; isNew: boolean; digest: string }): 'apply' | 'unchanged' | 'stale' {
  if (isNew) return 'apply'
  if (change.revision !== undefined) return change.revision === row.revision ? 'apply' : 'stale'
  if (!namesText(change)) return 'apply'
  if (row.created_from === digest) return 'unchanged'
  throw new Refusal('case.revision_required')
}

/** What is signed stands, and what it rests on with it; what a signed case is told besides still counts. */
function assertMayChange({ textReport, transcription }: CaseChange, { signed_at: signedAt }: CaseRow, isRegenerating: boolean): void {
  if (signedAt !== null && (textReport !== undefined || transcription !== undefined || isRegenerating)) throw new Refusal('report.signed')
}

const otherFields = ({ descriptor, patientInformedAt, reportLanguage, template }: CaseChange, at: { vault: Vault; key: DataKey; id: string }): CaseFields => ({
  ...(descriptor !== undefined && sealDescriptor(at, descriptor)),
  ...(patientInformedAt !== undefined && { patient_informed_at: patientInformedAt }),
  ...(reportLanguage !== undefined && { asked_language: reportLanguage }),
  ...(template !== undefined && { template_sealed: sealTemplateId(at, template) }),
})

type Change = { body: CaseChange; row: CaseRow; isRegenerating: boolean; audit: CallAudit }
type Applied = { row: CaseRow; isWhole: boolean }

/** Writes the named fields; gives the row as it then is. A row is not whole where the database itself has decided upon a value. */
async function applyChange(tx: Transaction, { body, row, isRegenerating, audit }: Change, { vault, bus, patientInformed }: SaveCase): Promise<Applied> {
  if (body.transcription && row.transcription_sealed === null) assertPatientInformed(patientInformed, { row, markedAt: body.patientInformedAt })
  assertMayChange(body, row, isRegenerating)
  if (body.template && !(await isTemplateOf(tx, { id: body.template, ownerId: row.owner_id }))) throw new Refusal('template.not_found')
  if (!namesText(body) && !marksInformed(body, row) && !choosesLanguage(body, row) && body.template === undefined) return { row, isWhole: true }
  const at = { vault, key: vault.keyOf(row), id: row.id }
  const fields = { ...sealFields(body, { ...at, questions: row.questions_sealed }, vault), ...otherFields(body, at) }
  const revision = row.revision + 1
  const [, { updatedAt, isMarked }] = await Promise.all([
    body.textReport === undefined ? undefined : caseStore.keepVersion(tx, body.id, 'edited'),
    caseStore.update(tx, { caseId: row.id, ownerId: row.owner_id }, fields),
    // Another tab with this case open learns of it at once.
    bus.publish(tx, `case:${row.id}`, { type: 'case', caseId: row.id, revision, isUpdating: row.is_updating }),
  ])
  if (isMarked) audit.alsoDid('consent')
  const { patient_informed_at: _mark, ...written } = fields
  return { row: { ...row, ...written, revision, updated_at: updatedAt }, isWhole: body.patientInformedAt === undefined }
}

/** Another tab with this case open learns of it at once; one that does not is told when it saves. */
const tellOthers = (bus: EventBus, { id, revision, is_updating: isUpdating }: Pick<CaseRow, 'id' | 'revision' | 'is_updating'>): void =>
  bus.announce(`case:${id}`, { type: 'case', caseId: id, revision, isUpdating })

/**
 * `POST /patients/{patientId}/cases`: creates a case or changes the named fields of one (contract, "Details pinned").
 * A stale base is refused with the case as it is, so that the client can show both texts (REL-26).
 */
export function saveCaseRoutes(wiring: SaveCase): Handlers<'saveCase'> {
  const { sql, vault, maker, bus, requestReport } = wiring
  const saveAtOnce = makeSaveAtOnce(sql, vault)
  return {
    async saveCase({ params, query, body, user, vertical, language, prefersMinimal, audit }) {
      assertEdition(body, vertical)
      const path = { patientId: params.patientId, caseId: body.id }
      const reading = { vault, language, ownerId: user.id }
      const isRegenerating = query.regenerate === true
      const atOnce = isRegenerating ? undefined : await saveAtOnce({ body, path, ownerId: user.id, isBrief: prefersMinimal, line: audit.lineAtHand() })
      if (atOnce) {
        const { told, whole } = atOnce
        tellOthers(bus, told)
        if (!whole) return { minimal: { revision: told.revision, lastUpdated: told.updated_at.toISOString() } }
        return presentCase(whole.row, whole.recordings, { ...reading, key: whole.key, justSealed: body.textReport })
      }
      const digest = digestOf(body)
      const saved = await inTransaction(sql, audit, async (tx) => {
        // Whoever names a base means a case that is there.
        const { row, isNew, recordings } = body.revision === undefined
          ? await ensureWhole(tx, path, { maker, origin: { user, vertical, language, createdFrom: digest } })
          : { ...(await lockWhole(tx, path, user.id)), isNew: false }
        const verdict = judgeBase(body, { row, isNew, digest })
        if (verdict === 'unchanged') return { row, recordings, isWhole: true }
        if (verdict === 'stale') throw new Refusal('case.stale_revision', { details: { case: presentCase(row, recordings, reading) } })
        const applied = { recordings, ...(await applyChange(tx, { body, row, isRegenerating, audit }, wiring)) }
        return isRegenerating ? { ...applied, wake: await requestReport(tx, body.id, query.engine) } : applied
      })
      if (!('wake' in saved)) return saved.isWhole ? presentCase(saved.row, saved.recordings, reading) : readCase(sql, path, reading)
      // Read before the worker is woken: what is answered is the case as this call left it, however quick the worker.
      const waiting = await readCase(sql, path, reading)
      await saved.wake()
      return waiting
    },
  }
}
