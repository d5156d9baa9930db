import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { listMedications } from '#domain/note/medication/list/medications.ts'
import { readStatements, writeReport } from '#domain/note/pipeline/write-report.ts'

const linesOf = (text: string, language: Language, vertical: Vertical = 'med') =>
  listMedications(readStatements(text, language, vertical), tongueOf(language), vertical).lines.map((line) => line.text)

/** Before the medicine: a story, a finding and the diagnosis, as they are dictated; and the diagnosis alone. */
const OPENINGS: Readonly<Record<Language, readonly string[]>> = {
  nb: ['Hun har hostet i en uke. Ved undersøkelse er temperaturen 38,6. Diagnosen er lungebetennelse. ', 'Diagnosen er lungebetennelse. '],
  sv: ['Hon har hostat i en vecka. Vid undersökning är temperaturen 38,6. Diagnosen är lunginflammation. ', 'Diagnosen är lunginflammation. '],
  da: ['Hun har hostet i en uge. Ved undersøgelse er temperaturen 38,6. Diagnosen er lungebetændelse. ', 'Diagnosen er lungebetændelse. '],
  en: ['She has been coughing for a week. On examination the temperature is 38.6. The diagnosis is pneumonia. ', 'The diagnosis is pneumonia. '],
  ru: ['Неделю кашляет. При осмотре температура 38,6. Диагноз пневмония. ', 'Диагноз пневмония. '],
}

const GOES_ON: readonly (readonly [Language, string, string])[] = [
  ['nb', 'Hun bruker fra før metformin 500 mg to ganger daglig.', 'Metformin 500 mg 2 ganger daglig, fortsetter.'],
  ['nb', 'Hun står allerede på metformin 500 mg to ganger daglig.', 'Metformin 500 mg 2 ganger daglig, fortsetter.'],
  ['nb', 'Hun har brukt metformin 500 mg to ganger daglig i fem år.', 'fortsetter.'],
  ['nb', 'Hun bruker metformin 500 mg to ganger daglig.', 'Metformin 500 mg 2 ganger daglig, fortsetter.'],
  ['sv', 'Hon använder sedan tidigare metformin 500 mg två gånger dagligen.', 'fortsätter.'],
  ['sv', 'Hon står redan på metformin 500 mg två gånger dagligen.', 'fortsätter.'],
  ['sv', 'Hon tar metformin 500 mg två gånger dagligen.', 'fortsätter.'],
  ['da', 'Hun tager i forvejen metformin 500 mg to gange dagligt.', 'fortsætter.'],
  ['da', 'Hun bruger metformin 500 mg to gange dagligt.', 'fortsætter.'],
  ['en', 'She already takes metformin 500 mg twice daily.', 'continued.'],
  ['en', 'She takes metformin 500 mg twice daily.', 'continued.'],
  ['ru', 'Она уже принимает метформин 500 мг два раза в день.', 'продолжает.'],
  ['ru', 'Она принимает метформин 500 мг два раза в день.', 'продолжает.'],
]

const BEGINS: readonly (readonly [Language, string, string])[] = [
  ['nb', 'Hun får fenoksymetylpenicillin 1 g fire ganger daglig i sju dager.', 'startes.'],
  ['sv', 'Hon får fenoximetylpenicillin 1 g fyra gånger dagligen i sju dagar.', 'insätts.'],
  ['da', 'Hun får fenoxymethylpenicillin 1 g fire gange dagligt i syv dage.', 'startes.'],
]

describe('D5: a medicine in use goes on, whatever was dictated before it', () => {
  const cases = GOES_ON.flatMap(([language, said, line]) => OPENINGS[language].map((opening) => [language, opening + said, line] as const))
  test.each(cases)('%s %s', (language, text, line) => {
    expect(linesOf(text, language).join('\n')).toContain(line)
  })

  test.each<[Language, string, string]>([
    ['nb', 'Halthet i to dager. Ved undersøkelse er høyre bakkne hovent. Diagnosen er artrose. Hun bruker fra før Metacam 15 mg daglig.', 'fortsetter.'],
    ['sv', 'Hälta i två dagar. Vid undersökning är höger knä svullet. Diagnosen är artros. Hon står redan på Metacam 15 mg dagligen.', 'fortsätter.'],
    ['da', 'Halthed i to dage. Ved undersøgelse er højre knæ hævet. Diagnosen er artrose. Hun tager i forvejen Metacam 15 mg dagligt.', 'fortsætter.'],
    ['en', 'Lame for two days. On examination the right stifle is swollen. The diagnosis is arthritis. She already takes Metacam 15 mg daily.', 'continued.'],
    ['ru', 'Хромает два дня. При осмотре правое колено отечно. Диагноз артроз. Она уже принимает метакам 15 мг в день.', 'продолжает.'],
  ])('of an animal: %s %s', (language, text, line) => {
    expect(linesOf(text, language, 'vet').join('\n')).toContain(line)
  })
})

describe('D5: the report lists it as in use, and no likelihood makes a start of it', () => {
  const reported = (text: string, language: Language) => {
    const report = writeReport({
      sources: [{ kind: 'transcription', text }],
      language,
      headingLanguage: language,
      vertical: 'med',
      generatedAt: '2026-01-01T00:00:00.000Z',
    })
    return report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map(({ text: line }) => line)).join('\n')
  }
  const cases = GOES_ON.flatMap(([language, said, line]) => OPENINGS[language].map((opening) => [language, opening + said, line] as const))
  test.each(cases)('%s %s', (language, text, line) => {
    expect(reported(text, language)).toContain(line)
  })
})

describe('what is got after the diagnosis is begun', () => {
  const cases = BEGINS.flatMap(([language, said, line]) => OPENINGS[language].map((opening) => [language, opening + said, line] as const))
  test.each(cases)('%s %s', (language, text, line) => {
    expect(linesOf(text, language).join('\n')).toContain(line)
  })
})
