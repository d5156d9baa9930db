import type { DiagnosisSuggestion } from '#contract/diagnosis.ts'
import { Refusal } from '#contract/refusal.ts'
import { listSymptoms } from '#domain/symptoms/symptom-list.ts'
import { openDescriptor } from '#server/cases/descriptor/stored-descriptor.ts'
import { requireCase } from '#server/cases/load-case.ts'
import type { CasePath } from '#server/cases/load-case.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers, SignedIn } from '#server/http/handler.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import { collectSources } from '#server/reports/collect-sources.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { FindPublicTexts } from './public-description.ts'
import { complaintsOfAnimal, suggestForPerson } from './suggest.ts'

export type Diagnoses = {
  sql: Database
  vault: Vault
  /** The operator's switch (quality 3.4): off, the calls answer as if they did not exist. */
  maySuggest: boolean
  findPublic: FindPublicTexts
  texts: TextWork
}

/** @throws request.not_found when the operator has not switched suggestions on */
function requireSwitchedOn({ maySuggest }: Diagnoses): void {
  if (!maySuggest) throw new Refusal('request.not_found')
}

async function suggest(
  wiring: Diagnoses,
  { user, language, signal }: SignedIn,
  { path, picked }: { path: CasePath; picked: readonly string[] },
): Promise<DiagnosisSuggestion[]> {
  requireSwitchedOn(wiring)
  const { sql, vault, findPublic, texts } = wiring
  const row = await requireCase(sql, path, user.id)
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
  const sources = collectSources(row, recordings, vault)
  const descriptor = openDescriptor({ vault, key: vault.keyOf(row), id: row.id }, row)
  const asked = { sources, descriptor, picked, language, texts, signal }
  return row.vertical === 'vet' ? complaintsOfAnimal(asked) : suggestForPerson(asked, findPublic)
}

/** The calls on suggestions and symptoms (contract). */
export function diagnosisRoutes(wiring: Diagnoses): Handlers<'listDiagnoses' | 'refineDiagnoses' | 'listSymptoms'> {
  return {
    listDiagnoses: (call) => suggest(wiring, call, { path: call.params, picked: [] }),
    refineDiagnoses: (call) => suggest(wiring, call, { path: call.params, picked: call.body.symptoms }),
    async listSymptoms({ query, language }) {
      requireSwitchedOn(wiring)
      return listSymptoms(query.kind, language)
    },
  }
}
