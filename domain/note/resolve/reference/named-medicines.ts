import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { References } from '#domain/language/tables/reference/references.ts'
import { EDGES } from '#domain/language/tables/spoken-edges.ts'
import { BARE_STOPS } from '#domain/language/tables/reference/bare-stops.ts'
import { REFERENCES } from '#domain/language/tables/reference/references.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, reworded } from '#domain/note/annotate/statement.ts'
import { inCase } from './name-forms.ts'

/** What a pronoun may stand for: a medicine, and how many statements ago it was spoken of. */
type Focus = { readonly mention: DrugMention; readonly age: number }

/** A medicine with the statements that tell of it, as the list of medicines has it. */
export type ToldOf = {
  readonly substance: string
  readonly names: readonly string[]
  readonly isTrade: boolean
  readonly spans: readonly { readonly start: number }[]
}

/** After so many statements without the medicine a pronoun may be of something else. */
const LONGEST_AGO = 1
/** Besides a medicine these may be taken, given or stopped too: after one of them nothing is certain. */
const OTHER_THINGS: readonly Mark[] = ['device', 'test', 'procedure', 'imaging', 'diet', 'drugClass', 'fluid', 'social']
/** What tells so much of the trade speaks of something new. */
const SPEAKS_OF_MORE = 1

/** The one medicine of a reading; nothing when there are several, or its name is only like one. */
function only({ drugs }: Reading): DrugMention | undefined {
  const [first, ...others] = drugs
  return first !== undefined && others.every(({ substance }) => substance === first.substance) && first.isExact ? first : undefined
}

const namesThing = (reading: Reading, { things }: References): boolean => has(reading, ...OTHER_THINGS) || things.test(reading.text)

/** What was spoken of once a statement is said; one that takes the medicine up keeps it in focus. */
function next(statement: Statement, focus: Focus | undefined, references: References): Focus | undefined {
  if (statement.drugs.length > 0) {
    const mention = only(statement)
    if (mention === undefined) return undefined
    // insulin and a new pump: either may be meant
    const behind = statement.text.slice(statement.tokens[mention.end]?.start ?? statement.text.length)
    return references.things.test(behind) ? undefined : { mention, age: 0 }
  }
  const asked = statement.asked === undefined ? undefined : only(statement.asked)
  if (asked !== undefined) return { mention: asked, age: 0 }
  if (focus === undefined || focus.age >= LONGEST_AGO || namesThing(statement, references) || clinicalWeight(statement) > SPEAKS_OF_MORE) return undefined
  return statement.asked !== undefined && clinicalWeight(statement.asked) > 0 ? undefined : { ...focus, age: focus.age + 1 }
}

type Beside = { readonly references: References; readonly tongue: Tongue }

/** The medicine that the pronoun of a statement may mean, where it is only one; `isNear` when nothing else was said in between. */
type Meant = { readonly mention: DrugMention; readonly isNear: boolean }

/** The medicine that the list of medicines has found the statement to tell of. */
type Known = { readonly told: ToldOf | undefined; readonly references: References }

function meant(statement: Statement, focus: Focus | undefined, { told, references }: Known): Meant | undefined {
  const { asked } = statement
  const answered = asked === undefined ? undefined : only(asked)
  if (answered !== undefined) return { mention: answered, isNear: true }
  if (asked !== undefined && (asked.drugs.length > 0 || clinicalWeight(asked) > 0 || namesThing(asked, references))) return undefined
  if (told === undefined) return focus && { mention: focus.mention, isNear: focus.age === 0 }
  if (focus !== undefined) return focus.mention.substance === told.substance ? { mention: focus.mention, isNear: true } : undefined
  const [name] = told.names
  return name === undefined ? undefined : { mention: { substance: told.substance, name, isTrade: told.isTrade, isExact: true, start: 0, end: 0 }, isNear: true }
}

/** The statement with the name in the place of the pronoun; nothing where it has none that may be a medicine, or the name would not fit. */
function named(statement: Statement, { mention: { name, isTrade }, isNear }: Meant, { references, tongue }: Beside): Statement | undefined {
  for (const pattern of [...references.takenFirst, ...references.takenLater]) {
    const [from, to] = pattern.exec(statement.text)?.indices?.groups?.['pronoun'] ?? []
    if (from === undefined || to === undefined) continue
    const pronoun = statement.text.slice(from, to)
    // that we do at the hospital: after anything else it may mean all that was said
    if (!isNear && references.isNeuter.test(pronoun)) return undefined
    const form = inCase(isTrade || from === 0 ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : name, pronoun, tongue.pack.language)
    return form === undefined ? undefined : reworded(statement, `${statement.text.slice(0, from)}${form}${statement.text.slice(to)}`, tongue)
  }
  return undefined
}

/** If you get diarrhoea, you stop: the medicine just ordered is named behind it. */
function stoppedIf(statement: Statement, { mention: { name, isTrade }, isNear }: Meant, tongue: Tongue): Statement | undefined {
  const { stops, joins } = BARE_STOPS[tongue.pack.language]
  if (!isNear || statement.speaker === 'patient' || !has(statement, 'condition', 'opensCondition')) return undefined
  const [found] = stops.exec(statement.text) ?? []
  if (found === undefined) return undefined
  const told = isTrade ? name : name.charAt(0).toLowerCase() + name.slice(1)
  return reworded(statement, statement.text.replace(found, `${found}${joins}${told}`), tongue)
}

const DENIES_FIRST = new RegExp(`^(?:${Object.values(EDGES).map(({ no, denies }) => `${no}|${denies}`).join('|')})(?!\\p{L})`, 'iu')

/** Ozempic then? Not for now: the name stands before an answer that takes nothing of the question up. */
function answeredOf(statement: Statement, { name }: DrugMention, tongue: Tongue): Statement | undefined {
  if (statement.asked === undefined || only(statement.asked) === undefined || statement.folded !== 'none' || statement.speaker === 'patient') return undefined
  const [label, said] = [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, `${statement.text.charAt(0).toLowerCase()}${statement.text.slice(1)}`]
  // shall she not have penicillin? No, it is a virus: the no was said, and is told
  const refusal = statement.isGranted === false && !DENIES_FIRST.test(said) ? `${EDGES[tongue.pack.language].no.split('|')[0] ?? ''}, ` : ''
  return reworded(statement, `${label}: ${refusal}${said}`, tongue)
}

/**
 * Puts the name of a medicine in the place of the pronoun that means it: `And the losartan? That I take at night` tells of losartan. Only
 * where one medicine is in focus: the one asked about, or the only one of the statement before, with nothing named since that could be
 * meant as well. Gives the statements that changed, by where they stand.
 */
export function namedMedicines(statements: readonly Statement[], courses: readonly ToldOf[], tongue: Tongue): ReadonlyMap<number, Statement> {
  const references = REFERENCES[tongue.pack.language]
  const byStart = new Map<number, ToldOf | undefined>()
  for (const course of courses) for (const { start } of course.spans) byStart.set(start, byStart.has(start) ? undefined : course)
  const found = new Map<number, Statement>()
  const namedAt = new Map<string, { readonly start: number; readonly end: number }>()
  let focus: Focus | undefined
  for (const [at, statement] of statements.entries()) {
    const one = statement.drugs.length > 0 || statement.isQuestion ? undefined : meant(statement, focus, { told: byStart.get(statement.start), references })
    const whole = one && (named(statement, one, { references, tongue }) ?? stoppedIf(statement, one, tongue) ?? answeredOf(statement, one.mention, tongue))
    const restsOn = one && namedAt.get(one.mention.substance)
    if (whole !== undefined) found.set(at, { ...whole, ...(restsOn && { restsOn }) })
    for (const { substance } of statement.drugs) namedAt.set(substance, { start: statement.start, end: statement.end })
    focus = whole === undefined || one === undefined ? next(statement, focus, references) : { mention: one.mention, age: 0 }
  }
  return found
}
