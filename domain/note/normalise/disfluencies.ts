import type { Language } from '#contract/vertical.ts'
import type { LanguagePack } from '#domain/language/pack/language-pack.ts'
import { readsAsNumber } from './numbers/spoken-numbers.ts'
import type { Token } from '#domain/language/tokens.ts'
import { tokenise } from '#domain/language/tokens.ts'

/** Sounds of somebody who looks for a word; they tell nothing. */
const SOUNDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['eh', 'ehh', 'eeh', 'ehm', 'øh', 'øhh', 'øhm', 'æh', 'hm', 'hmm', 'em']),
  sv: new Set(['eh', 'ehh', 'eeh', 'ehm', 'öh', 'öhh', 'öhm', 'äh', 'hm', 'hmm']),
  da: new Set(['øh', 'øhh', 'øhm', 'æh', 'eh', 'ehm', 'hm', 'hmm']),
  en: new Set(['um', 'umm', 'uh', 'uhh', 'uhm', 'er', 'erm', 'hm', 'hmm']),
  ru: new Set(['э', 'ээ', 'эээ', 'эм', 'эмм', 'ммм', 'гм', 'хм']),
}

/** Said twice, these are one word: laughter and trials of the microphone. */
const DOUBLE = new Set(['ha', 'he', 'hi', 'test', 'ja', 'nei', 'nej', 'no', 'yes', 'да', 'нет', 'ха', 'хе', 'чуть', 'еле', 'bye', 'så', 'jo'])

/** So many words may be begun anew: I have I have. */
const LONGEST_RESTART = 3

/** Nothing but a breath stands before it. */
const isClose = (token: Token | undefined) => token !== undefined && (token.gap === '' || token.gap === ',')

/** A number, or an article before one; read out digits may be alike: two, two. */
function isCounted(tokens: readonly Token[], at: number, pack: LanguagePack): boolean {
  const word = tokens[at]?.lower ?? ''
  if (!readsAsNumber(word, pack)) return false
  return !pack.numbers.article.includes(word) || readsAsNumber(tokens[at - 1]?.lower ?? '', pack) || readsAsNumber(tokens[at + 2]?.lower ?? '', pack)
}

/** A word so long is no stumble where a comma parts it from the next: `strong headache, ache in the chest` tells of two things. */
const SHORTEST_LISTED = 4

const known = new WeakMap<LanguagePack, ReadonlySet<string>>()

/** Small words that join others: to, with. */
function joiners(pack: LanguagePack): ReadonlySet<string> {
  const words = known.get(pack) ?? new Set(pack.marks.joiner.split(/[,\n]/).map((word) => word.trim()))
  known.set(pack, words)
  return words
}

/** One of several things in a row, of which each is named in full. */
function isListed(tokens: readonly Token[], at: number, pack: LanguagePack): boolean {
  const [before, first, again, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (before === undefined || first === undefined || again?.gap !== ',' || first.gap !== '') return false
  return first.lower.length >= SHORTEST_LISTED && !joiners(pack).has(first.lower) && after !== undefined && isClose(after)
}

/** How many words from here on are said once more straight after. */
function restartAt(tokens: readonly Token[], at: number, pack: LanguagePack): number {
  for (let words = LONGEST_RESTART; words > 0; words--) {
    if (tokens[at]?.lower !== tokens[at + words]?.lower) continue
    const isSame = Array.from({ length: words }, (_, step) => step).every((step) => {
      const [first, again] = [tokens[at + step], tokens[at + words + step]]
      return (
        first !== undefined &&
        again !== undefined &&
        first.lower === again.lower &&
        isClose(again) &&
        (step === 0 || isClose(first)) &&
        !isCounted(tokens, at + step, pack)
      )
    })
    if (isSame && !(words === 1 && (DOUBLE.has(tokens[at]?.lower ?? '') || isListed(tokens, at, pack)))) return words
  }
  return 0
}

/** Blanks out sounds of hesitation and words that are said anew straight after; every other letter keeps its place. */
export function withoutStumbles(text: string, pack: LanguagePack): string {
  const sounds = SOUNDS[pack.language]
  const tokens = tokenise(text)
  const heard: Token[] = []
  const idle: { start: number; end: number }[] = []
  for (const token of tokens) {
    if (sounds.has(token.lower)) idle.push(token)
    else heard.push(token)
  }
  for (let at = 0; at < heard.length; ) {
    const words = restartAt(heard, at, pack)
    const [first, last] = [heard[at], heard[at + words]]
    if (words > 0 && first !== undefined && last !== undefined) idle.push({ start: first.start, end: last.start })
    at += Math.max(1, words)
  }
  if (idle.length === 0) return text
  let out = ''
  let from = 0
  for (const { start, end } of idle.toSorted((one, two) => one.start - two.start)) {
    if (end <= from) continue
    const first = Math.max(from, start)
    out += text.slice(from, first) + text.slice(first, end).replaceAll(/[^\n]/g, ' ')
    from = end
  }
  return out + text.slice(from)
}
