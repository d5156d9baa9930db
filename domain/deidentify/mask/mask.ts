import type { Language } from '#contract/vertical.ts'
import { foldText } from '#domain/deidentify/fold/fold-text.ts'
import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { IDENTIFIER_TYPES } from '#domain/deidentify/identifier.ts'
import { replaceIdentifiers } from './masked-text.ts'
import type { MaskedText } from './masked-text.ts'
import { isCyrillic, nominatives } from '#domain/vocabulary/russian-forms.ts'
import { plainWord } from '#domain/deidentify/knowledge/word-tokens.ts'
import { LABELS, labelPattern } from '#domain/deidentify/words/label-words.ts'

/** Which placeholder stands for which words; it lives in memory only while a report is being written. */
export type MaskMap = ReadonlyMap<string, string>
export type Masked = { readonly text: MaskedText; readonly map: MaskMap }

const SHORTEST_SHARED = 3

/** What makes two mentions the same person or thing: a shared name part, or the same letters and digits. */
export function sharedKeys(words: string, type: IdentifierType): string[] {
  const plain = plainWord(foldText(words).text)
  const whole = plain.replace(/[^\p{L}\d]+/gu, ' ').trim()
  if (type !== 'NAME') return [whole]
  const parts = whole.split(' ').filter((part) => part.length >= SHORTEST_SHARED)
  return parts.flatMap((part) => (isCyrillic(part) ? [...nominatives(part)].filter((form) => form.length >= SHORTEST_SHARED) : [part.replace(/s$/, '')]))
}

type Entry = { readonly number: number; readonly surfaces: Map<string, string> }

/** Hands out placeholders, the same for the same words and near ones for forms of the same name. */
function makePlaceholders(language: Language, text: string) {
  const byKey = new Map<string, Entry>()
  const counts = new Map<string, number>()
  const map = new Map<string, string>()
  // a number the text already wears in brackets, in whatever language, is not handed out
  const worn = new Set([...text.matchAll(labelPattern)].map((match) => Number.parseInt(match[2] ?? '', 10)))
  const add = (placeholder: string, words: string) => {
    map.set(placeholder, words)
    return placeholder
  }
  return {
    map,
    placeholderFor: (words: string, type: IdentifierType): string => {
      const label = LABELS[type][language]
      const keys = sharedKeys(words, type).map((key) => `${label}:${key}`)
      let entry = keys.map((key) => byKey.get(key)).find((one) => one !== undefined)
      if (entry === undefined) {
        let number = (counts.get(label) ?? 0) + 1
        while (worn.has(number)) number++
        counts.set(label, number)
        entry = { number, surfaces: new Map() }
      }
      for (const key of keys) if (!byKey.has(key)) byKey.set(key, entry)
      const known = entry.surfaces.get(words)
      if (known !== undefined) return known
      const variant = entry.surfaces.size === 0 ? '' : `.${String(entry.surfaces.size + 1)}`
      const placeholder = add(`[${label} ${String(entry.number)}${variant}]`, words)
      entry.surfaces.set(words, placeholder)
      return placeholder
    },
  }
}

/**
 * Replaces identifiers by placeholders such as `[navn 1]`, one number for each person and a further one (`[navn 1.2]`) for each other
 * form of the name, so that the text stays readable and comes back word for word.
 */
export function mask(text: string, spans: readonly Identifier[], language: Language = 'nb'): Masked {
  const { map, placeholderFor } = makePlaceholders(language, text)
  const inOrder = spans.toSorted((a, b) => a.start - b.start)
  return { text: replaceIdentifiers(text, inOrder, (words, { type }) => placeholderFor(words, type)), map }
}

const canonical = (label: string, number: string) => `${label.toLowerCase()} ${number}`

/**
 * Puts the words back. A model may have changed the case of a label or translated it, so `[Name 1]` finds what `[navn 1]` stands for.
 */
export function restore(text: string, map: MaskMap): string {
  if (map.size === 0) return text
  const byMeaning = new Map<string, string>()
  for (const [placeholder, words] of map) {
    const [, label = '', number = ''] = /^\[(.+) ([\d.]+)\]$/.exec(placeholder) ?? []
    for (const type of IDENTIFIER_TYPES) {
      const labels = Object.values(LABELS[type])
      if (labels.includes(label))
        for (const other of labels) if (!byMeaning.has(canonical(other, number)) || other === label) byMeaning.set(canonical(other, number), words)
    }
  }
  return text.replace(labelPattern, (whole: string, label: string, number: string) => map.get(whole) ?? byMeaning.get(canonical(label, number)) ?? whole)
}
