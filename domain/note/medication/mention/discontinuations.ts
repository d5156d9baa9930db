import type { Language } from '#contract/vertical.ts'
import type { End } from '#domain/terminology/drug-ends.ts'
import { drugEndsOf } from '#domain/terminology/drug-ends.ts'
import { isOfLimit } from '#domain/language/limits.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Hit } from '#domain/language/lexicon.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { countMarks, has } from '#domain/note/annotate/statement.ts'

/** So many statements without a medicine may pass before a bottle that is empty is of something else. */
const LONGEST_SINCE_NAMED = 2
/** A denial and the verb it denies stand so near each other. */
const DENIAL_REACH = 3
/** And for how long not: no more since Easter. */
const SINCE_REACH = 8
/** What was not had since may be a complaint. */
const COMPLAINTS: readonly Mark[] = ['symptom', 'finding', 'reaction', 'event', 'diagnosis']

/** Lenses, dressings, food: they are thrown out and given up too. */
const THINGS: readonly Mark[] = ['device', 'diet', 'fluid', 'body', 'social']

const gapOf = (one: Hit<End>, other: Hit<End>): number => Math.max(one.start - other.end, other.start - one.end)

/** A denial of taking it, and since when: I have not had any since Easter, den tar jeg ikke lenger. */
function unusedSince(touch: Hit<End>, found: readonly Hit<End>[], { hits }: Reading): Hit<End>[] {
  const denial = found.find((hit) => hit.mark === 'not' && gapOf(hit, touch) >= 0 && gapOf(hit, touch) <= DENIAL_REACH)
  const since = found.find((hit) => hit.mark === 'since' && gapOf(hit, touch) <= SINCE_REACH)
  if (denial === undefined || since === undefined) return []
  const from = Math.min(denial.start, touch.start, since.start)
  const to = Math.max(denial.end, touch.end, since.end)
  if (hits.some((hit) => COMPLAINTS.includes(hit.mark) && hit.start >= from && hit.end <= to)) return []
  return [{ mark: 'over', start: Math.min(denial.start, touch.start), end: Math.max(denial.end, touch.end) }]
}

/** Part of a phrase, or beside one, that ends something else: to throw up, to give up smoking. */
function isKept(hit: Hit<string>, keeps: readonly Hit<End>[]): boolean {
  return keeps.some((keep) => keep.start - hit.end <= 0 && hit.start - keep.end <= 0)
}

/** The words by which a medicine is said to be over; where it lies counts only when it is not said how it is taken. */
function endsIn(reading: Reading, found: readonly Hit<End>[]): Hit[] {
  if (found.some((hit) => hit.mark === 'renews')) return []
  const keeps = found.filter((hit) => hit.mark === 'keeps')
  const isInUse = has(reading, 'frequency', 'takes', 'continue') && !found.some((hit) => hit.mark === 'not')
  const ends = found.flatMap((hit) =>
    hit.mark === 'touch' ? unusedSince(hit, found, reading) : hit.mark === 'over' || (hit.mark === 'idle' && !isInUse) ? [hit] : [],
  )
  // no more than four times a day ends nothing
  const isLimit = ({ start, end }: Hit<End>): boolean => isOfLimit({ mark: 'stop', start, end }, reading.tokens)
  return ends.filter((hit) => !isKept(hit, keeps) && !isLimit(hit)).map(({ start, end }) => ({ mark: 'stop', start, end }))
}

/** Says of what was named before that it is over. */
export function tellsEnd(reading: Reading, language: Language): boolean {
  return endsIn(reading, drugEndsOf(language).scan(reading.tokens)).length > 0
}

/** Where a medicine is spoken of, the everyday words for being done with it tell what `stop` tells. */
export function withEnds(statements: readonly Statement[], language: Language): Statement[] {
  let since = LONGEST_SINCE_NAMED + 1
  return statements.map((statement) => {
    since = statement.drugs.length > 0 || (statement.asked?.drugs.length ?? 0) > 0 ? 0 : since + 1
    if (since > LONGEST_SINCE_NAMED || (since > 0 && has(statement, ...THINGS))) return statement
    const found = drugEndsOf(language).scan(statement.tokens)
    const isRenewed = found.some((hit) => hit.mark === 'renews')
    const keeps = found.filter((hit) => hit.mark === 'keeps')
    const ends = endsIn(statement, found)
    const uses =
      statement.drugs.length > 0 && ends.length === 0
        ? found.filter((hit) => hit.mark === 'uses').map(({ start, end }): Hit => ({ mark: 'takes', start, end }))
        : []
    if (ends.length + keeps.length + uses.length === 0 && !found.some((hit) => hit.mark === 'renews' || hit.mark === 'goesOn')) return statement
    // running out of it, and more of it wanted: it goes on
    const renewed = found
      .filter((hit) => hit.mark === 'renews' || (hit.mark === 'goesOn' && statement.drugs.length > 0))
      .map(({ start, end }): Hit => ({ mark: 'continue', start, end }))
    const hits = [...statement.hits.filter((hit) => hit.mark !== 'stop' || !(isRenewed || isKept(hit, keeps))), ...ends, ...uses, ...renewed]
    return { ...statement, hits, counts: countMarks(hits) }
  })
}
