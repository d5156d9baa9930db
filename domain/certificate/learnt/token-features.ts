import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { WEIGHT_TONGUES } from '#domain/language/weights-by-tongue.ts'
import type { Token } from '#domain/language/tokens.ts'
import { stemmerOf } from '#domain/note/annotate/word-stem.ts'
import type { Span } from '../talk/told.ts'
import { behindCues, cuesIn, hitsByToken, lineFeatures } from './line-features.ts'
import type { TalkRead, TalkToken } from './talk-tokens.ts'

/** Talks are as long as they are: parts of them tell beginning from end. */
const PARTS = 6

const shapeOf = (word: string): string => word.replace(/\p{Lu}+/gu, 'X').replace(/\p{Ll}+/gu, 'x').replace(/\d+/gu, 'd').slice(0, 6)

/** Names the words that stretches of the talk lie on; linear, since both stand in order. */
function named(tokens: readonly TalkToken[], spans: readonly (Span & { readonly name: string })[]): string[][] {
  const on: string[][] = tokens.map(() => [])
  let at = 0
  for (const { start, end, name } of spans.toSorted((a, b) => a.start - b.start)) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++
    for (let one = at; one < tokens.length && (tokens[one]?.start ?? 0) < end; one++) on[one]?.push(name)
  }
  return on
}

/** What the rules hold each word for. */
const ruledBy = ({ tokens, byRules }: TalkRead): string[][] =>
  named(tokens, [...byRules].flatMap(([key, { spans }]) => (key === 'cause' ? [] : spans.map((span) => ({ ...span, name: `r:${key}` })))))

/** What the finders of masking hold each word for. */
const identifiedIn = ({ text, language, tokens }: TalkRead): string[][] =>
  named(tokens, findIdentifiers({ text, language, vertical: 'vet' }).map(({ start, end, type }) => ({ start, end, name: `id:${type}` })))

const countOf = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** More often is no more telling. */
const MOST_COUNTED = 3

/** How often a talk says a word, and how often with a capital where no sentence begins: a name comes again. */
function recurring(tokens: readonly TalkToken[]): (token: Token) => string[] {
  const counts = countOf(tokens.map(({ token }) => token.lower))
  const capitals = countOf(tokens.flatMap(({ token, inLine }) => (inLine > 0 && /^\p{Lu}/u.test(token.text) ? [token.text] : [])))
  return ({ text, lower }) => [
    `rec:${String(Math.min(MOST_COUNTED, capitals.get(text) ?? 0))}`, `low:${String(Math.min(MOST_COUNTED, counts.get(lower) ?? 0))}`,
  ]
}

const WORDS_AROUND = [-3, -2, -1, 0, 1, 2, 3] as const

/** The words around a token, with where they stand from it. */
function wordFeatures(talk: TalkRead, at: number, stem: (word: string) => string): string[] {
  const tongue = WEIGHT_TONGUES[talk.language]
  return WORDS_AROUND.flatMap((away) => {
    const one = talk.tokens[at + away]
    if (one === undefined) return [`w${String(away)} none`]
    const { lower, gap } = one.token
    const isSameLine = one.line === talk.tokens[at]?.line
    const side = away < 0 ? '<' : '>'
    const isNear = Math.abs(away) <= 1
    return [
      `w${String(away)} ${tongue} ${lower}`, ...(isNear ? [`s${String(away)} ${tongue} ${stem(lower)}`, `sh${String(away)} ${shapeOf(one.token.text)}`] : []),
      ...(away !== 0 && isSameLine ? [`near${side} ${tongue} ${stem(lower)}`] : []), ...(away === 0 && gap !== '' ? [`gap ${gap.slice(0, 2)}`] : []),
    ]
  })
}

const moved = (features: readonly string[] | undefined, by: string): string[] => (features ?? []).map((feature) => `${by} ${feature}`)

/** What each word of a talk shows, by names that weights were learnt for. Linear in the length of the talk. */
export function featuresOf(talk: TalkRead): string[][] {
  const { tokens, lines } = talk
  const stem = stemmerOf(talk.language)
  const cues = new Map(lines.map((line) => [line, cuesIn(line)]))
  const ofLine = new Map(lines.map((line, at) => [line, lineFeatures(line, { cues, before: lines[at - 1], after: lines[at + 1] })]))
  const hits = new Map(lines.map((line) => [line, hitsByToken(line)]))
  const behind = new Map(lines.map((line) => [line, behindCues(line)]))
  const [ruled, identified] = [ruledBy(talk), identifiedIn(talk)]
  const seldom = recurring(tokens)
  return tokens.map(({ line, inLine, token }, at) => {
    const own = hits.get(line)
    const isCapital = /^\p{Lu}/u.test(token.text) ? [inLine === 0 ? 'Cap first' : 'Cap'] : []
    return [
      'any', ...(ofLine.get(line) ?? []), ...(own?.[inLine] ?? []), ...moved(own?.[inLine - 1], '-1'), ...moved(own?.[inLine + 1], '+1'),
      ...(behind.get(line)?.[inLine] ?? []), ...(ruled[at] ?? []), ...moved(ruled[at - 1], '-1'), ...moved(ruled[at + 1], '+1'),
      ...(identified[at] ?? []), ...moved(identified[at - 1], '-1'), ...(inLine === 0 ? ['first'] : []), ...isCapital,
      `part:${String(Math.floor((PARTS * at) / tokens.length))}`, ...wordFeatures(talk, at, stem), ...seldom(token),
    ]
  })
}
