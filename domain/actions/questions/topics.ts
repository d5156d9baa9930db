import type { Language } from '#contract/vertical.ts'
import { readCues } from '../cues.ts'
import { TOPIC_CUES } from './topic-cues.ts'

const LONGEST = 4_000

/** What a sentence asks about or tells of, of the things that messages and letters ask about. */
export function topicsOf(text: string, language: Language): ReadonlySet<string> {
  const read = text.slice(0, LONGEST)
  return new Set(readCues(TOPIC_CUES, language).flatMap(([topic, cue]) => (read.search(cue) >= 0 ? [topic] : [])))
}

/** How much of what is asked about is told of, from 0 to 1. */
export function sharedTopics(asked: ReadonlySet<string>, told: ReadonlySet<string>): number {
  return asked.size === 0 ? 0 : asked.intersection(told).size / asked.size
}
