import { dialogueFindings, textFindings, type Polarities } from './findings.ts'
import { doseKey, doses, medicines } from './medicines.ts'
import { factTokens, isDoseUnit, quantities } from './quantities.ts'

export const FACT_KINDS = ['numbers', 'medicines', 'doses', 'negated', 'affirmed'] as const
export type FactKind = (typeof FACT_KINDS)[number]

/** What a text states, as far as rules can read it. */
export interface Facts {
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>
  readonly medicines: ReadonlySet<string>
  readonly doses: ReadonlySet<string>
  readonly findings: Polarities
}

/** In talk a dose may be agreed upon over several turns. */
const DIALOGUE_REACH = 60

function agreedDoses(words: readonly string[]): string[] {
  const named = medicines(words)
  const said = quantities(words)
  return said.filter(({ unit }) => isDoseUnit(unit)).flatMap(({ value, unit }) => {
    const places = said.filter((other) => other.value === value).map(({ start }) => start)
    return named.filter(({ at }) => places.some((place) => Math.abs(at - place) <= DIALOGUE_REACH)).map(({ name }) => doseKey({ name, value, unit }))
  })
}

function numbersOf(words: readonly string[]): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>()
  for (const { value, unit } of quantities(words)) numbers.set(value, (numbers.get(value) ?? new Set()).add(unit))
  return numbers
}

/** Reads a note or report. */
export function factsOf(text: string): Facts {
  const words = factTokens(text)
  return { numbers: numbersOf(words), medicines: new Set(medicines(words).map(({ name }) => name)), doses: doses(words), findings: textFindings(text) }
}

/** Reads a dialogue, in which questions take the polarity of their answers. */
export function factsOfDialogue(text: string): Facts {
  const words = factTokens(text)
  return { ...factsOf(text), doses: new Set([...doses(words), ...agreedDoses(words)]), findings: dialogueFindings(text) }
}

/** How many facts of a kind one text states, and how many of them another one has too. */
export interface Share {
  readonly found: number
  readonly total: number
}

function share<T>(items: Iterable<T>, isKnown: (item: T) => boolean): Share {
  const all = [...items]
  return { found: all.filter(isKnown).length, total: all.length }
}

function isKnownNumber({ value, unit }: { value: string; unit: string }, known: Facts): boolean {
  const units = known.numbers.get(value)
  return units !== undefined && (unit === '' || units.has(unit) || units.has(''))
}

function polar(facts: Facts, isDenied: boolean): string[] {
  return [...facts.findings].filter(([, polarities]) => polarities.has(isDenied)).map(([name]) => name)
}

/** How much of what one text states the other knows. */
export function compareFacts(stated: Facts, known: Facts): Record<FactKind, Share> {
  const numbers = [...stated.numbers].flatMap(([value, units]) => [...units].map((unit) => ({ value, unit })))
  return {
    numbers: share(numbers, (number) => isKnownNumber(number, known)),
    medicines: share(stated.medicines, (name) => known.medicines.has(name)),
    doses: share(stated.doses, (dose) => known.doses.has(dose)),
    negated: share(polar(stated, true), (name) => known.findings.get(name)?.has(true) === true),
    affirmed: share(polar(stated, false), (name) => known.findings.get(name)?.has(false) === true),
  }
}

/** Findings that each text tells with one polarity only, and of them those told the other way round. */
export function polarityFlips(stated: Facts, known: Facts): Share {
  const both = [...stated.findings].flatMap(([name, polarities]) => {
    const others = known.findings.get(name)
    return others?.size === 1 && polarities.size === 1 ? [{ polarities, others }] : []
  })
  return share(both, ({ polarities, others }) => [...polarities][0] !== [...others][0])
}
