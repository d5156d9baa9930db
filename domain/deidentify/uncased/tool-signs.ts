import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { isBeside, phraseBefore } from '#domain/deidentify/knowledge/reading.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'

/** What something was done with stands behind these. */
const WITH = wordSet('med with')
const USED = wordSet('brukt brukte bruker bruke brukes brugt brugte bruger bruge använt använde använder använda används use used uses using')
/** Something done: fiksert, undersøgt, fixerades, examined. */
const DONE = /(?<=\p{L}{3})(?:ert|eret|erade?s?|ades|eres|[sk]t|et|at|ad|ed|tes?)$/u

/** `fiksert med skrue`, `brukt tang`: where a tool stands, not a person; `snakket med` is said of people. */
export function isToolAt(reading: Reading, at: number): boolean {
  const { tokens, cues } = reading
  const [further, before] = [tokens[at - 2], tokens[at - 1]]
  if (before === undefined || !isBeside(tokens[at])) return false
  if (USED.has(before.lower)) return true
  return (
    WITH.has(before.lower) &&
    further !== undefined &&
    isBeside(before) &&
    DONE.test(further.lower) &&
    phraseBefore(reading, at, cues.persons) === 0 &&
    phraseBefore(reading, at, cues.introductions) === 0
  )
}
