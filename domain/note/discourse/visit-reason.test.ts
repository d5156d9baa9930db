import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const BEHIND: Readonly<Record<Language, string>> = {
  nb: 'Jeg har hatt feber i to uker.', sv: 'Jag har haft feber i två veckor.', da: 'Jeg har haft feber i to uger.', en: 'I have had a fever for two weeks.',
  ru: 'Две недели температура.',
}

test.each<[Language, string, string]>([
  ['nb', 'Det er stoffskiftekontroll i dag.', 'Stoffskiftekontroll.'],
  ['nb', 'Du skulle på kontroll etter lungebetennelsen i dag?', 'Kontroll etter lungebetennelsen.'],
  ['nb', 'Ja hei, det var deg med skulderen. Ja, det er den høyre.', 'Gjelder skulderen (høyre).'],
  ['nb', 'Det er stortåa. Hvilken side? Venstre.', 'Gjelder stortåa (venstre).'],
  ['sv', 'Det är astmakontroll idag, ser jag.', 'Astmakontroll.'],
  ['sv', 'Hej, det gäller knät, eller hur? Ja, det vänstra.', 'Gäller knät (vänstra).'],
  ['da', 'Det er svar på blodprøver, ikke? Jo.', 'Svar på blodprøver.'],
  ['da', 'Hej, det er vaccination i dag, ikke? Jo.', 'Vaccination.'],
  ['en', "It's your diabetes review today, isn't it? Yes.", 'Diabetes review.'],
  ['ru', 'Здравствуйте, вы на контроль по давлению? Да.', 'Контроль по давлению.'],
])('%s what the visit was arranged for opens history and summary: %s', (language, opening, reason) => {
  const { summary, complaints } = sectionsOf(`${opening} ${BEHIND[language]}`, language)
  expect(complaints?.split('\n')[0]).toBe(reason)
  expect(summary?.split('\n')[0]).toBe(reason)
})

test.each<[Language, string]>([
  ['nb', 'Det er bare en forstuet fot.'],
  ['nb', 'Det er ikke kontroll i dag.'],
  ['sv', 'Det är bara en överansträngd fot.'],
  ['en', 'It is only a sprained ankle.'],
])('%s but no judgement, description or denial: %s', (language, opening) => {
  expect(sectionsOf(`${opening} ${BEHIND[language]}`, language).complaints?.split('\n')[0]).toMatch(/feber|fever/)
})

test('a word of a hundred thousand letters is no matter', () => {
  expect(sectionsOf(`Det er kontroll for ${'a'.repeat(100_000)}. ${BEHIND.nb}`, 'nb').summary).toContain('feber')
})
