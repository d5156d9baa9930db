import type { Language, Vertical } from '#contract/vertical.ts'
import { findIdentifiers } from './find-identifiers.ts'
import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { sharedKeys } from './mask.ts'
import { spareClinical } from './spare-clinical.ts'
import { LABELS, labelPattern } from '#domain/deidentify/words/label-words.ts'

/** A word as it may be kept, and which of the words heard it stands for. */
export type MaskedWord = { readonly text: string; readonly from: number; readonly to: number }

export type WordMasking = {
  readonly language: Language
  readonly vertical: Vertical
  /** The number a person or thing wears in this case, from what two mentions of it share; no table of names is kept. */
  readonly numberOf: (key: string) => number
  /** What a person says identifies nobody in this case. */
  readonly spared?: readonly string[]
  /** People of the case, who must not be missed. */
  readonly known?: readonly string[]
}

/** What a keyed digest gives: three digits, so that numbers handed out while a talk goes on are told from settled ones. */
export const LEAST_PASSING_NUMBER = 100
export const PASSING_NUMBERS = 900

function placeholderFor(words: string, type: IdentifierType, { language, numberOf }: WordMasking): string {
  const label = LABELS[type][language]
  const [key = words] = sharedKeys(words, type)
  return `[${label} ${String(numberOf(`${label}:${key}`))}]`
}

/** What is masked already is left as it is. */
function withoutMasked(text: string, found: readonly Identifier[]): Identifier[] {
  const masked = [...text.matchAll(labelPattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
  return found.filter(({ start, end }) => !masked.some((one) => start < one.end && end > one.start))
}

/** Takes the words heard in order; gives them with everybody's names, numbers and addresses masked, each with the words it stands for. */
export function maskWords(words: readonly string[], masking: WordMasking): MaskedWord[] {
  const text = words.join(' ')
  const identifiers = findIdentifiers({
    text,
    language: masking.language,
    vertical: masking.vertical,
    spared: masking.spared ?? [],
    known: masking.known ?? [],
  })
  const found = withoutMasked(text, spareClinical(text, identifiers, masking.language))
  const masked: MaskedWord[] = []
  let [at, start, next] = [0, 0, 0]
  while (at < words.length) {
    let [to, end] = [at + 1, start + (words[at]?.length ?? 0)]
    let written = ''
    let last = start
    for (let one = found[next]; one !== undefined && one.start < end; one = found[++next]) {
      while (end < one.end && to < words.length) end += 1 + (words[to++]?.length ?? 0)
      written += text.slice(last, one.start) + placeholderFor(text.slice(one.start, one.end), one.type, masking)
      last = one.end
    }
    for (const word of (written + text.slice(last, end)).split(' ')) masked.push({ text: word, from: at, to })
    at = to
    start = end + 1
  }
  return masked
}

/** Hands out settled numbers in the order of mention, above those another recording of the case already wears. */
export function settleNumbers(text: string, worn: readonly string[]): string {
  const highest = Math.max(0, ...worn.flatMap((other) => [...other.matchAll(labelPattern)].map((match) => Math.floor(Number(match[2])))))
  const counts = new Map<string, number>()
  const settled = new Map<string, number>()
  return text.replace(labelPattern, (whole: string, label: string, number: string) => {
    if (Number(number) < LEAST_PASSING_NUMBER) return whole
    const next = settled.get(whole) ?? (counts.get(label) ?? highest) + 1
    if (!settled.has(whole)) counts.set(label, next)
    settled.set(whole, next)
    return `[${label} ${String(next)}]`
  })
}
