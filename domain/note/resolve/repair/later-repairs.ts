import { LEFT_OVER, ONCE } from '#domain/language/tables/number-frames.ts'
import type { Tongue } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { slipIn, unitOf, withRight } from './value-substitution.ts'
import { asStated } from '#domain/note/annotate/question-forms.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { clinicalWeight, has, hasNumber, reworded, saysOnly } from '#domain/note/annotate/statement.ts'
import { otherMedicine, withMedicine, withoutDenied } from './other-medicine.ts'
import { DENIES, isPlain, isSmall, LITTLE, takingHits } from './taking-back.ts'
import type { ToldValue } from './told-values.ts'
import { openingValue, valuesTold } from './told-values.ts'

/** What is right follows the taking back within so many statements, and what was wrong stands so few before it. */
const [REACH_ON, REACH_BACK] = [3, 4]
/** A statement that only takes back has so many words. */
const LONGEST_TAKING = 9
/** Within the repair the value stands so near behind a bare no, or behind plainer words. */
const [NEAR, FAR] = [3, 12]
/** So much of a word tells which part of the body it is. */
const PART_STEM = 4
/** And so far back it is looked for. */
const PART_REACH = 60
/** Who tells the right value instead, or agrees on it, says so little. */
const LONGEST_TELLING = 7
/** Somebody who is called by name, and is agreed with, may give a reason. */
const LONGEST_REMARK = 14

/** Such a statement tells of something else than what was said wrongly. */
const OTHER: readonly Mark[] = ['normal', 'finding', 'sign', 'imaging', 'referral', 'condition', 'past']
const DOSE = /^(?:mg|ml|µg|g|mik|mil|tab|мг|мл|мкг|ie)$/u
type Fit = { readonly at: number; readonly value: ToldValue; readonly statement: Statement; readonly wrong: ToldValue }

/** Where the slip stands that a value puts right: in one of the last statements that tell anything. */
function slipBefore(
  out: readonly Statement[],
  right: { statement: Statement; value: ToldValue },
  isSure: boolean,
): { at: number; wrong: ToldValue } | undefined {
  let seen = 0
  for (let at = out.length - 1; at >= Math.max(0, out.length - PART_REACH) && seen < REACH_BACK; at--) {
    const told = out[at]
    if (told === undefined || (told.isQuestion && !isSure && valuesTold(told).some(({ kind }) => kind === right.value.kind) && !has(told, 'vital')))
      return undefined
    if (isSmall(told)) continue
    seen++
    const wrong = slipIn(told, right)
    if (wrong !== undefined) return { at, wrong }
    // the same value told already: nothing is wrong
    if (valuesTold(told).some(({ kind, word }) => kind === right.value.kind && word === right.value.word)) return undefined
  }
  return undefined
}

/** Behind a bare no another number is a repair only where nothing is named between, and where it is no far cry from the first. */
const NAMES: readonly Mark[] = ['vital', 'test', 'symptom', 'body', 'finding', 'imaging', 'diagnosis', 'procedure', 'unit', 'firstPerson']
const LIKE_SLIP = 3

function isNextTo(wrong: ToldValue, { statement, value, from }: { statement: Statement; value: ToldValue; from: number }): boolean {
  if (value.kind !== 'number') return true
  const [was, is] = [wrong, value].map(({ word }) => Number.parseFloat(word.replace(',', '.')))
  const isFar = was !== undefined && is !== undefined && Math.max(was / is, is / was) > LIKE_SLIP
  return !isFar && !statement.hits.some(({ mark, start }) => NAMES.includes(mark) && start >= from && start < value.at)
}

/** Not the left: what is denied is not what is right. */
function isDenied({ tokens }: Statement, { at }: ToldValue, from: number): boolean {
  return tokens.slice(Math.max(from, at - 2), at).some(({ lower }) => DENIES.test(lower))
}

/** The first value behind the taking back that may be what was meant. */
function fitIn(out: readonly Statement[], statement: Statement, { from, isSure }: { from: number; isSure: boolean }): Fit | undefined {
  const isDosed = statement.drugs.length === 0 && out.slice(-2).some((told) => told.drugs.length === 1)
  const isElse = !isSure && has(statement, ...OTHER)
  if (statement.isQuestion || (isElse && !isDosed)) return undefined
  for (const value of valuesTold(statement)) {
    if (value.at < from) continue
    // a dose behind a medicine can be meant of that alone
    const isClear = isSure || (isDosed && DOSE.test(unitOf(statement, value) ?? ''))
    if ((isElse && !isClear) || value.at - from > (isClear ? FAR : NEAR)) return undefined
    if (isDenied(statement, value, from)) continue
    const slip = slipBefore(out, { statement, value }, isSure)
    if (slip !== undefined && (isClear || isNextTo(slip.wrong, { statement, value, from }))) return { ...slip, value, statement }
  }
  return undefined
}

/** Nothing but the taking back, perhaps with its reason: I am looking at the wrong line. */
function onlyTakes(statement: Statement): boolean {
  return (
    !statement.isQuestion &&
    statement.tokens.length <= LONGEST_TAKING &&
    !hasNumber(statement) &&
    !has(statement, 'left', 'right', 'both', 'symptom', 'finding') &&
    statement.drugs.length === 0
  )
}

/** What is told beside the value that is put right. */
function tellsMore(statement: Statement, value: ToldValue): boolean {
  const rest = statement.tokens.length - (value.end - value.at)
  return rest > 4 && clinicalWeight(statement) >= 1
}

/** What takes back at the beginning of a statement, or at the end of the one before: høyre, eller nei. */
function takingAt(out: readonly Statement[], statement: Statement): { from: number; isSure: boolean } | undefined {
  const opening = takingHits(statement).filter(({ start }) => start <= 1)
  const before = out.at(-1)
  if (statement.turn === before?.turn && OR_RATHER.test(statement.text)) return { from: 1, isSure: true }
  const closing = before === undefined ? [] : takingHits(before).filter(({ start, end }) => end === before.tokens.length && start > 1)
  if (statement.turn !== before?.turn || (opening.length === 0 && closing.length === 0)) return undefined
  const isSure =
    (isSmall(statement) && takingHits(statement).length > 1) ||
    opening.some((hit) => isPlain(statement, hit)) ||
    closing.some((hit) => before !== undefined && isPlain(before, hit))
  // a no behind a question answers it
  if (before.isQuestion && !isSure) return undefined
  return { from: Math.max(0, ...opening.map(({ end }) => end)), isSure }
}

/** A slip that is taken back in the statement after it, and put right there or shortly after. */
function repairAt(statements: readonly Statement[], at: number, out: readonly Statement[]): { fit: Fit; next: number } | undefined {
  const statement = statements[at]
  const taking = statement === undefined ? undefined : takingAt(out, statement)
  if (statement === undefined || taking === undefined) return undefined
  let isSure = taking.isSure
  for (let one = at; one < Math.min(statements.length, at + REACH_ON); one++) {
    const telling = statements[one]
    if (telling === undefined || telling.turn !== statement.turn) return undefined
    if (one > at && takingHits(telling).some((hit) => isPlain(telling, hit))) isSure = true
    const from = one === at ? taking.from : Math.max(0, ...takingHits(telling).filter(({ start }) => start <= 1).map(({ end }) => end))
    const fit = fitIn(out, telling, { from, isSure })
    if (fit !== undefined) return { fit, next: one + 1 }
    if (!onlyTakes(telling)) return undefined
  }
  return undefined
}

/** Or, it is the left: with a pause, or with actually, it puts right. */
const OR_RATHER = new RegExp(
  String.raw`^(?:eller|or|или)(?:,| (?:nei|nej|no|faktisk|faktiskt|egentlig|egentligen|actually|rather|нет|точнее)(?!\p{L})|` +
    String.raw`.{1,40} (?:faktisk|faktiskt|actually|на самом деле)(?!\p{L}))`,
  'iu',
)
const SAYS_IT = /^(?:det var|det er|det är|det e|d(?:et)? va|it was|it's|it is|это|это было|это был)(?!\p{L})/iu
/** Said with what is right. */
const ACTUALLY = new RegExp(
  String.raw`(?<!\p{L})(?:actually|in fact|faktisk|faktiskt|egentlig|egentligen|forresten|förresten|vel å merke|на самом деле|вообще-то|` +
    'mener jeg|menar jag|i mean|(?:når|når|när) jeg (?:tenker|tænker) (?:etter|efter|meg om)|når eg tenker etter|när jag tänker efter|' +
    String.raw`come to think of it|now i think (?:of|about) it|если подумать|если вспомнить)(?!\p{L})`,
  'iu',
)
/** Whom it is said to. */
const CALLED = new RegExp(
  String.raw`(?<!\p{L})(?:mamma|pappa|mor|mum|mom|dad|love|dear|darling|skat|kjære|vennen|älskling|gumman|gubben|doctor|doktor|doc|мам|мама|пап|` +
    String.raw`доктор|милая|дорогой)(?!\p{L})`,
  'iu',
)

/** The ninth, then: another day is chosen. */
function isChosen({ text }: Statement, { kind }: ToldValue): boolean {
  return (
    (kind === 'day' || kind === 'date') &&
    /^(?:så|da|då|then|тогда|the)(?!\p{L}).*|(?:then|instead|i stedet|istället|i stället|da|då|тогда)[.!]?$/iu.test(text) &&
    /(?<!\p{L})(?:then|instead|i stedet|istället|i stället|da|då|så|тогда)(?!\p{L})/iu.test(text)
  )
}

/** A remark short enough to tell nothing but another value; ten days in all, I have three left, counts another thing. */
function isRemark(statement: Statement): boolean {
  const { tokens, text, isQuestion, drugs } = statement
  // the left was nothing: the other side was looked at as well
  if (isQuestion || tokens.length > LONGEST_REMARK || drugs.length > 0 || has(statement, 'followUp', 'planCue', 'nothing', 'normal')) return false
  return !tokens.some(({ lower }, place) => LEFT_OVER.has(lower) && isNumber(tokens[place - 1])) && !ONCE.test(text)
}

/** Whether the words beside a value show that it is told as another one: it was Tuesday, mum · actually five. */
const isToldAsOther = ({ text }: Statement): boolean => CALLED.test(text) || ACTUALLY.test(text)

/** The value a remark is about: its first word, or the only thing it tells. */
function remarked(statement: Statement): ToldValue | undefined {
  const isOnlyThat = saysOnly(statement, ...LITTLE, 'left', 'right', 'timeWord') || isToldAsOther(statement)
  return openingValue(statement) ?? (isOnlyThat ? valuesTold(statement)[0] : undefined)
}

/** A short remark needs a word that says it is so, or the other's assent; a longer one the assent, and that it is told as another value. */
function isMeant(statement: Statement, value: ToldValue, { isAgreed, isReply }: { isAgreed: boolean; isReply: boolean }): boolean {
  const isShort = statement.tokens.length <= LONGEST_TELLING && !has(statement, ...OTHER)
  if (!isShort) return isAgreed && (isReply || isToldAsOther(statement))
  const isSaid = value.kind !== 'number' && SAYS_IT.test(statement.text)
  return isAgreed || isSaid || isToldAsOther(statement) || isChosen(statement, value)
}

/** Somebody else says how it was: it was Tuesday, mum; and it is agreed on. */
function toldOtherwise(statements: readonly Statement[], at: number, out: readonly Statement[]): Fit | undefined {
  const statement = statements[at]
  const value = statement !== undefined && isRemark(statement) ? remarked(statement) : undefined
  if (statement === undefined || value === undefined) return undefined
  const isAgreed = statements.slice(at + 1, at + 4).some((next) => next.tokens.length <= LONGEST_TELLING && openingValue(next)?.word === value.word)
  if (!isMeant(statement, value, { isAgreed, isReply: statement.turn !== out.at(-1)?.turn })) return undefined
  const slip = slipBefore(out, { statement, value }, false)
  return slip === undefined ? undefined : { ...slip, value, statement }
}

/** It is the left hip, isn't it: the part of the body was told of the other side before, and somebody sees that. */
function otherSide(statements: readonly Statement[], at: number, out: readonly Statement[]): Fit | undefined {
  const statement = statements[at]
  if (statement === undefined || statement.isQuestion || statement.tokens.length > LONGEST_TELLING + 2 || has(statement, 'both', ...OTHER)) return undefined
  const value = valuesTold(statement).find(({ kind }) => kind === 'side')
  const part = statement.hits.find(({ mark }) => mark === 'body')
  if (value === undefined || part === undefined) return undefined
  const isSeen =
    [statement, ...statements.slice(at + 1, at + 4)].some((one) => takingHits(one).length > 0) &&
    (SAYS_IT.test(statement.text.replace(/^(?:nei|nej|no|нет|men|but)[, ]+/iu, '')) || takingHits(statement).length > 0)
  const stem = statement.tokens[part.end - 1]?.lower.slice(0, PART_STEM) ?? ''
  const first = Math.max(0, out.length - PART_REACH)
  const back = isSeen
    ? out.slice(first).findLastIndex((one) => one.tokens.some(({ lower }) => lower.startsWith(stem)) && slipIn(one, { statement, value }) !== undefined)
    : -1
  const told = back < 0 ? back : first + back
  const wrong = told < 0 || out[told] === undefined ? undefined : slipIn(out[told], { statement, value })
  return wrong === undefined ? undefined : { at: told, value, statement, wrong }
}

/** A statement asked with a slip in it tells what is right once that is said. */
function toldRight(told: Statement, fit: Fit, tongue: Tongue): Statement {
  const mended = withRight(told, fit.wrong, { ...fit, tongue })
  const taken = takingHits(mended).findLast(({ end, start }) => end === mended.tokens.length && start > 1)
  const whole = taken === undefined ? mended : reworded(mended, mended.text.slice(0, mended.tokens[taken.start - 1]?.end), tongue)
  return told.isQuestion ? { ...reworded(whole, asStated(whole, tongue), tongue), isQuestion: false } : whole
}

/**
 * What is said wrongly and put right in the statements after it stands right where it was told: `on her right foot · no · what am I saying · it is the left`
 * tells of the left foot. Nothing is left of the taking back.
 */
export function mendLater(statements: readonly Statement[], tongue: Tongue): Statement[] {
  const out: Statement[] = []
  for (let at = 0; at < statements.length; at++) {
    const statement = statements[at]
    if (statement === undefined) continue
    const medicine = otherMedicine(statements, at, out)
    const named = medicine === undefined ? undefined : out[medicine.told]
    if (medicine !== undefined && named !== undefined) {
      out.splice(medicine.told, out.length - medicine.told, withMedicine(named, medicine.text, tongue))
      const telling = statements[medicine.next]
      if (telling !== undefined) out.push(withoutDenied(telling, tongue))
      at = medicine.next
      continue
    }
    const repair = repairAt(statements, at, out)
    const fit = repair?.fit ?? toldOtherwise(statements, at, out) ?? otherSide(statements, at, out)
    const told = fit === undefined ? undefined : out[fit.at]
    if (fit === undefined || told === undefined) {
      out.push(statement)
      continue
    }
    out[fit.at] = toldRight(told, fit, tongue)
    while (out.length - 1 > fit.at && out.at(-1) !== undefined && isSmall(out.at(-1) ?? statement)) out.pop()
    if (tellsMore(fit.statement, fit.value)) out.push(fit.statement)
    if (repair !== undefined) at = repair.next - 1
  }
  return out
}
