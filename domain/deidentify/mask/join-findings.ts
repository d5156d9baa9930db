import type { Identifier, IdentifierType } from '#domain/deidentify/identifier.ts'

/** When findings overlap, the first of these names the whole. */
const RANK: readonly IdentifierType[] = [
  'EMAIL', 'URL', 'CHIP', 'NATIONAL_ID', 'HPR', 'ACCOUNT', 'PHONE', 'CASE_NO', 'ANIMAL_ID', 'ADDRESS', 'POSTCODE', 'OTHER_ID', 'DATE', 'AGE', 'ORG', 'NAME',
  'LOCATION',
]
const ranks = new Map(RANK.map((type, rank) => [type, rank]))
const rankOf = (type: IdentifierType) => ranks.get(type) ?? RANK.length

/** Puts findings in order; those that overlap become one, so that nothing a finder saw stays in the text. */
export function joinFindings(found: readonly Identifier[]): Identifier[] {
  const ordered = found.filter(({ start, end }) => end > start).toSorted((a, b) => a.start - b.start || b.end - a.end)
  const joined: Identifier[] = []
  for (const one of ordered) {
    const last = joined.at(-1)
    if (last === undefined || one.start >= last.end) {
      joined.push(one)
      continue
    }
    const leads = one.confidence > last.confidence + 0.2 || (one.confidence >= last.confidence - 0.2 && rankOf(one.type) < rankOf(last.type))
    joined[joined.length - 1] = {
      start: last.start,
      end: Math.max(last.end, one.end),
      type: leads ? one.type : last.type,
      confidence: Math.max(one.confidence, last.confidence),
    }
  }
  return joined
}
