import { Refusal } from '#contract/refusal.ts'
import { keepByWord } from '#domain/language/kept-words.ts'
import { serveTasks } from '../serve-tasks.ts'

// A thread for tests: it does as it is told, well or badly.

let read = 0
const lengthOf = keepByWord(100, (word) => {
  read += 1
  return word.length
})

const PIECE = 4 * 1024 * 1024

export const run = serveTasks({
  echo: (input: unknown) => input,
  /** How many words this thread has had to read so far. */
  readWords: (words: readonly string[]) => {
    words.map(lengthOf)
    return read
  },
  environment: () => Object.keys(process.env),
  refuse: () => {
    throw new Refusal('case.empty')
  },
  fail: () => {
    throw new TypeError('Kari Nordmann')
  },
  hang: () => {
    for (;;);
  },
  regex: () => /^(?:a+)+$/.test(`${'a'.repeat(60)}b`),
  /** Memory outside the heap, a little at a time, for as long as it is let. */
  buffers: () => {
    const held: Buffer[] = []
    for (;;) {
      if (held.length < 32) held.push(Buffer.alloc(PIECE, held.length))
    }
  },
  heap: () => {
    const held: string[][] = []
    for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => `${at}.${held.length}`))
  },
  exit: () => process.exit(3),
  /** Falls when it has nothing in hand any more. */
  fallLater: () => {
    setTimeout(() => {
      throw new Error('nobody waits for this')
    }, 0)
    return undefined
  },
})
