import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { listMedications } from './medications.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'

const listed = (said: string, language: Language) =>
  listMedications(readSource(said, tongueOf(language)), tongueOf(language), 'med').lines.map(({ text }) => text)

test.each<[Language, string, string[]]>([
  [
    'nb',
    'Jeg sover dårlig. Tar du noe fast? Ja, Levaxin femti mikrogram. Så har jeg Metoprolol, hundre. Da undersøker vi. Hjertet er regelmessig, lungene er rene.',
    ['Levaxin 50 µg, fortsetter.', 'Metoprolol 100, fortsetter.'],
  ],
  [
    'sv',
    'Jag sover dåligt. Vad tar du för mediciner? Waran efter schema. Och Furix fyrtio milligram på morgonen. Då undersöker vi. Lungorna är rena.',
    ['Waran, fortsätter.', 'Furix 40 mg på morgonen, fortsätter.'],
  ],
  [
    'da',
    'Jeg sover dårligt. Nogen medicin? Ja, Losartan halvtreds milligram. Og Atorvastatin fyrre om aftenen. Så undersøger vi. Lungerne er rene.',
    ['Losartan 50 mg, fortsætter.', 'Atorvastatin 40 om aftenen, fortsætter.'],
  ],
  [
    'en',
    "I sleep badly. I'm on metformin, a gram twice a day. Ramipril, ten milligrams. Oh, and paracetamol when the knee plays up. Let's " +
      "examine you. The lungs are clear.",
    ['Metformin 1 g twice a day, continued.', 'Ramipril 10 mg, continued.', 'Paracetamol, continued.'],
  ],
  [
    'ru',
    'Плохо сплю. Что принимаете постоянно? Эналаприл десять утром. Потом бисопролол пять. Давайте посмотрим. В лёгких хрипов нет.',
    ['Эналаприл 10 утром, продолжает.', 'Бисопролол 5, продолжает.'],
  ],
])('%s: the next of what is taken is no order, though the examination comes right behind: %s', (language, said, lines) => {
  expect(listed(said, language)).toEqual(lines)
})

test('question and answer in one, as they come where no stops stand, tell what is taken', () => {
  expect(listed('han har vært slapp i to uker får han noen medisiner ja vetmedin fem milligram morgen og kveld', 'nb')).toEqual([
    'Vetmedin 5 mg morgen og kveld, fortsetter.',
  ])
})

test('what is laid down in the plan is started, also behind one that is carried on with', () => {
  expect(listed('Lungene er rene. Du fortsetter med Losartan. Så får du Metoprolol, femti milligram om morgenen.', 'nb')).toEqual([
    'Losartan, fortsetter.',
    'Metoprolol 50 mg om morgenen, startes.',
  ])
})
