import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** An answer that leans on its question is told with its matter, or not told. */
test.each<readonly [Language, string, string]>([
  ['nb', 'Hva gjelder det? Jeg har hatt hoste i to uker. Hvor mange år med asbest? Åtte, ti år. Lungene er rene.', 'År med asbest: 8, 10 år'],
  ['sv', 'Vad gäller det? Jag har hostat i två veckor. Har du haft tankar på att inte vilja leva? Inte nu. Lungorna låter bra.', 'ankar på att inte ' +
    'vilja leva: inte nu'],
  ['en', 'What brings you? I have had a cough for two weeks. Still vomiting, is she? Not since Thursday. The lungs are clear.', 'Still vomiting: not ' +
    'since Thursday'],
  ['ru', 'Что беспокоит? Болит живот и изжога. Давно? Четыре месяца. Живот мягкий, давление сто двадцать на восемьдесят.', 'Длительность: 4 месяца'],
])('%s with its matter: %s', (language, text, wanted) => {
  expect(sectionsOf(text, language).complaints).toContain(wanted)
})

test.each<readonly [Language, string, RegExp]>([
  ['nb', 'Hva gjelder det? Jeg har hatt hoste i to uker. Spiriva står det her? Den blå. Lungene er rene.', /Den blå/],
  ['da', 'Hvad drejer det sig om? Jeg har hostet i to uger. Hvor meget? Et glas. Lungerne er fine.', /(?:^|[.] )(?:Et|1) glas/],
  ['sv', 'Vad gäller det? Jag har hostat i två veckor. Så mediciner, metformin, ett gram två gånger om dagen? Nej, en gång. Lungorna låter ' +
    'bra.', /gånger om dagen: nej/],
])('%s not without it: %s', (language, text, unwanted) => {
  expect(sectionsOf(text, language).complaints).not.toMatch(unwanted)
})

test('only what is named again is denied of a row', () => {
  const { complaints } = sectionsOf('На что жалуетесь? Болит живот. Головные боли, молоко из груди? Нет, молока нет. Живот мягкий, давление сто ' +
    'двадцать на восемьдесят.', 'ru')
  expect(complaints).toContain('Молока нет')
  expect(complaints).not.toContain('Головные боли, молоко')
})

const opened: Readonly<Record<Language, string>> = {
  nb: 'Hva gjelder det? Jeg har hatt hoste i to uker.', sv: 'Vad gäller det? Jag har hostat i två veckor.',
  da: 'Hvad drejer det sig om? Jeg har hostet i to uger.',
  en: 'What brings you? I have had a cough for two weeks.', ru: 'Что беспокоит? Болит живот.',
}

test.each<[Language, string, string]>([
  ['nb', 'Hvordan er matlysten? Den er dårlig.', 'Matlysten er dårlig'],
  ['sv', 'Och aptiten? Den är dålig.', 'Aptiten är dålig'],
  ['da', 'Hvordan er menstruationen? Den er stoppet for tre år siden.', 'Menstruationen er stoppet for 3 år siden'],
  ['en', "How's your appetite? It's poor.", 'Appetite is poor'],
  ['en', 'And your sleep? It is fine.', 'Sleep is fine'],
])('%s a pronoun that takes up what was asked after is told by its name: %s', (language, exchange, told) => {
  expect(sectionsOf(`${opened[language]} ${exchange}`, language).complaints).toContain(told)
})

test.each<[Language, string]>([
  ['nb', 'Jeg tar jern om morgenen. Hvor lenge har du gjort det? To måneder.'],
  ['en', 'I take iron in the morning. How long have you been doing that? Two months.'],
  ['sv', 'När fick du den senast? För två månader sedan.'],
  ['da', 'Hvor længe siden kælvede hun? To måneder.'],
  ['nb', 'Når fikk du den sist? For to måneder siden.'],
])('%s how long something is done is no length of the complaint: %s', (language, exchange) => {
  const { summary, complaints } = sectionsOf(`${opened[language]} ${exchange}`, language)
  expect(`${summary ?? ''}\n${complaints ?? ''}`).not.toMatch(/(?:Varighe[td]|Duration): (?:for |för )?2/)
})
