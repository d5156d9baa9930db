import { expect, test } from 'vitest'
import { withoutRepeats } from './courses.ts'

test('one line told by two names of it stands once, and rests on both places', () => {
  const line = (text: string, start: number) => ({ group: 1, substance: text, spans: [{ start, end: start + 5 }], text })
  const [latex, plasters, ...rest] = withoutRepeats([line('Allergy: Latex.', 0), line('Allergy: Plasters.', 10), line('Allergy: Latex.', 20)])
  expect(rest).toEqual([])
  expect(latex?.spans.map(({ start }) => start)).toEqual([0, 20])
  expect(plasters?.text).toBe('Allergy: Plasters.')
})
