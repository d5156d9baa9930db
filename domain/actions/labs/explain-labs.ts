import type { Language } from '#contract/vertical.ts'
import type { Piece } from '#domain/actions/draft/draft.ts'
import { fixed, from, gap } from '#domain/actions/draft/draft.ts'
import { analyteOf } from './analytes/analytes.ts'
import { LAB_WORDS } from './lab-words.ts'
import type { LabRow } from './parts/lab-row.ts'
import { contradictsFlag, standingOf } from './parts/lab-row.ts'

const reading = ({ value, unit }: LabRow): string => (unit === undefined ? value : `${value} ${unit}`)

/** Where it lies beside the printed range; where none was printed, what the laboratory's own sign says. */
function placed(row: LabRow, language: Language): string | undefined {
  const words = LAB_WORDS[language]
  const standing = standingOf(row)
  if (standing !== 'unknown' && row.reference) return words.standing[standing](row.reference.text)
  if (row.flag) return words.flag[row.flag]
  return row.number === undefined || row.reference ? undefined : words.noRange
}

function explainRow(row: LabRow, { earlier, language }: { earlier: readonly LabRow[]; language: Language }): Piece[] {
  const words = LAB_WORDS[language]
  const analyte = row.key === undefined ? undefined : analyteOf(row.key, language)
  const name = analyte && analyte.name.toLowerCase() !== row.printed.toLowerCase() ? `${analyte.name} (${row.printed})` : row.printed
  const here = { source: 'input' as const, start: row.start, end: row.end }
  const place = placed(row, language)
  const told = [from(`${name}: ${reading(row)}.`, here), ...(place === undefined ? [] : [fixed(' '), from(place, here)])]
  const history = earlier.map((one) => from(` ${words.earlier(one.date ?? '', reading(one))}`, { source: 'input', start: one.start, end: one.end }))
  const check = contradictsFlag(row) ? [fixed(' '), gap(words.contradiction)] : []
  const what = analyte ? [fixed(` ${words.measures(analyte.measures)}`)] : [fixed(' '), gap(words.unknownName)]
  return [fixed('\n\n'), ...told, ...history, ...what, ...check]
}

/** The readings of several days under the newest, which is printed first or has the latest column: each in the order it was printed. */
function groupByName(rows: readonly LabRow[]): LabRow[][] {
  const groups = new Map<string, LabRow[]>()
  for (const row of rows) {
    const id = row.date === undefined ? `${row.start}:${row.printed}` : row.printed
    groups.set(id, [...(groups.get(id) ?? []), row])
  }
  return [...groups.values()]
}

/**
 * Each reading in words for a patient: its name, its value and unit as printed, where it lies beside the range that was printed, and what the
 * test measures. What a reading means for the patient nobody has said: that stays open for the clinician.
 */
export function explainLabs(rows: readonly LabRow[], language: Language): Piece[] {
  const groups = groupByName(rows)
  return [fixed(LAB_WORDS[language].heading), ...groups.flatMap(([newest, ...earlier]) => (newest ? explainRow(newest, { earlier, language }) : []))]
}
