import type { Masked, MaskedKind } from '#contract/masked.ts'
import { Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/find-identifiers.ts'
import { IDENTIFIER_TYPES } from '#domain/deidentify/identifier.ts'
import type { IdentifierType } from '#domain/deidentify/identifier.ts'
import { LABELS, labelPattern } from '#domain/deidentify/words/label-words.ts'
import { evidenceOf } from '#domain/report/sources.ts'
import { detectLanguage } from '#domain/text/detect-language.ts'
import { sparedKey, sparing } from '#domain/deidentify/spared-words.ts'
import type { CaseRow } from '#server/cases/case-row.ts'
import { lockCase, requireCase } from '#server/cases/load-case.ts'
import { openSpared, sealSpared } from '#server/cases/spared-words.ts'
import { caseStore } from '#server/cases/store.ts'
import { inTransaction } from '#server/database/connect.ts'
import type { Database, Sql } from '#server/database/connect.ts'
import type { Call, Handlers } from '#server/http/handler.ts'
import { knownPeople } from '#server/patients/known-people.ts'
import type { SourceText } from '#server/ports/report-writer.ts'
import type { Vault } from '#server/vault/vault.ts'
import { collectSources } from './collect-sources.ts'

const KINDS: Readonly<Record<IdentifierType, MaskedKind>> = {
  NAME: 'name', PHONE: 'contact', EMAIL: 'contact', URL: 'contact', NATIONAL_ID: 'number', HPR: 'number', CASE_NO: 'number', CHIP: 'number', ANIMAL_ID: 'number', ACCOUNT: 'number',
  OTHER_ID: 'number', ADDRESS: 'place', POSTCODE: 'place', LOCATION: 'place', ORG: 'institution', DATE: 'time', AGE: 'time',
}
const KIND_OF_LABEL = new Map(IDENTIFIER_TYPES.flatMap((type) => Object.values(LABELS[type]).map((label): [string, MaskedKind] => [label, KINDS[type]])))

type Place = Omit<Masked, 'evidence'> & { start: number; end: number; words: string }

type Judging = { vertical: Vertical; spared: readonly string[]; known: readonly string[] }

/** What a source wears already, and what would be masked of it on its way out. */
function maskedIn({ text }: Pick<SourceText, 'text'>, { vertical, spared, known }: Judging): Place[] {
  const worn = [...text.matchAll(labelPattern)].flatMap((match): Place[] => {
    const kind = KIND_OF_LABEL.get(match[1] ?? '')
    return kind === undefined ? [] : [{ kind, start: match.index, end: match.index + match[0].length, words: match[0], isForGood: true, isSpared: false }]
  })
  const found = findIdentifiers({ text, language: detectLanguage(text), vertical, known }).filter(({ start, end }) => !worn.some((one) => start < one.end && end > one.start))
  const isSpared = sparing(text, spared)
  return [...worn, ...found.map((one): Place => ({ kind: KINDS[one.type], start: one.start, end: one.end, words: text.slice(one.start, one.end), isForGood: false, isSpared: isSpared(one) }))].sort((a, b) => a.start - b.start)
}

type Opening = { sql: Sql; vault: Vault; owner: { id: string; name: string } }

const at = (row: CaseRow, vault: Vault) => ({ vault, key: vault.open(row.id, row.wrapped_key), id: row.id })

/** The places of a case that are masked, each in its source. */
async function placesOf(row: CaseRow, { sql, vault, owner }: Opening, spared: readonly string[]): Promise<{ source: SourceText; places: Place[] }[]> {
  const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: owner.id })
  const known = await knownPeople({ sql, vault }, { patientId: row.patient_id, owner })
  const judging = { vertical: Vertical.parse(row.vertical), spared, known }
  return collectSources(row, recordings, vault).map((source) => ({ source, places: maskedIn(source, judging) }))
}

async function listMasked(row: CaseRow, opening: Opening, spared = openSpared(at(row, opening.vault), row.spared_words_sealed)): Promise<Masked[]> {
  const found = await placesOf(row, opening, spared)
  return found.flatMap(({ source, places }) => places.map(({ kind, isForGood, isSpared, start, end }) => ({ kind, isForGood, isSpared, evidence: evidenceOf(source, start, end) })))
}

/** Keeps what a clinician says of words of the case; of words that are not found in it nothing is kept. */
async function judge({ sql, vault }: { sql: Database; vault: Vault }, { params, body, user }: Call<'judgeMasked'>): Promise<Masked[]> {
  return inTransaction(sql, async (tx) => {
    const row = await lockCase(tx, params, user.id)
    const opening = { sql: tx, vault, owner: user }
    const key = sparedKey(body.words)
    const others = openSpared(at(row, vault), row.spared_words_sealed).filter((words) => words !== key)
    const found = body.isIdentifier ? [] : await placesOf(row, opening, others)
    const isFound = found.some(({ places }) => places.some(({ words, isForGood }) => !isForGood && sparedKey(words) === key))
    const spared = isFound ? [...others, key] : others
    await caseStore.saveSpared(tx, { caseId: row.id, ownerId: user.id }, sealSpared(at(row, vault), spared))
    return listMasked(row, opening, spared)
  })
}

/** `GET …/masked`: what of a case is masked, each with its place; `PUT …/masked`: what of it identifies nobody. */
export function maskedRoutes({ sql, vault }: { sql: Database; vault: Vault }): Handlers<'listMasked' | 'judgeMasked'> {
  return {
    listMasked: async ({ params, user }) => listMasked(await requireCase(sql, params, user.id), { sql, vault, owner: user }),
    judgeMasked: (call) => judge({ sql, vault }, call),
  }
}
