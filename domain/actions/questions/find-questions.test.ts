import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { findQuestions } from './find-questions.ts'

test.each<[Language, string, string[]]>([
  ['da', 'Det ønskes belyst, hvilke skånehensyn der bør tages. Endvidere bedes oplyst, om borgeren er færdigbehandlet.', ['skånehensyn', 'færdigbehandlet']],
  ['da', 'I bedes besvare nedenstående:\na. Aktuelle diagnoser\nb. Objektive fund', ['Aktuelle diagnoser', 'Objektive fund']],
  ['da', 'Lægen bedes vurdere, hvorvidt borgeren kan deltage i virksomhedspraktik.', ['virksomhedspraktik']],
  ['nb', 'Er behandlingen optimalisert? Anslå restarbeidsevne i prosent.', ['optimalisert', 'restarbeidsevne']],
  ['sv', 'Är rullator ordinerad? Uppskatta behovet av tillsyn nattetid.', ['rullator', 'tillsyn']],
  ['en', 'We would be obliged if you could set out the diagnosis. Is further surgery planned?', ['diagnosis', 'surgery']],
  ['ru', 'Можно ли пить кофе? И ещё нужна справка для бассейна.', ['кофе', 'справка']],
])('what a letter orders without asking is asked all the same, %s: %s', (language, letter, wanted) => {
  const found = findQuestions(letter, language).map(({ text }) => text)
  for (const words of wanted) expect(found.some((one) => one.includes(words))).toBe(true)
})

test('what is told, and what thanks, asks nothing', () => {
  expect(findQuestions('Hei. Jeg har det bedre nå. Takk for hjelpen sist.', 'nb')).toEqual([])
  expect(findQuestions('Kommunen har modtaget ansøgningen. Sagen behandles snarest.', 'da')).toEqual([])
})

test.each<[Language, string, string[]]>([
  ['nb', 'Jeg begynte i november. Jeg spiser en halv hver morgen, må jeg slutte med det da.', ['må jeg slutte med det da']],
  ['sv', 'På helgerna är vi i skogen, får man hoppa över tabletten då.', ['får man hoppa över tabletten då']],
  ['en', "I don't know whether I should be pushing through it or not.", ['pushing through']],
  ['ru', 'Хочется в бассейн, но не уверен, что разрешите.', ['бассейн']],
  ['da', 'Skriv venligst:\na) om borgeren har brug for værge\nb) hvem der doserer', ['værge', 'doserer']],
  ['nb', 'Krav om uføretrygd\n\nDiagnose med ICPC-2-kode:\nFunn ved siste undersøkelse:\nTakst betales.', ['Diagnose', 'Funn']],
  ['sv', 'Läkaren ombeds intyga\n\n- att den sjuke vårdas hemma\n- namn på närstående', ['vårdas hemma', 'närstående']],
  ['en', 'We ask you to state: the functional level; whether treatment can go on; the date of onset.', ['functional level', 'treatment', 'date of onset']],
])('what is asked without a mark of question is asked all the same, %s: %s', (language, letter, wanted) => {
  const found = findQuestions(letter, language).map(({ text }) => text)
  for (const words of wanted) expect(found.some((one) => one.includes(words))).toBe(true)
})

test.each<[Language, string]>([
  ['nb', 'Når det er kaldt, har jeg vondt i kneet.'],
  ['en', 'He has a cough, which he notices at night.'],
  ['nb', 'Svar må sendes innen 14 dager.'],
  ['da', 'Honorar jf. overenskomst.'],
])('what turns its verb without asking, and what is said of the answer, is no question, %s: %s', (language, text) => {
  expect(findQuestions(text, language)).toEqual([])
})
