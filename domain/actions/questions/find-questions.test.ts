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
