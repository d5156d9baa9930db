import type { Language } from '#contract/vertical.ts'

/** Nordic languages share words, and what those tell. */
export type WeightTongue = 'n' | 'e' | 'r'
export const WEIGHT_TONGUES: Readonly<Record<Language, WeightTongue>> = { nb: 'n', sv: 'n', da: 'n', en: 'e', ru: 'r' }

/** Learnt weights, a feature a line: those that words of one tongue ask for apart from what `all` ask for. No talk reads words of two. */
export type WeightsByTongue = Readonly<Record<'all' | WeightTongue, string>>

/** Reads a table a line at a time. */
export const eachLine = <Row>(readLine: (line: string) => Row) => (table: string): Row[] => table.split('\n').map(readLine)

/** Turns the tables that are read in a language into weights, once for each tongue. */
export function weightsByTongue<Weight>(written: WeightsByTongue, readTable: (table: string) => readonly (readonly [name: string, weight: Weight])[]) {
  const known = new Map<WeightTongue, ReadonlyMap<string, Weight>>()
  return (language: Language): ReadonlyMap<string, Weight> => {
    const tongue = WEIGHT_TONGUES[language]
    const before = known.get(tongue)
    if (before !== undefined) return before
    const made = new Map([...readTable(written.all), ...readTable(written[tongue])])
    known.set(tongue, made)
    return made
  }
}

/** Words are named behind a mark and the letter of their tongue, `last w> n tatt`, or behind the letter alone, `n p av den`. */
const TONGUE_NAMED = /^(?:(?:last )?[wcb][<>] )?([ner]) /

/**
 * Writes weights as a table of the engine: takes what it is called, its lines, each of which begins with its feature, and how the lines of a tongue
 * are told.
 */
export function writeWeightsByTongue(name: string, lines: readonly string[], tell = (own: readonly string[]): string => own.join('\n')): string {
  const tables = ['all', ...new Set(Object.values(WEIGHT_TONGUES))].map((tongue) => {
    const own = lines.filter((line) => (TONGUE_NAMED.exec(line)?.[1] ?? 'all') === tongue)
    return `  ${tongue}: \`${tell(own).replaceAll(/[\\`$]/g, String.raw`\$&`)}\`,\n`
  })
  return `export const ${name} = {\n${tables.join('')}}\n`
}
