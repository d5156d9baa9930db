import type { Course } from '#domain/note/medication/course/courses.ts'

/**
 * Substances of which two at once are an error as a rule, by their class (ATC, fourth level), with the substances as the list of names has them.
 * Left out are classes where two belong together: insulins, an inhaled reliever beside what is taken daily, opioids of long and short action,
 * paracetamol in two products, drops and creams.
 */
const CLASSES: readonly (readonly string[])[] = [
  ['atorvastatin', 'simvastatin', 'rosuvastatin', 'pravastatin', 'lovastatin', 'fluvastatin', 'pitavastatin'],
  // ACE inhibitors and what blocks the receptor: two of either kind, or one of each
  [
    'enalapril', 'ramipril', 'lisinopril', 'perindopril', 'kaptopril', 'captopril', 'trandolapril', 'losartan', 'valsartan', 'kandesartan',
    'candesartan', 'irbesartan', 'telmisartan', 'olmesartan',
  ],
  ['metoprolol', 'bisoprolol', 'atenolol', 'propranolol', 'karvedilol', 'carvedilol', 'nebivolol', 'labetalol', 'sotalol'],
  ['omeprazol', 'omeprazole', 'esomeprazol', 'pantoprazol', 'lansoprazol', 'rabeprazol'],
  [
    'sertralin', 'escitalopram', 'citalopram', 'fluoksetin', 'fluoxetin', 'paroksetin', 'paroxetin', 'fluvoksamin', 'venlafaksin', 'venlafaxin',
    'duloksetin', 'duloxetin',
  ],
  [
    'ibuprofen', 'naproksen', 'diklofenak', 'ketoprofen', 'meloksikam', 'celekoksib', 'etorikoksib', 'ketorolak', 'karprofen', 'carprofen',
    'robenakoksib', 'firokoksib',
  ],
  ['apiksaban', 'apixaban', 'rivaroksaban', 'rivaroxaban', 'dabigatran', 'edoksaban', 'edoxaban', 'warfarin'],
  ['amlodipin', 'lerkanidipin', 'felodipin', 'nifedipin'],
  ['zopiklon', 'zolpidem', 'zopiclon', 'eszopiklon'],
  ['furosemid', 'bumetanid', 'torasemid'],
  ['glimepirid', 'glibenklamid', 'gliklazid', 'glipizid'],
]
const CLASS_OF: ReadonlyMap<string, number> = new Map(CLASSES.flatMap((substances, at) => substances.map((substance) => [substance, at] as const)))

/** Put on the skin or into the eye it doubles nothing. */
const LOCAL = /gel|gél|krem|kräm|creme|cream|salv|öga|øye|øje|eye|глаз|мазь|гель|крем/iu

function classOf({ substance, status, regimen, names }: Course): number | undefined {
  if (status === 'stopped' || status === 'allergy' || LOCAL.test(`${names.join(' ')} ${regimen.text}`)) return undefined
  return CLASS_OF.get(substance)
}

/** A kind that is said in everyday talk for the product that is then named, and what are products of it. */
const KINDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'penicillin',
    new Set([
      'fenoksymetylpenicillin', 'benzylpenicillin', 'prokainpenicillin', 'benzylpenicillin-benzatin', 'amoksicillin', 'amoxicillin', 'ampicillin',
      'dikloksacillin', 'flukloksacillin', 'kloksacillin', 'pivmecillinam', 'amoxicillin-klavulansyre', 'amoksicillin-klavulansyre',
    ]),
  ],
])

/** You get penicillin, that is Apocillin 660: one medicine, told by its product; an allergy to the kind stands. */
export function withoutKinds(courses: readonly Course[]): Course[] {
  const begun = courses.filter(({ status }) => status === 'started')
  return courses.filter(({ substance, status, regimen }) => {
    const products = status === 'started' ? KINDS.get(substance) : undefined
    // the dose was told of the kind: that line stays
    return !begun.some((course) => products?.has(course.substance) === true && (course.regimen.hasDose || !regimen.hasDose))
  })
}

/** Two medicines in use of one class, each in one pair at most. */
export function doubledPairs(courses: readonly Course[]): (readonly [Course, Course])[] {
  const open = new Map<number, Course>()
  return courses.flatMap((course) => {
    const own = classOf(course)
    if (own === undefined) return []
    const other = open.get(own)
    if (other === undefined || other.substance === course.substance) {
      open.set(own, other ?? course)
      return []
    }
    open.delete(own)
    return [[other, course] as const]
  })
}
