import type { Identifier } from '#domain/deidentify/identifier.ts'
import { DRUG_NAMES } from '#domain/terminology/names/drug-terms.ts'
import { STRONG_EPONYMS } from '#domain/deidentify/words/protected-words.ts'
import type { GoldDocument } from './documents.ts'

/** How well a set is masked; shares between 0 and 1. */
export type MaskScore = {
  readonly documents: number
  readonly directMasked: number
  readonly directLeak: number
  readonly quasiLeak: number
  readonly othersMasked: number
  readonly medicalMasked: number
  readonly medicalWords: number
  readonly missed: readonly string[]
  /** What is masked that marks nobody. */
  readonly tooMuch: readonly string[]
  /** For each kind of identifier how many there are and how many are masked whole. */
  readonly kinds: ReadonlyMap<string, { count: number; masked: number }>
}

/** Names without anything around that tells them for names: they are listed apart from those that can be known. */
const APART = 'NAME_ALONE'
const QUASI = new Set([APART, 'DATE', 'AGE', 'LOCATION', 'ORG', 'DEMOGRAPHIC'])
const WORD = /[\p{L}\p{N}_]+/gu
const BODY = /[\p{L}\p{N}]/u
const medical = new Set([...DRUG_NAMES.split(/[\s|_]+/), ...STRONG_EPONYMS.split(/[\s-]+/)].filter((word) => word.length > 2))

type Tally = {
  directs: number
  directsMasked: number
  directBody: number
  directLeft: number
  quasiBody: number
  quasiLeft: number
  others: number
  othersMasked: number
  medical: number
  medicalMasked: number
  missed: string[]
  tooMuch: string[]
  kinds: Map<string, { count: number; masked: number }>
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

function flags(length: number, spans: readonly { readonly start: number; readonly end: number }[]): Uint8Array {
  const marks = new Uint8Array(length)
  for (const { start, end } of spans) marks.fill(1, start, end)
  return marks
}

function countGold(document: GoldDocument, masked: Uint8Array, tally: Tally): void {
  for (const { start, end, type } of document.spans) {
    let body = 0
    let left = 0
    for (let at = start; at < end; at++) {
      if (!BODY.test(document.text.charAt(at))) continue
      body++
      if (masked[at] !== 1) left++
    }
    const kind = tally.kinds.get(type) ?? { count: 0, masked: 0 }
    tally.kinds.set(type, { count: kind.count + 1, masked: kind.masked + (left === 0 ? 1 : 0) })
    if (QUASI.has(type)) {
      tally.quasiBody += body
      tally.quasiLeft += left
      continue
    }
    tally.directs++
    tally.directBody += body
    tally.directLeft += left
    if (left === 0) tally.directsMasked++
    else tally.missed.push(`${document.id} ${type} ${document.text.slice(start, end)}`)
  }
}

function countOthers(document: GoldDocument, masked: Uint8Array, tally: Tally): void {
  const gold = flags(document.text.length, document.spans)
  for (const match of document.text.matchAll(WORD)) {
    const places = Array.from({ length: match[0].length }, (_, at) => match.index + at)
    if (places.some((at) => gold[at] === 1)) continue
    const isMasked = places.filter((at) => masked[at] === 1).length * 2 >= places.length
    const isMedical = medical.has(match[0].toLowerCase())
    tally.others++
    if (isMasked) {
      tally.othersMasked++
      tally.tooMuch.push(`${document.id} ${match[0]}`)
    }
    if (isMedical) tally.medical++
    if (isMedical && isMasked) tally.medicalMasked++
  }
}

/** Scores findings against marked texts, by the same rules as the shared scorer; for where that one is not at hand. */
export function scoreMasking(documents: readonly GoldDocument[], find: (document: GoldDocument) => readonly Identifier[]): MaskScore {
  const tally: Tally = {
    directs: 0,
    directsMasked: 0,
    directBody: 0,
    directLeft: 0,
    quasiBody: 0,
    quasiLeft: 0,
    others: 0,
    othersMasked: 0,
    medical: 0,
    medicalMasked: 0,
    missed: [],
    tooMuch: [],
    kinds: new Map(),
  }
  for (const document of documents) {
    const masked = flags(document.text.length, find(document))
    countGold(document, masked, tally)
    countOthers(document, masked, tally)
  }
  return {
    documents: documents.length,
    directMasked: share(tally.directsMasked, tally.directs),
    directLeak: share(tally.directLeft, tally.directBody),
    quasiLeak: share(tally.quasiLeft, tally.quasiBody),
    othersMasked: share(tally.othersMasked, tally.others),
    medicalMasked: tally.medicalMasked,
    medicalWords: tally.medical,
    missed: tally.missed,
    tooMuch: tally.tooMuch,
    kinds: tally.kinds,
  }
}
