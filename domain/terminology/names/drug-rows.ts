import { wholeRows } from '#domain/vocabulary/whole-rows.ts'
import { DRUG_NAMES } from './drug-terms.ts'
import { RARER_DRUG_NAMES } from './rarer-drug-terms.ts'

/** A medicine as a list has it: its names in the languages, of which the first is what it is known by here, and those it is sold under. */
export type DrugRow = { readonly spellings: readonly string[]; readonly trades: readonly string[]; readonly isRare: boolean }

const namesIn = (text: string): string[] => text.trim().split(/\s+/).filter((name) => name !== '')

function rowsOf(list: string, isRare: boolean): DrugRow[] {
  return wholeRows(list).flatMap((line) => {
    const [spellings = [], trades = []] = line.split('|').map(namesIn)
    return spellings.length + trades.length === 0 ? [] : [{ spellings, trades, isRare }]
  })
}

/** The medicines of both lists; one that stands in both has two rows, which begin with the same name. */
export const DRUG_ROWS: readonly DrugRow[] = [...rowsOf(DRUG_NAMES, false), ...rowsOf(RARER_DRUG_NAMES, true)]

const namesOf = ({ spellings, trades }: DrugRow): string[] => [...spellings, ...trades]
const isWhole = (name: string): boolean => !name.includes('_')

/** The names that are one word. */
export const WHOLE_DRUG_NAMES: readonly string[] = DRUG_ROWS.flatMap(namesOf).filter(isWhole)

/** The words that names are made of. Of a name seldom said that has several words none counts by itself: Tantum Rosa, and Rosa. */
export const DRUG_NAME_PARTS: readonly string[] = DRUG_ROWS.flatMap((row) => {
  return namesOf(row).filter((name) => isWhole(name) || !row.isRare).flatMap((name) => name.split('_'))
})
