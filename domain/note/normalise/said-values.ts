import { clockKind } from '#domain/language/days.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { spokenNumbers } from './numbers/spoken-numbers.ts'
import { BARE_DENIAL, ONCE, TAKING_BACK } from './self-repair-words.ts'

/** A value somebody may say wrongly, by its words. */
export type Said = { readonly kind: string; readonly from: number; readonly to: number; readonly word: string }

/** Degrees of a body, told with their tenth in the next word. */
const [COLDEST, HOTTEST] = [34, 42]

/** What is named may be named wrongly. */
export const NAMED: readonly Mark[] = ['body', 'diagnosis', 'test', 'imaging']

const isHeat = ({ word }: Said) => Number(word) >= COLDEST && Number(word) <= HOTTEST && /^\d\d$/.test(word)

/** Where a number may be said: the words, which of them it is, and the number before it. */
type Place = { readonly tokens: readonly Token[]; readonly at: number; readonly tongue: Tongue; readonly before: Said | undefined }

/** Trettioåtta ett: the article is a tenth where a degree stands before it and no noun behind. */
function isTenthArticle({ tokens, at, tongue, before }: Place): boolean {
  const { language, numbers } = tongue.pack
  const next = tokens[at + 1]?.lower ?? ''
  return (
    before?.to === at &&
    isHeat(before) &&
    numbers.article.includes(tokens[at]?.lower ?? '') &&
    (next === '' || TAKING_BACK[language].has(next) || BARE_DENIAL.test(next))
  )
}

/** Én gang om dagen: the article is a number. */
function isOnce({ tokens, at, tongue: { pack: { numbers } } }: Place): boolean {
  return ONCE.test(tokens[at + 1]?.lower ?? '') && numbers.article.includes(tokens[at]?.lower ?? '')
}

/** Trettiåtte tre, trettiåtte komma tre: the digit belongs to the degree before it. */
function isTenth({ tokens, at, tongue }: Place, { before, digits, to }: { before: Said; digits: string; to: number }): boolean {
  if (!/^\d$/.test(digits) || !isHeat(before)) return false
  const isBehindPoint = before.to === at - 1 && tongue.pack.numbers.pointBeforePause.includes(tokens[before.to]?.lower ?? '')
  return (before.to === at || isBehindPoint) && tokens.slice(before.to, to).every(({ gap }) => gap === '')
}

/** The digits of a word that is a number where it stands; undefined for any other word. */
function digitsAt(place: Place): string | undefined {
  const token = place.tokens[place.at]
  if (isOnce(place) || isTenthArticle(place)) return '1'
  return isNumber(token) ? (token?.text ?? '') : undefined
}

/** The numbers of a text by their words; the tenth of a temperature belongs to it. */
function numbersIn(text: string, tokens: readonly Token[], tongue: Tongue): Said[] {
  const said: Said[] = []
  const spoken = spokenNumbers(text, tongue.pack)
  let next = 0
  for (let at = 0, to = 0; at < tokens.length; at = to) {
    const start = tokens[at]?.start ?? 0
    while ((spoken[next]?.end ?? Infinity) <= start) next++
    const one = spoken[next]
    const isSpoken = one !== undefined && start >= one.start
    to = at + 1
    if (isSpoken) while ((tokens[to]?.start ?? Infinity) < one.end) to++
    const before = said.at(-1)
    const place: Place = { tokens, at, tongue, before }
    const digits = isSpoken ? one.digits : digitsAt(place)
    if (digits === undefined) continue
    if (before !== undefined && isTenth(place, { before, digits, to })) said[said.length - 1] = { ...before, to, word: `${before.word}.${digits}` }
    else said.push({ kind: 'number', from: at, to, word: digits.replace(',', '.') })
  }
  return said
}

/** Numbers, sides, days and named things of a text, in their order. */
export function valuesIn(text: string, talk: { tokens: readonly Token[]; hits: readonly Hit[] }, tongue: Tongue): Said[] {
  const { tokens, hits } = talk
  // of `the right ear` the word itself is the side
  const sides = new Map(hits.filter(({ mark }) => mark === 'left' || mark === 'right').flatMap(({ mark, start, end }): [number, Said][] => {
    const at = end === start + 1 ? start : start + tokens.slice(start, end).findIndex(({ lower }) => lower === mark)
    return at < start ? [] : [[at, { kind: 'side', from: at, to: at + 1, word: mark }]]
  }))
  const clocks = tokens.flatMap(({ lower }, at): Said[] => {
    const kind = clockKind(lower)
    return kind === undefined ? [] : [{ kind, from: at, to: at + 1, word: lower }]
  })
  // the shin, no sorry, the calf
  const terms = hits
    .filter(({ mark, end, start }) => NAMED.includes(mark) && end === start + 1)
    .map(({ mark, start, end }): Said => ({ kind: mark, from: start, to: end, word: tokens[start]?.lower ?? '' }))
  return [...numbersIn(text, tokens, tongue), ...sides.values(), ...clocks, ...terms].sort((a, b) => a.from - b.from)
}
