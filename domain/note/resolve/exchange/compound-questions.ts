import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

/** A question this short only names what is asked for: a rash? */
const LONGEST_NAME = 3
/** Nobody asks for more at once, and a longer row would be read anew with each name. */
const LONGEST_ROW = 20
/** What is asked for by its name alone. */
const ASKED_FOR: readonly Mark[] = ['symptom', 'finding', 'diagnosis', 'function']
/** These ask something of their own. */
const OWN: readonly Mark[] = [
  'secondPerson', 'firstPerson', 'thirdPerson', 'openingQuestion', 'allergy', 'takes', 'kin', 'otherPerson', 'left', 'right', 'past', 'timeWord', 'drugClass',
]

function namesOnly(question: Statement): boolean {
  return question.isQuestion && question.tokens.length <= LONGEST_NAME && has(question, ...ASKED_FOR) && !has(question, ...OWN) && question.drugs.length === 0
}

/** `A rash? Diarrhoea? — No, neither`: several things named in a row, each as a question, are asked for at once and answered at once. */
export function joinQuestions(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (const statement of statements) {
    const before = out.at(-1)
    if (
      before === undefined ||
      !before.isQuestion ||
      !namesOnly(statement) ||
      before.turn !== statement.turn ||
      before.speaker !== statement.speaker ||
      !isOfRow(before)
    ) {
      out.push(statement)
      continue
    }
    const name = statement.text.charAt(0).toLowerCase() + statement.text.slice(1)
    out[out.length - 1] = { ...reworded(before, `${before.text.replace(/(?<![?.!\s])[?.!\s]+$/u, '')}, ${name}`, tongue), end: statement.end }
  }
  return out
}

/** A name alone, or a row of such. */
function isOfRow(question: Statement): boolean {
  const names = question.text.split(',')
  if (names.length >= LONGEST_ROW || question.drugs.length > 0) return false
  return names.every((name) => name.trim().split(/\s+/).length <= LONGEST_NAME) && has(question, ...ASKED_FOR) && !has(question, ...OWN)
}
