import type { Language } from '#contract/vertical.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import { drugTalkOf } from '#domain/terminology/drug-talk.ts'
import { drugOutcomesOf } from '#domain/terminology/drug-outcomes.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import { wordsOf } from './clauses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { countMarks, has } from '#domain/note/annotate/statement.ts'

/** May stand before a condition that opens with its verb. */
const LEAD_IN = new Set(['og', 'men', 'och', 'and', 'but', 'а', 'и', 'но', 'не'])
/** Then: what is said with it follows from what was supposed just before. */
const THEN = /^(?:(?:og|och|and|но|и) )?(?:så|da|då|then|тогда|то)(?!\p{L})/iu
/** The condition is told in so many words at most. */
const CLAUSE = 14
/** What is to come then is named so soon behind it; and a condition told afterwards stands so near behind the name. */
const THEN_REACH = 14
const AFTER_REACH = 8

/** The words of a condition: up to a pause, or where what follows from it begins. */
function clauseFrom(statement: Statement, from: number): { words: string; end: number } {
  let end = from + 1
  while (
    end < statement.tokens.length &&
    end - from < CLAUSE &&
    !/[,;:.–—]/.test(statement.tokens[end]?.gap ?? '') &&
    !THEN.test(statement.tokens[end]?.lower ?? '')
  )
    end++
  return { words: wordsOf(statement, from, end), end }
}

/** What has failed by then, or what has been shown. */
function tellsOutcome(words: string, language: Language): boolean {
  const { denied, of, result } = drugOutcomesOf(language)
  return (denied.test(words) && of.test(words)) || result.test(words)
}

/** Where a statement opens, behind its and, but; -1 where it is nothing else. */
const openingOf = (statement: Statement): number => statement.tokens.findIndex((token) => !LEAD_IN.has(token.lower))

/** Should the pressure stay up: the verb in the first place says that it may come to that, whatever it is. */
const isShould = (statement: Statement, at: number, language: Language): boolean =>
  drugOutcomesOf(language).surely.test(wordsOf(statement, at, at + 1)) && at === openingOf(statement)

/** The condition that begins there says what may turn out. */
const opensOutcome = (statement: Statement, at: number, language: Language): boolean =>
  isShould(statement, at, language) || tellsOutcome(clauseFrom(statement, at).words, language)

/** What is not borne, or what comes of it. */
const HARM: readonly Mark[] = ['allergy', 'reaction']

/** If you can't tolerate X, ring: told to whoever is to take it, what may come has not come. */
function fearsHarm(statement: Statement, from: number, end: number): boolean {
  if (statement.speaker !== 'clinician' && !has(statement, 'secondPerson')) return false
  return !has(statement, 'past') && statement.hits.some((hit) => HARM.includes(hit.mark) && hit.start >= from && hit.end <= end)
}

/** All that a statement tells of harm stands in its conditions: nobody has had it. */
export function tellsOnlyFearedHarm(statement: Statement): boolean {
  const feared = statement.hits.flatMap((hit) => {
    if (hit.mark !== 'condition') return []
    const { end } = clauseFrom(statement, hit.start)
    return fearsHarm(statement, hit.start, end) ? [{ start: hit.start, end }] : []
  })
  const harms = statement.hits.filter((hit) => HARM.includes(hit.mark))
  return harms.length > 0 && harms.every((harm) => feared.some(({ start, end }) => harm.start >= start && harm.end <= end))
}

/** If you can't tolerate X, you get Y instead: Y, in a part of its own, hangs on that too. */
export function followsFearedHarm(whole: Statement, part: Statement): boolean {
  if (!has(whole, 'condition') || has(part, 'condition', 'continue', 'past')) return false
  const from = whole.tokens.findIndex((token) => token.start >= (part.tokens[0]?.start ?? 0))
  return whole.hits.some((hit) => {
    if (hit.mark !== 'condition' || hit.start >= from) return false
    const { end } = clauseFrom(whole, hit.start)
    return end <= from && from - end <= THEN_REACH && fearsHarm(whole, hit.start, end)
  })
}

/** Fungerer den ikke innen fem dager: where a verb in the first place tells what may turn out. */
function openingVerb(statement: Statement, language: Language): number | undefined {
  const at = openingOf(statement)
  if (at < 0 || statement.text.trimEnd().endsWith('?')) return undefined
  const first = wordsOf(statement, at, at + 1)
  const { words, end } = clauseFrom(statement, at)
  if (isShould(statement, at, language)) return at
  // a pause tells it from a question written without its mark
  if (drugTalkOf(language).feared.test(first) && fearsHarm(statement, at, end) && statement.tokens[end]?.gap.includes(',') === true) return at
  return drugOutcomesOf(language).opener.test(first) && tellsOutcome(wordsOf(statement, 0, at) + words.trimStart(), language) ? at : undefined
}

/** Goes on from a condition told just before: then we switch · bytter vi. */
function followsFrom(statement: Statement, language: Language): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  return !has(statement, 'frequency') && (THEN.test(statement.text) || drugOutcomesOf(language).follows.exec(words)?.index === 0)
}

/** What a statement opens with, once a condition was told just before it or not: where its own begins, and whether what comes next hangs on one. */
function supposedIn(statement: Statement, wasSupposed: boolean, language: Language): { at: number | undefined; isSupposed: boolean } {
  const isTold = statement.folded === 'none' && statement.speaker !== 'patient'
  const verb = isTold ? openingVerb(statement, language) : undefined
  const isFollowed = verb !== undefined && drugOutcomesOf(language).follows.test(wordsOf(statement, verb + 1, statement.tokens.length))
  const opening = isFollowed || (verb !== undefined && fearsHarm(statement, verb, clauseFrom(statement, verb).end)) ? verb : undefined
  const isNext = isTold && wasSupposed && followsFrom(statement, language)
  const told = statement.hits.find((hit) => hit.mark === 'condition')?.start ?? verb
  // then you ring, and then it will be Y: what follows may take another step
  const isTelling = isNext || (told !== undefined && opensOutcome(statement, told, language))
  return { at: opening ?? (isNext ? 0 : undefined), isSupposed: statement.drugs.length === 0 && isTelling }
}

/** Marks as conditional what names a medicine and opens with the verb of a condition, or follows from one told just before. */
export function withSuppositions(statements: readonly Statement[], language: Language): Statement[] {
  let wasSupposed = false
  return statements.map((statement) => {
    const { at, isSupposed } = supposedIn(statement, wasSupposed, language)
    wasSupposed = isSupposed
    if (at === undefined || statement.drugs.length === 0 || has(statement, 'condition')) return statement
    const hits: Hit[] = [...statement.hits, { mark: 'condition', start: at, end: at + 1 }]
    return { ...statement, hits, counts: countMarks(hits) }
  })
}

/** What is told outside the words from one token to another: how often, or that it is in use. */
const IN_USE: readonly Mark[] = ['frequency', 'continue', 'past']

/** Says that it is taken: what she gets then is nothing she takes. */
export const isTaken = ({ mark, start }: Hit, hits: readonly Hit[]): boolean =>
  mark === 'takes' && !hits.some((one) => one.mark === 'start' && one.start === start)

const isUse = (hit: Hit, hits: readonly Hit[]): boolean => IN_USE.includes(hit.mark) || isTaken(hit, hits)

/** Of what comes behind a condition nothing is told before it: we take a sample, if it is high you get X. */
function isInUseBeside({ hits }: Statement, { from, end }: { from: number; end: number }, mention: DrugMention): boolean {
  const isBehind = mention.start > from
  return hits.some((hit) => isUse(hit, hits) && (isBehind ? hit.start >= end : !(hit.start >= from && hit.end <= end)))
}

/** But only once it is confirmed: said behind the name, it holds whatever the dose. */
function isProvisional(statement: Statement, mention: DrugMention, language: Language): boolean {
  const next = statement.drugs.find((drug) => drug.start >= mention.end)?.start ?? statement.tokens.length
  return drugOutcomesOf(language).proviso.test(wordsOf(statement, mention.end, next))
}

/** Apixaban if the scan shows it · if that fails, clindamycin: it is to come when something has turned out so, and nobody takes it yet. */
export function hangsOnOutcome(statement: Statement, mention: DrugMention, language: Language): boolean {
  if (statement.speaker === 'patient') return false
  if (!has(statement, 'takes', 'past') && isProvisional(statement, mention, language)) return true
  return statement.hits.some((hit) => {
    if (hit.mark !== 'condition') return false
    const { words, end } = clauseFrom(statement, hit.start)
    const isThen = isShould(statement, hit.start, language) || (hit.start === 0 && hit.end === 1 && followsFrom(statement, language))
    const isFeared = fearsHarm(statement, hit.start, end)
    if (isFeared && mention.start >= hit.start && mention.end <= end) return true
    if (!isFeared && ((!isThen && !tellsOutcome(words, language)) || isInUseBeside(statement, { from: hit.start, end }, mention))) return false
    if (hit.start < mention.start) return mention.start - hit.end <= CLAUSE + THEN_REACH
    const isOfCall = statement.hits.some((one) => (one.mark === 'contact' || one.mark === 'followUp' || one.mark === 'stop') && one.start >= end)
    return hit.start - mention.end <= AFTER_REACH && !isOfCall
  })
}
