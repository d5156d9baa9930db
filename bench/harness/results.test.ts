import { expect, test } from 'vitest'
import { asMarkdown, mergeCases } from './results.ts'
import type { CaseResult } from './results.ts'

const measured = (protocol: string, commit: string, value: number): CaseResult => ({
  protocol, title: 'case', at: '2026-01-02T03:04:05.000Z', commit, machine: '2 × chip', figures: [{ name: 'time', value, unit: 'ms', atMost: 5 }],
})

test('a case measured alone takes the place of its own figures and leaves the others with their commit', () => {
  const merged = mergeCases([measured('PERF-2', 'old', 1), measured('PERF-10', 'old', 2)], [measured('PERF-2', 'new', 3)])
  expect(merged.map(({ protocol, commit }) => [protocol, commit])).toEqual([['PERF-2', 'new'], ['PERF-10', 'old']])
})

test('each row of the table says what it was measured on, and whether it met its bar', () => {
  const table = asMarkdown({ node: 'v1', cases: [measured('PERF-1', 'abc', 4), measured('PERF-2', 'def', 6)] })
  const rows = table.split('\n').filter((line) => line.startsWith('| PERF'))
  expect(rows).toEqual([
    '| PERF-1 | case: time | 4 ms | ≤ 5 ms | yes | 2026-01-02 | abc |',
    '| PERF-2 | case: time | 6 ms | ≤ 5 ms | **no** | 2026-01-02 | def |',
  ])
})
