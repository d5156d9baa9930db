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
