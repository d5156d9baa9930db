import type { Masked, MaskedKind } from '#contract/masked.ts'
import { Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/find-identifiers.ts'
import { IDENTIFIER_TYPES } from '#domain/deidentify/identifier.ts'
import type { IdentifierType } from '#domain/deidentify/identifier.ts'
import { LABELS, labelPattern } from '#domain/deidentify/words/label-words.ts'
import { evidenceOf } from '#domain/report/sources.ts'
import { detectLanguage } from '#domain/text/detect-language.ts'
import { requireCase } from '#server/cases/load-case.ts'
import { caseStore } from '#server/cases/store.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { SourceText } from '#server/ports/report-writer.ts'
import type { Vault } from '#server/vault/vault.ts'
import { collectSources } from './collect-sources.ts'

const KINDS: Readonly<Record<IdentifierType, MaskedKind>> = {
  NAME: 'name', PHONE: 'contact', EMAIL: 'contact', URL: 'contact', NATIONAL_ID: 'number', HPR: 'number', CASE_NO: 'number', CHIP: 'number', ANIMAL_ID: 'number', ACCOUNT: 'number',
  OTHER_ID: 'number', ADDRESS: 'place', POSTCODE: 'place', LOCATION: 'place', ORG: 'institution', DATE: 'time', AGE: 'time',
}
const KIND_OF_LABEL = new Map(IDENTIFIER_TYPES.flatMap((type) => Object.values(LABELS[type]).map((label): [string, MaskedKind] => [label, KINDS[type]])))

type Place = { kind: MaskedKind; start: number; end: number; isForGood: boolean }

/** What a source wears already, and what would be masked of it on its way out. */
function maskedIn({ text }: Pick<SourceText, 'text'>, vertical: Vertical): Place[] {
  const worn = [...text.matchAll(labelPattern)].flatMap((match): Place[] => {
    const kind = KIND_OF_LABEL.get(match[1] ?? '')
    return kind === undefined ? [] : [{ kind, start: match.index, end: match.index + match[0].length, isForGood: true }]
  })
  const found = findIdentifiers({ text, language: detectLanguage(text), vertical }).filter(({ start, end }) => !worn.some((one) => start < one.end && end > one.start))
  return [...worn, ...found.map(({ type, start, end }): Place => ({ kind: KINDS[type], start, end, isForGood: false }))].sort((a, b) => a.start - b.start)
}

/** `GET …/masked`: what of a case is masked, each with its place; the words stay where they are. */
export function listMaskedRoutes({ sql, vault }: { sql: Database; vault: Vault }): Handlers<'listMasked'> {
  return {
    async listMasked({ params, user }): Promise<Masked[]> {
      const row = await requireCase(sql, params, user.id)
      const recordings = await caseStore.recordingsOf(sql, { caseIds: [row.id], ownerId: user.id })
      return collectSources(row, recordings, vault).flatMap((source) =>
        maskedIn(source, Vertical.parse(row.vertical)).map(({ kind, isForGood, start, end }) => ({ kind, isForGood, evidence: evidenceOf(source, start, end) })),
      )
    },
  }
}
