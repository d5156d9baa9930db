import { folded } from '#domain/language/folded.ts'

/** One line of the palette: what it says, where it belongs, and what it does. */
export type PaletteEntry = { id: string; group: 'screens' | 'actions' | 'cases' | 'language' | 'scheme'; label: string; act: () => void }

/** Nobody reads further down; whoever looks for more types a word. */
const MOST_SHOWN = 40

/** Takes the lines and what was typed; gives those that hold every typed word, in their order. Accents and case make no difference. */
export function foundEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  return entries.filter(({ label }) => words.every((word) => folded(label).includes(word))).slice(0, MOST_SHOWN)
}

/** Takes the number of lines and which is marked; gives the one a key moves to, round the ends; undefined for a key that moves nothing. */
export function movedBy(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
