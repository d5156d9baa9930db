import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import { hasNumber } from '#domain/note/annotate/statement.ts'
import { isPlace, isSensation } from './knowledge.ts'
import type { Observed, Sighting } from './sightings.ts'

/** Where a finding was said, how surely it is the patient's now, and whether it was denied. */
export type Seen = { readonly at: number; readonly strength: number; readonly isDenied: boolean }

/** Words between the two parts of a finding: the knee, well, it has been hurting. */
const REACH = 8
/** A sensation without a place speaks of the place named last, so many statements back at most. */
const CARRY = 2
const CARRIED_STRENGTH = 0.55
const PAST_STRENGTH = 0.8
/** In the plan a word without a value is a test ordered or an advice given. */
const PLANNED_STRENGTH = 0.35

type Places = { readonly ids: ReadonlySet<string>; readonly at: number }

/** All that was seen, by word or by pair of words. */
export type Findings = {
  readonly of: (words: readonly string[]) => readonly Seen[]
}

function strengthOf(observed: Observed): number {
  const { statement } = observed
  if (statement.phase === 'plan' && isClinicianVoice(statement) && !hasNumber(statement)) return PLANNED_STRENGTH
  return observed.isPast && observed.statement.folded === 'none' ? PAST_STRENGTH : 1
}

function pairIn(observed: Observed, first: string, second: string): { isDenied: boolean } | undefined {
  let best: { isDenied: boolean; distance: number } | undefined
  for (const one of observed.words) {
    if (one.id !== first) continue
    for (const other of observed.words) {
      if (other.id !== second) continue
      const distance = Math.abs(one.start - other.start)
      const isDenied = one.isDenied || other.isDenied
      if (distance <= REACH && (best === undefined || (best.isDenied && !isDenied))) best = { isDenied, distance }
    }
  }
  return best
}

/** The place a sensation without one belongs to: named in the question, or in the statements just before. */
function carriedPlaces(observed: readonly Observed[]): Places[] {
  let last: Places = { ids: new Set(), at: -CARRY - 1 }
  return observed.map((one, at) => {
    const own = new Set(one.words.filter((word) => isPlace(word.id) && !word.isDenied).map((word) => word.id))
    if (own.size > 0) {
      last = { ids: own, at }
      return { ids: new Set<string>(), at }
    }
    return at - last.at <= CARRY ? last : { ids: new Set<string>(), at }
  })
}

function sees(words: readonly Sighting[], id: string): Sighting | undefined {
  return words.find((word) => word.id === id && !word.isDenied) ?? words.find((word) => word.id === id)
}

/** Makes the observed words answerable by finding. */
export function indexFindings(observed: readonly Observed[]): Findings {
  const carried = carriedPlaces(observed)
  const byWord = new Map<string, number[]>()
  observed.forEach((one, at) => {
    for (const id of new Set(one.words.map((word) => word.id))) {
      const known = byWord.get(id)
      if (known === undefined) byWord.set(id, [at])
      else known.push(at)
    }
  })
  const single = (id: string): Seen[] =>
    (byWord.get(id) ?? []).flatMap((at) => {
      const one = observed[at]
      const word = one === undefined ? undefined : sees(one.words, id)
      return one === undefined || word === undefined ? [] : [{ at, strength: strengthOf(one), isDenied: word.isDenied }]
    })
  const pair = (first: string, second: string): Seen[] => {
    const [sensation, place] = isSensation(first) ? [first, second] : [second, first]
    return (byWord.get(sensation) ?? []).flatMap((at): Seen[] => {
      const one = observed[at]
      if (one === undefined) return []
      const together = pairIn(one, sensation, place)
      if (together !== undefined) return [{ at, strength: strengthOf(one), isDenied: together.isDenied }]
      const word = sees(one.words, sensation)
      const isCarried = isSensation(sensation) && carried[at]?.ids.has(place) === true && word?.isDenied === false
      return isCarried ? [{ at, strength: CARRIED_STRENGTH, isDenied: false }] : []
    })
  }
  return {
    of: (words) => {
      const [first = '', second] = words
      return second === undefined ? single(first) : pair(first, second)
    },
  }
}
