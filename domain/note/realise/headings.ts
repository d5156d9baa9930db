import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'

/** The headings of a report in each interface language (spec 1). */
const HEADINGS: Readonly<Record<Language, Readonly<Record<SectionType, string>>>> = {
  nb: {
    summary: 'Sammendrag', complaints: 'Aktuelt', physicalExamination: 'Klinisk undersøkelse', diagnoses: 'Vurdering og diagnoser',
    treatmentPlans: 'Plan', treatmentMeasures: 'Tiltak', medications: 'Medisiner', additionalNotes: 'Andre opplysninger',
    insuranceCertificate: 'Forsikringsattest',
  },
  sv: {
    summary: 'Sammanfattning', complaints: 'Aktuellt', physicalExamination: 'Status', diagnoses: 'Bedömning och diagnoser',
    treatmentPlans: 'Planering', treatmentMeasures: 'Åtgärder', medications: 'Läkemedel', additionalNotes: 'Övrigt',
    insuranceCertificate: 'Försäkringsintyg',
  },
  da: {
    summary: 'Resumé', complaints: 'Aktuelt', physicalExamination: 'Objektiv undersøgelse', diagnoses: 'Vurdering og diagnoser',
    treatmentPlans: 'Plan', treatmentMeasures: 'Tiltag', medications: 'Medicin', additionalNotes: 'Øvrige oplysninger',
    insuranceCertificate: 'Forsikringsattest',
  },
  en: {
    summary: 'Summary', complaints: 'Presenting complaint and history', physicalExamination: 'Examination and results', diagnoses: 'Assessment and diagnoses',
    treatmentPlans: 'Plan', treatmentMeasures: 'Measures and advice', medications: 'Medications', additionalNotes: 'Additional notes',
    insuranceCertificate: 'Insurance certificate',
  },
  ru: {
    summary: 'Краткое заключение', complaints: 'Жалобы и анамнез', physicalExamination: 'Объективный осмотр', diagnoses: 'Диагноз и оценка',
    treatmentPlans: 'План', treatmentMeasures: 'Назначения и рекомендации', medications: 'Лекарственные препараты', additionalNotes: 'Дополнительные сведения',
    insuranceCertificate: 'Страховое заключение',
  },
}

/** The heading of a section in an interface language. */
export function headingOf(type: SectionType, language: Language): string {
  return HEADINGS[language][type]
}

const KNOWN = new Set(Object.values(HEADINGS).flatMap((headings) => Object.values(headings).map((heading) => heading.toLowerCase())))

/** True for a line that is nothing but the heading of a section, in whichever language. */
export function isHeading(line: string): boolean {
  return KNOWN.has(line.replace(/(?<![\s:：.])[\s:：.]+$/, '').toLowerCase())
}
