import type { Language } from '#contract/vertical.ts'
import { TOPIC_CUES } from './topic-cues.ts'

const COLUMN: Readonly<Record<Language, number>> = { nb: 1, sv: 2, da: 3, en: 4, ru: 5 }
const LONGEST = 4_000

const escape = (cue: string): string => cue.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const made = new Map<Language, readonly (readonly [string, RegExp])[]>()

function cuesOf(language: Language): readonly (readonly [string, RegExp])[] {
  const before = made.get(language)
  if (before) return before
  const cues = TOPIC_CUES.split('\n').filter((line) => line !== '').map((line): readonly [string, RegExp] => {
    const columns = line.split('|').map((column) => column.trim())
    const words = (columns[COLUMN[language]] ?? '').split(',').map((word) => escape(word.trim()).replaceAll('@', String.raw`\p{L}{0,20}`))
    return [columns[0] ?? '', new RegExp(String.raw`(?<![\p{L}\d])(?:${words.join('|')})(?![\p{L}\d])`, 'iu')]
  })
  made.set(language, cues)
  return cues
}

/** What a sentence asks about or tells of, of the things that messages and letters ask about. */
export function topicsOf(text: string, language: Language): ReadonlySet<string> {
  const read = text.slice(0, LONGEST)
  return new Set(cuesOf(language).flatMap(([topic, cue]) => (cue.test(read) ? [topic] : [])))
}

/** How much of what is asked about is told of, from 0 to 1. */
export function sharedTopics(asked: ReadonlySet<string>, told: ReadonlySet<string>): number {
  return asked.size === 0 ? 0 : asked.intersection(told).size / asked.size
}
