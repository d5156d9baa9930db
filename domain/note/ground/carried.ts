import type { SidesByStem } from '#domain/note/annotate/sides.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { saidPolarities } from '#domain/note/context/polarity.ts'

/** Whether something was affirmed, denied or, at different places, both. */
export type Polarity = { affirmed: boolean; denied: boolean }

/** What statements say of all that a sentence can turn round, move or make up. */
export type Carried = {
  /** Each number with the unit it was said with. */
  readonly amounts: ReadonlySet<string>
  /** Numbers said bare right after a medicine. */
  readonly bareDoses: ReadonlySet<string>
  readonly substances: ReadonlySet<string>
  /** By clinical stem. */
  readonly polarity: ReadonlyMap<string, Polarity>
  /** Stems of all that was denied, by the lexicon known or not. */
  readonly denied: ReadonlySet<string>
  /** On which sides each stem was said. */
  readonly sides: SidesByStem
}

/** Words of fewer letters carry no content. */
export const SHORTEST_STEM = 3

/** All that belongs to a statement: how it was put together, and what was asked. */
export function readingsOf(statement: Statement): Reading[] {
  return statement.asked === undefined ? [statement] : [statement, statement.asked]
}

/** Adds what a statement affirms and denies to what is known already. */
export function notePolarity(polarity: Map<string, Polarity>, statement: Statement, stem: (word: string) => string): void {
  for (const turned of saidPolarities(statement, stem)) {
    const known = polarity.get(turned.stem) ?? { affirmed: false, denied: false }
    polarity.set(turned.stem, { affirmed: known.affirmed || !turned.isDenied, denied: known.denied || turned.isDenied })
  }
}
