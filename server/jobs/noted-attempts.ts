import { Refusal } from '#contract/refusal.ts'
import type { TextWork } from '#server/ports/text-work.ts'

/**
 * So often may thinking about one text begin and not end before it is given up (REL-32). Only the thinking in hand at the instant a process
 * dies is counted, so a server killed again and again must find the very same text in hand five times before an innocent one is given up;
 * and that one is told so, with Refresh beside it, which counts from nothing.
 */
const MOST_ATTEMPTS = 5

export type AttemptNotes = {
  /** Notes durably that thinking begins; gives how many attempts have begun and not ended, this one with them. */
  begin: () => Promise<number>
  /** Takes that back: it has ended, well or not. */
  end: () => Promise<void>
}

/**
 * Takes the reader of texts and where attempts are noted; gives the same reader, each of whose tasks is noted before it begins and struck
 * off when it has ended. What waits for a model, a speech engine or a free thread is no attempt, nor is what a stop or another server's
 * takeover ends: only a process that dies in the midst leaves one behind. @throws text.too_hard when there have been too many
 */
export function notingAttempts(texts: TextWork, notes: AttemptNotes): TextWork {
  return {
    ...texts,
    async run(name, input, options = {}) {
      let hasBegun = false
      try {
        return await texts.run(name, input, {
          ...options,
          onBegin: async () => {
            const attempts = await notes.begin()
            hasBegun = true
            if (attempts > MOST_ATTEMPTS) throw new Refusal('text.too_hard')
          },
        })
      } finally {
        // One that cannot be struck off counts, as after a kill; the result is not lost for it.
        if (hasBegun) await notes.end().catch(() => undefined)
      }
    },
  }
}
