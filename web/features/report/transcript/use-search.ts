import { useState } from 'react'
import { hitsOf } from '#domain/transcript/marked-text.ts'

export type Hit = { source: string; start: number; end: number }

export type Search = {
  wanted: string
  look: (wanted: string) => void
  hits: readonly Hit[]
  /** The hit that is stood on, counted from 0. */
  current: number
  step: (by: 1 | -1) => void
}

/** A search through the sources of a case; the hits of all of them are counted as one list. */
export function useSearch(sources: readonly { id: string; text: string }[]): Search {
  const [{ wanted, current }, setState] = useState({ wanted: '', current: 0 })
  const hits = sources.flatMap(({ id, text }) => hitsOf(text, wanted).map((hit) => ({ source: id, ...hit })))
  const here = hits.length === 0 ? 0 : Math.min(current, hits.length - 1)
  return {
    wanted,
    look: (next) => setState({ wanted: next, current: 0 }),
    hits,
    current: here,
    step: (by) => setState({ wanted, current: hits.length === 0 ? 0 : (here + by + hits.length) % hits.length }),
  }
}
