import { z } from 'zod'
import { AnimalDescriptor, PatientDescriptor } from '#contract/patient.ts'
import type { DataKey, Vault } from '#server/vault/vault.ts'
import type { CaseRow } from '../case-row.ts'

const { otherSpecies, herdNumber, ownerName } = AnimalDescriptor.shape
type AnimalDetails = z.infer<typeof AnimalDetails>
const AnimalDetails = z.object({ otherSpecies, herdNumber, ownerName })

export type At = { vault: Vault; key: DataKey; id: string }
type StoredDescriptor = Pick<CaseRow, 'descriptor' | 'animal_details_sealed'>

/** A descriptor as it is stored: what points at people lies sealed under the key of the case, the rest open beside it. */
export function sealDescriptor({ vault, key, id }: At, descriptor: PatientDescriptor | null): StoredDescriptor {
  if (descriptor?.kind !== 'animal') return { descriptor, animal_details_sealed: null }
  const details = AnimalDetails.parse(descriptor)
  const { otherSpecies: _species, herdNumber: _herd, ownerName: _owner, ...open } = descriptor
  const isTold = Object.values(details).some((value) => value !== undefined)
  return { descriptor: open, animal_details_sealed: isTold ? vault.sealText(key, { id, field: 'animalDetails' }, JSON.stringify(details)) : null }
}

/** What lies sealed of an animal; nothing where nothing was told. */
export function openDetails({ vault, key, id }: At, sealed: Uint8Array | null): AnimalDetails {
  return sealed === null ? {} : AnimalDetails.parse(JSON.parse(vault.openText(key, { id, field: 'animalDetails' }, sealed)))
}

/** The whole descriptor, null where none was given; throws where it cannot be read. */
export function openDescriptor(at: At, { descriptor, animal_details_sealed: sealed }: StoredDescriptor): PatientDescriptor | null {
  if (descriptor === null) return null
  const open = PatientDescriptor.parse(descriptor)
  if (open.kind !== 'animal') return open
  const { ownerName: owner, ...ofOthers } = openDetails(at, sealed)
  // A server from before these details, still running beside this one, changes the species and leaves them standing.
  return PatientDescriptor.parse({ ...open, ...(open.species === 'other' && ofOthers), ...(owner !== undefined && { ownerName: owner }) })
}
