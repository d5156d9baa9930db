import { DRUG_ROWS } from '#domain/terminology/names/drug-rows.ts'
import { foldWord } from './fold.ts'

/** A medicine of the list: its substance in several spellings, and the names it is sold under. */
export type Medicine = { readonly id: string; readonly substances: readonly string[]; readonly trades: readonly string[] }

const readable = (names: readonly string[]): string[] => names.filter((name) => name.length > 2).map((name) => name.replaceAll('_', ' '))

let listed: readonly Medicine[] | undefined

/** All medicines of the list, read once. */
export function allMedicines(): readonly Medicine[] {
  listed ??= [...Map.groupBy(DRUG_ROWS, ({ spellings, trades }) => spellings[0] ?? trades[0])].flatMap(([, rows]) => {
    const substances = readable([...new Set(rows.flatMap(({ spellings }) => spellings))])
    const trades = readable(rows.flatMap((row) => row.trades))
    const first = substances[0] ?? trades[0]
    return first === undefined ? [] : [{ id: foldWord(first.replaceAll(' ', '-')), substances, trades }]
  })
  return listed
}

let byId: ReadonlyMap<string, Medicine> | undefined

/** The medicine of an id. */
export function medicineNamed(id: string): Medicine | undefined {
  byId ??= new Map(allMedicines().map((medicine) => [medicine.id, medicine]))
  return byId.get(id)
}
