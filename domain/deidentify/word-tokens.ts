/** A word or a run of digits with its place, and what its spelling and its neighbours say about it. */
export type WordToken = {
  readonly text: string
  readonly lower: string
  readonly start: number
  readonly end: number
  readonly isNumber: boolean
  readonly isCapital: boolean
  readonly isAllCaps: boolean
  /** Where a capital says nothing: the beginning of a sentence, line, quotation or list item. */
  readonly isOpening: boolean
  /** What stands between it and the token before. */
  readonly gap: string
}

const WORD = /\p{L}[\p{L}\p{M}\d]*(?:['’‑-]\p{L}[\p{L}\p{M}\d]*)*|\d+/gu
const OPENS = /[.!?:;…\n\r"«»“”„•*\]|>]|^\s*$|(?:^|\s)[-–—](?:\s|$)|^[-–—]/
/** al-Assad, d'Arc: the capital comes behind the article. */
const ARTICLE_NAME = /^(?:al|el|ul|as|ad|ash|abu|bin|ibn|d|l|аль|эль|де|ибн|ан)[-'’]\p{Lu}/u
/** After these a full stop ends no sentence. */
const SHORT_FORMS = new Set(['dr', 'prof', 'st', 'tlf', 'tel', 'mr', 'mrs', 'ms', 'ca', 'nr', 'sct', 'skt', 'chr', 'joh', 'kr', 'th', 'wm', 'edv', 'jr', 'sr', 'fr', 'hr', 'frk', 'pas', 'pat', 'vet', 'ул', 'им', 'пер', 'пр', 'св', 'overl', 'ass', 'spl', 'leg', 'inj', 'tab', 'tabl', 'kaps', 'mb', 'm', 'г', 'гр', 'проф', 'доц', 'pt'])

const MARKED = /[ё’‑]/
const JOINED = /[-'’]/

/** Lower case, without the Russian dots and typographic marks that lists do not have. */
export function plainWord(text: string): string {
  const lower = text.toLowerCase()
  return MARKED.test(lower) ? lower.replaceAll('ё', 'е').replaceAll('’', "'").replaceAll('‑', '-') : lower
}

function opensAfter(gap: string, before: WordToken | undefined): boolean {
  if (before === undefined) return true
  if (gap === ' ' || gap === ', ') return false
  if (!OPENS.test(gap)) return false
  const isShortForm = /^\.\s?$/.test(gap) && ((SHORT_FORMS.has(before.lower) && !(before.isAllCaps && before.text.length === 2 && before.lower !== 'dr')) || (before.isCapital && before.text.length === 1))
  return !isShortForm
}

type Spelling = Pick<WordToken, 'lower' | 'isCapital' | 'isAllCaps'>

const MOST_SPELLINGS = 60_000
const spellings = new Map<string, Spelling>()

/** What a word's spelling says, remembered: most words of a text have been met before. */
function spellingOf(word: string, isNumber: boolean): Spelling {
  const known = spellings.get(word)
  if (known !== undefined) return known
  const initial = word.charAt(0)
  const isCapital = !isNumber && (initial !== initial.toLowerCase() || (JOINED.test(word) && ARTICLE_NAME.test(word)))
  const spelling = { lower: plainWord(word), isCapital, isAllCaps: isCapital && word.length > 1 && word === word.toUpperCase() }
  if (spellings.size >= MOST_SPELLINGS) spellings.clear()
  spellings.set(word, spelling)
  return spelling
}

/** Cuts a text into words and digit runs, in one pass. */
export function wordTokens(text: string): WordToken[] {
  const tokens: WordToken[] = []
  let last = 0
  for (const match of text.matchAll(WORD)) {
    const word = match[0]
    const start = match.index
    const first = word.charCodeAt(0)
    const isNumber = first >= 48 && first <= 57
    const gap = text.slice(last, start)
    const { lower, isCapital, isAllCaps } = spellingOf(word, isNumber)
    const token: WordToken = {
      text: word,
      lower,
      start,
      end: start + word.length,
      isNumber,
      isCapital,
      isAllCaps,
      isOpening: opensAfter(gap, tokens.at(-1)),
      gap,
    }
    tokens.push(token)
    last = token.end
  }
  return tokens
}
