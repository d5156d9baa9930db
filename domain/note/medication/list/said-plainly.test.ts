import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

function read(language: Language, text: string, vertical: Vertical) {
  const { sections, questions = [] } = writeReport({
    sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical, generatedAt: '2026-11-23T10:00:00.000Z',
  })
  const lines = sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text))
  return { lines, asked: questions.length }
}

type Row = readonly [language: Language, text: string, lines: readonly string[], vertical?: Vertical]

/** What is said plainly is listed so, and nothing is asked. */
const ROWS: readonly Row[] = [
  [
    'sv', 'Läkare: Och Pulmicort? Tvåhundra, en dos två gånger om dagen står det.\nPatient: Den, ja. Den slutade jag med i maj, för jag mådde så bra.\n' +
      'Läkare: Pulmicort tar vi bort ur listan.', ['Pulmicort, utsatt.'],
  ],
  [
    'sv', 'Läkare: Hur ofta tar du Bricanyl?\nPatient: Varje dag nästan. Två gånger igår.\n' +
      'Läkare: Jag vill att du går över till Symbicort, en inhalation morgon och kväll. Då lämnar du Bricanyl.',
    ['Symbicort inhalation morgon och kväll, insätts.', 'Bricanyl varje dag, utsatt.'],
  ],
  ['da', 'Læge: Ventoline lægger du fra dig.\nPatient: Okay. Jeg har taget den hver dag.', ['Ventoline, seponeret.']],
  [
    'en', "Vet: And he's still on the phenobarbital?\nOwner: Yes, sixty milligrams twice a day, no fits since last Christmas.",
    ['Phenobarbital 60 mg twice a day, continued.'], 'vet',
  ],
  [
    'nb', 'Lege: Bruker du fortsatt Lamictal?\nPasient: Ja, hundre milligram to ganger om dagen, ingen anfall på et år.',
    ['Lamictal 100 mg 2 ganger om dagen, fortsetter.'],
  ],
  [
    'ru', 'Врач: Что принимаете?\nПациент: Ламотриджин сто миллиграммов два раза в день, нет приступов с июня.',
    ['Ламотриджин 100 мг 2 раза в день, продолжает.'],
  ],
  [
    'en', "Doctor: Utrogestan, a hundred milligrams every night, no, sorry, you're within the year, so it's two hundred for twelve days out of each month.",
    ['Utrogestan 200 mg for 12 days out of each month, started.'],
  ],
  [
    'nb', 'Lege: Du får Utrogestan hundre milligram hver kveld, nei, unnskyld, du er jo innenfor året, så det blir to hundre i tolv dager hver måned.',
    ['Utrogestan 200 mg i 12 dager hver måned, startes.'],
  ],
  ['da', 'Læge: B12 og folat er fine. Jernet er lavt. Du får Ferro Duretter, hundrede milligram dagligt.', ['FerroDuretter 100 mg dagligt, startes.']],
  [
    'en', "Doctor: Your vitamin D and B12 are normal. I'll start ferrous fumarate, one tablet a day.\nPatient: My periods stopped three years ago.",
    ['Ferrous fumarate one tablet a day, started.'],
  ],
  ['en', "Vet: I'll use medetomidine and butorphanol, not ACP.", ['Medetomidine, started.', 'Butorphanol, started.'], 'vet'],
  [
    'nb', 'Veterinær: Han får Metacam, null komma en milligram per kilo en gang om dagen i fem dager. Første dosen tok jeg nå.',
    ['Metacam 0,1 mg/kg en gang om dagen i 5 dager (første dose gitt), startes.'], 'vet',
  ],
  [
    'sv', 'Veterinär: Han får Metacam, noll komma ett milligram per kilo en gång om dagen i fem dagar. Första dosen fick han nu.',
    ['Metacam 0,1 mg/kg en gång om dagen i 5 dagar (första dosen given), insätts.'], 'vet',
  ],
  [
    'en', 'Vet: He gets Metacam, point one milligrams per kilo once a day for five days. First dose given now.',
    ['Metacam 0.1 mg/kg once a day for 5 days (first dose given), started.'], 'vet',
  ],
  [
    'ru', 'Ветеринар: Назначаю мелоксикам, ноль один миллиграмм на килограмм один раз в день пять дней. Первую дозу мы уже дали.',
    ['Мелоксикам 0,1 мг/кг один раз в день 5 дней (первая доза дана), назначено.'], 'vet',
  ],
  [
    'nb', 'Lege: Da starter vi igjen med Movicol junior, fire poser første dagen, så seks, så åtte, og så to poser om dagen i minst tre måneder.',
    ['Movicol junior 4 poser første dagen, så 6, så 8, så 2 poser om dagen i minst 3 måneder, startes.'],
  ],
  [
    'sv', 'Läkare: Vi börjar med Movicol junior fyra påsar första dagen. Sen sex. Sen två påsar om dagen i tre månader. Och mjölken ner till en halv liter.',
    ['Movicol junior 4 påsar första dagen, sen 6, sen 2 påsar om dagen i 3 månader, insätts.'],
  ],
  ['nb', 'Lege: Smør litt vaselin på sprekken, og sitte på do fem minutter etter maten.', ['Vaselin, startes.']],
  [
    'ru', 'Врач: Назначаю Форлакс, два пакетика в первый день. Потом один пакетик в день три месяца. Молоко до полулитра.',
    ['Форлакс 2 пакетика в первый день, потом один пакетик в день 3 месяца, назначено.'],
  ],
  [
    'en', "Vet: I've cleaned it with chlorhexidine and flushed it with saline. She gets Metacam once a day for five days.",
    ['Metacam once a day for 5 days, started.'], 'vet',
  ],
  ['nb', 'Veterinær: Jeg har skylt såret med saltvann. Han får Metacam en gang daglig i fem dager.', ['Metacam en gang daglig i 5 dager, startes.'], 'vet'],
]

const CASES = ROWS.map(([language, text, lines, vertical = 'med']) => ({ language, text, lines, vertical }))

test.each(CASES)('$language: $text', ({ language, text, lines, vertical }) => {
  expect(read(language, text, vertical)).toEqual({ lines, asked: 0 })
})

test.each<[Language, string, number]>([
  ['nb', 'Lege: Hvis han fortsatt har feber på torsdag, starter du Apocillin mikstur, fire milliliter fire ganger daglig i fem dager.', 1],
  ['en', 'Doctor: If it is not better by Thursday, start amoxicillin 500 mg three times a day for five days.', 1],
])('%s what is begun only if it comes to that is asked and not listed: %s', (language, text, asked) => {
  const { lines, asked: open } = read(language, text, 'med')
  expect({ lines: lines.filter((line) => /startes|started/.test(line)), open }).toEqual({ lines: [], open: asked })
})

test('a pause told as not borne just now is no allergy', () => {
  const said = 'Veterinär: Får han några tabletter?\nÄgare: Rimadyl för höften, en halv två gånger om dagen.\n' +
    'Veterinär: Då ska ni sluta med dem nu, magen tål inte det just nu.'
  expect(read('sv', said, 'vet').lines.join()).not.toMatch(/verkänslighet|ntolerans/)
})

test.each<[Language, string]>([
  ['nb', 'Lege: Og influensavaksinen har du tatt?\nPasient: På apoteket, ja.\nLege: Trykket er 130 over 80.'],
  ['en', 'Doctor: Have you had your flu vaccine?\nPatient: Yes, at the pharmacy.\nDoctor: Blood pressure 130 over 80.'],
])('%s a vaccine that was had does not go on: %s', (language, text) => {
  expect(read(language, text, 'med').lines.join()).not.toMatch(/fortsetter|continued/)
})
