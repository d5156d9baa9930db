import { expect, test } from 'vitest'
import { faultsAfterRestore } from './restored.ts'

const words = { text: 'a', sound: 'b' }
const lives = { caseId: 'a', wasDeleted: false, before: words, after: words, traces: ['consultation_case'] }
const gone = { caseId: 'b', wasDeleted: true, before: words, after: undefined, traces: [] }

test.each([
  ['a case that lives', lives, 0],
  ['a case that was deleted', gone, 0],
  ['planted: it does not open', { ...lives, after: undefined }, 1],
  ['planted: another text', { ...lives, after: { ...words, text: 'x' } }, 1],
  ['planted: other sound', { ...lives, after: { ...words, sound: 'x' } }, 1],
  ['planted: it came back', { ...gone, after: words }, 1],
  ['planted: a row of it came back', { ...gone, traces: ['consultation_case', 'sound'] }, 2],
])('REL-23 %s', (_, seen, faults) => {
  expect(faultsAfterRestore(seen)).toHaveLength(faults)
})
