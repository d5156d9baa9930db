import type { Reading } from '#domain/deidentify/knowledge/reading.ts'
import type { SpokenDigits } from '#domain/deidentify/knowledge/spoken-digits.ts'
import { isNumberAt } from '#domain/deidentify/knowledge/word-tokens.ts'

const LONGEST_HOUSE = 4

/** A number a house may have, in digits or words. */
export const isSmallNumber = ({ reading: { tokens }, spoken }: { readonly reading: Reading; readonly spoken: SpokenDigits }, at: number): boolean => (isNumberAt(tokens, at) && (tokens[at]?.text.length ?? 9) <= LONGEST_HOUSE) || (spoken.valueAt(at) ?? 1000) < 1000
