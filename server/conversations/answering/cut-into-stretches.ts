import { placeIn } from '#server/text-tasks/answers.ts'
import type { CasePlace, CaseText } from '#server/ports/text-work.ts'

/** Long enough to hold a question with its answer, short enough to be pointed at. */
const STRETCH_CHARACTERS = 500

const BREAK = /\n+|(?<=[.!?…])\s+/g

/** Takes the texts of a case; gives them in stretches of whole lines or sentences, each with its place. One pass over each. */
export function cutIntoStretches(sources: readonly CaseText[]): CasePlace[] {
  return sources.flatMap((source) => {
    const { text } = source
    const breaks = [
      ...Array.from(text.matchAll(BREAK), ({ 0: blank, index }) => ({ end: index, next: index + blank.length })),
      { end: text.length, next: text.length },
    ]
    const stretches: CasePlace[] = []
    let start = 0
    let end = 0
    const close = (next: number): void => {
      for (let from = start; from < end; from += STRETCH_CHARACTERS * 2)
        stretches.push(placeIn(source, { start: from, end: Math.min(end, from + STRETCH_CHARACTERS * 2) }))
      start = next
    }
    let next = 0
    for (const one of breaks) {
      if (one.end - start > STRETCH_CHARACTERS && end > start) close(next)
      end = one.end
      next = one.next
    }
    close(text.length)
    return stretches.filter(({ quote }) => quote.trim() !== '')
  })
}
