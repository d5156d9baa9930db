import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { packOf } from '#domain/language/language.ts'
import { withoutStumbles } from './disfluencies.ts'

const heard = (said: string, language: Language) => withoutStumbles(said, packOf(language)).replaceAll(/ +/g, ' ').trim()

describe('sounds of hesitation and words begun anew tell nothing', () => {
  test.each<[Language, string, string]>([
    ['nb', 'jeg har eh hatt hatt vondt i i kneet', 'jeg har hatt vondt i kneet'],
    ['nb', 'det er det er ikke ikke feber', 'det er ikke feber'],
    ['sv', 'jag, jag har öh ont i magen', 'jag har ont i magen'],
    ['da', 'den den er øh hævet', 'den er hævet'],
    ['en', 'i um i have have a a cough', 'i have a cough'],
    ['ru', 'у меня э у меня болит болит спина', 'у меня болит спина'],
  ])('%s %s', (language, said, expected) => {
    expect(heard(said, language)).toBe(expected)
  })

  test('what stays keeps its place', () => {
    const said = 'jeg har eh hatt hatt feber'
    expect(withoutStumbles(said, packOf('nb'))).toHaveLength(said.length)
    expect(withoutStumbles(said, packOf('nb')).indexOf('feber')).toBe(said.indexOf('feber'))
  })
})

describe('what is meant twice stays', () => {
  test.each<[Language, string]>([
    ['nb', 'ni to to fem fem åtte'],
    ['nb', 'null en en tre'],
    ['nb', 'ha ha, ja ja'],
    ['nb', 'Har du vondt? Vondt i magen.'],
    ['en', 'no pain. Pain later'],
    ['ru', 'чуть чуть болит'],
    ['ru', 'сильная головная боль, боль в груди или онемеет рука'],
    ['nb', 'sterke smerter, smerter i brystet'],
  ])('%s %s', (language, said) => {
    expect(heard(said, language)).toBe(said)
  })
})
