import { BRANDS, MEDICINE_ENDING, NOT_MEDICINES, SUBSTANCES } from './medicine-words.ts'
import { isDoseUnit, quantities } from './quantities.ts'

const NAMES = new Map([
  ...SUBSTANCES.map((name): [string, string] => [name, name]),
  ...Object.keys(BRANDS).map((name): [string, string] => [name, name]),
  ...Object.entries(BRANDS).flatMap(([name, brands]) => brands.split(' ').map((brand): [string, string] => [brand, name])),
])
const STOPS: ReadonlySet<string> = new Set(['.', ';', '\n', '?'])
/** How many words a dose may stand after its medicine, and before it. */
const REACH = { after: 6, before: 3 }

export interface NamedMedicine {
  readonly name: string
  readonly at: number
}

function medicineOf(token: string): string | undefined {
  const word = token.split("'")[0] ?? ''
  return NAMES.get(word) ?? (MEDICINE_ENDING.test(word) && !NOT_MEDICINES.has(word) ? word : undefined)
}

/** The medicines a text names, brand names as the substance. */
export function medicines(words: readonly string[]): NamedMedicine[] {
  return words.flatMap((word, at) => {
    const name = medicineOf(word)
    return name === undefined ? [] : [{ name, at }]
  })
}

export function doseKey({ name, value, unit }: { name: string; value: string; unit: string }): string {
  return `${name} ${value} ${unit}`
}

/** Doses: a quantity belongs to the nearest medicine before it in the sentence, else to one just after it. */
export function doses(words: readonly string[]): Set<string> {
  const named = medicines(words)
  const isOneSentence = (from: number, to: number) => !words.slice(from, to).some((word) => STOPS.has(word))
  return new Set(
    quantities(words).flatMap(({ value, unit, start, end }) => {
      if (!isDoseUnit(unit)) return []
      const before = named.findLast(({ at }) => at >= start - REACH.after && at < start && isOneSentence(at, start))
      const after = named.find(({ at }) => at >= end && at <= end + REACH.before && isOneSentence(end, at))
      const owner = before ?? after
      return owner === undefined ? [] : [doseKey({ name: owner.name, value, unit })]
    }),
  )
}
