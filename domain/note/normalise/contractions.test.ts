import { expect, test } from 'vitest'
import { writeContractions } from './contractions.ts'

test.each([
  ["The chest's clear and her temperature's 38.1 now.", 'The chest is clear and her temperature is 38.1 now.'],
  ["Your blood pressure's one thirty over eighty.", 'Your blood pressure is one thirty over eighty.'],
  ['lovely throats a bit pink', 'lovely throat is a bit pink'],
  ['her tummys soft', 'her tummy is soft'],
  ['chests clear temperatures thirty eight one', 'chest is clear temperature is thirty eight one'],
])('what was examined is told with its verb: %s', (said, written) => {
  expect(writeContractions(said, 'en')).toBe(written)
})

test.each(['Both knees swollen.', 'The ears clear when he swallows.', "My daughter's ear is red.", "The chest's wall is tender.", 'Two wounds healing well.'])(
  'a plural, and what belongs to somebody, stays as it is: %s',
  (said) => {
    expect(writeContractions(said, 'en')).toBe(said)
  },
)

test('no other language is touched', () => {
  expect(writeContractions("Hb's 12", 'da')).toBe("Hb's 12")
})
