import type { Language } from '#contract/vertical.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { BEFORE_IF, IF_OR_IN, THEN_BEHIND_IF } from '#domain/language/tables/order/if-or-in.ts'
import type { Token } from '#domain/language/tokens.ts'
import { isNumber } from '#domain/language/tokens.ts'

/** What is to be done if it comes so: must, call, then take. */
const CONSEQUENCE: readonly Mark[] = ['contact', 'stop', 'planCue']

const openers = new Map(
  Object.entries(IF_OR_IN).map(([language, { word, notBefore }]) => [language, { word, notBefore: new RegExp(`^(?:${notBefore})$`, 'u') }]),
)

/** Whether a word says if, and neither in how long, `om 2 veckor`, nor of what. */
export function saysIfAt(tokens: readonly Token[], at: number, language: Language): boolean {
  const opener = openers.get(language)
  const next = tokens[at + 1]
  return opener !== undefined && next !== undefined && tokens[at]?.lower === opener.word && !isNumber(next) && !opener.notBefore.test(next.lower)
}

/** What follows from a condition begins so many words behind its if, at least and at most. */
const [SOONEST_THEN, LATEST_THEN] = [3, 10]
/** What is to be done then, or got: så får du X, så ringer vi. */
const DONE_THEN: readonly Mark[] = [...CONSEQUENCE, 'start']

/** `Vi tar ett prov om sänkan är hög så får du X`: within a sentence, what is to be done stands straight behind the word for then. */
function saidWithin(tokens: readonly Token[], hits: readonly Hit[], language: Language): Hit | undefined {
  const isThen = (at: number): boolean =>
    THEN_BEHIND_IF.has(tokens[at]?.lower ?? '') && hits.some(({ mark, start }) => start === at + 1 && DONE_THEN.includes(mark))
  const isFollowed = (at: number): boolean => tokens.slice(at + SOONEST_THEN, at + LATEST_THEN).some((_, then) => isThen(at + SOONEST_THEN + then))
  const at = tokens.findIndex((_, place) => saysIfAt(tokens, place, language) && isFollowed(place))
  return at < 0 ? undefined : { mark: 'condition', start: at, end: at + 1 }
}

/** `Om svampen har vuxit slutar vi`: the first word says if. */
function saidWithIf(tokens: readonly Token[], hits: readonly Hit[], language: Language): Hit | undefined {
  const at = tokens.findIndex(({ lower }) => !BEFORE_IF.has(lower))
  if (!saysIfAt(tokens, at, language)) return saidWithin(tokens, hits, language)
  // what is not said with what follows from it may be what is spoken of: om hjertet har vi snakket
  const follows = hits.some(({ mark, start }) => CONSEQUENCE.includes(mark) && start > at + 2)
  return follows ? { mark: 'condition', start: at, end: at + 1 } : undefined
}

/** `Blir du dårlig, må du ringe`: a verb in the first place tells a condition when what to do follows. */
function saidByVerb(text: string, hits: readonly Hit[]): Hit | undefined {
  const verb = hits.find((hit) => hit.mark === 'opensCondition' && hit.start === 0)
  const isCut = text.includes(',') || hits.some((hit) => hit.mark === 'contact')
  if (verb === undefined || text.trimEnd().endsWith('?') || !isCut || !hits.some((hit) => CONSEQUENCE.includes(hit.mark))) return undefined
  return { mark: 'condition', start: verb.start, end: verb.end }
}

/** The conditions of a text that no list of words finds; `found` are the marks that lists found. */
export function conditionsIn(text: string, { tokens, found, language }: { tokens: readonly Token[]; found: readonly Hit[]; language: Language }): Hit[] {
  return [saidByVerb(text, found), saidWithIf(tokens, found, language)].filter((hit) => hit !== undefined)
}
