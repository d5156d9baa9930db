import type { HeardWord } from '#contract/recording.ts'
import { alignByOrder, alignByTime } from './words/align-words.ts'
import type { WordPair } from './words/align-words.ts'
import type { Stretch } from './missing-stretches.ts'
import { placeWords } from './words/place-words.ts'
import type { PlacedWord } from './words/place-words.ts'
import type { GroupTranscript, SpokenSpan, StitchedTranscript } from './words/transcript.ts'

const SLACK_MS = 1000
const EDGE_MS = 300
/** Without times, how much of each side may belong to the five repeated seconds. */
const UNTIMED_REACH_MS = 15_000

/** A long segment without word times says no more about its words than no times at all. */
const UNCERTAIN_MS = 6000

/** Stands in a transcript, on a line of its own, where a stretch was never heard; what stands before and after it belongs to no one sentence. */
export const GAP_MARK = '[…]'

type Hearing = { words: readonly PlacedWord[]; endMs: number; isTimed: boolean }
type Sides = { left: readonly PlacedWord[]; right: readonly PlacedWord[] }
type Overlap = { startMs: number; endMs: number }

const middleOf = (stretch: Overlap): number => (stretch.startMs + stretch.endMs) / 2

function hearingOf(group: GroupTranscript, index: number): Hearing {
  const words = group.segments.flatMap((segment, order) => placeWords(segment, `${index}.${order}`))
  const isTimed = group.isTimed && words.every((word) => word.uncertaintyMs <= UNCERTAIN_MS)
  return { words, endMs: group.endMs, isTimed }
}

/** Where the part of each list begins and ends that may lie in the overlap. */
function reachOf(left: Hearing, right: Hearing, overlap: Overlap): { from: number; until: number } {
  const isTimed = left.isTimed && right.isTimed
  const slack = (word: PlacedWord): number => (isTimed ? SLACK_MS + word.uncertaintyMs : UNTIMED_REACH_MS)
  const from = left.words.findIndex((word) => word.endMs > overlap.startMs - slack(word))
  const until = right.words.findLastIndex((word) => word.startMs < overlap.endMs + slack(word))
  return { from: from < 0 ? left.words.length : from, until: until + 1 }
}

/**
 * Two hearings of the same seconds: before the middle the left one is trusted (the right begins mid-word there), after
 * it the right. Where the trusted one has nothing between two shared words the other speaks, so that nothing is lost.
 */
function weave({ left, right }: Sides, pairs: readonly WordPair[], overlap: Overlap): PlacedWord[] {
  const middleMs = middleOf(overlap)
  const woven: PlacedWord[] = []
  let [i, j] = [0, 0]
  const trustsLeft = (pair: WordPair | undefined): boolean => {
    const word = pair && left[pair[0]]
    return word !== undefined && middleOf(word) <= middleMs
  }
  pairs.forEach((pair, order) => {
    const mine = left.slice(i, pair[0])
    const other = right.slice(j, pair[1])
    const isLeft = order === 0 || trustsLeft(pair)
    woven.push(...(isLeft ? (mine.length > 0 ? mine : other) : other.length > 0 ? other : mine))
    const word = trustsLeft(pair) ? left[pair[0]] : right[pair[1]]
    if (word) woven.push(word)
    i = pair[0] + 1
    j = pair[1] + 1
  })
  const rest = right.slice(j)
  const isHeardTwice = rest.some((word) => word.startMs < overlap.endMs + EDGE_MS)
  return [...woven, ...(isHeardTwice ? [] : left.slice(i)), ...rest]
}

/** No word in common: each side speaks for its own half, unless one of them heard nothing at all. */
function cutInMiddle(left: readonly PlacedWord[], right: readonly PlacedWord[], middleMs: number): PlacedWord[] {
  if (left.length === 0 || right.length === 0) return [...left, ...right]
  return [...left.filter((word) => middleOf(word) < middleMs), ...right.filter((word) => middleOf(word) >= middleMs)]
}

function join(left: Hearing, right: Hearing, startMs: number): PlacedWord[] {
  const overlap = { startMs, endMs: left.endMs }
  if (overlap.endMs <= overlap.startMs) return [...left.words, ...right.words]
  const { from, until } = reachOf(left, right, overlap)
  const [tail, head] = [left.words.slice(from), right.words.slice(0, until)]
  const isTimed = left.isTimed && right.isTimed
  const pairs = isTimed ? alignByTime(tail, head) : alignByOrder(tail, head)
  const unshared = isTimed ? cutInMiddle(tail, head, middleOf(overlap)) : [...tail, ...head]
  const shared = pairs.length > 0 ? weave({ left: tail, right: head }, pairs, overlap) : unshared
  return [...left.words.slice(0, from), ...shared, ...right.words.slice(until)]
}

const heardWord = ({ text, startMs, endMs, confidence }: PlacedWord): HeardWord => ({
  text,
  startMs: Math.round(startMs),
  endMs: Math.round(endMs),
  confidence,
})

const gapWord = ({ startMs, endMs }: Stretch): PlacedWord => ({
  text: GAP_MARK,
  key: GAP_MARK,
  startMs,
  endMs,
  uncertaintyMs: 0,
  confidence: null,
  source: `gap.${startMs}`,
})

function write(words: readonly PlacedWord[]): StitchedTranscript {
  let text = ''
  const segments: (SpokenSpan & { source: string })[] = []
  for (const word of words) {
    const isApart = word.text === GAP_MARK || text.endsWith(GAP_MARK)
    const start = text === '' ? 0 : text.length + 1
    text = text === '' ? word.text : `${text}${isApart ? '\n' : ' '}${word.text}`
    const last = segments.at(-1)
    if (last?.source === word.source) {
      segments[segments.length - 1] = { ...last, end: text.length, endMs: Math.max(last.endMs, Math.round(word.endMs)) }
    } else {
      const { source } = word
      segments.push({ start, end: text.length, startMs: Math.round(word.startMs), endMs: Math.round(word.endMs), source })
    }
  }
  return { text, segments: segments.map(({ source: _, ...span }) => span), words: words.map(heardWord) }
}

/**
 * Takes the transcripts of a recording's groups, which repeat five seconds each; gives one text in which every word
 * stands once, with the place in the audio of each stretch of it (REL-8). Stretches that are known to be missing are marked where they
 * lie, so that the words at their two sides are not read as one sentence (REL-7).
 */
export function stitchTranscripts(groups: readonly GroupTranscript[], missing: readonly Stretch[] = []): StitchedTranscript {
  const ordered = groups.toSorted((a, b) => a.startMs - b.startMs)
  const gaps = missing.toSorted((a, b) => a.startMs - b.startMs)
  let joined: Hearing = { words: [], endMs: Number.NEGATIVE_INFINITY, isTimed: true }
  ordered.forEach((group, index) => {
    const next = hearingOf(group, index)
    const before = gaps.splice(0, gaps.findLastIndex((gap) => middleOf(gap) < group.startMs) + 1)
    joined = {
      words: join({ ...joined, words: [...joined.words, ...before.map(gapWord)] }, next, group.startMs),
      endMs: Math.max(joined.endMs, next.endMs),
      isTimed: next.isTimed,
    }
  })
  return write([...joined.words, ...gaps.map(gapWord)])
}
