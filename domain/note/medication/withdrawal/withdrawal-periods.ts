import type { Language, Vertical } from '#contract/vertical.ts'
import { FOOD_FOR } from '#domain/language/tables/medicines/withdrawal.ts'
import type { Tongue } from '#domain/language/language.ts'
import { tellsOneOrSome } from '#domain/note/annotate/amounts-of-time.ts'
import type { MedicationLine } from '#domain/note/medication/list/medications.ts'
import type { Placed, Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber, readMarks, reworded } from '#domain/note/annotate/statement.ts'
import type { Worded } from '#domain/note/select/salience.ts'
import { FOOD, HELD_BACK, isNamed, NAMED, NONE, TIME } from './withdrawal-words.ts'

/** An answer opens with these words, which say nothing behind a label. */
const OPENING = /^(?:(?:det|den|it|that|it's|that's|это) ?(?:er|blir|är|is|will be)? ?)/iu
/** Before what joins a clause to the one before it. */
const JOINT = /(?=[,;]\s)|(?<![,;])(?=\s(?:og|och|and|и|med|with|с)\s)/iu
const OPENING_JOINT = /^[,;]?\s+(?:(?:og|och|and|и|med|with|с)\s+)?/iu
/** What is left in front of a question that was told as a statement. */
const OPENING_VERB = /^(?:er|är|is|are|will) (?:(?:det|den|der|there|it) )?/iu

const LABELS: Readonly<Record<Language, string>> = {
  nb: 'Tilbakeholdelsestid',
  sv: 'Karenstid',
  da: 'Tilbageholdelsestid',
  en: 'Withdrawal period',
  ru: 'Период ожидания',
}

const tellsHowLong = (statement: Statement): boolean => hasNumber(statement) || tellsOneOrSome(statement) || NONE.test(statement.text)

/**
 * True where who treats an animal says how long what it gives is held back, by the word for it, in answer to that word, or as something not to be
 * delivered.
 */
function tellsWithdrawal(statement: Statement): boolean {
  if (statement.isQuestion || has(statement, 'otherAnimal') || (statement.speaker === 'patient' && statement.folded === 'none')) return false
  if (isNamed(statement)) return tellsHowLong(statement)
  if (!TIME.test(statement.text) && !NONE.test(statement.text)) return false
  if (isNamed(statement.asked) || isNamed(statement.unanswered)) return true
  if (statement.speaker !== 'patient' && statement.phase !== 'history' && FOOD_FOR.test(statement.text)) return true
  return TIME.test(statement.text) && FOOD.test(statement.text) && HELD_BACK.test(statement.text)
}

/** Where a withdrawal period stands: among the medicines, behind the one it was said of. */
export function placeOfWithdrawal(statement: Statement, vertical: Vertical): Placed | undefined {
  return vertical === 'vet' && tellsWithdrawal(statement) ? { ...statement, section: 'medications', group: 0 } : undefined
}

/** The pieces of a sentence that tell of medicines and of periods in turn: `Penovet 30 ml for three days, with a withdrawal of six, and Metacam`. */
function piecesOf(statement: Statement, tongue: Tongue): { readonly isPeriod: boolean; readonly text: string }[] {
  const pieces: { isPeriod: boolean; text: string }[] = []
  for (const clause of statement.text.split(JOINT)) {
    const last = pieces.at(-1)
    const isPeriod = NAMED.test(clause) || (last?.isPeriod === true && readMarks(clause, tongue).drugs.length === 0)
    if (last?.isPeriod === isPeriod) last.text += clause
    else pieces.push({ isPeriod, text: last ? clause.replace(OPENING_JOINT, '') : clause })
  }
  return pieces
}

/**
 * Takes the statements of a talk about an animal; gives them with each period apart from its medicine, whose days are no days of treatment. A
 * medicine that is named with its period alone was told of elsewhere.
 */
export function withPeriodsApart(statements: readonly Statement[], tongue: Tongue): Statement[] {
  return statements.flatMap((statement) => {
    if (statement.isQuestion || statement.drugs.length === 0 || !isNamed(statement)) return [statement]
    let ofMedicine: string | undefined
    const pieces = piecesOf(statement, tongue)
    // Six days from the last penicillin: the medicine tells when the period begins, and what stands around it is of the period too.
    const isOfMedicine = pieces.some(({ isPeriod, text }) => !isPeriod && readMarks(text, tongue).drugs.length > 0)
    if (!isOfMedicine) return [statement]
    return pieces.map(({ isPeriod, text }) => {
      const piece = reworded(statement, text, tongue)
      ofMedicine = piece.drugs.at(-1)?.substance ?? ofMedicine
      return isPeriod ? { ...piece, drugs: [], ...(ofMedicine !== undefined && { ofMedicine }) } : piece
    })
  })
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Says what was asked for before an answer that leaves it out: `21 days for meat` tells nothing by itself. */
export function namingWithdrawal(text: string, { asked, unanswered }: Placed, language: Language): string {
  if (NAMED.test(text)) return capital(text.replace(OPENING_VERB, ''))
  if (!isNamed(asked) && !isNamed(unanswered)) return text
  const rest = text.replace(OPENING, '')
  return `${LABELS[language]}: ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`
}

/** The periods by the line they stand behind: of the medicine they were said of, or else named last before them, or the first; without a medicine, -1. */
export function withdrawalsByLine(withdrawals: readonly Worded[], lines: readonly MedicationLine[]): ReadonlyMap<number, readonly Worded[]> {
  const saidAt = lines.map(({ spans }) => spans.map(({ start }) => start))
  const lineOf = ({ statement }: Worded): number => {
    const before = saidAt.map((starts) => Math.max(-1, ...starts.filter((start) => start <= statement.start)))
    const named = lines.findIndex(({ substance }) => substance === statement.ofMedicine)
    return lines.length === 0 || named >= 0 ? named : before.indexOf(Math.max(...before))
  }
  return Map.groupBy(withdrawals, lineOf)
}
