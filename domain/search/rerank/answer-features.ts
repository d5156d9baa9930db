import { namesIn, termsIn } from '../rank.ts'
import type { Wanted } from '../rank.ts'
import { comparing, met } from './features.ts'
import type { RankFeatures, Reread, Rewanted } from './features.ts'

/** What the best candidate shows for and against its being an answer at all. */
export const ANSWER_FEATURES = [
  'score', 'order', 'met', 'covered', 'headed', 'alike', 'sentence', 'otherLanguage',
  /** By rarity: what is met, what of it the question names (a condition, a medicine, a species), what is not met, what of that is named. */
  'metWeight', 'namedMet', 'unmetWeight', 'namedUnmet',
  /** How many of its concepts, of the named ones, of its words no passage of the library has; and of these words such as only learned people use. */
  'unheardConcepts', 'unheardNames', 'unheardWords', 'unheardLearned',
  /** How many words of the question are like none of the passage, and how many learned ones. */
  'strangeWords', 'strangeLearned',
  /** How many rare things are met, and how far the passage is headed by what is named. */
  'rareMet', 'headedByName',
] as const
export type AnswerFeature = (typeof ANSWER_FEATURES)[number]
export type AnswerFeatures = Readonly<Record<AnswerFeature, number>>

/** Endings of Latin and Greek, of conditions, operations and medicines, folded: a word that has one names something. */
const LEARNED = /(?:it[ti]?s?|os[ei]?|om|ektomi|plasi|pati|emi|uri|algi|in|ol|id|at|pril|sartan|mab|vir|stat|оз|ит|ин|ия|ома)(?:en|et|s|e|a)?$/u
const SHORTEST_LEARNED = 7
const RARE_FROM = 0.6
const MEETING_POWER = 0.4

const isLearned = (word: string): boolean => word.length >= SHORTEST_LEARNED && LEARNED.test(word)
const count = <Item>(items: readonly Item[], is: (item: Item) => boolean): number => items.reduce((sum, item) => sum + (is(item) ? 1 : 0), 0)
const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number => items.reduce((sum, item) => sum + of(item), 0)

/** What the best candidate shows; `order` is what the ranking gave it. */
export function answerFeatures(asked: Rewanted, best: Reread, { features, order }: { features: RankFeatures; order: number }): AnswerFeatures {
  const { of } = asked.ranking.frequencies
  const isHeard = (terms: readonly string[]): boolean => terms.some((term) => of(term) > 0)
  const things = met(asked, best.candidate)
  const [told, silent] = [things.filter(({ share }) => share > 0), things.filter(({ share }) => share === 0)]
  const isNamed = ({ one }: { one: Wanted }): boolean => namesIn(one).length > 0
  const unheard = silent.filter(({ one }) => one.concepts.length > 0 && !isHeard(one.concepts))
  const unheardWords = asked.wanted.filter(({ concepts, way }) => concepts.length === 0 && !isHeard(termsIn(way)))
  const words = [...new Set(asked.wanted.flatMap((one) => one.words))]
  const alike = comparing(words)([...best.text.heads, ...best.text.sentences.flat()])
  const strange = words.filter((_, at) => alike[at] === 0)
  const { score, met: share, covered, headed, alike: likeness, sentence, otherLanguage } = features
  return {
    score, order, met: share, covered, headed, alike: likeness, sentence, otherLanguage,
    metWeight: sumOf(told, (thing) => thing.weight * thing.share ** MEETING_POWER),
    namedMet: sumOf(told.filter(isNamed), (thing) => thing.weight * thing.share ** MEETING_POWER),
    unmetWeight: sumOf(silent, ({ weight }) => weight),
    namedUnmet: sumOf(silent.filter((thing) => isNamed(thing) && isHeard([...thing.one.concepts, ...termsIn(thing.one.way)])), ({ weight }) => weight),
    unheardConcepts: unheard.length, unheardNames: count(unheard, isNamed), unheardWords: unheardWords.length,
    unheardLearned: count(unheardWords, ({ way }) => termsIn(way).slice(0, 1).some((term) => LEARNED.test(term))),
    strangeWords: strange.length, strangeLearned: count(strange, isLearned),
    rareMet: count(told, ({ weight }) => weight > RARE_FROM),
    headedByName: Math.max(0, ...things.filter(isNamed).map(({ share: headedBy }) => headedBy)),
  }
}
