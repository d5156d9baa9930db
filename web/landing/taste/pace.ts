/** Milliseconds of talk: a word takes some time, each of its letters a little more, and a breath stands between two turns. About 165 words a minute. */
const WORD_MS = 140
const LETTER_MS = 44
const TURN_MS = 450

/** Where a talk has come to, and after how long. */
export type Step = { readonly end: number; readonly atMs: number }

/** Takes a talk; gives its words with the time each has been said by. The first turn stands from the beginning: nobody waits for a greeting. */
export function stepsOf(talk: string): Step[] {
  const first = talk.indexOf('\n')
  const from = first < 0 ? 0 : first
  const steps: Step[] = [{ end: from, atMs: 0 }]
  let atMs = 0
  for (const { 0: word, index } of talk.matchAll(/\S+\s*/g)) {
    if (index < from) continue
    atMs += WORD_MS + LETTER_MS * word.trimEnd().length + (word.includes('\n') ? TURN_MS : 0)
    steps.push({ end: index + word.length, atMs })
  }
  return steps
}

/** Takes the steps and the time; gives how far the talk has come. */
export const reachedAt = (steps: readonly Step[], ms: number): number => steps.findLast(({ atMs }) => atMs <= ms)?.end ?? 0
