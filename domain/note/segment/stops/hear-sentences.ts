import type { Tongue } from '#domain/language/language.ts'
import { WEIGHED_IN } from '#domain/language/tables/examination/told-tenths.ts'
import { ASIDE_ENDS, GOES_ON_FROM } from '#domain/language/tables/order/held-together.ts'
import type { Token } from '#domain/language/tokens.ts'
import { cutSpeech } from './cut-speech.ts'
import { hearWords } from './hear-words.ts'
import type { IsMedicine, Speech } from './hear-words.ts'
import { joinSentences } from './join-sentences.ts'

/** A stretch of a text. `isOpen`: sentences may end within it. */
export type Stretch = { readonly start: number; readonly end: number; readonly isOpen: boolean }

/** A sentence heard in a text, and whether it asks. */
export type Heard = { readonly start: number; readonly end: number; readonly isQuestion: boolean }

/** What is held together is told by so many words on either side. */
const HELD_WORDS = 4

/** Between stretches, so that no number or phrase reaches from one into the next. */
const BETWEEN = ' . '

/**
 * What belongs to the number before it. Call 116 117: three figures behind three others are the rest of one number. A row of more is a list, which
 * may end anywhere.
 */
const GROUP = /^\d{3}$/u
/** Nought and the point in one word: nollkomma. */
const POINT = /^(?:noll|null|nul)komma$/u
/** A temperature, or nothing, and the tenths behind it: 38 7, 0 6; of a weight before its kilograms: 13 5 kilo. */
const BEFORE_TENTHS = /^(?:0|3[6-9]|4[01])$/u
const TENTHS = /^\d{1,2}$/u
function isTenths(tokens: readonly Token[], at: number): boolean {
  const [whole, tenths, next] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? '', tokens[at + 1]?.lower ?? '']
  if (!TENTHS.test(tenths) || tokens[at]?.gap !== '') return false
  return BEFORE_TENTHS.test(whole) || (WEIGHED_IN.test(next) && /^\d{1,3}$/u.test(whole))
}

function isRestOfNumber(tokens: readonly Token[], at: number): boolean {
  const isGroup = (place: number): boolean => GROUP.test(tokens[place]?.text ?? '')
  if (POINT.test(tokens[at - 1]?.lower ?? '') || isTenths(tokens, at)) return true
  return isGroup(at - 1) && isGroup(at) && !isGroup(at - 2) && !isGroup(at + 1)
}

/** I'm no longer · allergic, I'm afraid · it's cancer: what is said there goes on with what was said before. */
function isHeldTogether({ tokens, language }: Speech, at: number): boolean {
  const words = (from: number, to: number): string => ` ${tokens.slice(Math.max(0, from), to).map(({ lower }) => lower).join(' ')} `
  const behind = words(at, at + HELD_WORDS)
  return GOES_ON_FROM[language].some((held) => held.behind.test(behind) && held.before.test(words(at - HELD_WORDS, at)))
}

/** Hvor var vi · jo, dette er lungebetennelse. */
function isBehindAside({ tokens }: Speech, at: number): boolean {
  const before = tokens.slice(Math.max(0, at - HELD_WORDS), at).map(({ lower }) => lower)
  return ASIDE_ENDS.test(` ${before.join(' ')} |${tokens[at]?.lower ?? ''} `)
}

/** Cuts each stretch into sentences where they most likely end, listening to what is said before and after it. */
export function hearSentences(text: string, stretches: readonly Stretch[], { tongue, isMedicine }: { tongue: Tongue; isMedicine: IsMedicine }): Heard[][] {
  const said = stretches.map(({ start, end }) => text.slice(start, end))
  const speech = hearWords(said.join(BETWEEN), tongue, isMedicine)
  const begins = new Set<number>()
  const continues = new Set<number>()
  const moves: number[] = []
  let at = 0
  let offset = 0
  stretches.forEach(({ start, isOpen }, order) => {
    const end = offset + (said[order] ?? '').length
    begins.add(at)
    for (const first = at; (speech.tokens[at]?.start ?? Infinity) < end; at++) {
      if (at > first && isBehindAside(speech, at)) begins.add(at)
      if (at > first && (!isOpen || isRestOfNumber(speech.tokens, at) || isHeldTogether(speech, at))) continues.add(at)
      moves.push(start - offset)
    }
    offset = end + BETWEEN.length
  })
  const heard = joinSentences(cutSpeech(speech, { begins, continues }), speech, begins).map(({ from, to, isQuestion }) => {
    const move = moves[from] ?? 0
    return { start: (speech.tokens[from]?.start ?? 0) + move, end: (speech.tokens[to - 1]?.end ?? 0) + move, isQuestion }
  })
  let next = 0
  return stretches.map(({ end }) => {
    const first = next
    while ((heard[next]?.start ?? Infinity) < end) next++
    return heard.slice(first, next)
  })
}
