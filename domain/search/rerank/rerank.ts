import { ANSWER_BIAS, ANSWER_WEIGHTS, RANK_WEIGHTS } from './rank-weights.generated.ts'
import { ANSWER_FEATURES, answerFeatures } from './answer-features.ts'
import { RANK_FEATURES, rankFeatures } from './features.ts'
import type { Reread, Rewanted } from './features.ts'

/** So many of the first stage are read again. */
export const READ_AGAIN = 24

export type Reordered<Item extends Reread> = { readonly found: readonly Item[]; readonly answered: boolean }

/**
 * The second stage. Takes what the first one (`../rank.ts`) put first, with the beginning of each text; gives it in its last order, and whether the best
 * answers at all.
 *
 * Both are weighed sums of what can be seen, with weights learnt from the open half of `eval/library/`. The order asks how much of the question a
 * passage meets, in what place, whether one sentence of it meets most, and how alike the words look where no list and no stem brings them together
 * (parts of compounds, slips, the sister language). Whether it answers is no threshold of that: it turns on what is *named* and not met. A question
 * whose gout or whose guinea pig no passage knows is not answered by one that shares its dose and its kidneys, however much of it that is.
 */
export function rerank<Item extends Reread>(asked: Rewanted, items: readonly Item[]): Reordered<Item> {
  const features = rankFeatures(asked, items)
  const judged = items.map((item, at) => {
    const shown = features[at]
    return { item, shown, order: shown === undefined ? 0 : RANK_FEATURES.reduce((sum, name) => sum + RANK_WEIGHTS[name] * shown[name], 0) }
  })
  // A stable sort: what is worth the same stays as the first stage had it.
  const ordered = judged.toSorted((a, b) => b.order - a.order)
  const [best] = ordered
  if (best?.shown === undefined) return { found: [], answered: false }
  const shown = answerFeatures(asked, best.item, { features: best.shown, order: best.order })
  const sum = ANSWER_FEATURES.reduce((all, name) => all + ANSWER_WEIGHTS[name] * shown[name], ANSWER_BIAS)
  return { found: ordered.map(({ item }) => item), answered: sum >= 0 }
}
