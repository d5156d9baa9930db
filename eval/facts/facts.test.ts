import { expect, test } from 'vitest'
import { measurePlanted } from './measure.ts'
import { plantedTable } from './table.ts'

test('LLM-1 of the errors a model plants none of a medicine, its dose, its status or a side stands unmarked, and what is true stands', async () => {
  const measured = await measurePlanted({ rate: 1, seed: 7, most: 2 })
  const { became } = measured
  const standing = became.filter(({ kind, asFact }) => kind !== undefined && asFact === 'stands')
  expect(measured.failed).toBe(0)
  for (const kind of ['drug', 'dose', 'side', 'status']) expect(became.some((one) => one.kind === kind)).toBe(true)
  expect(standing.filter(({ kind }) => kind === 'drug' || kind === 'dose' || kind === 'side' || kind === 'status')).toEqual([])
  const unmarkedInProse = became.filter(({ kind, inProse }) => kind !== undefined && inProse === 'stands')
  expect(standing.length).toBeLessThan(unmarkedInProse.length)
  const honest = became.filter(({ kind }) => kind === undefined)
  expect(honest.filter(({ asFact }) => asFact === 'stands').length).toBeGreaterThanOrEqual(honest.length * 0.9)
  expect(plantedTable(measured)).toMatch(/\| \*\*all errors\*\* \| \d+ \|/u)
}, 120_000)
