import { describe, expect, test } from 'vitest'
import type { Section, SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from './write-report.ts'

const sectionsOf = (text: string, language: Language) => {
  const { sections } = writeReport({
    sources: [{ kind: 'transcription', text }],
    language,
    headingLanguage: language,
    vertical: 'med',
    generatedAt: '2026-01-01T00:00:00.000Z',
  })
  const words = ({ blocks }: Section) => blocks.map((block) => block.text).join('\n')
  return Object.fromEntries(sections.map((section) => [section.type, words(section)])) as Partial<Record<SectionType, string>>
}

describe('a dictation of a few words keeps its complaint, and where it belongs', () => {
  test.each<[Language, string, string[], string]>([
    ['nb', 'Pasienten har hoste. Kontroll om en uke.', ['hoste'], 'Kontroll'],
    ['nb', 'Hun har feber. Hun har hoste. Hun har utslett. Kontroll om to uker.', ['feber', 'hoste', 'utslett'], 'Kontroll'],
    ['nb', 'Pasienten har brystsmerter. Henvises til kardiolog.', ['brystsmerter'], 'kardiolog'],
    ['nb', 'Pasienten har blod i avføringen. Henvises til koloskopi.', ['blod i avføringen'], 'koloskopi'],
    ['nb', 'Pasienten har hodepine og kvalme. Kontroll om en uke.', ['hodepine og kvalme'], 'Kontroll'],
    ['sv', 'Patienten har hosta. Kontroll om en vecka.', ['hosta'], 'Kontroll'],
    ['sv', 'Hon har feber. Hon har hosta. Hon har utslag. Kontroll om två veckor.', ['feber', 'hosta', 'utslag'], 'Kontroll'],
    ['sv', 'Patienten har bröstsmärta. Remiss till kardiolog.', ['bröstsmärta'], 'kardiolog'],
    ['da', 'Patienten har hoste. Kontrol om en uge.', ['hoste'], 'Kontrol'],
    ['da', 'Hun har feber. Hun har hoste. Kontrol om to uger.', ['feber', 'hoste'], 'Kontrol'],
    ['da', 'Patienten har brystsmerter. Henvises til kardiolog.', ['brystsmerter'], 'kardiolog'],
    ['en', 'The patient has a cough. Follow-up in one week.', ['cough'], 'Follow-up'],
    ['en', 'She has a fever. She has a cough. She has a rash. Follow-up in two weeks.', ['fever', 'cough', 'rash'], 'Follow-up'],
    ['en', 'The patient has chest pain. Referral to cardiology.', ['chest pain'], 'cardiology'],
    ['ru', 'У пациента кашель. Контроль через неделю.', ['кашель'], 'Контроль'],
    ['ru', 'У неё температура. У неё кашель. У неё сыпь. Контроль через две недели.', ['температура', 'кашель', 'сыпь'], 'Контроль'],
    ['ru', 'У пациента боль в груди. Направлен к кардиологу.', ['боль в груди'], 'кардиологу'],
  ])('%s: %s', (language, text, told, planned) => {
    const { complaints = '', treatmentPlans = '', physicalExamination } = sectionsOf(text, language)
    for (const words of told) {
      expect(complaints).toContain(words)
      expect(treatmentPlans).not.toContain(words)
    }
    expect(treatmentPlans).toContain(planned)
    expect(physicalExamination).toBeUndefined()
  })
})

test('a finding told after what is planned is a finding still', () => {
  const made = sectionsOf('Pasienten har hoste. Kontroll om en uke. Over lungene høres knatrelyder basalt på høyre side.', 'nb')
  expect(made.physicalExamination).toContain('knatrelyder')
  expect(made.complaints).toContain('hoste')
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Hun har hoste siden 1. mai. Kontroll kl. 08.30 på mandag.', /hoste siden 1\. mai\./],
  ['nb', 'Pasienten kommer til kontroll 1. mai kl. 10.00. Hun har hoste.', /1\. mai kl\. 10\.00/],
  ['da', 'Patienten har haft hoste siden den 3. marts. Kontrol om en uge.', /siden den 3\. marts/],
])('a day before its month and the hour after kl. end no sentence (%s): %s', (language, text, wanted) => {
  expect(Object.values(sectionsOf(text, language)).join('\n')).toMatch(wanted)
})
