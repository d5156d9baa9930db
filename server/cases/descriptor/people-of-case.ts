import { z } from 'zod'
import { Refusal } from '#contract/refusal.ts'
import type { CaseRow } from '../case-row.ts'
import { readStored } from '../read-stored.ts'
import { openDetails } from './stored-descriptor.ts'
import type { At } from './stored-descriptor.ts'

const FormerNames = z.array(z.string())

function openFormerNames({ vault, key, id }: At, sealed: Uint8Array | null): string[] {
  return sealed === null ? [] : FormerNames.parse(JSON.parse(vault.openText(key, { id, field: 'formerNames' }, sealed)))
}

/** More names that the texts of a case may hold: of a patient it is moved away from. */
export function sealFormerNames(at: At, before: Uint8Array | null, more: readonly string[]): Uint8Array {
  const names = new Set([...openFormerNames(at, before), ...more])
  return at.vault.sealText(at.key, { id: at.id, field: 'formerNames' }, JSON.stringify([...names]))
}

/**
 * Whom a case points at beside its patient and its doctor: an animal's owner, by name and by the number of the herd, and patients it was moved
 * away from. @throws case.unreadable, since masking must know them
 */
export function openKeepers(
  at: At,
  { animal_details_sealed: details, former_names_sealed: former }: Pick<CaseRow, 'animal_details_sealed' | 'former_names_sealed'>,
): string[] {
  const found = readStored(() => {
    const { ownerName, herdNumber } = openDetails(at, details)
    return [ownerName, herdNumber, ...openFormerNames(at, former)].filter((told) => told !== undefined)
  })
  if (!found) throw new Refusal('case.unreadable')
  return found
}
