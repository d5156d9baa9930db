import type { SectionType } from '#contract/report.ts'

/** LOINC codes by which receivers file the sections of a note; what has none there is told apart by our own word alone. */
export const REPORT_SECTION_CODES: Readonly<Partial<Record<SectionType, string>>> = {
  summary: '55112-7',
  complaints: '10164-2',
  physicalExamination: '29545-1',
  diagnoses: '51848-0',
  treatmentPlans: '18776-5',
  treatmentMeasures: '62387-6',
  medications: '10160-0',
}
export const ADDENDUM_CODE = '55107-7'
