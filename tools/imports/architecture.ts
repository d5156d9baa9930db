/** What ARCHITECTURE.md says about folders that meet; `arrows` maps a folder to those it may import from. */
export interface Architecture {
  /** Folders of server/ and web/ that lie under the features: any of them may use these. */
  readonly base: ReadonlySet<string>
  readonly arrows: ReadonlyMap<string, ReadonlySet<string>>
}

const BLOCK = /^```imports\n([\s\S]*?)^```$/m

/**
 * Reads the fenced block named `imports`. Its lines are `base: server/http server/jobs …`, `server/cases -> server/recordings`,
 * comments after `#`, and blanks.
 *
 * @throws when there is no block, or a line in it says neither.
 */
export function readArchitecture(markdown: string): Architecture {
  const block = BLOCK.exec(markdown.replaceAll('\r\n', '\n'))?.[1]
  if (block === undefined) throw new Error('ARCHITECTURE.md has no fenced block named "imports".')
  const base = new Set<string>()
  const arrows = new Map<string, Set<string>>()
  for (const raw of block.split('\n')) {
    const line = raw.replace(/#.*/, '').trim()
    if (line === '') continue
    const list = /^base:\s*(.*)$/.exec(line)?.[1]
    const arrow = /^(\S+)\s*->\s*(\S.*)$/.exec(line)
    if (list !== undefined) {
      for (const folder of list.split(/[\s,]+/)) base.add(folder)
    } else if (arrow?.[1] !== undefined && arrow[2] !== undefined) {
      const to = arrows.get(arrow[1]) ?? new Set<string>()
      for (const folder of arrow[2].split(/[\s,]+/)) to.add(folder)
      arrows.set(arrow[1], to)
    } else {
      throw new Error(`ARCHITECTURE.md, block "imports": "${line}" is neither "base: …" nor "a -> b".`)
    }
  }
  return { base, arrows }
}
