import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

type Row = { readonly language: Language; readonly text: string; readonly wanted: string; readonly unwanted?: readonly string[]; readonly vertical?: Vertical }

describe('the line of a medicine holds no number that measures something else', () => {
  test.each<Row>([
    {
      language: 'nb',
      text: 'Lege: Du bruker Imigran ved anfall, og så skriver jeg en sykmelding på tjue prosent i fire uker.\nPasient: Ja, femti milligram.',
      wanted: 'Imigran',
      unwanted: ['20 %'],
    },
    { language: 'nb', text: 'Lege: Bruker du noe fast?\nPasient: Ja, Levaxin, i seks år.', wanted: 'Levaxin', unwanted: ['6 år'] },
    {
      language: 'en',
      text: 'Doctor: What do you take?\nPatient: Omeprazole 20 mg in the morning, and I drink about two litres of water.',
      wanted: 'Omeprazole 20 mg in the morning',
      unwanted: ['2 l'],
    },
    { language: 'sv', text: 'Läkare: Har du tagit något?\nPatient: Postafen i fredags, tjugofem milligram.', wanted: 'Postafen', unwanted: ['fredags'] },
    { language: 'ru', text: 'Врач: Что принимаете?\nПациент: Цефиксим в январе пять дней.', wanted: 'Цефиксим', unwanted: ['январе'] },
    {
      language: 'da',
      text: 'Læge: Hvad får du?\nPatient: Hjertemagnyl siden hjerteanfaldet i 2012, 75 milligram.',
      wanted: 'Hjertemagnyl',
      unwanted: ['2012'],
    },
  ])('$language $text', ({ language, text, wanted, unwanted = [] }) => {
    const { medications } = sectionsOf(text, language)
    expect(medications).toContain(wanted)
    for (const piece of unwanted) expect(medications).not.toContain(piece)
  })

  test.each<Row>([
    { language: 'nb', text: 'Lege: Du får hydrokortison krem en prosent, to ganger daglig i en uke.', wanted: '1 %' },
    { language: 'ru', text: 'Врач: Метотрексат десять миллиграмм раз в неделю в среду.', wanted: 'раз в неделю' },
    { language: 'nb', text: 'Veterinær: Hun får Ringer-acetat, fem liter intravenøst.', wanted: '5 l', vertical: 'vet' },
  ])('but what is so dosed keeps it: $language $text', ({ language, text, wanted, vertical }) => {
    expect(sectionsOf(text, language, vertical).medications).toContain(wanted)
  })

  test.each<Row>([
    {
      language: 'nb',
      text: 'Veterinær: Hun får maropitant 1 mg/kg subkutant, 28 mg, og Ringer intravenøst 60 ml per time.',
      wanted: 'Maropitant 1 mg/kg subkutant, 28 mg, startes',
    },
    {
      language: 'sv',
      text: 'Veterinär: Hon får maropitant 1 mg/kg subkutant och dropp intravenöst 60 ml i timmen.',
      wanted: 'Maropitant 1 mg/kg subkutant, insätts',
    },
    {
      language: 'da',
      text: 'Dyrlæge: Hun får maropitant 1 mg/kg subkutant og Ringer intravenøst 60 ml i timen.',
      wanted: 'Maropitant 1 mg/kg subkutant, startes',
    },
    {
      language: 'en',
      text: 'Vet: She gets maropitant 1 mg/kg under the skin, and Hartmann’s intravenously at 60 ml per hour.',
      wanted: 'Maropitant 1 mg/kg under the skin, started',
    },
    { language: 'ru', text: 'Врач: Ей маропитант 1 мг/кг подкожно и Рингер внутривенно 60 мл в час.', wanted: 'Маропитант 1 мг/кг подкожно, назначено' },
  ])('nor how a fluid beside it is given: $language $text', ({ language, text, wanted }) => {
    expect(sectionsOf(text, language, 'vet').medications).toContain(wanted)
  })
})
