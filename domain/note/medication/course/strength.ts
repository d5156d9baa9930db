import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { CYRILLIC, PER, VOLUME, WEIGHED } from '#domain/terminology/doses/dose-words.ts'

/** So much of it in so much of what it comes in, as one writes it: 50 mg/ml. It tells which product it is, and nothing of how much is taken. */
export type Strength = { readonly end: number; readonly text: string }

const follows = (token: Token | undefined): token is Token => token?.gap === ''

function volumeOf(unit: Token): string {
  return CYRILLIC.test(unit.lower) ? 'мл' : 'ml'
}

/** 50 mg per ml, 250 mg per 5 ml, 1.5 mg/ml: where it ends, and how it is written. */
export function strengthAt(tokens: readonly Token[], at: number): Strength | undefined {
  const [amount, unit] = [tokens[at], tokens[at + 1]]
  if (amount === undefined || !isNumber(amount) || !follows(unit) || !WEIGHED.test(unit.lower)) return undefined
  const isStroke = tokens[at + 2]?.gap === '/'
  if (!isStroke && !(follows(tokens[at + 2]) && PER.has(tokens[at + 2]?.lower ?? ''))) return undefined
  const next = isStroke ? at + 2 : at + 3
  const isCounted = isNumber(tokens[next])
  const volume = tokens[isCounted ? next + 1 : next]
  if (volume === undefined || !VOLUME.test(volume.lower) || (isCounted && volume.gap !== '')) return undefined
  const inSo = isCounted ? `${tokens[next]?.text ?? ''} ` : ''
  return { end: isCounted ? next + 2 : next + 1, text: `${amount.text} ${unit.text}/${inSo}${volumeOf(volume)}` }
}

const STRENGTH = /(?<![\p{L}\d])\d[\d.,]* ?\p{L}+\/(?:\d[\d.,]* )?(?:ml|мл)(?!\p{L})/giu

/** Whether all of it is the strength of a product. */
export const isStrength = (text: string): boolean => text.replace(STRENGTH, '') === ''

/** How it is taken, without the strength of the product. */
export const withoutStrength = (text: string): string => text.replaceAll(STRENGTH, ' ')
