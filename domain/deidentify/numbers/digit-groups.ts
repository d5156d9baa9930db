import type { Language } from '#contract/vertical.ts'
import type { IdentifierType } from '#domain/deidentify/identifier.ts'
import type { NumberCue } from './number-cues.ts'

/** Digits between separators, and the separator before them. */
export type Group = { readonly digits: string; readonly start: number; readonly end: number; readonly separator: string }
export type Match = { readonly count: number; readonly type: IdentifierType; readonly confidence: number }
/** A run of digits and the group at which it is read. */
export type Run = {
  readonly text: string
  readonly groups: readonly Group[]
  readonly at: number
  /** What the words before say it is; read when asked for, for most numbers their layout is enough. */
  readonly cue: () => NumberCue | undefined
  readonly language: Language
  readonly isInternational: boolean
}

const UNIT =
  /^\s?(?:mg|g|kg|ml|dl|l|µg|mcg|mikrog|ie|iu|ui|e|enheter|units|kr|kroner|kronor|nok|sek|dkk|eur|usd|euro|%|mmol|mm|cm|x\s?10|×|мг|мл|г|ед|руб)(?![\p{L}\d])/iu
const UNIT_WITHIN = 14

/** Whether a unit behind a number makes an amount of it. */
export const isAmount = (text: string, end: number, within = UNIT_WITHIN): boolean => UNIT.test(text.slice(end, end + within))

/** How many groups from here on make exactly one of these layouts, told by the lengths of their digits. */
export function layout({ groups, at }: Run, layouts: readonly (readonly number[])[], separators: RegExp): number {
  const fits = (length: number | undefined, index: number) => {
    const group = groups[at + index]
    return group !== undefined && group.digits.length === length && (index === 0 || separators.test(group.separator))
  }
  for (const lengths of layouts) {
    // most differ in their first group already, which is looked at first for that
    let index = 0
    while (index < lengths.length && fits(lengths[index], index)) index++
    if (index === lengths.length) return index
  }
  return 0
}

export const digitsOf = ({ groups, at }: Run, count: number) =>
  groups
    .slice(at, at + count)
    .map((group) => group.digits)
    .join('')

/** Lengths of the groups digits are written in. */
export const layouts = (...written: readonly string[]) => written.map((one) => one.split(' ').map(Number))
