import type { Language } from '#contract/vertical.ts'
import { LEADS_TO_NAME, NAMES_BEHIND, RENAMES } from '#domain/terminology/drug-renames.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import type { Tongue } from '#domain/language/language.ts'
import { readsAsNumber } from './numbers/spoken-numbers.ts'
import type { Token } from '#domain/language/tokens.ts'
import { tokenise } from '#domain/language/tokens.ts'

/** So many words at most lead from the name said first to the one that holds. */
const LONGEST_WAY = 12
/** What settles a choice of two names stands so near behind the second. */
const SETTLING_REACH = 5
/** So many names at most are said until the right one is found. */
const MOST_NAMED = 4
/** A dose told with the first name has so many words. */
const LONGEST_DOSE = 4

/** What a dose is told in; the number is known by itself. */
const UNIT =
  /^(?:mg|mcg|µg|g|ml|mikrogram\p{L}*|milligram\p{L}*|microgram\p{L}*|gram|gramm|milliliter|mil|микрограмм\p{L}*|миллиграмм\p{L}*|мг|мкг|мл|грамм\p{L}*)$/u

type Span = { readonly from: number; readonly to: number; /** The stop behind it stays. */ readonly isBehind?: true }
type Talk = { readonly text: string; readonly tokens: readonly Token[]; readonly language: Language; readonly isDose: (at: number) => boolean }
type Pair = { readonly first: DrugMention; readonly second: DrugMention }

const wordsOf = (tokens: readonly Token[], from: number, to: number): string => ` ${tokens.slice(from, to).map(({ lower }) => lower).join(' ')} `

/** The medicines named near a word that may lead from one name to another; nobody looks for names elsewhere. */
function namedNear(tokens: readonly Token[], language: Language): DrugMention[] {
  const found: DrugMention[] = []
  let done = 0
  tokens.forEach(({ lower }, at) => {
    if (!LEADS_TO_NAME[language].has(lower)) return
    for (let one = Math.max(done, at - LONGEST_WAY); one <= Math.min(tokens.length - 1, at + LONGEST_WAY); one++) {
      const mention = drugAt(tokens, one)
      if (mention?.isExact === true) found.push(mention)
      one = (mention?.end ?? one + 1) - 1
      done = one + 1
    }
  })
  return found
}

/** Words between two names without those of a dose; the first name said again stands as a sign. */
function leading({ tokens, isDose }: Talk, { first, second }: Pair): string {
  const own = tokens[first.start]?.lower
  const words = tokens.slice(first.end, second.start).filter((_, step) => !isDose(first.end + step))
  return ` ${words.map(({ lower }) => (lower === own ? '§' : lower)).join(' ')} `
}

const isSame = (one: DrugMention, other: DrugMention): boolean => one.substance === other.substance

/** The last time the name that holds is said again straight behind: eller er det Y? Ja, Y står det. */
function saidAgain({ tokens, language }: Talk, second: DrugMention, later: readonly DrugMention[]): DrugMention | undefined {
  return later.findLast(
    (one) => isSame(one, second) && one.start - second.end <= SETTLING_REACH && RENAMES[language].little.test(wordsOf(tokens, second.end, one.start)),
  )
}

/** What behind a name only tells that it is the one: heter den visst, it says on the box. */
function namingBehind({ tokens, language }: Talk, end: number): Span | undefined {
  const words = wordsOf(tokens, end, Math.min(tokens.length, end + SETTLING_REACH))
  const found = NAMES_BEHIND[language].exec(words)?.[0]
  return found === undefined ? undefined : { from: end, to: end + found.trim().split(' ').length, isBehind: true }
}

/** What is to be left out where one name gives way to another; nothing where both stand. */
function givenUp(talk: Talk, pair: Pair, later: readonly DrugMention[]): Span[] {
  const { first, second } = pair
  const { text, tokens, language, isDose } = talk
  const { takesBack, offers, little } = RENAMES[language]
  if (isSame(first, second) || second.start - first.end > LONGEST_WAY || text.slice(tokens[first.start]?.start, tokens[second.start]?.start).includes('\n'))
    return []
  const words = leading(talk, pair)
  const again = saidAgain(talk, second, later)
  const holds = again ?? second
  const behind = namingBehind(talk, holds.end)
  const isSettled = again !== undefined || behind !== undefined
  if (!little.test(words) || !(takesBack.test(words) || (offers.test(words) && isSettled))) return []
  // a dose told with the first name is the dose of what it really is, unless another follows
  const dose = Array.from({ length: Math.min(LONGEST_DOSE, second.start - first.end) }, (_, step) => first.end + step).filter(isDose)
  const last = behind?.to ?? holds.end
  const isDosedLater = [0, 1].some((step) => isDose(last + step))
  const kept = !isDosedLater && dose[0] === first.end ? (dose.at(-1) ?? first.end) + 1 : first.end
  const gone: Span[] = kept > first.end ? [{ from: first.start, to: first.end }, { from: kept, to: holds.start }] : [{ from: first.start, to: holds.start }]
  return behind === undefined ? gone : [...gone, behind]
}

/** Blanks out the words of the spans; every other letter, and the stop behind the last of them, keeps its place. */
function without({ text, tokens }: Talk, spans: readonly Span[]): string {
  let out = ''
  let done = 0
  for (const { from, to, isBehind } of spans) {
    const start = tokens[from]?.start ?? text.length
    const last = tokens[to - 1]?.end ?? text.length
    const end = isBehind === true ? last : (tokens[to]?.start ?? last)
    if (start < done) continue
    out += text.slice(done, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ')
    done = end
  }
  return out + text.slice(done)
}

/**
 * Leaves out a name that gives way to another in the same breath: `amlodipin fem milligram eller heter det felodipin` tells of felodipine, five milligrams, and
 * `Cozaar eller Atacand, Atacand står det` of Atacand. A choice that is left open stands as it was said.
 */
export function withoutRenamed(text: string, tongue: Tongue): string {
  const { language } = tongue.pack
  const tokens = tokenise(text)
  const named = namedNear(tokens, language)
  if (named.length < 2) return text
  const isDose = (at: number): boolean => {
    const word = tokens[at]?.lower ?? ''
    return word !== '' && (readsAsNumber(word, tongue.pack) || UNIT.test(word))
  }
  const talk: Talk = { text, tokens, language, isDose }
  const spans = named.flatMap((first, at) => {
    const step = named.slice(at + 1, at + MOST_NAMED).findIndex((one) => !isSame(one, first))
    const next = at + 1 + step
    const second = step < 0 ? undefined : named[next]
    return second === undefined ? [] : givenUp(talk, { first, second }, named.slice(next + 1, next + MOST_NAMED))
  })
  return spans.length === 0 ? text : without(talk, spans)
}
