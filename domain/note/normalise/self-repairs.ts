import type { Language } from '#contract/vertical.ts'
import { clockKind } from '#domain/language/days.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { isOfLimit, isPlainDenial } from '#domain/language/limits.ts'
import { AWAY, CALLED, LITTLE_WORDS, REASON, TAKES_BACK_BEHIND, TAKING_BACK } from './self-repair-words.ts'
import { spokenNumbers } from './numbers/spoken-numbers.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber, tokenise } from '#domain/language/tokens.ts'

/** A value somebody may say wrongly, by its words. */
type Said = { readonly kind: string; readonly from: number; readonly to: number; readonly word: string }
type Span = { start: number; end: number }
type Talk = { readonly text: string; readonly tokens: readonly Token[]; readonly takes: ReadonlySet<number>; readonly little: ReadonlySet<number>; readonly asks: ReadonlySet<number>; readonly terms: ReadonlySet<number>; readonly tongue: Tongue }

/** What was said wrongly may be followed by so many words it counts or belongs to, before it is taken back. */
const LONGEST_TAIL = 2
/** So many words at most take it back and lead to what is right. */
const LONGEST_GAP = 12
/** A question whose answer may begin with a plain no opens so near before the value. */
const ASKING_REACH = 8
/** Of a unit so much tells which it is. */
const UNIT_STEM = 3
/** So few words lead from what another tells to its being agreed on. */
const LONGEST_AGREEMENT = 4
/** What takes back behind a value has so many words at most. */
const LONGEST_BEHIND = 4
/** A slip is no larger. */
const LARGEST_SLIP = 12
/** Degrees of a body, told with their tenth in the next word. */
const [COLDEST, HOTTEST] = [34, 42]

const LITTLE: readonly Mark[] = ['yes', 'no', 'filler', 'backchannel', 'copula', 'uncertain', 'correction']

/** What is named may be named wrongly. */
const NAMED: readonly Mark[] = ['body', 'diagnosis', 'test', 'imaging']
/** With one of these a number is told of something else. */
const TERMS: readonly Mark[] = ['vital', 'test', 'symptom', 'diagnosis', 'drugClass']
const COUNTED = /^(?:kg|kilo\p{L}*|år|years?|лет|года?|mg|milligram|mil+ilit\p{L}*|grader|degrees)$/u

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens.slice(from, to).map(({ lower }) => lower).join(' ')
}

const isHeat = ({ word }: Said) => Number(word) >= COLDEST && Number(word) <= HOTTEST && /^\d\d$/.test(word)

/** Trettioåtta ett: the article is a tenth where a degree stands before it and no noun behind. */
function isTenthArticle(before: Said | undefined, { tokens, at, tongue }: { tokens: readonly Token[]; at: number; tongue: Tongue }): boolean {
  const { language, numbers } = tongue.pack
  const next = tokens[at + 1]?.lower ?? ''
  return before !== undefined && isHeat(before) && numbers.article.includes(tokens[at]?.lower ?? '') && (next === '' || TAKING_BACK[language].has(next) || /^(?:nei|nej|no|нет)$/u.test(next))
}

const ONCE = /^(?:gang|gong|gång|раз)$/u

/** Én gang om dagen: the article is a number. */
function isOnce(tokens: readonly Token[], at: number, { pack: { numbers } }: Tongue): boolean {
  return ONCE.test(tokens[at + 1]?.lower ?? '') && numbers.article.includes(tokens[at]?.lower ?? '')
}

/** The numbers of a text by their words; the tenth of a temperature belongs to it. */
function numbersIn(text: string, tokens: readonly Token[], tongue: Tongue): Said[] {
  const said: (Said & { digits: string })[] = []
  let at = 0
  const spoken = spokenNumbers(text, tongue.pack)
  let next = 0
  while (at < tokens.length) {
    const token = tokens[at]
    while ((spoken[next]?.end ?? Infinity) <= (token?.start ?? 0)) next++
    const one = spoken[next]
    const from = at
    const isSpoken = one !== undefined && token !== undefined && token.start >= one.start && token.start < one.end
    if (isSpoken) while ((tokens[at]?.start ?? Infinity) < one.end) at++
    else at++
    const article = !isSpoken && isOnce(tokens, from, tongue) ? true : !isSpoken && said.at(-1)?.to === from && isTenthArticle(said.at(-1), { tokens, at: from, tongue })
    if (!isSpoken && !isNumber(token) && !article) continue
    const digits = isSpoken ? one.digits : article ? '1' : (token?.text ?? '')
    const before = said.at(-1)
    const isTenth = before !== undefined && /^\d$/.test(digits) && isHeat(before) && (before.to === from || (before.to === from - 1 && tongue.pack.numbers.pointBeforePause.includes(tokens[before.to]?.lower ?? ''))) && tokens.slice(before.to, at).every(({ gap }) => gap === '')
    if (isTenth) said[said.length - 1] = { ...before, to: at, digits: `${before.digits}.${digits}`, word: `${before.digits}.${digits}` }
    else said.push({ kind: 'number', from, to: at, digits, word: digits.replace(',', '.') })
  }
  return said
}

function valuesIn(text: string, talk: { tokens: readonly Token[]; hits: readonly Hit[] }, tongue: Tongue): Said[] {
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
  const terms = hits.filter(({ mark, end, start }) => NAMED.includes(mark) && end === start + 1).map(({ mark, start, end }): Said => ({ kind: mark, from: start, to: end, word: tokens[start]?.lower ?? '' }))
  return [...numbersIn(text, tokens, tongue), ...sides.values(), ...clocks, ...terms].sort((a, b) => a.from - b.from)
}

/** Nothing but blanks stands between the words. */
function isUnbroken({ tokens, text }: Talk, from: number, to: number): boolean {
  if (to - from > LONGEST_GAP * 2) return false
  return tokens.slice(from, to + 1).every(({ gap }) => PAUSE.test(gap)) && !text.slice(tokens[from - 1]?.end ?? 0, tokens[to]?.start).includes('\n')
}

/** Such a word may as well answer. */
const BARE_NO = /^(?:nei|nej|nä|næ|no|nope|нет|не|ой|vent|vänta|wait)$/u
/** No more than a breath. */
const PAUSE = /^(?:,|–|…|\.\.\.)?$/u
const CLOCKS = new Set(['day', 'month', 'date'])

/** It was read wrongly, or then nobody is there: such a reason may be told in any words. */
function hasReason(wrong: Said, right: Said, { talk, isPlain }: { talk: Talk; isPlain: boolean }): boolean {
  const between = talk.tokens.slice(wrong.to, right.from)
  if (between.some((_, step) => talk.terms.has(wrong.to + step)) || COUNTED.test(talk.tokens[right.to]?.lower ?? '')) return false
  return CLOCKS.has(wrong.kind) ? between.some(({ lower }) => AWAY.test(lower)) : isPlain && between.some(({ lower }) => REASON.test(lower))
}

/** Whether all between the slip, with what it counts, and what is right only takes back; and how many words the slip counts. */
function tailBefore({ wrong, right, gone }: { wrong: Said; right: Said; gone: ReadonlySet<number> }, talk: Talk): { tail: number; isPlain: boolean } | undefined {
  const { takes, little } = talk
  if (right.from - wrong.to > LONGEST_GAP || !isUnbroken(talk, wrong.to, right.from)) return undefined
  const first = firstTaking(takes, wrong.to)
  if (first === undefined || first >= right.from) return undefined
  let taking = 0
  let loose = 0
  for (let at = first; at < right.from; at++) {
    if (takes.has(at) && !gone.has(at)) taking++
    else if (!little.has(at) && !gone.has(at)) loose++
  }
  const isPlain = taking > 1 || !BARE_NO.test(talk.tokens[first]?.lower ?? '')
  return taking === 0 || (loose > 0 && !hasReason(wrong, right, { talk, isPlain })) ? undefined : { tail: first - wrong.to, isPlain: isPlain || loose > 0 }
}

/** Left, mum, right · yes, right: whom it is said to stands between, and it is agreed on. */
function toldByAnother(wrong: Said, right: Said, { talk, again }: { talk: Talk; again: Said | undefined }): boolean {
  const { tokens, little } = talk
  if (again?.word !== right.word || wrong.word === right.word || again.from - right.to > LONGEST_AGREEMENT || right.from - wrong.to > LONGEST_AGREEMENT || !isUnbroken(talk, wrong.to, again.from)) return false
  const from = Array.from({ length: again.from - wrong.to }, (_, step) => wrong.to + step)
  if (from.some((at) => talk.terms.has(at))) return false
  const isAgreed = Array.from({ length: again.from - right.to }, (_, step) => right.to + step).every((at) => little.has(at) || CALLED.test(tokens[at]?.lower ?? ''))
  return isAgreed && from.some((at) => CALLED.test(tokens[at]?.lower ?? ''))
}

/** Where the taking back begins, right behind the slip or behind what it counts. */
function firstTaking(takes: ReadonlySet<number>, from: number): number | undefined {
  for (let at = from; at <= from + LONGEST_TAIL; at++) if (takes.has(at)) return at
  return undefined
}

const stemAt = (tokens: readonly Token[], at: number) => (tokens[at]?.gap === '' ? tokens[at].lower.slice(0, UNIT_STEM) : undefined)

/** How many words behind the slip are said again behind what is right, and go with it; undefined when too few are. */
function saidAgain(wrong: Said, right: Said, { tokens, tail }: { tokens: readonly Token[]; tail: number }): number | undefined {
  let same = 0
  while (same < tail && stemAt(tokens, wrong.to + same) === stemAt(tokens, right.to + same)) same++
  return same === tail || (wrong.kind === 'number' && same > 0) ? same : undefined
}

function isLikely(wrong: Said, right: Said): boolean {
  if (wrong.kind !== right.kind) return false
  const [from, to] = [Number(wrong.word), Number(right.word)]
  return wrong.kind !== 'number' || Number.isNaN(from) || Number.isNaN(to) || from === 0 || to === 0 || Math.max(from / to, to / from) < LARGEST_SLIP
}

/** Is it the right knee · no · the left: what is asked is answered, not taken back. */
function isAnswered(wrong: Said, { asks }: Talk): boolean {
  return Array.from({ length: ASKING_REACH + 1 }, (_, back) => wrong.from - back).some((at) => asks.has(at))
}

const wordsWithin = (hits: readonly Hit[]): Set<number> => new Set(hits.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step)))

function talkOf({ text, tokens, hits }: { text: string; tokens: readonly Token[]; hits: readonly Hit[] }, tongue: Tongue): Talk {
  const { language } = tongue.pack
  const own = tokens.flatMap(({ lower }, start): Hit[] => {
    const end = TAKING_BACK[language].has(lower) ? start + 1 : endBehind(tokens, start, language)
    return end > start ? [{ mark: 'correction', start, end }] : []
  })
  const takes = wordsWithin([...hits.filter((hit) => hit.mark === 'correction' && !isOfLimit(hit, tokens) && !isPlainDenial(hit, tokens)), ...own])
  const little = wordsWithin(hits.filter(({ mark }) => LITTLE.includes(mark)))
  tokens.forEach(({ lower }, at) => {
    if (LITTLE_WORDS[language].has(lower)) little.add(at)
  })
  return { text, tokens, takes, little, terms: wordsWithin(hits.filter(({ mark }) => TERMS.includes(mark))), asks: new Set(hits.filter(({ mark }) => mark === 'question').map(({ start }) => start)), tongue }
}

/** What only tells that the value just said is the right one: førti, mener jeg. */
function endBehind(tokens: readonly Token[], at: number, language: Language): number {
  for (let end = Math.min(tokens.length, at + LONGEST_BEHIND); end > at; end--) if (TAKES_BACK_BEHIND[language].has(wordsOf(tokens, at, end)) && tokens.slice(at, end).every(({ gap }, one) => (one === 0 ? PAUSE.test(gap) : gap === ''))) return end
  return at
}

/** The same, perhaps behind what the value counts: førti milligram, mener jeg. */
function behindWithUnit({ tokens, tongue }: Talk, at: number): { from: number; to: number } | undefined {
  for (const from of [at, at + 1]) {
    const to = endBehind(tokens, from, tongue.pack.language)
    if (to > from) return { from, to }
  }
  return undefined
}

/** Åtti milligram førti mener jeg: the right value follows at once, and what takes the other back follows it. */
function isTakenBackBehind(wrong: Said, right: Said, talk: Talk): boolean {
  if (right.from - wrong.to > 1 || wrong.word === right.word || !isUnbroken(talk, wrong.to, right.from)) return false
  return behindWithUnit(talk, right.to) !== undefined
}

/** Åtti milligram førti mener jeg førti milligram: nothing stands between but what the slip counts and what was taken out. */
function isGone({ wrong, right, gone }: { wrong: Said; right: Said; gone: ReadonlySet<number> }): boolean {
  const left = Array.from({ length: right.from - wrong.to }, (_, step) => wrong.to + step).filter((at) => !gone.has(at))
  return left.length <= 1
}

/** What may put a value right: the next of its kind; behind `no, Wednesday I am away` the one after. */
function rightFor(wrong: Said, row: readonly Said[], { tokens }: Talk): Said | undefined {
  const [next, after] = [row.at(-1), row.at(-2)]
  if (next?.word !== wrong.word || !CLOCKS.has(wrong.kind)) return next
  return after !== undefined && after.from - next.to <= LONGEST_GAP && tokens.slice(next.to, after.from).some(({ lower }) => AWAY.test(lower)) ? after : undefined
}

/** The words of the talk that are a slip or take it back, right where it is put right. */
function slipsIn(values: readonly Said[], talk: Talk): Span[] {
  const { tokens } = talk
  const slips: Span[] = []
  const drop = (from: number, to: number) => slips.push({ start: tokens[from]?.start ?? 0, end: tokens[to]?.start ?? tokens[to - 1]?.end ?? 0 })
  const gone = new Set<number>()
  const sure = new Set<number>()
  const told = new Map<string, Said[]>()
  for (const wrong of values.toReversed()) {
    const row = told.get(wrong.kind) ?? []
    told.set(wrong.kind, row)
    const [again, right] = [row.at(-2), rightFor(wrong, row, talk)]
    row.push(wrong)
    if (right === undefined || !isLikely(wrong, right)) continue
    const gap = tailBefore({ wrong, right, gone }, talk)
    if (NAMED.some((mark) => mark === wrong.kind) && (gap?.isPlain !== true || gap.tail > 0 || wrong.word === right.word)) continue
    const same = gap === undefined || (!gap.isPlain && isAnswered(wrong, talk)) ? undefined : saidAgain(wrong, right, { tokens, tail: gap.tail })
    const isSaidTwice = sure.has(right.from) && wrong.word !== right.word && isUnbroken(talk, wrong.to, right.from) && isGone({ wrong, right, gone })
    if (same === undefined && !isSaidTwice && !isTakenBackBehind(wrong, right, talk) && !toldByAnother(wrong, right, { talk, again })) continue
    if (wrong.word === right.word) sure.add(right.from)
    row.pop()
    // forty milligrams of X, no, twenty milligrams: the name was said with the slip only
    drop(wrong.from, wrong.to + (same ?? right.from - wrong.to))
    if (gap !== undefined && same !== undefined) drop(wrong.to + gap.tail, right.from)
    for (let at = wrong.from; at < right.from; at++) gone.add(at)
    const behind = behindWithUnit(talk, right.to)
    // the stop behind it stays
    if (behind !== undefined) slips.push({ start: tokens[behind.from - 1]?.end ?? 0, end: tokens[behind.to - 1]?.end ?? 0 })
  }
  return slips
}

/** Blanks out what a speaker says wrongly and puts right at once, where no stops part them: `åtti milligram nei førti milligram`. Every other letter keeps its place. */
export function withoutSlips(text: string, tongue: Tongue): string {
  const tokens = tokenise(text)
  const hits = tongue.lexicon.scan(tokens)
  const slips = slipsIn(valuesIn(text, { tokens, hits }, tongue), talkOf({ text, tokens, hits }, tongue))
  if (slips.length === 0) return text
  let out = ''
  let from = 0
  for (const { start, end } of slips.toSorted((a, b) => a.start - b.start)) {
    const first = Math.max(from, start)
    if (end <= first) continue
    out += text.slice(from, first) + text.slice(first, end).replaceAll(/[^\n]/g, ' ')
    from = end
  }
  return out + text.slice(from)
}
