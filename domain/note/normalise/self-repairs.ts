import type { Language } from '#contract/vertical.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { isOfLimit, isPlainDenial } from '#domain/language/limits.ts'
import type { Said } from './said-values.ts'
import { NAMED, valuesIn } from './said-values.ts'
import { AWAY, BARE_NO, CALLED, COUNTED, LITTLE_WORDS, REASON, TAKES_BACK_BEHIND, TAKING_BACK } from './self-repair-words.ts'
import type { Token } from '#domain/language/tokens.ts'
import { tokenise } from '#domain/language/tokens.ts'

type Span = { start: number; end: number }
type Talk = {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly takes: ReadonlySet<number>
  readonly little: ReadonlySet<number>
  readonly asks: ReadonlySet<number>
  readonly terms: ReadonlySet<number>
  readonly tongue: Tongue
}

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

const LITTLE: readonly Mark[] = ['yes', 'no', 'filler', 'backchannel', 'copula', 'uncertain', 'correction']

/** With one of these a number is told of something else. */
const TERMS: readonly Mark[] = ['vital', 'test', 'symptom', 'diagnosis', 'drugClass']

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens.slice(from, to).map(({ lower }) => lower).join(' ')
}

/** Nothing but blanks stands between the words. */
function isUnbroken({ tokens, text }: Talk, from: number, to: number): boolean {
  if (to - from > LONGEST_GAP * 2) return false
  return tokens.slice(from, to + 1).every(({ gap }) => PAUSE.test(gap)) && !text.slice(tokens[from - 1]?.end ?? 0, tokens[to]?.start).includes('\n')
}

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
function tailBefore(
  { wrong, right, gone }: { wrong: Said; right: Said; gone: ReadonlySet<number> },
  talk: Talk,
): { tail: number; isPlain: boolean } | undefined {
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
  if (
    again?.word !== right.word ||
    wrong.word === right.word ||
    again.from - right.to > LONGEST_AGREEMENT ||
    right.from - wrong.to > LONGEST_AGREEMENT ||
    !isUnbroken(talk, wrong.to, again.from)
  )
    return false
  const from = Array.from({ length: again.from - wrong.to }, (_, step) => wrong.to + step)
  if (from.some((at) => talk.terms.has(at))) return false
  const isAgreed = Array.from({ length: again.from - right.to }, (_, step) => right.to + step).every(
    (at) => little.has(at) || CALLED.test(tokens[at]?.lower ?? ''),
  )
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

const wordsWithin = (hits: readonly Hit[]): Set<number> =>
  new Set(hits.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, step) => start + step)))

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
  return {
    text, tokens, takes, little,
    terms: wordsWithin(hits.filter(({ mark }) => TERMS.includes(mark))),
    asks: new Set(hits.filter(({ mark }) => mark === 'question').map(({ start }) => start)),
    tongue,
  }
}

/** What only tells that the value just said is the right one: førti, mener jeg. */
function endBehind(tokens: readonly Token[], at: number, language: Language): number {
  for (let end = Math.min(tokens.length, at + LONGEST_BEHIND); end > at; end--)
    if (TAKES_BACK_BEHIND[language].has(wordsOf(tokens, at, end)) && tokens.slice(at, end).every(({ gap }, one) => (one === 0 ? PAUSE.test(gap) : gap === '')))
      return end
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
  return after !== undefined && after.from - next.to <= LONGEST_GAP && tokens.slice(next.to, after.from).some(({ lower }) => AWAY.test(lower))
    ? after
    : undefined
}

/** A value that may be a slip, what may put it right, and what was said after that. */
type Pair = { readonly wrong: Said; readonly right: Said; readonly again: Said | undefined }

/** What has been found behind the value at hand: words that go, and values that were said twice. */
type Found = { readonly gone: Set<number>; readonly sure: Set<number> }

/** How a slip was seen: by so many of its words said again behind what is right, and by what takes it back between the two. */
type Slip = { readonly same: number | undefined; readonly gap: ReturnType<typeof tailBefore> }

const isNamed = ({ kind }: Said): boolean => NAMED.some((mark) => mark === kind)

/** How the one value takes the other back; undefined where both stand. */
function slipOf({ wrong, right, again }: Pair, { gone, sure }: Found, talk: Talk): Slip | undefined {
  if (!isLikely(wrong, right)) return undefined
  const gap = tailBefore({ wrong, right, gone }, talk)
  const isOther = wrong.word !== right.word
  if (isNamed(wrong) && (gap?.isPlain !== true || gap.tail > 0 || !isOther)) return undefined
  const isAnswer = gap?.isPlain === false && isAnswered(wrong, talk)
  const same = gap === undefined || isAnswer ? undefined : saidAgain(wrong, right, { tokens: talk.tokens, tail: gap.tail })
  const isSaidTwice = sure.has(right.from) && isOther && isUnbroken(talk, wrong.to, right.from) && isGone({ wrong, right, gone })
  const isSlip = same !== undefined || isSaidTwice || isTakenBackBehind(wrong, right, talk) || toldByAnother(wrong, right, { talk, again })
  return isSlip ? { same, gap } : undefined
}

/** The stretches of the talk that go with a slip. */
function stretchesOf({ wrong, right }: Pair, { same, gap }: Slip, talk: Talk): Span[] {
  const { tokens } = talk
  const words = (from: number, to: number): Span => ({ start: tokens[from]?.start ?? 0, end: tokens[to]?.start ?? tokens[to - 1]?.end ?? 0 })
  // forty milligrams of X, no, twenty milligrams: the name was said with the slip only
  const slip = words(wrong.from, wrong.to + (same ?? right.from - wrong.to))
  const between = gap !== undefined && same !== undefined ? [words(wrong.to + gap.tail, right.from)] : []
  const behind = behindWithUnit(talk, right.to)
  // the stop behind it stays
  const taking = behind === undefined ? [] : [{ start: tokens[behind.from - 1]?.end ?? 0, end: tokens[behind.to - 1]?.end ?? 0 }]
  return [slip, ...between, ...taking]
}

/** The words of the talk that are a slip or take it back, right where it is put right. */
function slipsIn(values: readonly Said[], talk: Talk): Span[] {
  const slips: Span[] = []
  const found: Found = { gone: new Set(), sure: new Set() }
  const told = new Map<string, Said[]>()
  for (const wrong of values.toReversed()) {
    const row = told.get(wrong.kind) ?? []
    told.set(wrong.kind, row)
    const [again, right] = [row.at(-2), rightFor(wrong, row, talk)]
    row.push(wrong)
    const slip = right && slipOf({ wrong, right, again }, found, talk)
    if (right === undefined || slip === undefined) continue
    row.pop()
    if (wrong.word === right.word) found.sure.add(right.from)
    slips.push(...stretchesOf({ wrong, right, again }, slip, talk))
    for (let at = wrong.from; at < right.from; at++) found.gone.add(at)
  }
  return slips
}

/**
 * Blanks out what a speaker says wrongly and puts right at once, where no stops part them: `åtti milligram nei førti milligram`. Every other letter
 * keeps its place.
 */
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
