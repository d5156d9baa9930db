import fc from 'fast-check'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { seededRandom } from '#domain/deidentify/mask/seeded-random.ts'
import { DISGUISES, type Disguise } from './disguises.ts'
import { readDocuments, type GoldDocument } from './documents.ts'
import { filledDocuments } from './filled-documents.ts'

const own = readDocuments(join(import.meta.dirname, 'own.jsonl'))
const filled = [{ seed: 51 }, { seed: 61, batch: 'fresh' }].flatMap(filledDocuments)
const BODY = /[\p{L}\p{N}]/u

/** Which spans of a text are masked whole. */
function masked({ text, language, vertical, spans }: GoldDocument): boolean[] {
  const marks = new Uint8Array(text.length)
  for (const { start, end } of findIdentifiers({ text, language, ...(vertical && { vertical }) })) marks.fill(1, start, end)
  return spans.map(({ start, end }) => {
    for (let at = start; at < end; at++) if (marks[at] !== 1 && BODY.test(text.charAt(at))) return false
    return true
  })
}

/** The text with each of its identifiers disguised, the marks moved along. */
function disguised(document: GoldDocument, disguises: readonly Disguise[], random: () => number): GoldDocument {
  let [text, last] = ['', 0]
  const spans = document.spans.map(({ start, end, type }) => {
    text += document.text.slice(last, start)
    last = end
    const words = disguises.reduce(
      (sofar, { types, write }) => (types === undefined || types.has(type) ? write(sofar, random) : sofar),
      document.text.slice(start, end),
    )
    text += words
    return { start: text.length - words.length, end: text.length, type }
  })
  return { ...document, text: text + document.text.slice(last), spans }
}

const plain = new Map<GoldDocument, boolean[]>()
const plainly = (document: GoldDocument) => {
  const before = plain.get(document) ?? masked(document)
  plain.set(document, before)
  return before
}

/** What is masked in the plain text and no more in the disguised one. */
function leaks(document: GoldDocument, disguises: readonly Disguise[], seed: number): string[] {
  const other = disguised(document, disguises, seededRandom(seed))
  if (other.text === document.text) return []
  const hidden = masked(other)
  return document.spans.flatMap(({ start, end, type }, at) =>
    plainly(document)[at] === true && hidden[at] !== true ? [`${document.id} ${type} ${document.text.slice(start, end)}`] : [],
  )
}

describe('GDPR, LLM-2: what is masked when typed is masked however it is spelled', () => {
  beforeAll(() => own.forEach(plainly), 60_000)
  test.each(DISGUISES.map((one) => [one.name, one] as const))('%s', (_, disguise) => {
    expect(own.flatMap((document) => leaks(document, [disguise], 7))).toEqual([])
    // a disguise that changes nothing in the texts would prove nothing
    expect([...own, ...filled].some((document) => disguised(document, [disguise], seededRandom(7)).text !== document.text)).toBe(true)
  })
  const signs = DISGUISES.filter(({ name }) => !/^(?:break|at sign|dot) /.test(name))
  test('several at once, in other texts too', () => {
    fc.assert(
      fc.property(fc.constantFrom(...own, ...filled), fc.shuffledSubarray(signs, { minLength: 2, maxLength: 4 }), fc.nat(), (document, disguises, seed) => {
        expect(leaks(document, disguises, seed)).toEqual([])
      }), { numRuns: 400 })
  })
})
