import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readsAsNumber } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { drugsIn } from '../drugs.ts'
import { joinSplitNames } from './split-names.ts'

const joined = (text: string, language: Language) => joinSplitNames(text, language, (word) => readsAsNumber(word, tongueOf(language).pack))
const named = (text: string, language: Language) => drugsIn(tokenise(joined(text, language))).map(({ substance }) => substance)

describe('a name that a recogniser wrote as several words is one name', () => {
  test.each<[Language, string, string[]]>([
    ['nb', 'hun får eli kvis og ram i pril og ator vastatin', ['apiksaban', 'ramipril', 'atorvastatin']],
    ['nb', 'så glemte hun kep ra i går', ['levetiracetam']],
    ['nb', 'jeg tar akti vell og zarel to om kvelden', ['østradiol', 'rivaroksaban']],
    ['sv', 'meto pralol och omepra sol', ['metoprolol', 'omeprazol']],
    ['da', 'hun bruger pul mikort morgen og aften', ['budesonid']],
    ['en', 'keep going with the levo thyroxin and the rose u vastatin ten milligrams', ['levotyroksin', 'rosuvastatin']],
    ['ru', 'пьет аторва статин и ко нкор пять миллиграмм', ['atorvastatin', 'bisoprolol']],
  ])('%s %s', (language, text, substances) => {
    expect(named(text, language)).toEqual(substances)
  })
})

describe('words of every day are no name, whatever they sound like together', () => {
  test.each<[Language, string]>([
    ['nb', 'hvis han blir dårlig får han komme, men den er ikke verre enn før, fem år til'],
    ['nb', 'vi prøver å gå tur, og en uke til sånn at det går over'],
    ['sv', 'residualurin, efter att du kissat, åttio milliliter'],
    ['sv', 'en vecka till och sen så var det bra för sig'],
    ['da', 'det er min kone, og så har han en hund til'],
    ['en', 'there is nothing on the bus, and so we were in it for two weeks or so, have no worry'],
    ['ru', 'никто не болит, а я не вижу, не буду и сахар'],
  ])('%s %s', (language, text) => {
    expect(joined(text, language)).toBe(text)
  })
})

test('every other letter keeps its place, and the words their length', () => {
  const text = 'ja, spi riva om morgenen og sum tripan femti milligram. Nei.'
  const out = joined(text, 'nb')
  expect(out).toBe('ja, spiriva  om morgenen og sum-tripan femti milligram. Nei.')
  expect(out).toHaveLength(text.length)
})
