import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** A course ordered with the steps that come later is begun with its first dose, and keeps its steps. */
const STEPS: readonly (readonly [language: Language, text: string, wanted: string, unwanted: string])[] = [
  [
    'nb', 'Lege: Du får venlafaksin 37,5 mg om morgenen, og etter en uke øker du til 75.',
    'Venlafaksin 37,5 mg om morgenen, og etter en uke øker til 75, startes', 'økes',
  ],
  [
    'nb', 'Lege: Vi starter med Prednisolon, 20 mg daglig i fem dager, så ned til ti.', 'Prednisolon 20 mg daglig i 5 dager, så ned til 10, startes',
    'reduseres',
  ],
  ['nb', 'Lege: Du får lamotrigin 25 mg. Etter to uker øker du til 50.', 'Lamotrigin 25 mg, etter 2 uker øker til 50, startes', 'økes'],
  [
    'sv', 'Läkare: Du får Betapred, 5 mg i tre dagar, sedan trappar du ner med 1 mg om dagen.',
    'Betapred 5 mg i 3 dagar, sedan trappar ner med 1 mg om dagen, insätts', 'sänks',
  ],
  ['da', 'Læge: Du får mirtazapin 15 mg til natten, og efter ti dage går du op på 30.', 'startes', 'øges'],
  [
    'en', "Doctor: I'll give you gabapentin, three hundred milligrams at night, and after three days go up to six hundred.",
    'Gabapentin 300 mg at night, and after 3 days go up to 600, started', 'increased',
  ],
  [
    'ru', 'Врач: Назначаю метилпреднизолон 16 мг неделю, потом снижаете по 4 мг в неделю.',
    'Метилпреднизолон 16 мг неделю, потом снижаете по 4 мг в неделю, назначено', 'уменьшена',
  ],
]

test.each(STEPS)('%s %s', (language, text, wanted, unwanted) => {
  const { medications = '' } = sectionsOf(text, language)
  expect(medications).toContain(wanted)
  expect(medications).not.toContain(unwanted)
})

test('what is in use is raised, though it is later', () => {
  expect(sectionsOf("Doctor: You're on lisinopril, five. After the weekend let's go up to ten.", 'en').medications).toContain('Lisinopril 10, increased')
})
