/** Where a line stands in the text. */
export type Place = { start: number; end: number }

/** What a laboratory printed of one reading. Numbers stand as printed, and as numbers where they are ones. */
export type LabRow = {
  /** The name as printed. */
  printed: string
  /** Which analyte it is, where the name is known. */
  key: string | undefined
  /** As printed, without its flag: `11,2`, `<5`, `negativ`. */
  value: string
  number: number | undefined
  /** Printed before the number: less than, more than. */
  comparator: '<' | '>' | undefined
  unit: string | undefined
  reference: Reference | undefined
  /** How the printout itself marks it. */
  flag: Flag | undefined
  /** The day of its column, as printed, where the table has several. */
  date: string | undefined
  /** Where its line stands in the text. */
  start: number
  end: number
}

export type Flag = 'high' | 'low' | 'marked' | 'normal'
/** A range as printed; an end that is open is absent. */
export type Reference = { text: string; low: number | undefined; high: number | undefined }
export type Standing = 'within' | 'over' | 'under' | 'unknown'

/** Below what was printed as less than five lies anything: only what the range can settle is told. */
function standingOfBound(number: number, comparator: '<' | '>', { low, high }: Reference): Standing {
  if (comparator === '<') {
    if (low !== undefined && number <= low) return 'under'
    return high !== undefined && number <= high && (low ?? 0) <= 0 ? 'within' : 'unknown'
  }
  if (high !== undefined && number >= high) return 'over'
  return low !== undefined && number >= low && high === undefined ? 'within' : 'unknown'
}

/** Where a reading lies beside the range that was printed with it; nothing is known of one that has none. */
export function standingOf({ number, comparator, reference }: Pick<LabRow, 'number' | 'comparator' | 'reference'>): Standing {
  if (number === undefined || reference === undefined) return 'unknown'
  if (comparator !== undefined) return standingOfBound(number, comparator, reference)
  if (reference.low !== undefined && number < reference.low) return 'under'
  if (reference.high !== undefined && number > reference.high) return 'over'
  return reference.low === undefined && reference.high === undefined ? 'unknown' : 'within'
}

/** True where the sign beside the number says another thing than number and range do: a slip that a clinician must see. */
export function contradictsFlag(row: LabRow): boolean {
  const standing = standingOf(row)
  if (row.flag === 'high') return standing === 'within' || standing === 'under'
  if (row.flag === 'low') return standing === 'within' || standing === 'over'
  return row.flag === 'normal' && (standing === 'over' || standing === 'under')
}
