import type { DoctorType } from '#contract/profile.ts'
import { ShippedTemplate } from '#contract/template.ts'
import type { NormalFinding, TemplateSection } from '#contract/template.ts'
import type { Vertical } from '#contract/vertical.ts'

export type Written = TemplateSection['type']

/** A kind of visit: in which editions and for which trades it is offered, its sections in their order, and those that repeat what stands elsewhere. */
export type ShippedShape = {
  readonly editions: readonly Vertical[]
  /** Absent where everybody of the edition is offered it. */
  readonly trades?: readonly DoctorType[]
  readonly order: readonly Written[]
  readonly leftOut?: readonly Written[]
  readonly normalFinding: NormalFinding
}

const GENERAL: readonly DoctorType[] = ['NotDefined', 'FamilyDoctor', 'EmergencyDoctor', 'InternalMedicine']
const FAMILY: readonly DoctorType[] = ['NotDefined', 'FamilyDoctor']

const HISTORY_FIRST: readonly Written[] = [
  'complaints',
  'medications',
  'physicalExamination',
  'diagnoses',
  'treatmentMeasures',
  'treatmentPlans',
  'additionalNotes',
]
const STORY_FIRST: readonly Written[] = ['summary', ...HISTORY_FIRST]
const ASSESSMENT_FIRST: readonly Written[] = [
  'diagnoses',
  'complaints',
  'physicalExamination',
  'treatmentMeasures',
  'treatmentPlans',
  'medications',
  'additionalNotes',
]
const EXAMINATION_FIRST: readonly Written[] = [
  'complaints',
  'physicalExamination',
  'diagnoses',
  'treatmentMeasures',
  'treatmentPlans',
  'medications',
  'additionalNotes',
]
const MEASURES_FIRST: readonly Written[] = [
  'treatmentMeasures',
  'complaints',
  'physicalExamination',
  'diagnoses',
  'medications',
  'treatmentPlans',
  'additionalNotes',
]
const ADVICE_EARLY: readonly Written[] = [
  'complaints',
  'diagnoses',
  'treatmentMeasures',
  'treatmentPlans',
  'medications',
  'physicalExamination',
  'additionalNotes',
]

/** A short visit needs no summary: what it would repeat stands just below it. */
const NO_SUMMARY: readonly Written[] = ['summary']

/** What each kind of visit looks like. Only what repeats other sections is ever left out of a shipped one. */
export const SHIPPED_SHAPES: Readonly<Record<ShippedTemplate, ShippedShape>> = {
  firstVisit: { editions: ['med', 'vet'], order: STORY_FIRST, normalFinding: 'writtenOut' },
  control: { editions: ['med', 'vet'], order: EXAMINATION_FIRST, leftOut: NO_SUMMARY, normalFinding: 'abbreviated' },
  telephone: { editions: ['med', 'vet'], order: ADVICE_EARLY, leftOut: NO_SUMMARY, normalFinding: 'asSaid' },
  sickLeave: {
    editions: ['med'],
    trades: [...GENERAL, 'Psychiatrist', 'Physiotherapist'],
    order: ASSESSMENT_FIRST,
    leftOut: NO_SUMMARY,
    normalFinding: 'writtenOut',
  },
  pregnancy: { editions: ['med'], trades: [...FAMILY, 'Gynecologist'], order: EXAMINATION_FIRST, leftOut: NO_SUMMARY, normalFinding: 'abbreviated' },
  childControl: { editions: ['med'], trades: FAMILY, order: EXAMINATION_FIRST, leftOut: NO_SUMMARY, normalFinding: 'abbreviated' },
  vaccination: { editions: ['med', 'vet'], trades: [...GENERAL, 'Veterinarian'], order: MEASURES_FIRST, leftOut: NO_SUMMARY, normalFinding: 'abbreviated' },
  conversation: {
    editions: ['med'],
    trades: ['NotDefined', 'FamilyDoctor', 'Psychiatrist'],
    order: HISTORY_FIRST,
    leftOut: NO_SUMMARY,
    normalFinding: 'writtenOut',
  },
  functionControl: { editions: ['med'], trades: ['Physiotherapist'], order: EXAMINATION_FIRST, leftOut: NO_SUMMARY, normalFinding: 'writtenOut' },
  lameness: { editions: ['vet'], order: EXAMINATION_FIRST, leftOut: NO_SUMMARY, normalFinding: 'writtenOut' },
  herdVisit: { editions: ['vet'], order: STORY_FIRST, normalFinding: 'writtenOut' },
  dental: { editions: ['vet'], order: EXAMINATION_FIRST, leftOut: NO_SUMMARY, normalFinding: 'abbreviated' },
}

/** Takes an edition and a trade; gives the kinds of visit that are offered there, in the order of the list. */
export function shippedFor(vertical: Vertical, doctorType: DoctorType): ShippedTemplate[] {
  return ShippedTemplate.options.filter((kind) => {
    const { editions, trades } = SHIPPED_SHAPES[kind]
    // A trade of the other edition sees what everybody of this edition is offered.
    return editions.includes(vertical) && (trades === undefined || trades.includes(doctorType) || (vertical === 'vet' && trades.includes('Veterinarian')))
  })
}
