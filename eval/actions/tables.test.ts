import { expect, test } from 'vitest'
import { withPart } from './tables.ts'

const RESULTS = '# Quick actions\n\n## By hand\n\nfirst\n\n# Learnt from\n\nWhy.\n\n## Printouts\n\nold\n\n# Later\n\n## More\n\nlast\n'

test('tables replace those of one part, and nothing that was written by hand', () => {
  expect(withPart(RESULTS, 'Learnt from', '\n## Printouts\n\nnew\n')).toBe(RESULTS.replace('old', 'new'))
  expect(withPart(RESULTS, 'Later', '## More\n\nnew\n')).toBe(RESULTS.replace('last', 'new'))
  expect(() => withPart(RESULTS, 'Elsewhere', '')).toThrow('no part "Elsewhere"')
})
