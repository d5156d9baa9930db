import { PROPOSALS, REFUSALS } from '#domain/language/tables/exchange/proposals.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { lowerFirst } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has, reworded } from '#domain/note/annotate/statement.ts'

/** What may be ordered, written or offered. */
const ORDERABLE: readonly Mark[] = ['imaging', 'procedure', 'drugClass', 'sickLeave', 'referral', 'test', 'followUp']
/** An offer, in the words of who makes it. */
const OFFER = new RegExp(
  String.raw`(?<!\p{L})(?:vil|vill|ønsker|ynskjer|önskar|trenger|treng|behöver|behøver|skal|ska|gider|orker) (?:du|dere|dykk|ni|i|de|han|hun|hon|` +
    String.raw`ho)(?!\p{L})|(?<!\p{L})(?:do you want|would you like|do you need|you wanted|shall (?:i|we)|want (?:a|me|to)|fancy)(?!\p{L})|` +
    String.raw`(?<!\p{L})(?:хотите|хотели|будете|нужен|нужна|нужно|надо)(?!\p{L})`,
  'iu',
)
/** Asked of what was done or had before, not of what is to come. */
const BEFORE: readonly Mark[] = ['past', 'takes', 'kin', 'otherPerson', 'allergy', 'symptom']
/** A question this short only names what is asked for: X-ray? */
const BARE_QUESTION = 3
/** An answer longer than this tells for itself what is not done. */
const LONGEST_NO = 12

/** Asked for by the patient, or offered to the patient, and not to be: `X-ray? No, no need` stands as `X-ray: no, no need`. */
export function turnedDown(
  { question, answer, isAsked, isExamined }: { question: Statement; answer: Statement; isAsked: boolean; isExamined: boolean },
  tongue: Tongue,
): Statement | undefined {
  const isBare = isExamined && question.tokens.length <= BARE_QUESTION
  if (!(isAsked || isBare || OFFER.test(question.text)) || question.drugs.length > 0 || answer.drugs.length > 0) return undefined
  if (has(question, ...BEFORE) || answer.tokens.length > LONGEST_NO || has(answer, ...ORDERABLE, 'symptom', 'diagnosis')) return undefined
  const [thing] = question.hits.filter((hit) => ORDERABLE.includes(hit.mark)).toSorted((a, b) => b.end - b.start - (a.end - a.start))
  if (thing === undefined) return undefined
  const name = question.tokens.slice(thing.start, thing.end).map((token) => token.text).join(' ')
  const told = reworded(answer, `${name}: ${lowerFirst(answer.text)}`, tongue)
  const counts = new Map(told.counts).set('denyPlan', (told.counts.get('denyPlan') ?? 0) + 1)
  const speaker = question.speaker === 'unknown' ? 'unknown' : 'clinician'
  return {
    ...told,
    counts,
    hits: [...told.hits, { mark: 'denyPlan', start: 0, end: 1 }],
    start: question.start,
    end: Math.max(question.end, answer.end),
    speaker,
    asked: question,
    folded: 'none',
    isQuestion: false,
  }
}

const PUTS = new Map(Object.entries(PROPOSALS).map(([language, { opens, agrees }]) => [
  language, { opens: new RegExp(`^(?:\\p{L}{1,5},? )?(?:${opens}) (?=\\p{L}|` +
    `\\d)`, 'iu'), agrees: new RegExp(`^(?:\\p{L}{1,4}, )?(?:${agrees})(?!\\p{L})`, 'iu') },
]))
/** Whoever agrees says little besides. */
const LONGEST_YES = 6

/** Shall we say half sick leave for two weeks? Yes, that works: what is proposed and agreed to is planned. Medicines are read where they are named. */
export function agreedTo({ question, answer }: { question: Statement; answer: Statement }, tongue: Tongue): Statement | undefined {
  const puts = PUTS.get(tongue.pack.language)
  const isTaken = answer.tokens.length <= LONGEST_YES && puts?.agrees.test(answer.text) === true && !has(answer, 'negation', 'condition', 'unknown')
  if (puts === undefined || !isTaken || question.speaker === 'patient' || question.drugs.length > 0 || !has(question, ...ORDERABLE)) return undefined
  const plan = question.text.replace(puts.opens, '')
  if (plan === question.text) return undefined
  return {
    ...reworded(question, plan.replace(/(?<![?.!\s])[?.!\s]+$/u, '.'), tongue),
    end: Math.max(question.end, answer.end), phase: 'plan', folded: 'none', isQuestion: false,
  }
}

const TURNS_DOWN = new Map(
  Object.entries(REFUSALS).map(([language, { says, noted }]) => [language, { says: new RegExp(`^(?:${says})(?!\\p{L})`, 'iu'), noted }]),
)
/** What may be refused: to be admitted, looked at, operated on, sent on. */
const PROPOSED: readonly Mark[] = ['referral', 'procedure', 'imaging', 'test', 'planCue', 'followUp']

/** I think you should be admitted. I will not: what was proposed stands with what became of it, and is no plan. */
export function withRefusals(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const turns = TURNS_DOWN.get(tongue.pack.language)
  return statements.map((one, at) => {
    const next = statements[at + 1]
    const isProposal = one.speaker === 'clinician' && !one.isQuestion && one.folded === 'none' && one.drugs.length === 0 && has(one, ...PROPOSED)
    if (turns === undefined || !isProposal || next?.speaker !== 'patient' || next.isQuestion || !turns.says.test(next.text)) return one
    return { ...reworded(one, `${one.text.replace(/(?<![.!?\s])[.!?\s]+$/u, '')}${turns.noted}.`, tongue), end: next.end }
  })
}
