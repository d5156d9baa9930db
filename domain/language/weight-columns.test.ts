import { expect, test } from 'vitest'
import { readColumns, tellColumns } from './weight-columns.ts'

test('what is told in columns is read as it was, far steps and quoting signs in names too', () => {
  const lines = ['any\t7 0 -1 0 0', 'kind 18\t33 -35 46 -46 4', 'n w> `\\ $\t-46 0 0 0 60']
  const rows = readColumns(tellColumns(lines))
  expect(rows.map(([name]) => name)).toEqual(['any', 'kind 18', 'n w> `\\ $'])
  expect(rows.map(([, weights]) => weights.map((weight) => Math.round(weight / 0.02)))).toEqual([[7, 0, -1, 0, 0], [33, -35, 46, -46, 4], [-46, 0, 0, 0, 60]])
})

test('columns longer than a line are read whole', () => {
  const lines = Array.from({ length: 700 }, (_, at) => `f${String(at)}\t${String((at % 90) - 45)} 1 2 3 4`)
  const read = readColumns(tellColumns(lines)).map(([name, [first = 0]]) => `${name}\t${String(Math.round(first / 0.02))}`)
  expect(read).toEqual(lines.map((line) => line.split(' ')[0]))
})
