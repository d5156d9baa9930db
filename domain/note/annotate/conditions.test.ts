import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { has, readMarks } from './statement.ts'

const isCondition = (text: string, language: Language): boolean => has(readMarks(text, tongueOf(language)), 'condition')

test.each<[Language, string]>([
  ['sv', 'Om svampen har vuxit slutar vi med Kåvepenin.'],
  ['sv', 'Och om odlingen är negativ slutar vi.'],
  ['nb', 'Om røret er ute, så ringer dere oss.'],
  ['da', 'Om såret væsker, skal du ringe.'],
])('%s: the first word says if, where something follows: %s', (language, text) => {
  expect(isCondition(text, language)).toBe(true)
})

test.each<[Language, string]>([
  ['sv', 'Om 2 veckor slutar vi med Alvedon.'],
  ['sv', 'Om en vecka ringer jag dig.'],
  ['nb', 'Om kvelden slutter smertene.'],
  ['da', 'Om lidt ringer jeg til dig.'],
  ['sv', 'Om hjärtat har vi pratat.'],
])('%s: or in how long, or of what: %s', (language, text) => {
  expect(isCondition(text, language)).toBe(false)
})
