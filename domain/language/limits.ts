import type { Mark } from './pack/language-pack.ts'
import type { Hit } from './lexicon.ts'
import { BARE_NO, DENIED_NOUNS, WAITED, WAITED_TIME, WAITS } from './tables/medicines/denied-nouns.ts'
import type { Token } from './tokens.ts'

/** Limits told with a "no", which denies nothing and stops nothing: no more than four times a day. */
const DENYING = 'ikke mer enn|ikke over|inte mer än|inte över|ikke mere end|ikke over|no more than|not more than|не более|не больше'
const PLAIN = 'høyst|maks(?:imalt)?|inntil|opptil|opp til|högst|max(?:imalt)?|upp till|højst|op til|at most|up to|maximum|максимум'
const LIMIT = new RegExp(`^(?:${PLAIN}|${DENYING})$`, 'u')
const DENYING_LIMIT = new RegExp(`^(?:${DENYING})$`, 'u')
const LONGEST = 3
const SHORTEST_DENYING = 2

const wordsOf = (tokens: readonly Token[], from: number, to: number): string | undefined => {
  const words = tokens.slice(from, to)
  return words.length === to - from && words.slice(1).every(({ gap }) => gap.trim() === '') ? words.map(({ lower }) => lower).join(' ') : undefined
}

/**
 * A dose that must not be exceeded is another dose without the word that says so. Takes the tokens and where a run of dose words opens (`to`),
 * with the first token that may belong to it (`from`); gives where the run opens with its limit.
 */
export function withLimit(tokens: readonly Token[], { from, to }: { from: number; to: number }): number {
  if (tokens[to]?.gap.trim() !== '') return to
  for (let start = Math.max(from, to - LONGEST); start < to; start++) if (LIMIT.test(wordsOf(tokens, start, to) ?? '')) return start
  return to
}

const DENIALS: ReadonlySet<Mark> = new Set<Mark>(['stop', 'negation', 'denyPlan', 'correction', 'no'])
/** A number as a word stands where none was written: ikke mer enn én gang. */
const AMOUNT = /^(?:\d.*|en|én|ett|et|ei|ein|one|once|twice|один|одного|одну)$/u

const isAmount = (token: Token | undefined): boolean => token !== undefined && token.gap === '' && AMOUNT.test(token.lower)

/** Whether a mark of denial is only the beginning of a limit, or a mark of raising one: not more than four; two tablets up to four times. */
export function isOfLimit({ mark, start, end }: Hit, tokens: readonly Token[]): boolean {
  if (mark === 'raise') return isMost(tokens, start, end)
  if (!DENIALS.has(mark)) return false
  for (let length = SHORTEST_DENYING; length <= LONGEST; length++)
    if (DENYING_LIMIT.test(wordsOf(tokens, start, start + length) ?? '')) return isAmount(tokens[start + length])
  return false
}

/** Up to four times, or the first half of it, take two tablets up. */
function isMost(tokens: readonly Token[], start: number, end: number): boolean {
  if (LIMIT.test(wordsOf(tokens, start, end) ?? '')) return isTimes(tokens, end)
  return LIMIT.test(wordsOf(tokens, end - 1, end + 1) ?? '') && isTimes(tokens, end + 1)
}

/** How often or how long at most; to how much is a raise: opp til fire ganger, up to four days, opp til førti milligram. */
const TIMES = new RegExp(
  String.raw`^(?:gang(?:er|e)?|gong(?:er)?|gång(?:er)?|times|раза?|days?|dager|dagar|dage|weeks?|uker|veckor|uger|дней|недел[иь]|` +
    String.raw`tablet\p{L}*|piller|pills?|kaps\p{L}+|capsules?|puffs?|drag|sug|pust|таблет\p{L}*) |` +
    String.raw`^(?:\S+ )?(?:a|per|om) (?:day|dag|dagen|døgn|dygn|døgnet|dygnet) `,
  'u',
)

/** What is counted, and a day. */
const TIMES_WORDS = 3

const isTimes = (tokens: readonly Token[], at: number): boolean =>
  isAmount(tokens[at]) && TIMES.test(`${tokens.slice(at + 1, at + 1 + TIMES_WORDS).map(({ lower }) => lower).join(' ')} `)

/** Whether words for a limit stand before how often or how long, and so are no change of the dose. */
export const isLimitOfTimes = isTimes

/** I no longer need it, no more of that: such a no takes nothing back. */
const GOES_ON = new Set([
  'longer', 'more', 'need', 'other', 'new', 'change', 'changes', 'one', 'problem', 'problems', 'better', 'worse', 'less', 'different', 'improvement', 'good',
  'use', 'relief', 'sign', 'signs',
])
/** There is no rule, it's no good, has no pain, with no fever: behind such a word a no belongs to what follows. */
const HOLDS = new Set(['is', 's', 'are', 'was', 'were', 'has', 'have', 'had', 'with', 'got', 'of', 'and'])

/** Half an hour, until breakfast. */
const waits = (tokens: readonly Token[], at: number): boolean => WAITED.has(tokens[at]?.lower ?? '') || WAITED_TIME.test(tokens[at + 1]?.lower ?? '')

/** Whether a word that may take back what was said only denies what follows it. */
export function isPlainDenial({ mark, start, end }: Hit, tokens: readonly Token[]): boolean {
  if (mark !== 'correction' || end !== start + 1 || tokens[end]?.gap !== '') return false
  if (WAITS.has(tokens[start]?.lower ?? '') && waits(tokens, end)) return true
  if (BARE_NO.has(tokens[start]?.lower ?? '') && DENIED_NOUNS.has(tokens[end]?.lower ?? '')) return true
  if (tokens[start]?.lower !== 'no') return false
  return GOES_ON.has(tokens[end]?.lower ?? '') || (tokens[start]?.gap === '' && holdsNo(tokens[start - 1]?.lower ?? ''))
}

/** `it's` may be one word or two. */
function holdsNo(before: string): boolean {
  return HOLDS.has(before.replace(/^.+['’](?=s$)/u, ''))
}
