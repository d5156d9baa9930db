import { Refusal } from '#contract/refusal.ts'

/** Both ends belong to it, as in HTTP. */
export type BlobRange = { start: number; end: number }

/** Bytes in pieces of any size; a store holds no more than a piece, or one upload part, of them. */
export type BlobContent = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/**
 * Where sealed audio lies. Keys are made by us of ids and numbers (`cases/<id>/<id>-1`), never of a file's name (SEC-33).
 * Every verb may throw storage.unavailable; only `put` may throw storage.full. What the content itself throws passes as it is.
 */
export type Blobs = {
  /** Resolves once the bytes survive a power cut (REL-2), and gives their number. Until then the key shows what it showed before. */
  put(key: string, content: BlobContent): Promise<{ bytes: number }>
  /** Gives the bytes, or the named stretch of them. @throws request.not_found when there are none, on the first piece */
  read(key: string, range?: BlobRange): AsyncIterable<Uint8Array>
  /** Undefined when there is nothing under the key. */
  size(key: string): Promise<number | undefined>
  /** Resolves once it is gone; also when it was not there. */
  remove(key: string): Promise<void>
  /** Removes everything under `cases/<id>/`; resolves once it is gone. */
  removeFolder(prefix: string): Promise<void>
  /** Keys under `cases/<id>/`, in no order. */
  list(prefix: string): AsyncIterable<string>
  /** For `/readyz`. */
  check(): Promise<void>
}

const SEGMENTS = '[A-Za-z0-9_-]{1,100}(?:/[A-Za-z0-9_-]{1,100}){0,7}'
const KEY = new RegExp(`^${SEGMENTS}$`)
const PREFIX = new RegExp(`^${SEGMENTS}/$`)

/** Takes a key before it names a file or an object; one that is not of our making is a mistake in the program. */
export function assertBlobKey(key: string): void {
  if (!KEY.test(key)) throw new Refusal('internal.error', { cause: new TypeError('not a blob key') })
}

/** Takes the folder of a removal: it ends in a slash and is never the whole store. */
export function assertBlobPrefix(prefix: string): void {
  if (!PREFIX.test(prefix)) throw new Refusal('internal.error', { cause: new TypeError('not a blob folder') })
}
