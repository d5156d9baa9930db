import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { withoutRenamed } from '#domain/note/normalise/renamed-medicines.ts'

const heard = (said: string, language: Language) => withoutRenamed(said, tongueOf(language)).replaceAll(/\s+/g, ' ')

test.each<[Language, string, string]>([
  ['nb', 'jeg går på Cozaar, eller vent, det er ikke Cozaar, det er Atacand, åtte milligram', 'jeg går på Atacand, åtte milligram'],
  ['nb', 'så har jeg simvastatin eller heter det atorvastatin atorvastatin står det på esken førti', 'så har jeg atorvastatin førti'],
  ['sv', 'enalapril tio milligram eller heter det ramipril till natten', ' tio milligram ramipril till natten'],
  ['da', 'jeg tager losartan, nej, hvad er det nu den hedder, enalapril, ti milligram', 'jeg tager enalapril, ti milligram'],
  ['en', 'they gave me omeprazole, or lansoprazole rather, thirty', 'they gave me lansoprazole , thirty'],
  ['en', "it's bisoprolol I think, or losartan? Losartan, yes, fifty", "it's Losartan, yes, fifty"],
  ['ru', 'пью бисопролол, ой, нет, не бисопролол, амлодипин, пять', 'пью амлодипин, пять'],
])('%s: a name that gives way to another in the same breath is not told: %s', (language, said, told) => {
  expect(heard(said, language)).toBe(told)
})

test.each<[Language, string]>([
  ['nb', 'vil du ha Paracet eller Ibux mot det'],
  ['nb', 'tåler du penicillin nei men Diclocil går bra'],
  ['sv', 'jag tar Alvedon eller Ipren när det gör ont'],
  ['da', 'jeg fik Centyl, men nu er det losartan'],
  ['en', 'are you on warfarin? No. I take apixaban'],
  ['ru', 'эналаприл или лозартан, решим потом'],
])('%s: a choice left open, an answer and a change stand as they were said: %s', (language, said) => {
  expect(withoutRenamed(said, tongueOf(language))).toBe(said)
})

test('every other letter keeps its place, and a stop behind the name stays', () => {
  const said = 'Jeg bruker Cozaar, unnskyld, Atacand. Åtte milligram.'
  const left = withoutRenamed(said, tongueOf('nb'))
  expect(left).toHaveLength(said.length)
  expect(left.indexOf('Atacand.')).toBe(said.indexOf('Atacand.'))
})
