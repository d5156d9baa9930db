import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<[Language, string, RegExp, RegExp]>([
  ['sv', 'Jag fick ont i magen av tabletterna. Sen har jag ont i axeln. Den vänstra.',
    /axeln \(vänstra\)/, /magen[^.]*\(vänstra\)/],
  ['nb', 'Det er kneet. Jeg vridde det på onsdag. Sto fast med foten. Høyre eller venstre? Det venstre.', /kneet \(venstre\)/, /foten \(venstre\)/],
  ['nb', 'Jeg har vondt i skuldra. Den høyre.', /skuldra \(høyre\)/, /^$/],
])('%s a side belongs to the nearest part, or to what the visit is for: %s', (language, talk, wanted, unwanted) => {
  const { complaints } = sectionsOf(`${talk} Jeg har hatt feber i to dager.`, language)
  expect(complaints).toMatch(wanted)
  expect(complaints).not.toMatch(unwanted)
})

test.each<[Language, string, RegExp, RegExp]>([
  ['nb', 'jeg har vondt i venstre kne ikke høyre pulsen er 70', /venstre kne/, /høyre/],
  ['sv', 'jag har ont i vänster knä inte höger pulsen är 70', /vänster knä/, /höger/],
  ['da', 'jeg har ondt i venstre knæ ikke højre pulsen er 70', /venstre knæ/, /højre/],
  ['en', 'i have pain in my left knee not the right the pulse is 70', /left knee/, /right/],
  ['nb', 'Jeg har vondt i venstre kne. Ikke høyre.', /venstre kne/, /\(høyre\)|høyre kne/],
])('%s a side that is denied puts none right: %s', (language, talk, wanted, unwanted) => {
  const { complaints } = sectionsOf(talk, language)
  expect(complaints).toMatch(wanted)
  expect(complaints).not.toMatch(unwanted)
})
