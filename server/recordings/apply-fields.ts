import type { ConsultationFields } from '#contract/routes/recording-routes.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { CallAudit } from '#server/access-log/access-log.ts'
import { sealDescriptor } from '#server/cases/descriptor/stored-descriptor.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { sealTemplateId } from '#server/cases/chosen-template.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Transaction } from '#server/database/connect.ts'
import { namePatient } from '#server/patients/name-patient.ts'
import { isTemplateOf } from '#server/templates/read-template.ts'
import type { Vault } from '#server/vault/vault.ts'
import { readDescriptor, readNamedPatient } from './consultation-fields.ts'

/** Stores what came along with a recording: notes, who the patient is, a name if one was given, when the patient was told of it. */
export async function applyFields(
  sql: Transaction,
  { row, fields, vertical, audit }: { row: CaseRow; fields: ConsultationFields; vertical: Vertical; audit: CallAudit },
  vault: Vault,
): Promise<void> {
  const descriptor = readDescriptor(fields, vertical)
  const named = readNamedPatient(fields)
  const notes = fields.additionalNotes?.trim()
  const key = vault.keyOf(row)
  // One that was deleted while the talk went on holds up no recording: the report is written as usual.
  const { template } = fields
  const isThere = template !== undefined && (await isTemplateOf(sql, { id: template, ownerId: row.owner_id }))
  const { isMarked } = await caseStore.update(sql, { caseId: row.id, ownerId: row.owner_id }, {
    ...(descriptor && sealDescriptor({ vault, key, id: row.id }, descriptor)),
    ...(fields.patientInformedAt !== undefined && { patient_informed_at: fields.patientInformedAt }),
    ...(isThere && { template_sealed: sealTemplateId({ vault, key, id: row.id }, template) }),
    ...(notes && { additional_notes_sealed: vault.sealText(key, { id: row.id, field: 'additionalNotes' }, notes) }),
  })
  if (isMarked) audit.alsoDid('consent')
  if (named) await namePatient(sql, { id: row.patient_id, ownerId: row.owner_id, vertical }, { change: named, vault })
}
