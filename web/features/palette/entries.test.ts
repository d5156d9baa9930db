import { expect, test } from 'vitest'
import { foundEntries, movedBy } from './entries.ts'
import type { PaletteEntry } from './entries.ts'

const entry = (label: string): PaletteEntry => ({ id: label, group: 'cases', label, act: () => undefined })
const ENTRIES = ['Kontrollpanel', '14:20 · K 54 · Hoste i tre uker', 'Språk: Русский', 'Åpne'].map(entry)

test.each([
  ['', 4],
  ['kontroll', 1],
  ['uker hoste', 1],
  ['HOSTE', 1],
  ['sprak', 1],
  ['apne', 1],
  ['русский', 1],
  ['finnes ikke', 0],
  ['k 54', 1],
  ['x'.repeat(100_000), 0],
  ['( * \\', 0],
])('“%s” finds %i', (typed, count) => expect(foundEntries(ENTRIES, typed)).toHaveLength(count))

test('no more is shown than can be read', () => {
  expect(foundEntries(Array.from({ length: 2_000 }, (_, number) => entry(`Sak ${number}`)), 'sak')).toHaveLength(40)
})

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['a', 0, 3, undefined],
  ['ArrowDown', 0, 0, undefined],
])('%s from %i of %i leads to %s', (key, at, count, expected) => expect(movedBy(key, at, count)).toBe(expected))
