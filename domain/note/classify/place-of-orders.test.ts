import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { explainReport } from '#domain/note/pipeline/explain.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const OPENED: Readonly<Record<Language, string>> = {
  nb:
    'Lege: Hva har skjedd?\nPasient: Jeg har hatt vondt i øret i to uker.\n' +
    'Lege: Da undersøker jeg deg. Øregangen er rød og hoven. Det er en ørekatarr.\nLege: ',
  sv:
    'Läkare: Vad har hänt?\nPatient: Jag har haft ont i örat i två veckor.\n' +
    'Läkare: Då undersöker jag dig. Hörselgången är röd och svullen. Det är en hörselgångsinflammation.\nLäkare: ',
  da:
    'Læge: Hvad er der sket?\nPatient: Jeg har haft ondt i øret i to uger.\n' +
    'Læge: Så undersøger jeg dig. Øregangen er rød og hævet. Det er en øregangsbetændelse.\nLæge: ',
  en:
    "Doctor: What happened?\nPatient: I've had pain in my ear for two weeks.\n" +
    "Doctor: Let me look. The canal is red and swollen. It's otitis externa.\nDoctor: ",
  ru: 'Врач: Что случилось?\nПациент: У меня две недели болит ухо.\nВрач: Осмотрю ухо. Слуховой проход красный, отёчный. Это наружный отит.\nВрач: ',
}

function places(language: Language, said: string, words: string): SectionType[] {
  const sections = sectionsOf(`${OPENED[language]}${said}`, language)
  return Object.keys(sections).filter((type) => type !== 'summary' && (sections[type as SectionType] ?? '').toLowerCase().includes(words)) as SectionType[]
}

const placeOf = (language: Language, said: string): SectionType | undefined =>
  explainReport({ text: `${OPENED[language]}${said}`, language, vertical: 'med' }).statements.at(-1)?.section

type Row = readonly [language: Language, said: string, words: string]

describe('a medicine or vaccine of a time before, told while the plan is made, is history', () => {
  test.each<readonly [Language, string]>([
    ['nb', 'Vaksinen mot stivkrampe fikk du i mars.'], ['sv', 'Vaccinet mot stelkramp fick du i mars.'],
    ['da', 'Den sidste vaccine mod stivkrampe fik du i marts.'],
    ['en', 'The last tetanus vaccine was in March.'], ['ru', 'Прививку от столбняка делали в апреле.'],
  ])('%s: %s', (language, said) => {
    expect(placeOf(language, said)).toBe('complaints')
  })
})

describe('a medicine that is ordered is no finding, though a part of the body stands beside it', () => {
  test.each<Row>([
    ['nb', 'I stedet for Ibux prøver vi Naproxen, 500 mg om kvelden, mot smertene i øret.', 'naproxen'],
    ['sv', 'Vi provar naproxen 500 mg varannan dag, för örat.', 'naproxen'],
    ['da', 'Vi prøver naproxen 500 mg om morgenen til øret.', 'naproxen'],
    ['en', 'Start naproxen 500 mg twice a day for the ear.', 'naproxen'],
    ['ru', 'Назначаю напроксен 500 мг два раза в день, от боли в ухе.', 'напроксен'],
  ])('%s: %s', (language, said, words) => {
    expect(places(language, said, words)).not.toContain('physicalExamination')
  })
})

describe('by whom and for what one is referred here is why one has come', () => {
  test.each<readonly [Language, string, string]>([
    ['nb', 'Lege: Du er henvist fra fastlegen for vondt i øret.\nPasient: Ja, det har vart i to uker.', 'henvist'],
    ['sv', 'Läkare: Du är remitterad för ont i örat.\nPatient: Ja, det har varat i två veckor.', 'remitterad'],
    ['da', 'Læge: Du er henvist fra din læge for ondt i øret.\nPatient: Ja, det har varet i to uger.', 'henvist'],
    ['en', "Doctor: You've been referred by your GP for ear pain.\nPatient: Yes, it's lasted two weeks.", 'referred'],
    ['ru', 'Врач: Вы направлены к нам с болью в ухе.\nПациент: Да, болит две недели.', 'направлен'],
  ])('%s: %s', (language, said, words) => {
    const { complaints = '', treatmentPlans = '' } = sectionsOf(said, language)
    expect(complaints.toLowerCase()).toContain(words)
    expect(treatmentPlans.toLowerCase()).not.toContain(words)
  })
})
