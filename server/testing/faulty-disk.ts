import { dirname } from 'node:path'
import type { Files } from '#server/ports/files.ts'
import { makeFaultPlan } from './fault-plan.ts'
import type { FaultPlan } from './fault-plan.ts'

type Content = { now: Buffer; onMedium: Buffer; writtenAtMs: number }

/** What a running system sees, and beside it what a power cut would leave of it. */
type Medium = {
  names: Map<string, Content>
  readonly folders: Set<string>
  clockMs: number
  syncNames: (folder: string) => void
  cutPower: (haveNamesReached: boolean) => void
}

function makeMedium(): Medium {
  let namesOnMedium = new Map<string, Content>()
  const foldersOnMedium = new Set<string>()
  const medium: Medium = {
    names: new Map(),
    folders: new Set(),
    clockMs: 0,
    syncNames(folder) {
      for (const path of namesOnMedium.keys()) if (dirname(path) === folder && !medium.names.has(path)) namesOnMedium.delete(path)
      for (const [path, content] of medium.names) if (dirname(path) === folder) namesOnMedium.set(path, content)
      for (const inner of medium.folders) if (dirname(inner) === folder) foldersOnMedium.add(inner)
    },
    cutPower(haveNamesReached) {
      if (!haveNamesReached) {
        for (const folder of medium.folders) if (!foldersOnMedium.has(folder)) medium.folders.delete(folder)
        medium.names = new Map([...namesOnMedium].filter(([path]) => medium.folders.has(dirname(path))))
      }
      for (const content of medium.names.values()) content.now = content.onMedium
      namesOnMedium = new Map(medium.names)
    },
  }
  return medium
}

type Act = <Result>(act: () => Result) => Promise<Result>

function contentAt({ names }: Medium, path: string): Content {
  const content = names.get(path)
  if (!content) throw Object.assign(new Error(`ENOENT: ${path}`), { code: 'ENOENT' })
  return content
}

const filesThatLook = (medium: Medium, look: Act): Pick<Files, 'read' | 'list' | 'ageMs' | 'makePrivate'> => ({
  read: (path) => look(() => medium.names.get(path)?.now),
  list: (folder) => look(() => [...medium.names.keys()].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1))),
  ageMs: (path) => look(() => (medium.names.has(path) ? medium.clockMs - contentAt(medium, path).writtenAtMs : undefined)),
  makePrivate: () => look(() => undefined),
})

const holdWith = (medium: Medium, { look, work }: { look: Act; work: Act }): Files['hold'] => (path) =>
  look(() => {
    const content = medium.names.get(path)
    return (
      content && {
        bytes: content.now.length,
        overwrite: (bytes: Uint8Array) => work(() => void (content.now = Buffer.from(bytes))),
        sync: () => work(() => void (content.onMedium = content.now)),
        close: () => Promise.resolve(),
      }
    )
  })

const filesThatWork = (medium: Medium, work: Act): Omit<Files, 'read' | 'list' | 'ageMs' | 'makePrivate' | 'hold'> => ({
  makeFolder: (path) => work(() => void medium.folders.add(path)),
  create: (path, bytes) =>
    work(() => {
      if (medium.names.has(path)) throw Object.assign(new Error('EEXIST'), { code: 'EEXIST' })
      medium.names.set(path, { now: Buffer.from(bytes), onMedium: Buffer.alloc(0), writtenAtMs: medium.clockMs })
    }),
  sync: (path) => work(() => void (contentAt(medium, path).onMedium = contentAt(medium, path).now)),
  syncFolder: (folder) => work(() => medium.syncNames(folder)),
  rename: (from, to) =>
    work(() => {
      medium.names.set(to, contentAt(medium, from))
      medium.names.delete(from)
    }),
  link: (from, to) =>
    work(() => {
      if (medium.names.has(to)) return false
      medium.names.set(to, contentAt(medium, from))
      return true
    }),
  remove: (path) => work(() => void medium.names.delete(path)),
})

export type FaultyDisk = { files: Files; plan: FaultPlan; age: (ms: number) => void; paths: () => string[] }

/** A disk in memory that knows what has reached the medium, and that fails as planned at any step that changes it. */
export function makeFaultyDisk(): FaultyDisk {
  const medium = makeMedium()
  const plan = makeFaultPlan(medium.cutPower)
  const look: Act = (act) => Promise.try(() => (plan.look(), act()))
  const work: Act = (act) => Promise.try(() => (plan.step(), act()))
  return {
    files: { ...filesThatLook(medium, look), ...filesThatWork(medium, work), hold: holdWith(medium, { look, work }) },
    plan,
    age: (ms) => void (medium.clockMs += ms),
    paths: () => [...medium.names.keys()].toSorted(),
  }
}
