import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const medicines = (text: string, language: Language) => {
  const report = writeReport({
    sources: [{ kind: 'transcription', text }], language, headingLanguage: language, vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z',
  })
  return report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks.map((block) => block.text)).join(' | ')
}

test.each<[Language, string, readonly string[]]>([
  [
    'da', 'Læge: Hvad tager du? Patient: Panodil og ipren, næsten hver dag. Læge: Panodil og ipren skal du holde pause med i fire uger, helt.',
    ['Panodil, pause i 4 uger.', 'Ipren hver dag, pause i 4 uger.'],
  ],
  [
    'sv', 'Läkare: Vad tar du? Patient: Metformin 1 gram två gånger om dagen. Läkare: Metformin ska du göra uppehåll med i två veckor.',
    ['Metformin 1 g 2 gånger om dagen, uppehåll i 2 veckor.'],
  ],
  [
    'nb', 'Lege: Hva tar du? Pasient: Metformin 1 gram to ganger om dagen. Lege: Metformin skal du ta pause fra i to uker.',
    ['Metformin 1 g 2 ganger om dagen, pause i 2 uker.'],
  ],
  [
    'en', 'Doctor: What do you take? Patient: Ibuprofen, nearly every day. Doctor: You take a break from the ibuprofen for four weeks.',
    ['Ibuprofen every day, paused for 4 weeks.'],
  ],
  ['ru', 'Врач: Что принимаете? Пациент: Ибупрофен почти каждый день. Врач: С ибупрофеном делаем перерыв на четыре недели.', ['перерыв на 4 недели.']],
])('%s: what is kept off for a while is neither in use nor ended: %s', (language, said, wanted) => {
  const lines = medicines(said, language)
  for (const line of wanted) expect(lines).toContain(line)
  expect(lines).not.toMatch(/fortsæt|fortsät|fortset|continued|продолжает/u)
})

test.each<[Language, string, string]>([
  ['nb', 'Lege: Får du diaré, stopper du Centyl. Den tar vi en pause med til jeg ser deg. Enalapril og Albyl-E fortsetter du med.', 'Enalapril'],
])('%s: a pause is of what it is said of alone: %s', (language, said, name) => {
  expect(medicines(said, language)).not.toMatch(new RegExp(`${name}[^|]*pause`, 'u'))
})
