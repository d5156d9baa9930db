import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { listMedications } from './medications.ts'
import { readSource } from '#domain/note/pipeline/read-source.ts'

const listed = (said: string, language: Language) =>
  listMedications(readSource(said, tongueOf(language)), tongueOf(language), 'med').lines.map(({ text }) => text)

test.each<[Language, string, string]>([
  ['nb', 'Jeg bruker Mercilon. Røyken har jeg slutta med.', 'Mercilon, fortsetter.'],
  ['nb', 'Jeg bruker Losartan, femti. Treninga har jeg droppa.', 'Losartan 50, fortsetter.'],
  ['sv', 'Jag äter Enalapril, tjugo. Jobbet slutade jag på i våras.', 'Enalapril 20, fortsätter.'],
  ['en', 'I take atenolol, fifty. The fags I packed in years ago.', 'Atenolol 50, continued.'],
  ['ru', 'Я пью конкор, пять. Сигареты бросил давно.', 'Конкор 5, продолжает.'],
])('%s: what else was given up stops no medicine: %s', (language, said, line) => {
  expect(listed(said, language)).toEqual([line])
})

const EXAMINED: Readonly<Record<Language, string>> = {
  nb: 'Da undersøker vi. Lungene er rene.',
  sv: 'Då undersöker vi. Lungorna är rena.',
  da: 'Så undersøger vi. Lungerne er rene.',
  en: "Let's examine you. The lungs are clear.",
  ru: 'Давайте посмотрим. В лёгких хрипов нет.',
}

test.each<[Language, string, string]>([
  ['sv', 'Ska jag sluta med Levaxin före provet? Nej, det ska du inte, du fortsätter med sjuttiofem.', 'Levaxin 75, fortsätter.'],
  ['da', 'Skal jeg stoppe med Eliquis inden? Nej, den tager du, som du plejer.', 'Eliquis, fortsætter.'],
  ['en', 'Should I stop the apixaban before the extraction? No, you take that as usual.', 'Apixaban, continued.'],
  ['ru', 'Бисопролол перед операцией отменять? Нет, пьёте как пили.', 'Бисопролол, продолжает.'],
])('%s: asked whether to stop it, and not to: %s', (language, said, line) => {
  expect(listed(`${EXAMINED[language]} ${said}`, language)).toEqual([line])
})

test.each<[Language, string, string]>([
  ['nb', 'Eliquis tar du pause med to dager før operasjonen, og så begynner du igjen når jeg sier fra.', 'Eliquis, fortsetter.'],
  ['da', 'Xarelto fortsætter du med lidt endnu, men to døgn inden operationen holder du pause.', 'Xarelto, fortsætter.'],
  ['nb', 'Metoprolol fortsetter du med. Vi stopper ikke noe nå.', 'Metoprolol, fortsetter.'],
])('%s: a pause with its end, and what stays as it is, are no stop: %s', (language, said, line) => {
  expect(listed(`${EXAMINED[language]} ${said}`, language)).toContain(line)
})

test('what somebody else will be asked to order is not ordered yet', () => {
  expect(listed(`${EXAMINED.en} I'll ask your GP to change the omeprazole to famotidine.`, 'en')).toEqual([])
})

test('sixty, twice a day, said in one breath is no sixty-two times', () => {
  expect(listed('Он на фенобарбитале, шестьдесят два раза в день.', 'ru')).toEqual(['Фенобарбитал 60, 2 раза в день, продолжает.'])
})
