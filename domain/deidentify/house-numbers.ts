import type { Reading } from './reading.ts'
import type { SpokenDigits } from './spoken-digits.ts'

const LONGEST_HOUSE = 4

/** A number a house may have, in digits or words. */
export const isSmallNumber = ({ reading: { tokens }, spoken }: { readonly reading: Reading; readonly spoken: SpokenDigits }, at: number): boolean => (tokens[at]?.isNumber === true && (tokens[at]?.text.length ?? 9) <= LONGEST_HOUSE) || (spoken.valueAt(at) ?? 1000) < 1000
