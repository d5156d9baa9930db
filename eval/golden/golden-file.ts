import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line for each open talk: its id and the SHA-256 of all that the engine gives for it. */
export const GOLDEN_FILE = join(import.meta.dirname, 'reports.sha256')

/** The talks whose report is not the frozen one, by what became of them. */
export type Changes = { readonly changed: readonly string[]; readonly added: readonly string[]; readonly gone: readonly string[] }

const byId = (lines: readonly string[]): Map<string, string> => new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), line]))

/** Compares lines of digests, whatever their order. */
export function changesBetween(frozen: readonly string[], now: readonly string[]): Changes {
  const [before, after] = [byId(frozen), byId(now)]
  return {
    changed: [...after].filter(([id, line]) => before.has(id) && before.get(id) !== line).map(([id]) => id),
    added: [...after.keys()].filter((id) => !before.has(id)),
    gone: [...before.keys()].filter((id) => !after.has(id)),
  }
}

/** The frozen lines. */
export function frozenLines(): string[] {
  return readFileSync(GOLDEN_FILE, 'utf8').split('\n').filter((line) => line !== '')
}

/** Says which talks changed; an empty text when none did. */
export function changesText({ changed, added, gone }: Changes): string {
  const line = (what: string, ids: readonly string[]) => (ids.length === 0 ? [] : [`${what} (${String(ids.length)}): ${ids.join(' ')}`])
  return [...line('changed', changed), ...line('new', added), ...line('gone', gone)].join('\n')
}
