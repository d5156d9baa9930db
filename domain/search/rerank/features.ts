import { meets, weigh } from '../rank.ts'
import type { Candidate, Ranking, Wanted } from '../rank.ts'
import { alikeWords } from './alike-words.ts'
import type { ReadText } from './read-text.ts'

/** A candidate of the first stage with what it says. */
export type Reread = { readonly candidate: Candidate; readonly score: number; readonly text: ReadText }

/** What is asked, as the second stage compares it. `asksAmount`: how much, which dose. */
export type Rewanted = { readonly wanted: readonly Wanted[]; readonly asksAmount: boolean; readonly ranking: Ranking }

/** What a candidate shows for and against it: each is learnt a weight (`eval/library/learn-ranking.ts`). */
export const RANK_FEATURES = [
  /** Logarithm of what the first stage gave it. */
  'score',
  /** Of what is asked, by rarity: how much is met, how much is met at all, how much stands in title or headings. */
  'met', 'covered', 'headed',
  /** Words that look alike, by rarity among the candidates: anywhere, in title and headings, in the best sentence, in the best two. */
  'alike', 'alikeHeads', 'sentence', 'twoSentences',
  /** An amount is asked for, and the best sentence tells one. */
  'amount',
  'otherCountry', 'otherLanguage', 'notInForce',
] as const
export type RankFeature = (typeof RANK_FEATURES)[number]
export type RankFeatures = Readonly<Record<RankFeature, number>>

const MEETING_POWER = 0.4
/** Met so far a thing stands in the title or the headings. */
const HEADED_FROM = 0.5
const LEAST_SCORE = 0.05

/** For each word of the question how alike the likest word of some is. Words come again in many candidates. */
export function comparing(words: readonly string[]): (told: readonly string[]) => number[] {
  const known = new Map<string, readonly number[]>()
  const of = (word: string): readonly number[] => {
    const made = known.get(word) ?? words.map((own) => alikeWords(own, word))
    known.set(word, made)
    return made
  }
  return (told) => {
    const best = words.map(() => 0)
    for (const word of told) of(word).forEach((alike, at) => (best[at] = Math.max(best[at] ?? 0, alike)))
    return best
  }
}

/** How far each thing asked about is met by a candidate, and what it weighs. */
export function met({ wanted, ranking }: Rewanted, { ranks }: Candidate): { one: Wanted; weight: number; share: number }[] {
  return wanted.map((one) => ({ one, weight: weigh(one, ranking.frequencies), share: Math.min(1, meets(one.way, ranks)) }))
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((sum, item) => sum + of(item), 0)

/** How alike each thing asked about is, as it was said, in each part of a text; `any`: or met by what it names. */
type Compared = { readonly heads: readonly number[]; readonly sentences: readonly (readonly number[])[]; readonly any: readonly number[] }

type Alike = (told: readonly string[]) => number[]

/** For each thing asked about how alike its words are to the likest of some, in the middle; nought where it has none. */
function alikeThings({ wanted }: Rewanted): Alike {
  const alikeIn = comparing(wanted.flatMap(({ words }) => words))
  return (told) => {
    const alike = alikeIn(told)
    let at = 0
    return wanted.map(({ words }) => {
      const own = alike.slice(at, (at += words.length))
      return sumOf(own, (one) => one) / Math.max(1, own.length)
    })
  }
}

function compare(asked: Rewanted, { text, candidate }: Reread, alikeIn: Alike): Compared {
  const [heads, sentences] = [alikeIn(text.heads), text.sentences.map(alikeIn)]
  const things = met(asked, candidate)
  return {
    heads,
    sentences,
    any: heads.map((head, at) => Math.max(head, ...sentences.map((sentence) => sentence[at] ?? 0), (things[at]?.share ?? 0) ** MEETING_POWER)),
  }
}

/** What each thing weighs in likeness: as much as it is rare among the candidates, which all speak of something asked. */
const rarities = ({ wanted }: Rewanted, compared: readonly Compared[]): number[] =>
  wanted.map((_, at) => Math.log(1 + (compared.length + 1) / (compared.filter(({ any }) => (any[at] ?? 0) > 0).length + 0.5)))

/** What each candidate shows, in their order. */
export function rankFeatures(asked: Rewanted, candidates: readonly Reread[]): RankFeatures[] {
  const alikeIn = alikeThings(asked)
  const compared = candidates.map((one) => compare(asked, one, alikeIn))
  const rare = rarities(asked, compared)
  const whole = sumOf(rare, (one) => one) || 1
  const shareOf = (alike: readonly number[]): number => sumOf(rare.map((one, at) => one * (alike[at] ?? 0)), (one) => one) / whole
  return candidates.map(({ candidate, score, text }, at) => {
    const { heads, sentences, any } = compared[at] ?? { heads: [], sentences: [], any: [] }
    const things = met(asked, candidate)
    const weight = sumOf(things, (thing) => thing.weight) || 1
    const told = sentences.map(shareOf)
    const [first = 0, second = 0] = told.toSorted((a, b) => b - a)
    return {
      score: Math.log(score + LEAST_SCORE),
      met: sumOf(things, (thing) => thing.weight * thing.share ** MEETING_POWER) / weight,
      covered: sumOf(things, (thing) => (thing.share > 0 ? thing.weight : 0)) / weight,
      headed: sumOf(things, (thing) => (thing.share >= HEADED_FROM ? thing.weight : 0)) / weight,
      alike: shareOf(any), alikeHeads: shareOf(heads), sentence: first, twoSentences: first + second,
      amount: asked.asksAmount && text.amounts[told.indexOf(first)] === true ? 1 : 0,
      otherCountry: candidate.country === asked.ranking.asker.country ? 0 : 1,
      otherLanguage: candidate.language === asked.ranking.asker.language ? 0 : 1,
      notInForce: candidate.isWithdrawn || candidate.isOlder ? 1 : 0,
    }
  })
}
