import type { FastActionAnswer } from '#contract/fast-action.ts'

export type Place = { start: number; end: number }
export type Marked = Place & { kind: 'gap' | 'unsupported' | 'plain' }

const wordsAt = (value: string, { start, end }: Place): string => value.slice(start, end)

/** Where given words still stand in a text that has been written in since, each once, in their order. */
function findAgain(text: string, words: readonly string[]): Place[] {
  const found: Place[] = []
  let from = 0
  for (const one of words) {
    const start = text.indexOf(one, from)
    if (start < 0) continue
    from = start + one.length
    found.push({ start, end: from })
  }
  return found
}

/** The places that are still open, and the sentences nothing carries, in the text as it stands now. */
export function placesIn(text: string, answer: Pick<FastActionAnswer, 'value' | 'gaps' | 'unsupported'> | undefined): { gaps: Place[]; unsupported: Place[] } {
  if (!answer) return { gaps: [], unsupported: [] }
  const again = (places: readonly Place[]): Place[] =>
    findAgain(
      text,
      places.toSorted((a, b) => a.start - b.start).map((place) => wordsAt(answer.value, place)),
    )
  return { gaps: again(answer.gaps), unsupported: again(answer.unsupported) }
}

/** The whole text in stretches, marked or plain, in order; a gap within a marked sentence is a gap. */
export function stretchesOf(text: string, { gaps, unsupported }: { gaps: readonly Place[]; unsupported: readonly Place[] }): Marked[] {
  const cuts = [...new Set([0, text.length, ...[...gaps, ...unsupported].flatMap(({ start, end }) => [start, end])])].toSorted((a, b) => a - b)
  const within = (places: readonly Place[], at: number): boolean => places.some(({ start, end }) => start <= at && at < end)
  return cuts
    .slice(0, -1)
    .map((start, at) => ({ start, end: cuts[at + 1] ?? text.length, kind: within(gaps, start) ? 'gap' : within(unsupported, start) ? 'unsupported' : 'plain' }))
}
