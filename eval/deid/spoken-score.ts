import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'
import { readLines, type GoldDocument } from './documents.ts'
import { DRUG_NAMES } from '#domain/terminology/names/drug-terms.ts'

const Marked = z.object({
  id: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number(), type: z.string(), everyday: z.boolean(), bare: z.boolean() })),
})
type SpokenSpan = z.infer<typeof Marked>['spans'][number]

/** A text as said; of each name whether it is a word of every day too, and whether nothing around it says that it is one. */
export type SpokenDocument = GoldDocument & { readonly marks: readonly SpokenSpan[] }

export function readSpoken(path: string): SpokenDocument[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => line !== '')
  const documents = readLines(lines)
  return lines.flatMap((line, at) => {
    const document = documents[at]
    return document === undefined ? [] : [{ ...document, marks: Marked.parse(JSON.parse(line)).spans }]
  })
}

/** Nobody marked these in the spoken texts: what is masked as such counts neither for nor against. */
const UNMARKED: ReadonlySet<IdentifierType> = new Set(['DATE', 'AGE', 'LOCATION', 'ORG', 'POSTCODE'])
const drugs = new Set(DRUG_NAMES.split(/[\s|_]+/).filter((word) => word.length > 2))

const kindOf = ({ type, everyday, bare }: SpokenSpan) => (type !== 'NAME' ? type : bare ? 'bare' : everyday ? 'everyday' : 'other names')

function shown(document: SpokenDocument, found: readonly Identifier[]): string {
  const words = [...document.text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const isMarked = document.marks.some(({ start, end }) => index >= start && index < end)
    const finding = found.find(({ start, end }) => index >= start && index < end)
    if (isMarked) return finding === undefined ? `<<LEFT ${word}>>` : `[${word}]`
    return finding === undefined || UNMARKED.has(finding.type) ? word : `{{TOO MUCH ${word}}}`
  })
  return `${document.id} ${words.join(' ')}`
}

class Counts {
  private readonly counts = new Map<string, { of: number; is: number }>()

  add(kind: string, holds: boolean): void {
    const count = this.counts.get(kind) ?? { of: 0, is: 0 }
    this.counts.set(kind, { of: count.of + 1, is: count.is + (holds ? 1 : 0) })
  }

  toString(): string {
    return [...this.counts]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([kind, { of, is }]) => `${kind} ${String(is)}/${String(of)} (${((is / of) * 100).toFixed(1)} %)`)
      .join(', ')
  }
}

/** The texts in which something was left or masked too much, then by language the counts of what is masked whole. */
export function tallySpoken(documents: readonly SpokenDocument[], find: (document: SpokenDocument) => readonly Identifier[]): string[] {
  const counts = new Map<string, Counts>()
  const add = (language: string, kind: string, holds: boolean) => {
    for (const key of [language, 'all']) {
      const counted = counts.get(key) ?? new Counts()
      counted.add(kind, holds)
      counts.set(key, counted)
    }
  }
  const wrong: string[] = []
  for (const document of documents) {
    const found = find(document)
    const isMasked = (at: number) => found.some(({ start, end }) => at >= start && at < end)
    for (const mark of document.marks) {
      const isWhole = Array.from({ length: mark.end - mark.start }, (_, at) => mark.start + at).every((at) => document.text.charAt(at) === ' ' || isMasked(at))
      add(document.language, kindOf(mark), isWhole)
      if (!mark.bare && mark.type !== 'WORKPLACE') add(document.language, 'direct', isWhole)
    }
    for (const { 0: word, index } of document.text.matchAll(/\S+/g)) {
      if (document.marks.some(({ start, end }) => index >= start && index < end)) continue
      const finding = found.find(({ start, end }) => index >= start && index < end)
      const isTooMuch = finding !== undefined && !UNMARKED.has(finding.type)
      add(document.language, 'other words', isTooMuch)
      if (drugs.has(word)) add(document.language, 'medical words', isTooMuch)
    }
    const line = shown(document, found)
    if (/<<|\{\{/.test(line)) wrong.push(line)
  }
  return [...wrong, ...[...counts].map(([language, counted]) => `${language}: ${counted.toString()}`)]
}
