import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { writeNumbers } from './spoken-numbers.ts'

test.each<[Language, string, string]>([
  ['nb', 'stiks viser blod tre pluss og protein en pluss', 'stiks viser blod 3+ og protein 1+'],
  ['sv', 'protein två plus', 'protein 2+'],
  ['da', 'blod to plus', 'blod 2+'],
  ['en', 'cells two plus, flare one plus', 'cells 2+, flare 1+'],
  ['ru', 'белок три плюса', 'белок 3+'],
  ['en', 'right eye six twenty-four, six nine with the pinhole', 'right eye 6/24, 6/9 with the pinhole'],
])('%s a grade is written as the laboratory writes it: %s', (language, said, written) => {
  expect(writeNumbers(said, tongueOf(language).pack)).toBe(written)
})

test.each<[Language, string]>([
  ['nb', 'to pluss en tablett'],
  ['en', 'six twelve on the bus'],
])('%s but not what is added or counted: %s', (language, said) => {
  expect(writeNumbers(said, tongueOf(language).pack)).not.toMatch(/\d\+|6\/12/)
})
