import type { WordKnowledge } from './word-knowledge.ts'

/** What a word's spelling says, kept once for all the places where it stands. */
export type Spelling = {
  readonly text: string
  readonly hash: number
  readonly lower: string
  readonly isNumber: boolean
  readonly isCapital: boolean
  readonly isAllCaps: boolean
  /** One capital and small letters behind it. */
  readonly isPlain: boolean
  /** What a vocabulary knew of it when it was asked last. */
  knowledge: WordKnowledge | undefined
  askedBy: object | undefined
}

type Place = { readonly spelling: Spelling; readonly start: number; readonly end: number; readonly gap: string; readonly isOpening: boolean }

/** A word or a run of digits with its place, and what its spelling and its neighbours say about it: long talks have very many, so each is small. */
export class WordToken {
  readonly start: number
  readonly end: number
  /** What stands between it and the token before. */
  readonly gap: string
  /** Where a capital says nothing: the beginning of a sentence, line, quotation or list item. */
  readonly isOpening: boolean
  /** What is known of the word wherever it stands. */
  readonly spelling: Spelling

  constructor({ spelling, start, end, gap, isOpening }: Place) {
    this.start = start
    this.end = end
    this.gap = gap
    this.isOpening = isOpening
    this.spelling = spelling
  }

  get text(): string {
    return this.spelling.text
  }
  get lower(): string {
    return this.spelling.lower
  }
  get isNumber(): boolean {
    return this.spelling.isNumber
  }
  get isCapital(): boolean {
    return this.spelling.isCapital
  }
  get isAllCaps(): boolean {
    return this.spelling.isAllCaps
  }
}

const WORD = /\p{L}[\p{L}\p{M}\d]*(?:['’‑-]\p{L}[\p{L}\p{M}\d]*)*|\d+/gu
const OPENS = /[.!?:;…\n\r"«»“”„•*\]|>]|^\s*$|(?:^|\s)[-–—](?:\s|$)|^[-–—]/
/** al-Assad, d'Arc: the capital comes behind the article. */
const ARTICLE_NAME = /^(?:al|el|ul|as|ad|ash|abu|bin|ibn|d|l|аль|эль|де|ибн|ан)[-'’]\p{Lu}/u
/** After these a full stop ends no sentence. */
const SHORT_FORMS = new Set([
  'dr', 'prof', 'st', 'tlf', 'tel', 'mr', 'mrs', 'ms', 'ca', 'nr', 'sct', 'skt', 'chr', 'joh', 'kr', 'th', 'wm', 'edv', 'jr', 'sr', 'fr', 'hr', 'frk', 'pas',
  'pat', 'vet', 'ул', 'им', 'пер', 'пр', 'св', 'overl', 'ass', 'spl', 'leg', 'inj', 'tab', 'tabl', 'kaps', 'mb', 'm', 'г', 'гр', 'проф', 'доц', 'pt', 'v',
])

const PLAIN = /^\p{Lu}\p{Ll}+$/u
const SURROGATE = /[\ud800-\udfff]/
const JOINERS = "'’‑-"
const MARKED = /[ё’‑]/
const JOINED = /[-'’]/
const BLANK = 32

/** Lower case, without the Russian dots and typographic marks that lists do not have. */
export function plainWord(text: string): string {
  const lower = text.toLowerCase()
  return MARKED.test(lower) ? lower.replaceAll('ё', 'е').replaceAll('’', "'").replaceAll('‑', '-') : lower
}

function opensAfter(gap: string, before: WordToken | undefined): boolean {
  if (before === undefined) return true
  if (gap === ' ' || gap === ', ') return false
  if (!OPENS.test(gap)) return false
  const isShortForm =
    /^\.\s?$/.test(gap) &&
    ((SHORT_FORMS.has(before.lower) && !(before.isAllCaps && before.text.length === 2 && before.lower !== 'dr')) ||
      (before.isCapital && before.text.length === 1))
  return !isShortForm
}

const TABLE_SIZE = 1 << 15
const MOST_SPELLINGS = 20_000
const MOST_LOOKS = 8
let spellings: (Spelling | undefined)[] = []
let count = 0

/** Sign by sign: for words a good deal faster than asking the string. */
function isAt(text: string, start: number, word: string): boolean {
  for (let at = 0; at < word.length; at++) if (text.charCodeAt(start + at) !== word.charCodeAt(at)) return false
  return true
}

function spell(text: string, hash: number): Spelling {
  const first = text.charCodeAt(0)
  const isNumber = first >= 48 && first <= 57
  const initial = text.charAt(0)
  const isCapital = !isNumber && (initial !== initial.toLowerCase() || (JOINED.test(text) && ARTICLE_NAME.test(text)))
  return {
    text,
    hash,
    lower: plainWord(text),
    isNumber,
    isCapital,
    isAllCaps: isCapital && text.length > 1 && text === text.toUpperCase(),
    isPlain: isCapital && PLAIN.test(text),
    knowledge: undefined,
    askedBy: undefined,
  }
}

/** The spelling of the word at a place of a text, without cutting it out when it has been met before: most words have. */
function spellingAt(text: string, start: number, end: number): Spelling {
  let hash = 0x811c9dc5
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  let place = (hash ^ (hash >>> 15)) & (TABLE_SIZE - 1)
  for (let look = 0; look < MOST_LOOKS; look++) {
    const known = spellings[place]
    if (known === undefined) break
    if (known.hash === hash && known.text.length === end - start && isAt(text, start, known.text)) return known
    place = (place + 1) & (TABLE_SIZE - 1)
  }
  const made = spell(text.slice(start, end), hash)
  if (count >= MOST_SPELLINGS || spellings.length === 0) {
    spellings = Array.from({ length: TABLE_SIZE })
    count = 0
  }
  spellings[place] = made
  count++
  return made
}

const [LETTER, MARK, DIGIT, JOINER, OTHER] = [1, 2, 3, 4, 5]
/** What each UTF-16 unit is, learnt when it is first met; outside of this plane the pattern itself is asked. */
const kinds = new Uint8Array(1 << 16)

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const known = kinds[unit]
  if (known !== undefined && known !== 0) return known
  const sign = text.charAt(at)
  const kind = /\p{L}/u.test(sign) ? LETTER : /\p{M}/u.test(sign) ? MARK : /\d/.test(sign) ? DIGIT : JOINERS.includes(sign) ? JOINER : OTHER
  kinds[unit] = kind
  return kind
}

/** One past the last sign of the word or number that begins at `start`, as `WORD` has it. */
function endOf(text: string, start: number): number {
  let at = start + 1
  if (kindAt(text, start) === DIGIT) {
    while (at < text.length && kindAt(text, at) === DIGIT) at++
    return at
  }
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind <= DIGIT) at++
    else if (kind === JOINER && at + 1 < text.length && kindAt(text, at + 1) === LETTER) at += 2
    else break
  }
  return at
}

/** Whether a word or number begins at a place of a text. */
const beginsAt = (text: string, at: number): boolean => {
  const kind = kindAt(text, at)
  return kind === LETTER || kind === DIGIT
}

/** What stands between two places; of a blank or nothing no copy is made. */
const between = (text: string, from: number, to: number): string =>
  to === from ? '' : to === from + 1 && text.charCodeAt(from) === BLANK ? ' ' : text.slice(from, to)

/** No word anybody writes is longer: what is (a key, a line of signs) is cut up, so that what asks about a word stays within bounds. */
const LONGEST = 80

const isLowSurrogate = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** Cuts a text into words and digit runs, in one pass. */
export function wordTokens(text: string): WordToken[] {
  const tokens: WordToken[] = []
  let last = 0
  const add = (start: number, end: number) => {
    let from = start
    while (end - from > LONGEST) {
      const cut = from + (isLowSurrogate(text.charCodeAt(from + LONGEST)) ? LONGEST + 1 : LONGEST)
      addWord(from, cut)
      from = cut
    }
    addWord(from, end)
  }
  const addWord = (start: number, end: number) => {
    const spelling = spellingAt(text, start, end)
    const gap = between(text, last, start)
    tokens.push(new WordToken({ spelling, start, end, gap, isOpening: opensAfter(gap, tokens.at(-1)) }))
    last = end
  }
  // outside of the first plane the pattern itself is asked
  if (SURROGATE.test(text)) for (const match of text.matchAll(WORD)) add(match.index, match.index + match[0].length)
  else for (let at = 0; at < text.length; at++) if (beginsAt(text, at)) {
    const end = endOf(text, at)
    add(at, end)
    // a word may follow straight behind digits
    at = end - 1
  }
  return tokens
}

type Tokens = readonly WordToken[]

/** The word at a place in lower case; empty outside of the text. */
export const lowerAt = (tokens: Tokens, at: number): string => tokens[at]?.lower ?? ''
/** What stands before the token at a place; empty outside of the text. */
export const gapAt = (tokens: Tokens, at: number): string => tokens[at]?.gap ?? ''
/** How many signs the token at a place has; none outside of the text. */
export const lengthAt = (tokens: Tokens, at: number): number => tokens[at]?.text.length ?? 0
export const isNumberAt = (tokens: Tokens, at: number): boolean => tokens[at]?.isNumber === true
/** A token that is no run of digits stands there. */
export const isWordAt = (tokens: Tokens, at: number): boolean => tokens[at]?.isNumber === false
export const isCapitalAt = (tokens: Tokens, at: number): boolean => tokens[at]?.isCapital === true
/** A single letter stands there, or a single digit. */
export const isSignAt = (tokens: Tokens, at: number): boolean => tokens[at]?.text.length === 1
