import { expect, test } from 'vitest'
import { partsOf, partsOfFlat } from './parts.ts'

const flat = Array.from({ length: 60 }, (_, at) => `ord${String(at)}`).join(' ')

const WEIGHTS = [['nb', 'nordic-weights'], ['en', 'english-weights'], ['ru', 'russian-weights']] as const

test.each(WEIGHTS)('a text without stops on a page in %s asks for the weights of its tongue', (language, weights) => {
  expect(partsOfFlat(flat, language)).toEqual(['weights', weights])
  expect(partsOf(language)).not.toContain('weights')
})

test('a text with stops asks for none', () => {
  expect(partsOfFlat('Vondt i halsen i to dager. Ingen feber. Drikker litt.', 'nb')).toEqual([])
  expect(partsOfFlat('', 'nb')).toEqual([])
})
