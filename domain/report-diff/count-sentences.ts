import type { Block } from '#contract/report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { BlockChange, ReportDiff } from './diff-reports.ts'
import { tokensOf } from './diff-words.ts'

/** What becomes of the sentences of a report: said in fewer words, in more, in as many but other ones; come, or gone. */
export type SentenceCount = { readonly shorter: number; readonly longer: number; readonly reworded: number; readonly fresh: number; readonly gone: number }

/** Sentences that share less than this share of the shorter one's words are two sentences, not one in other words. */
const LEAST_LIKENESS = 0.5
/** Above so many pairs in one paragraph no words are compared: what differs went and came. */
const MOST_COMPARED = 10_000

/**
 * Counts the sentences that differ where a change is taken. One that stands word for word elsewhere in the other version has moved and counts for
 * nothing; one in other words is looked for in the same paragraph.
 */
export function countSentences(diff: ReportDiff, isTaken: (change: BlockChange) => boolean): SentenceCount {
  const taken = diff.flatMap(({ blocks }) => blocks).filter((change) => change.kind !== 'kept' && isTaken(change))
  const pairs = taken.map(({ before, after }) => ({ before: sentencesOf(before), after: sentencesOf(after) }))
  removeMoved(pairs)
  const count = { shorter: 0, longer: 0, reworded: 0, fresh: 0, gone: 0 }
  for (const { before, after } of pairs) {
    for (const [one, other] of pairUp(before, after)) {
      const more = other.length - one.length
      count[more < 0 ? 'shorter' : more > 0 ? 'longer' : 'reworded'] += 1
      before.splice(before.indexOf(one), 1)
      after.splice(after.indexOf(other), 1)
    }
    count.gone += before.length
    count.fresh += after.length
  }
  return count
}

type Words = readonly string[]
type Pair = { before: Words[]; after: Words[] }

function sentencesOf(block: Block | undefined): Words[] {
  if (!block) return []
  return sentencesOfBlock(block)
    .map(({ text }) => tokensOf(text.toLowerCase()).filter((token) => /[\p{L}\p{N}]/u.test(token)))
    .filter((words) => words.length > 0)
}

function removeMoved(pairs: Pair[]): void {
  const keyOf = (words: Words): string => words.join(' ')
  const standing = new Map<string, number>()
  for (const words of pairs.flatMap(({ after }) => after)) standing.set(keyOf(words), (standing.get(keyOf(words)) ?? 0) + 1)
  const moved = new Map<string, number>()
  const take = (from: Map<string, number>, key: string): boolean => {
    const left = from.get(key) ?? 0
    if (left > 0) from.set(key, left - 1)
    return left > 0
  }
  for (const pair of pairs) {
    pair.before = pair.before.filter((words) => {
      const isMoved = take(standing, keyOf(words))
      if (isMoved) moved.set(keyOf(words), (moved.get(keyOf(words)) ?? 0) + 1)
      return !isMoved
    })
  }
  for (const pair of pairs) pair.after = pair.after.filter((words) => !take(moved, keyOf(words)))
}

/** The pairs that are most alike, each sentence in one of them. */
function pairUp(before: readonly Words[], after: readonly Words[]): [Words, Words][] {
  if (before.length * after.length > MOST_COMPARED) return []
  const sets = new Map([...before, ...after].map((words) => [words, new Set(words)]))
  const likeness = (one: Words, other: Words): number => {
    const [a, b] = [sets.get(one) ?? new Set(), sets.get(other) ?? new Set()]
    return a.intersection(b).size / Math.min(a.size, b.size)
  }
  const found = before.flatMap((one) => after.map((other) => ({ one, other, share: likeness(one, other) }))).filter(({ share }) => share >= LEAST_LIKENESS)
  const used = new Set<Words>()
  const pairs: [Words, Words][] = []
  for (const { one, other } of found.toSorted((a, b) => b.share - a.share)) {
    if (used.has(one) || used.has(other)) continue
    used.add(one).add(other)
    pairs.push([one, other])
  }
  return pairs
}
