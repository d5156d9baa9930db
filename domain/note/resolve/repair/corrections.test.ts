import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { applyCorrections } from './corrections.ts'
import { tongueOf } from '#domain/language/language.ts'
import { writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'

test.each<[Language, string, string, string]>([
  ['nb', 'Det høyre kneet har jeg vondt i, nei, hva er det jeg sier, det er venstre kne, ikke høyre.', 'venstre', 'høyre'],
  ['nb', 'Han har kasta opp seks, nei, fem ganger.', '5 ganger', '6'],
  ['sv', 'Det började i förrgår, nej förlåt, det var i går morse.', 'i går morse', 'förrgår'],
  ['da', 'Hun er sytten nej nu lyver jeg hun er syv år', '7 år', '17'],
  ['en', "My left ear's blocked, no, hang on, I tell a lie, it's the right ear.", 'right ear', 'left'],
  ['en', 'She limps on the left, no sorry, the right hind, since Friday.', 'the right hind, since Friday', 'left'],
  ['ru', 'Болит лицо слева, ой, нет, справа, под глазом.', 'справа', 'слева'],
  ['nb', 'Vi tar bildet på onsdag, nei, onsdag er jeg borte, torsdag.', 'torsdag', 'onsdag'],
  ['sv', 'Hon väger 510, eller, vi vägde i våras, 540 kilo.', '540', '510'],
  ['da', 'Vi ses den nittende, nej, den tyvende.', 'tyvende', 'nittende'],
  ['en', 'It began in April, no, in June, when we were in Wales.', 'June', 'April'],
])('%s: what is taken back is gone: %s', (language, said, kept, gone) => {
  const tongue = tongueOf(language)
  const text = applyCorrections(writeNumbers(said, tongue.pack), tongue, (tokens, at) => drugAt(tokens, at)?.end ?? 0)
  expect(text).toContain(kept)
  expect(text).not.toContain(gone)
})

test('a number far from another is no slip for it', () => {
  const tongue = tongueOf('sv')
  const said = 'Jag har tappat 2 kilo, nej, vågen visar 81.'
  expect(applyCorrections(said, tongue, () => 0)).toBe(said)
})

test.each<[Language, string]>([
  ['ru', 'Креатинин сегодня 96, то есть почки сейчас хорошие, фосфатаза 470.'],
  ['en', 'Take it twice a day, hang on, you are 71.'],
])('%s: a number of something else takes nothing back: %s', (language, said) => {
  expect(applyCorrections(said, tongueOf(language), () => 0)).toBe(said)
})

test('a plain denial corrects nothing', () => {
  const tongue = tongueOf('en')
  const said = 'No, no blood in my stool, it is the left side.'
  expect(applyCorrections(said, tongue, () => 0)).toBe(said)
})

test.each<readonly [Language, string]>([
  ['en', '60 mg twice a day, no fits since last Christmas.'],
  ['en', '3 mg in the evening, no bleeding since the summer.'],
  ['en', '70 mg once a week, wait half an hour before breakfast, and calcium at night.'],
  ['nb', '60 mg to ganger om dagen, nei, ingen anfall siden jul.'],
  ['sv', '100 mg på morgonen, nej, inga anfall sedan i våras.'],
  ['da', '60 mg om dagen, nej, ingen anfald siden jul.'],
  ['ru', '100 мг в день, нет приступов с июня.'],
])('%s: what only denies, or waits, takes nothing back: %s', (language, said) => {
  expect(applyCorrections(said, tongueOf(language), () => 0)).toBe(said)
})

test.each<readonly [Language, string, string]>([
  ['en', 'a dose of 100 mg, no, 200 for 12 days.', 'a dose of 200 mg for 12 days.'],
  ['nb', 'du får 100 mg, nei, 200 i 12 dager.', 'du får 200 mg i 12 dager.'],
])('%s: what is weighed is weighed in the same unit: %s', (language, said, right) => {
  expect(applyCorrections(said, tongueOf(language), () => 0)).toBe(right)
})

test.each([
  'the left is full of yeast no bacteria no mites and the right is clean',
  'the left ear is red no discharge and the right is clean',
])('a denial of what was found takes back no side: %s', (said) => {
  const tongue = tongueOf('en')
  expect(applyCorrections(said, tongue, (tokens, at) => drugAt(tokens, at)?.end ?? 0)).toBe(said)
})
