import type { Placed } from '#domain/note/annotate/statement.ts'
import { clinicalWeight } from '#domain/note/annotate/statement.ts'
import type { Setting } from './salience-features.ts'
import { worthFeatures } from './salience-features.ts'
import { WORTH_WEIGHTS } from './salience-weights.generated.ts'

/**
 * A placed statement with its wording, how much sooner its reader wants it kept, and the odds (as a logarithm) that it may stand at all. `behind`: where
 * the one begins that tells what its pronoun is of; without that one it is not told.
 */
export type Worded = { readonly statement: Placed; readonly text: string; readonly gain?: number; readonly value?: number; readonly behind?: number }

/** What is told before anything of the trade, as the way here, does not open the talk. */
const LEAST_OPENING = 0.5

/** What the worth of each statement is read from beside itself. */
export function settingsOf(worded: readonly Worded[], listed: ReadonlySet<string>): Setting[] {
  let place = 0
  return worded.map(({ statement, text }) => {
    const setting = { words: text.split(/\s+/).length, place, listed }
    if (statement.section === 'complaints' && clinicalWeight(statement) >= LEAST_OPENING) place++
    return setting
  })
}

/** How much the report would lose without a statement: about how many of the facts that its reader looks for it tells. Learnt by eval/worth/learn-worth.ts. */
export function worthOf(statement: Placed, setting: Setting): number {
  return worthFeatures(statement, setting).reduce((sum, [name, amount]) => sum + amount * (WORTH_WEIGHTS[name] ?? 0), 0)
}
