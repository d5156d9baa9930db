import { join } from 'node:path'
import type { Language } from '#contract/vertical.ts'
import { readTable, tableFaults } from './table.ts'
import { textFiles, withWords } from './text-files.ts'

export interface Taken {
  /** What must be mended first; then nothing is to be written. */
  readonly faults: readonly string[]
  /** New text by path, of those files alone that change. */
  readonly files: ReadonlyMap<string, string>
  /** How many texts are other than before. */
  readonly count: number
}

/** Takes a translator's table; gives what it makes of the files of that language. Writes nothing. */
export function takeTable(table: string, root: string, language: Language): Taken {
  const target = textFiles(root, language)
  const rows = readTable(table)
  const faults = tableFaults(rows, textFiles(root, 'nb'), target)
  if (faults.length > 0) return { faults, files: new Map(), count: 0 }
  const files = new Map<string, string>()
  let count = 0
  for (const [feature, file] of target) {
    const words = new Map(rows.flatMap(({ key, target: each }) => (key.startsWith(`${feature}/`) ? [[key.slice(feature.length + 1), each] as const] : [])))
    const text = withWords(file, words)
    count += [...file.texts].filter(([key, { words: before }]) => words.get(key) !== before).length
    if (text !== file.source) files.set(join(root, file.path), text)
  }
  return { faults, files, count }
}
