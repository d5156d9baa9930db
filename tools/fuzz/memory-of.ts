import { readdirSync, readFileSync } from 'node:fs'

/** Of a process: who started it, and how much of the memory it holds. */
type Held = { readonly parent: number; readonly bytes: number }

function readHeld(pid: number): Held | undefined {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    const field = (name: string) => Number(new RegExp(String.raw`^${name}:\s+(\d+)`, 'mu').exec(status)?.[1] ?? 0)
    return { parent: field('PPid'), bytes: field('VmRSS') * 1024 }
  } catch {
    // It ended while it was looked for.
    return undefined
  }
}

/** Bytes that a process and all that it started hold in memory together, as /proc tells (Linux). What they share counts in each. */
export function memoryOf(root: number): number {
  const all = new Map<number, Held>()
  for (const name of readdirSync('/proc')) {
    const held = /^\d+$/.test(name) ? readHeld(Number(name)) : undefined
    if (held) all.set(Number(name), held)
  }
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(all.get(pid)?.parent ?? 0))
  return [...all].reduce((sum, [pid, { bytes }]) => sum + (belongs(pid) ? bytes : 0), 0)
}
