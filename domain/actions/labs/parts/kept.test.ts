import { expect, test, vi } from 'vitest'
import { readPrintout } from '../read-printout.ts'
import { forgetKept, keeping } from './kept.ts'

test('what was found is not looked for again, until it is forgotten', () => {
  const find = vi.fn<(text: string) => number>((text) => text.length)
  const found = keeping(find)
  expect([found('CRP'), found('CRP'), found('Hb')]).toEqual([3, 3, 2])
  expect(find).toHaveBeenCalledTimes(2)
  forgetKept()
  found('CRP')
  expect(find).toHaveBeenCalledTimes(3)
})

test('a printout that was read leaves nothing of it in memory', () => {
  const find = vi.fn<(text: string) => string>((text) => text)
  const found = keeping(find)
  found('Løkkeberg, Tiril')
  readPrintout('CRP 12 mg/L (<5)')
  found('Løkkeberg, Tiril')
  expect(find).toHaveBeenCalledTimes(2)
})
