import type { Identifier } from '#domain/deidentify/identifier.ts'
import { SURE } from '#domain/deidentify/identifier.ts'
import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import { FIELD_TYPES } from '#domain/deidentify/words/form-labels.ts'
import { gapAt, isCapitalAt, lowerAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const MOST_WORDS = 5

/** What stands behind the labels of forms: `Arbeidsgiver: Fjordglimt Drift`. */
export function findFields({ tokens, placesOf }: Reading): Identifier[] {
  const found: Identifier[] = []
  for (const at of placesOf('fieldLabel')) {
    const [first, type] = [tokens[at + 1], FIELD_TYPES.get(lowerAt(tokens, at))]
    if (first === undefined || type === undefined || !/^[  ]?:[  ]{0,3}$/.test(first.gap) || !first.isCapital) continue
    let end = at + 2
    while (end < at + 1 + MOST_WORDS && isCapitalAt(tokens, end) && /^ (?:& )?$/.test(gapAt(tokens, end))) end++
    found.push({ start: first.start, end: tokens[end - 1]?.end ?? first.end, type, confidence: SURE.cue })
  }
  return found
}
