import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'
import { nameValuesOfNow } from './values-of-now.ts'

test.each<readonly [Language, string, string, string]>([
  ['nb', 'CRP var 90 sist uke.', 'Nå er den 12.', 'CRP er nå 12.'],
  ['nb', 'crp var nitti sist uke', 'nå er den tolv og lungene er fine', 'crp er nå tolv og lungene er fine'],
  ['nb', 'Blodtrykket var 160 over 95 sist.', 'I dag er det 138 over 82.', 'Blodtrykket er i dag 138 over 82.'],
  ['sv', 'CRP var 90 förra veckan.', 'Nu är det nere på 12.', 'CRP är nu nere på 12.'],
  ['da', 'Langtidssukkeret var 62 i foråret.', 'Den er nu nede på 48.', 'Langtidssukkeret er nu nede på 48.'],
  ['en', 'Your CRP was 90 last week.', "Now it's down to 12.", 'CRP is now down to 12.'],
  ['ru', 'СРБ неделю назад был 90.', 'Сейчас 12.', 'СРБ сейчас 12.'],
  // nothing measured before, two things, no value, or a value with its own name
  ['nb', 'Jeg har vondt i brystet.', 'Nå er det 12.', 'Nå er det 12.'],
  ['nb', 'CRP var 90 og senkningen var 40.', 'Nå er den 12.', 'Nå er den 12.'],
  ['nb', 'CRP var 90 sist uke.', 'Nå er det greit.', 'Nå er det greit.'],
  ['nb', 'CRP var 90 sist uke.', 'Nå er det to uker siden du falt.', 'Nå er det to uker siden du falt.'],
  ['en', 'Your CRP was 90.', "Now it's twelve days since you fell.", "Now it's twelve days since you fell."],
  ['ru', 'СРБ был 90.', 'Сейчас две таблетки в день.', 'Сейчас две таблетки в день.'],
  ['nb', 'CRP var 90 sist uke.', 'Nå er det senkningen som er 12.', 'Nå er det senkningen som er 12.'],
])('%s: %s %s', (language, before, said, read) => expect(nameValuesOfNow([before, said], tongueOf(language))[1]).toBe(read))

test('the value of today stands beside that of last time', () => {
  const { physicalExamination } = sectionsOf('Pasient: Jeg har vondt i brystet.\nLege: CRP var 90 sist uke. Nå er den 12.', 'nb')
  expect(physicalExamination).toContain('CRP er nå 12')
})
