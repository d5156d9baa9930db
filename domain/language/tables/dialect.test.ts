import { expect, test } from 'vitest'
import { isDialect, writeDialect } from './dialect.ts'

test.each([
  ['Æ ha vondt i ryggen, og det e itj bra.', 'Jeg ha vondt i ryggen, og det er ikke bra.'],
  ['Ska æ ta Albyl-E i tri vekka?', 'Skal jeg ta Albyl-E i tri uker?'],
])('a dialect is written as its written language has it: %s', (said, written) => {
  expect(isDialect(said, 'nb')).toBe(true)
  expect(writeDialect(said, 'nb')).toBe(written)
})

test('Nynorsk, and another language, are no dialect', () => {
  expect(isDialect('Eg har vondt i kneet, kor lenge veit eg ikkje.', 'nb')).toBe(false)
  expect(isDialect('Æ har ont', 'da')).toBe(false)
})
