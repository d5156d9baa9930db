import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** Language, talk, section, what must stand there, or must not when it begins with `!`. */
type Row = readonly [language: Language, text: string, section: SectionType, expected: string]

/** Whether the words stand in the section, and whether they should. */
function judge([language, text, section, expected]: Row): { stands: boolean; should: boolean } {
  const should = !expected.startsWith('!')
  const words = (should ? expected : expected.slice(1)).toLowerCase()
  return { stands: (sectionsOf(text, language)[section] ?? '').toLowerCase().includes(words), should }
}

const rows = (table: readonly Row[]): readonly (readonly [string, Row])[] => table.map((row) => [`${row[0]} ${row[2]} ${row[3]}: ${row[1]}`, row])

describe('a diagnosis needs a disease or an outright judgement', () => {
  test.each(rows([
    ['nb', 'Dette er mest truleg ein slimposebetennelse i skuldra.', 'diagnoses', 'slimposebetennelse'],
    ['nb', 'Lege: Da ser jeg på kneet. Ingen hevelse. Det høres ut som en fin helg på hytta.', 'diagnoses', '!helg'],
    ['sv', 'Läkare: Då tittar jag på knät. Ingen svullnad. Allt talar för en tendinit.', 'diagnoses', 'tendinit'],
    ['sv', 'Läkare: Då tittar jag på knät. Ingen svullnad. Det låter som en fin resa.', 'diagnoses', '!resa'],
    ['da', 'Læge: Så undersøger jeg øret. Trommehinden er rød. Alt tyder på mellemørebetændelse.', 'diagnoses', 'mellemørebetændelse'],
    ['da', 'Læge: Så undersøger jeg øret. Trommehinden er rød. Det lyder som en god ferie.', 'diagnoses', '!ferie'],
    ['en', "Doctor: Let me look. The drum is red. This is most likely otitis media.", 'diagnoses', 'otitis'],
    ['en', "Doctor: Let me look. The drum is red. Sounds like you'll have a great weekend.", 'diagnoses', '!weekend'],
    ['ru', 'Врач: Осмотрю ухо. Перепонка красная. Скорее всего, это отит.', 'diagnoses', 'отит'],
    ['ru', 'Врач: Осмотрю ухо. Перепонка красная. Погода сегодня хорошая.', 'diagnoses', '!погода'],
  ]))('%s', (_, row) => {
    const { stands, should } = judge(row)
    expect(stands).toBe(should)
  })
})

describe('what a picture shows is a finding, what it rules out no diagnosis', () => {
  const table: readonly Row[] = [
    ['nb', 'Lege: Vi har tatt røntgen av foten, og det er ikke noe brudd.', 'physicalExamination', 'brudd'],
    ['nb', 'Lege: Vi har tatt røntgen av foten, og det er ikke noe brudd.', 'diagnoses', '!brudd'],
    ['sv', 'Läkare: Röntgen av foten visar ingen fraktur.', 'physicalExamination', 'fraktur'],
    ['sv', 'Läkare: Röntgen av foten visar ingen fraktur.', 'diagnoses', '!fraktur'],
    ['da', 'Vi har taget røntgen af foden, og der er intet brud.', 'physicalExamination', 'brud'],
    ['da', 'CT af lungerne viser ingen blodprop.', 'diagnoses', '!blodprop'],
    ['en', 'Doctor: The X-ray shows no fracture.', 'physicalExamination', 'no fracture'],
    ['en', 'Doctor: The X-ray shows no fracture.', 'diagnoses', '!fracture'],
    ['ru', 'Врач: На снимке перелома нет.', 'physicalExamination', 'перелома нет'],
    ['ru', 'Увеличенных узлов не вижу.', 'physicalExamination', 'увеличенных узлов'],
    ['en', 'Doctor: Book an X-ray of the foot for tomorrow.', 'treatmentPlans', 'x-ray'],
    ['nb', 'Lege: Jeg henviser deg til røntgen av foten.', 'treatmentPlans', 'røntgen'],
  ]
  test.each(rows(table))('%s', (_, row) => {
    const { stands, should } = judge(row)
    expect(stands).toBe(should)
  })
})

describe('a side or time told in a sentence of its own reaches the complaint', () => {
  test.each(rows([
    ['nb', 'Pasient: Jeg har vondt i skuldra. Det er vel den venstre. Nei, feil, den høyre.', 'complaints', 'skuldra (høyre)'],
    ['sv', 'Patient: Jag har ont i knät. Det vänstra.', 'complaints', 'knät (vänstra)'],
    ['da', 'Patient: Jeg har ondt i skulderen. Den højre.', 'complaints', 'skulderen (højre)'],
    ['en', 'Patient: My hip hurts. The left one, no, sorry, the right.', 'complaints', 'hip hurts (the right)'],
    ['ru', 'Пациент: У меня болит колено. Правое.', 'complaints', 'колено (правое)'],
    ['en', 'Patient: My hip hurts. It has been three months, no, four.', 'complaints', '4 months'],
    ['en', 'Patient: My left hip hurts. The right hip is fine.', 'complaints', '!hip hurts (the right)'],
    ['en', 'Doctor: Do you smoke?\nPatient: Twenty a day for thirty years.', 'complaints', '20 a day'],
  ]))('%s', (_, row) => {
    const { stands, should } = judge(row)
    expect(stands).toBe(should)
  })
})

describe('an examination is told to its end', () => {
  test.each(rows([
    ['en',
      'Patient: My hip hurts.\nDoctor: Let me look. No swelling. Flexion is ninety. Power is five out of five. Reflexes are equal. No groin lump. ' +
      'The knee is normal. Sensation is intact.', 'physicalExamination', 'sensation is intact'],
    ['nb',
      'Pasient: Jeg har vondt i nakken.\nLege: Da ser jeg på deg. Ingen hevelse. Full bevegelighet. Kraften er god. Reflekser er like. Ingen ømhet ' +
      'over kragebeinet. Nakken er fri.', 'physicalExamination', 'nakken er fri'],
    ['sv',
      'Patient: Jag har ont i nacken.\nLäkare: Då tittar jag på dig. Ingen svullnad. Full rörlighet. Kraften är god. Reflexer är lika. Ingen ömhet ' +
      'över nyckelbenet. Nacken är fri.', 'physicalExamination', 'nacken är fri'],
  ]))('%s', (_, row) => {
    const { stands, should } = judge(row)
    expect(stands).toBe(should)
  })
})
