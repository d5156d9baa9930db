import type { Trigger } from '#contract/trigger.ts'
import type { Language } from '#contract/vertical.ts'

/** How the list stands: as made, by the alphabet, or against it (spec 2). */
export type TriggerOrder = 'default' | 'ascending' | 'descending'

const NEXT: Readonly<Record<TriggerOrder, TriggerOrder>> = { default: 'ascending', ascending: 'descending', descending: 'default' }

/** The order after this one; after the last comes the first. */
export function nextOrder(order: TriggerOrder): TriggerOrder {
  return NEXT[order]
}

/** Takes a list; gives it in an order, by the alphabet of the language on screen. */
export function inOrder(triggers: readonly Trigger[], order: TriggerOrder, language: Language): Trigger[] {
  if (order === 'default') return [...triggers]
  const alphabet = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sign = order === 'ascending' ? 1 : -1
  return triggers.toSorted((one, other) => sign * alphabet.compare(one.trigger, other.trigger))
}
