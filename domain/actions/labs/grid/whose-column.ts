import { labelOf, speciesIn } from '../parts/people.ts'
import type { Patient } from '../parts/people.ts'
import type { Column } from './column-roles.ts'

/** Whose range a column holds by its head: `Норма собаки`, `Ref. menn`. */
type Whose = { at: number; isTheirs: boolean | undefined }

function whoseIs(head: string, { sex, species }: Patient): boolean | undefined {
  const kind = speciesIn(head)
  if (kind !== undefined) return species === undefined ? undefined : kind === species
  const { sex: ofSex } = labelOf(head)
  return ofSex === undefined || sex === undefined ? undefined : ofSex === sex
}

/** True where a head says whose its range is. */
const isSaid = (head: string): boolean => speciesIn(head) !== undefined || labelOf(head).sex !== undefined

/** Of several columns of ranges, each of another kind of animal or sex, that of the patient; where nothing tells which it is, none. */
export function withTheirs(columns: readonly Column[], head: readonly string[] | undefined, patient: Patient): Column[] {
  const all = columns.flatMap(({ role }, at): Whose[] =>
    role === 'reference' && isSaid(head?.[at] ?? '') ? [{ at, isTheirs: whoseIs(head?.[at] ?? '', patient) }] : [])
  const theirs = all.filter(({ isTheirs }) => isTheirs === true)
  if (all.length < 2) return [...columns]
  return columns.map((column, at) => {
    const isKept = theirs.length === 1 && theirs[0]?.at === at
    return isKept || !all.some((one) => one.at === at) ? column : { role: 'another', headedBy: undefined }
  })
}
