/** A file that stays open: what is written goes to it even when its name has gone to another. */
export type HeldFile = {
  readonly bytes: number
  /** From its beginning, in place. */
  overwrite: (content: Uint8Array) => Promise<void>
  /** Resolves once its content is on the medium. */
  sync: () => Promise<void>
  close: () => Promise<void>
}

/**
 * The single steps in which the server keeps the few files of its own that no database guards: keys, above all. Between any two of them the process
 * may be killed or the power cut, so tests stand in for this port and do that at each step. Paths are absolute; failures are the system's.
 */
export type Files = {
  /** Undefined when it is not there. */
  read: (path: string) => Promise<Buffer | undefined>
  /** The names in a folder; none when the folder is not there. */
  list: (folder: string) => Promise<string[]>
  /** How long ago it was last written; undefined when it is not there. */
  ageMs: (path: string) => Promise<number | undefined>
  /** With all folders above it, for this account alone. */
  makeFolder: (path: string) => Promise<void>
  /** Makes a new file for this account alone; it is not on the medium yet. */
  create: (path: string, content: Uint8Array) => Promise<void>
  /** Opens what is there; undefined when it is not. */
  hold: (path: string) => Promise<HeldFile | undefined>
  /** Resolves once the content of a file is on the medium. */
  sync: (path: string) => Promise<void>
  /** Resolves once the names in a folder are on the medium. */
  syncFolder: (folder: string) => Promise<void>
  /** In the place of whatever had that name. */
  rename: (from: string, to: string) => Promise<void>
  /** A second name for a file; false when something has that name. */
  link: (from: string, to: string) => Promise<boolean>
  remove: (path: string) => Promise<void>
  /** Takes all rights to a file from every other account; nothing happens where they have none, or the system knows no such rights. */
  makePrivate: (path: string) => Promise<void>
}
