import { expect, test } from 'vitest'
import { faultsAfterDeletion } from './deleted.ts'

const gone = { caseId: 'a', isDue: true, namedIn: [], files: 0, hasKey: false, canBeRead: false, deletions: 1 }
const kept = { caseId: 'b', isDue: false, namedIn: ['consultation_case'], files: 1, hasKey: true, canBeRead: true, deletions: 0 }

test.each([
  ['what was due is gone', gone, 0],
  ['what was not due is there', kept, 0],
  ['planted: a row that names it', { ...gone, namedIn: ['work_lease'] }, 1],
  ['planted: a file', { ...gone, files: 2 }, 1],
  ['planted: its key', { ...gone, hasKey: true }, 1],
  ['planted: it can be read', { ...gone, canBeRead: true }, 1],
  ['planted: deleted and not written down', { ...gone, deletions: 0 }, 1],
  ['planted: written down twice', { ...gone, deletions: 2 }, 1],
  ['planted: deleted early', { ...kept, canBeRead: false }, 1],
  ['planted: early, its key', { ...kept, hasKey: false }, 1],
  ['planted: early by the log', { ...kept, deletions: 1 }, 1],
])('REL-22 %s', (_, seen, faults) => {
  expect(faultsAfterDeletion(seen)).toHaveLength(faults)
})
