import { doctorTypesOf } from '#contract/profile.ts'
import type { DoctorType } from '#contract/profile.ts'
import type { Vertical } from '#contract/vertical.ts'

/** Whether a practice type belongs here, to the other edition, or has not been chosen yet. */
export type EditionFit = 'fits' | 'unchosen' | 'vetOnHumanSite' | 'doctorOnVetSite'

/**
 * Takes the practice type, what this person may choose beside the edition's own, and the edition on screen; gives how they go together (spec 4,
 * cross-vertical guard).
 */
export function editionFit(type: DoctorType, extra: readonly DoctorType[], edition: Vertical): EditionFit {
  if (type === 'NotDefined') return 'unchosen'
  if (doctorTypesOf(edition, extra).includes(type)) return 'fits'
  return edition === 'med' ? 'vetOnHumanSite' : 'doctorOnVetSite'
}
