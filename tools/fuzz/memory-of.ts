import { readdirSync, readFileSync } from 'node:fs'

/** Of a process: who started it, and what it is called. */
type Kin = { readonly parent: number; readonly name: string }

const DATABASE = 'postgres'

/** Gives nothing for a process that ended while it was looked for. */
function readProc(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${String(pid)}/${file}`, 'utf8')
  } catch {
    return undefined
  }
}

function readKin(pid: number): Kin | undefined {
  const status = readProc(pid, 'status')
  if (status === undefined) return undefined
  const field = (name: string) => new RegExp(String.raw`^${name}:\s+(\S+)`, 'mu').exec(status)?.[1] ?? ''
  return { parent: Number(field('PPid')), name: field('Name') }
}

/** What is shared by several processes counts in each of them in part, so that the sum is what the machine gives (`Pss` of /proc). */
const heldBytes = (pid: number): number => Number(/^Pss:\s+(\d+)/mu.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1] ?? 0) * 1024

/** What a process is: the last file that it was told to run, else its name. */
const programOf = (pid: number, name: string): string =>
  /[^/\0]+\.[cm]?[jt]s(?=\0)/.exec((readProc(pid, 'cmdline') ?? '').split('\0--').at(-1) ?? '')?.[0] ?? name

/** What each process below a process holds, the database left out, as /proc tells (Linux). */
export function memoryOf(root: number): { readonly bytes: number; readonly parts: readonly (readonly [program: string, bytes: number])[] } {
  const all = new Map<number, Kin>()
  for (const name of readdirSync('/proc')) {
    const kin = /^\d+$/.test(name) ? readKin(Number(name)) : undefined
    if (kin) all.set(Number(name), kin)
  }
  const belongs = (pid: number): boolean => pid === root || (pid > 1 && belongs(all.get(pid)?.parent ?? 0))
  const parts = [...all].flatMap(([pid, { name }]) => (belongs(pid) && !name.startsWith(DATABASE) ? [[programOf(pid, name), heldBytes(pid)] as const] : []))
  return { bytes: parts.reduce((sum, [, bytes]) => sum + bytes, 0), parts: parts.toSorted((a, b) => b[1] - a[1]) }
}
