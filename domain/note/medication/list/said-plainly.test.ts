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
  ['nb', 'Pasient: Så sluttet jeg med p-pillene i september.\nLege: Ja, da er det fint.', ['P-pillene, seponert.']],
  [
    'sv', 'Läkare: Och Pulmicort? Tvåhundra, en dos två gånger om dagen står det.\nPatient: Den, ja. Den slutade jag med i maj, för jag mådde så bra.\n' +
      'Läkare: Pulmicort tar vi bort ur listan.', ['Pulmicort, utsatt.'],
  ],
  [
    'sv', 'Läkare: Hur ofta tar du Bricanyl?\nPatient: Varje dag nästan. Två gånger igår.\n' +
      'Läkare: Jag vill att du går över till Symbicort, en inhalation morgon och kväll. Då lämnar du Bricanyl.',
    ['Symbicort inhalation morgon och kväll, insätts.', 'Bricanyl, utsatt.'],
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
  ['sv', 'Veterinär: Kalven har diarré.\nÄgare: Hur är det med Halocur?\nVeterinär: Den hjälper inte nu, den ger vi inte till henne.', [], 'vet'],
]

const CASES = ROWS.map(([language, text, lines, vertical = 'med']) => ({ language, text, lines, vertical }))

test.each(CASES)('$language: $text', ({ language, text, lines, vertical }) => {
  expect(read(language, text, vertical)).toEqual({ lines, asked: 0 })
})
