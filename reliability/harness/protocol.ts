import type { Figure } from '../../bench/harness/bench-case.ts'

/** How large a protocol is carried out: `short` fits into the checks of every change, which draw a few by lot, `full` is what its number promises. */
export type Form = 'short' | 'full'

export interface ProtocolContext {
  /** A size that may be given on the command line as `--<name> <number>`, else what the form says. */
  amount(name: string, by: Readonly<Record<Form, number>>): number
  /** Seeds every choice the protocol leaves to chance; printed, and given back with `--seed` it makes the same run again. */
  readonly seed: number
  /** Says how far it is. */
  say(text: string): void
}

export interface Outcome {
  /** Each with its bar; one outside it means that the protocol does not hold. */
  readonly figures: readonly Figure[]
  /** What went wrong, one line each, with ids and numbers alone. */
  readonly faults: readonly string[]
}

/** A file in reliability/protocols exports one of these as `protocol`. */
export interface Protocol {
  /** Its number, such as REL-1. */
  readonly number: string
  readonly title: string
  run(context: ProtocolContext): Promise<Outcome>
}

export const holds = ({ figures, faults }: Outcome, isWithinBar: (figure: Figure) => boolean): boolean =>
  faults.length === 0 && figures.length > 0 && figures.every(isWithinBar)
