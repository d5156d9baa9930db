import type { Gold, GoldMedicine } from './gold.ts'
import type { MedicineStatus } from './medicine-status-words.ts'

/** A report as its list of medicines is judged: sections in order, and what it asks instead of telling. */
export interface ListPrediction {
  readonly sections: readonly { readonly type: string; readonly text: string }[]
  readonly questions?: readonly { readonly text: string; readonly name?: string | undefined }[]
}

/** The lines of a list of medicines beside the gold, counted so that they can be summed over reports. */
export interface MedicineListScore {
  readonly reports: number
  readonly lines: number
  /** A medicine of the patient with the status it has. */
  readonly right: number
  /** No medicine of the patient: somebody else's, refused, only spoken of, or misheard. */
  readonly extra: number
  readonly wrongStatus: number
  readonly gold: number
  /** Medicines of the gold that the report neither lists nor asks about. */
  readonly missing: number
  readonly asked: number
  readonly questions: number
  /** Reports whose list says nothing wrong and lacks nothing that is not asked about. */
  readonly clean: number
}

export const NO_LIST: MedicineListScore = { reports: 0, lines: 0, right: 0, extra: 0, wrongStatus: 0, gold: 0, missing: 0, asked: 0, questions: 0, clean: 0 }

/** What a line of a list says of its medicine, in any language; the first that fits. */
const STATUS_OF_LINE: readonly (readonly [MedicineStatus, RegExp])[] = [
  ['allergy', /^(?:Allergi|Överkänslighet|Intoleran|Allergy|Intolerance|Аллергия|Непереносимость)/u],
  ['stopped', /seponer|utsatt|stopped|отменено|seponeret/u],
  ['started', /startes|insätts|started|назначено|økes|øges|höjs|increased|доза увеличена|trappes|reduced|reduseres|minskas|sænkes|снижена/u],
  ['continued', /fortsetter|fortsätter|fortsætter|continued|продолжает|ved behov/u],
]

/** A changed dose of a medicine in use may stand as started or as continued: the wrong one is untidy, no harm. */
const IN_USE: ReadonlySet<MedicineStatus | undefined> = new Set<MedicineStatus | undefined>(['started', 'continued'])

function statusOfLine(line: string): MedicineStatus | undefined {
  return STATUS_OF_LINE.find(([, pattern]) => pattern.test(line))?.[0]
}

/** Somebody else's: what the gold forbids as another person's, and the line says. */
function isSomebodyElses(line: string, { forbidden }: Gold): boolean {
  return forbidden.some(({ kind, pattern, unless }) => kind === 'other_person' && line.search(pattern) !== -1 && unless?.test(line) !== true)
}

type Judged = { readonly verdict: 'right' | 'extra' | 'wrongStatus'; readonly isHarmless: boolean; readonly named: readonly GoldMedicine[] }

function judge(line: string, gold: Gold): Judged {
  const named = gold.medicines.filter(({ name }) => line.search(name) !== -1)
  const [first] = named
  if (first === undefined) return { verdict: 'extra', isHarmless: false, named }
  const status = statusOfLine(line)
  if (!named.some((one) => one.status === status)) return { verdict: 'wrongStatus', isHarmless: IN_USE.has(status) && IN_USE.has(first.status), named }
  return isSomebodyElses(line, gold) ? { verdict: 'extra', isHarmless: false, named } : { verdict: 'right', isHarmless: true, named }
}

/** Judges the list of medicines of one report; a consultation without medicines, or without anything medical, counts nowhere. */
export function scoreMedicineList(gold: Gold, { sections, questions = [] }: ListPrediction): MedicineListScore {
  if (gold.mostWords !== undefined || gold.medicines.length === 0) return NO_LIST
  const judged = sections
    .filter(({ type }) => type === 'medications')
    .flatMap(({ text }) => text.split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => judge(line, gold))
  const listed = new Set(judged.flatMap(({ named }) => named))
  const unlisted = gold.medicines.filter((one) => !listed.has(one))
  const asked = unlisted.filter(({ name }) => questions.some((question) => `${question.text} ${question.name ?? ''}`.search(name) !== -1))
  const count = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length
  const missing = unlisted.length - asked.length
  const isClean = missing === 0 && judged.every(({ isHarmless }) => isHarmless)
  return {
    reports: 1, lines: judged.length, right: count('right'), extra: count('extra'), wrongStatus: count('wrongStatus'),
    gold: gold.medicines.length, missing, asked: asked.length, questions: questions.length, clean: isClean ? 1 : 0,
  }
}

/** Sums up the lists of several reports. */
export function pooledLists(rows: readonly MedicineListScore[]): MedicineListScore {
  const sum = (figure: keyof MedicineListScore) => rows.reduce((total, row) => total + row[figure], 0)
  return {
    reports: sum('reports'), lines: sum('lines'), right: sum('right'), extra: sum('extra'), wrongStatus: sum('wrongStatus'),
    gold: sum('gold'), missing: sum('missing'), asked: sum('asked'), questions: sum('questions'), clean: sum('clean'),
  }
}
