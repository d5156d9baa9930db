import type { Identifier } from './identifier.ts'
import { SURE } from './identifier.ts'
import type { Reading } from './reading.ts'
import { FIELD_TYPES } from './words/form-labels.ts'

const MOST_WORDS = 5

/** What stands behind the labels of forms: `Arbeidsgiver: Fjordglimt Drift`. */
export function findFields({ tokens, placesOf }: Reading): Identifier[] {
  const found: Identifier[] = []
  for (const at of placesOf('fieldLabel')) {
    const [first, type] = [tokens[at + 1], FIELD_TYPES.get(tokens[at]?.lower ?? '')]
    if (first === undefined || type === undefined || !/^[  ]?:[  ]{0,3}$/.test(first.gap) || !first.isCapital) continue
    let end = at + 2
    while (end < at + 1 + MOST_WORDS && tokens[end]?.isCapital === true && /^ (?:& )?$/.test(tokens[end]?.gap ?? '')) end++
    found.push({ start: first.start, end: tokens[end - 1]?.end ?? first.end, type, confidence: SURE.cue })
  }
  return found
}
