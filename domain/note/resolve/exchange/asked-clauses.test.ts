import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { readStatement } from '#domain/note/annotate/statement.ts'
import { affirmationOf, denialOf, isOpen } from './asked-clauses.ts'

const asked = (language: Language, text: string): Statement => readStatement({ text, start: 0, end: text.length, speaker: 'unknown', isQuestion: true,
  turn: 0 }, tongueOf(language))

test.each<readonly [Language, string, string | undefined]>([
  ['nb', 'Strålar det ned i handa, prikkar det?', 'strålar ikke ned i handa, prikkar ikke'],
  ['nb', 'Tåler han den, ingen oppkast eller løs mage?', 'ingen oppkast eller løs mage'],
  ['nb', 'Når det smalt i ryggen, kjente du det nedi beinet?', 'Når det smalt i ryggen: kjente ikke det nedi beinet'],
  ['sv', 'Gå omkring, hosta, känner du den?', undefined],
  ['da', 'Savler han, eller vil han ikke synke?', 'savler ikke'],
  ['da', 'Signe, kan du fortælle, hvad du havde spist?', undefined],
  ['da', 'Er der blod?', 'Ingen blod'],
  ['da', 'Er øjet rødt?', 'øjet er ikke rødt'],
  ['en', 'And his tummy, any loose stools?', 'His tummy: no loose stools'],
  ['en', 'Does the ramipril make you cough?', 'ramipril does not make you cough'],
  ['ru', 'Нина Аркадьевна, голоса слышите?', 'голоса слышите: нет'],
])('%s: what is denied: %s', (language, text, wanted) => {
  expect(denialOf(asked(language, text), tongueOf(language))?.toLowerCase()).toBe(wanted?.toLowerCase())
})

test.each<readonly [Language, string, string]>([
  ['nb', 'Er hun urolig, piper hun?', 'er urolig, piper'],
  ['nb', 'Er det du som har vondt i hælen?', 'har vondt i hælen'],
  ['da', 'Er stikpillerne også Pentasa?', 'stikpillerne er også Pentasa'],
  ['en', 'Does it swell?', 'swells'],
])('%s: what is agreed to: %s', (language, text, wanted) => {
  expect(affirmationOf(asked(language, text), tongueOf(language)).toLowerCase()).toBe(wanted.toLowerCase())
})

test.each<readonly [Language, string, boolean]>([
  ['sv', 'När bajsade hon senast?', true],
  ['sv', 'Du opererades i vänster, när då?', true],
  ['ru', 'Температура в террариуме какая?', true],
  ['nb', 'Hva med hoste?', false],
  ['nb', 'Når det smalt i ryggen, kjente du det nedi beinet?', false],
])('%s: asked openly or not: %s', (language, text, wanted) => {
  expect(isOpen(asked(language, text), tongueOf(language))).toBe(wanted)
})
