import { stemsOf } from '#domain/note/ground/source-index.ts'
import { readMarks } from '#domain/note/annotate/statement.ts'
import type { Fact, MedicineRecord } from './fact.ts'
import type { Court, Held } from './hold-fact.ts'

/** Something a model said that may stand, with what it rests on. */
export type Standing<Item> = Held & { readonly item: Item }

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean => [...part].every((one) => whole.has(one))

type Known = { standing: Standing<Fact>; stems: ReadonlySet<string> }

/**
 * Parts of a long talk overlap, and a model repeats itself: of two facts of one section that share a statement, one of which says nothing the other
 * does not, the fuller stands, in the place of the first.
 */
export function joinFacts(facts: readonly Standing<Fact>[], { tongue, stem }: Court): Standing<Fact>[] {
  const kept: Known[] = []
  const byPlace = new Map<string, Known[]>()
  for (const standing of facts) {
    const { section, text } = standing.item
    const stems = stemsOf(readMarks(text, tongue), stem)
    const places = standing.grounds.sentences.map(({ id }) => `${section} ${String(id)}`)
    const same = places.flatMap((place) => byPlace.get(place) ?? []).find((one) => isWithin(stems, one.stems) || isWithin(one.stems, stems))
    const known = same ?? { standing, stems }
    if (same === undefined) kept.push(known)
    else if (stems.size > same.stems.size && (same.standing.reasons.length > 0 || standing.reasons.length === 0)) Object.assign(same, { standing, stems })
    for (const place of places) if (byPlace.get(place)?.includes(known) !== true) byPlace.set(place, [...(byPlace.get(place) ?? []), known])
  }
  return kept.map(({ standing }) => standing)
}

/** The medicine a record is of: by substance where any list knows it, else by its name. */
function substanceOf({ name }: MedicineRecord, { tongue }: Court): string {
  return readMarks(name, tongue).drugs[0]?.substance ?? name.trim().toLowerCase()
}

const lastId = ({ grounds }: Standing<MedicineRecord>): number => grounds.sentences.at(-1)?.id ?? 0

/** Of one medicine what was read last in the talk holds; that it is not borne holds whatever else was read. */
export function joinRecords(records: readonly Standing<MedicineRecord>[], court: Court): ReadonlyMap<string, Standing<MedicineRecord>> {
  const bySubstance = new Map<string, Standing<MedicineRecord>>()
  for (const standing of records) {
    const substance = substanceOf(standing.item, court)
    const known = bySubstance.get(substance)
    const outranks = known === undefined || standing.item.status === 'notTolerated' ||
      (known.item.status !== 'notTolerated' && lastId(standing) >= lastId(known))
    if (outranks) bySubstance.set(substance, known === undefined || standing.item.dose !== '' ? standing : withDoseOf(standing, known))
  }
  return bySubstance
}

/** Told again without its dose, a medicine that goes on keeps the one it had. */
function withDoseOf(standing: Standing<MedicineRecord>, { item: { dose, route, status } }: Standing<MedicineRecord>): Standing<MedicineRecord> {
  const goesOn = status === standing.item.status
  return goesOn ? { ...standing, item: { ...standing.item, dose, route } } : standing
}
