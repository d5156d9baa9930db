import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const TALKS: Readonly<Record<Language, (found: string) => string>> = {
  nb: (found) => `Jeg har vondt i skulderen. Da ser jeg på den. Blodtrykk 130 over 80. ${found} Kom igjen om to uker.`,
  sv: (found) => `Jag har ont i axeln. Då tittar jag på den. Blodtryck 130 över 80. ${found} Kom igen om två veckor.`,
  da: (found) => `Jeg har ondt i skulderen. Så kigger jeg på den. Blodtryk 130 over 80. ${found} Kom igen om to uger.`,
  en: (found) => `My shoulder hurts. Let me look at it. Blood pressure 130 over 80. ${found} Come back in two weeks.`,
  ru: (found) => `У меня болит плечо. Посмотрю. Давление 130 на 80. ${found} Приходите через две недели.`,
}

test.each<[Language, string, string]>([
  ['nb', 'Kraften er god.', 'Kraften er god'],
  ['nb', 'Høyresia er fri.', 'Høyresia er fri'],
  ['sv', 'Sugreflex svag.', 'Sugreflex svag'],
  ['sv', 'Urinstickan är blank.', 'Urinstickan är blank'],
  ['da', 'Knærefleks ens.', 'Knærefleks ens'],
  ['en', 'Power is good.', 'Power is good'],
  ['en', 'Grip equal.', 'Grip equal'],
  ['ru', 'Края ровные.', 'Края ровные'],
])('%s what a part no list knows is like, once it was looked at, is a finding: %s', (language, said, told) => {
  expect(sectionsOf(TALKS[language](said), language).physicalExamination).toContain(told)
})

test.each<[Language, string]>([
  ['nb', 'Det er fint.'],
  ['nb', 'Været er fint.'],
  ['sv', 'Håll ögonen öppna.'],
  ['en', 'That is lovely.'],
])('%s but neither assent nor an order: %s', (language, said) => {
  expect(sectionsOf(TALKS[language](said), language).physicalExamination ?? '').not.toContain(said)
})
