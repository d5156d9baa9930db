import type { Passage } from '#server/knowledge/passage.ts'

/** One thing an adapter has to say while it reads its source from the beginning to the end. */
export type Reading =
  /** Texts that are in force. All of one text come in one reading. */
  | { kind: 'passages'; passages: readonly Passage[] }
  /** Passed over, and why. `what` names it as the source does. */
  | { kind: 'skipped'; what: string; reason: string }
  /** In the source, and said by it to be in force no longer. It is taken out with all that a complete reading did not meet. */
  | { kind: 'withdrawn'; what: string }
  /** How far it has come; `total` is undefined where the source does not say. */
  | { kind: 'progress'; done: number; total: number | undefined; of: string }
  /** Said once, before the first text, by sources that come as one file: whoever has read this edition to its end need not go on. */
  | { kind: 'edition'; edition: string }

/** A source being read. It ends when everything was read; it throws a SourceRefusal when something hindered it, and is then incomplete. */
export type Readings = AsyncGenerator<Reading, void, undefined>

/** What a source is, apart from what it says today. `id` is the prefix of the ids of its passages. */
export type SourceName = { id: string; owner: string; licence: string }
