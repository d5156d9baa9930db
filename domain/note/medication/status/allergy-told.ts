import type { Language } from '#contract/vertical.ts'
import { drugAllergiesOf } from '#domain/terminology/drug-allergies.ts'
import { drugHarmsOf } from '#domain/terminology/drug-harms.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Course } from '#domain/note/medication/course/courses.ts'
import { isNumber } from '#domain/language/tokens.ts'
import { wordsOf } from '#domain/note/medication/mention/clauses.ts'
import { answersWithAnother, isNotTo } from './denied-allergy.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has, hasNumber } from '#domain/note/annotate/statement.ts'

/** A longer statement tells more than what is not borne and what it did. */
const LONGEST = 16

/** What the line of an allergy holds itself. */
const HELD: ReadonlySet<Mark> = new Set<Mark>(['reaction', 'allergy'])
/** And what it does not. */
const BESIDE: readonly Mark[] = ['symptom', 'diagnosis', 'finding', 'procedure', 'event', 'social', 'test', 'imaging', 'vital']
/** Something else is told, asked or done. */
const MORE: readonly Mark[] = ['stop', 'continue', 'kin', 'otherPerson', 'planCue', 'condition', 'sickLeave', 'referral', 'followUp']

/** Of a medicine named, that it is used; of none, that an effect was had: then I get a rash. */
const USED: readonly Mark[] = ['takes', 'start']

/** Every complaint in it is the effect of what is not borne. */
function tellsOnlyEffect(statement: Statement): boolean {
  const held = statement.hits.filter((hit) => HELD.has(hit.mark))
  return statement.hits.every((hit) => !BESIDE.includes(hit.mark) || held.some((one) => one.start < hit.end && one.end > hit.start))
}

/** No cough: what was asked for next, and denied, is of no allergy. */
const isDeniedBesides = ({ folded, asked }: Statement): boolean => folded === 'denied' && asked !== undefined && !has(asked, 'allergy')

/** All that a statement tells stands in the line of an allergy: sulfa gave me hives · then I came out in a rash. */
export function isToldByAllergyLine(statement: Statement): boolean {
  if (isDeniedBesides(statement)) return false
  if (
    statement.tokens.length > LONGEST ||
    hasNumber(statement) ||
    has(statement, ...MORE) ||
    (statement.drugs.length > 0 && has(statement, ...USED) && !has(statement, 'reaction'))
  )
    return false
  return has(statement, 'reaction', 'allergy') || statement.drugs.length > 0 ? tellsOnlyEffect(statement) : false
}

/** The statements of the allergies of a talk that say no more than the lines do. */
export function toldByAllergyLines(statements: readonly Statement[], courses: readonly Course[]): ReadonlySet<Statement> {
  const starts = new Set(courses.filter(({ status }) => status === 'allergy').flatMap(({ spans }) => spans.map(({ start }) => start)))
  return new Set(statements.filter((statement) => starts.has(statement.start) && isToldByAllergyLine(statement)))
}

/** Any allergies? Any antibiotic you can't have? */
export function asksAllergy(asked: Reading | undefined, language: Language): boolean {
  if (asked === undefined) return false
  return has(asked, 'allergy') || drugAllergiesOf(language).asks.test(` ${asked.tokens.map((token) => token.lower).join(' ')} `)
}

/** Told in answer to that; where the question names a medicine, of that one alone. */
export function isAnswerOfAllergy(statement: Statement, mention: DrugMention, language: Language): boolean {
  const { asked, folded } = statement
  if (asked === undefined || folded === 'denied' || folded === 'none' || !asksAllergy(asked, language)) return false
  return asked.drugs.length === 0 || asked.drugs.some((drug) => drug.substance === mention.substance) || answersWithAnother(statement, mention)
}

/** Came up in lumps with X: what it came of is named behind it; what was taken for it is not. */
const CAUSE = / (?:with|from|on|after|of|av|af|etter|efter|på|från|от|после) (?:\S+ )?$/u

/** Don't give me that · it brought me up in lumps · never again: told of oneself, or of whom one brings. */
export function isBarred(statement: Statement, mention: DrugMention, { language, isEnded }: { language: Language; isEnded: boolean }): boolean {
  if (statement.isQuestion || has(statement, 'condition', 'future', 'unit', 'kin', 'otherPerson')) return false
  const { barred, became, never } = drugAllergiesOf(language)
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
  const words = wordsOf(statement, 0, next)
  const isHarmed = drugHarmsOf(language).scan(statement.tokens).some((hit) => hit.mark === 'harm')
  const ill = became.exec(words)
  const before = wordsOf(statement, 0, mention.start)
  const isMadeIll = ill !== null && (ill.index >= before.length - 1 || CAUSE.test(before))
  return isMadeIll || (never.test(words) && isHarmed) || (!isEnded && (barred.test(words) || (never.test(words) && has(statement, 'past', 'given', 'takes'))))
}

/** And the same with X: said just after what another does. */
export function isSameAgain(statement: Statement, language: Language): boolean {
  return (
    !statement.isQuestion &&
    !has(statement, 'unit', 'frequency', 'condition') &&
    drugAllergiesOf(language).same.test(wordsOf(statement, 0, statement.tokens.length))
  )
}

/** Well borne, said so. */
const TOLERATED = new RegExp(
  String.raw` (?:(?:kan|kunne) (?:jeg|eg|han|hun|ho|jag|hon) (?:\S+ )?(?:tåle|tola|tåla) (?!ikke|ikkje|inte)|` +
    String.raw`(?<=^ )(?:tåler|toler|tål|tålte|tålde|täl) (?:jeg|eg|æ|han|hun|ho|jag|hon|vi|de|dom) (?!(?:\S+ )?(?:ikke|ikkje|inte|itj|aldri|aldrig|dår|` +
      String.raw`dål))|` +
    String.raw`(?<=^ )(?:i|he|she|we|they) (?:can take|can have|can tolerate|tolerates?) |(?<=^ )(?:я |он |она )?(?:переношу|переносит) |` +
    String.raw`(?:tåler|toler|tål|tålte|tålde) (?:jeg|eg|æ|han|hun|ho|jag|hon|vi) (?:\S+ )?(?:godt|fint|bra|greit|utmerket|udmærket|utmärkt)|` +
    String.raw`(?:tåler|toler|tål|tålte|tålde) (?:\S+ )?(?:godt|fint|bra|greit)|(?:fine|all right|alright|okay|ok) (?:with|on) |` +
    String.raw`tolerat(?:es?|ed) (?:\S+ )?(?:well|fine)|(?:переношу|переносит|перенес|перенесла|переносил|переносила) (?:\S+ )?(?:хорошо|нормально|` +
    'прекрасно|отлично)|(?:хорошо|нормально|прекрасно|отлично) (?:переношу|переносит|перенес|перенесла)) ?',
  'u',
)
/** Had, and nothing came of it. */
const NO_TROUBLE = new RegExp(
  String.raw` (?:uten (?:noe |noen |nokon )?(?:\S+ )?(?:problem\S*|tull|trøbbel|plager|reaksjon\S*)|uden (?:nogen )?(?:\S+ )?(?:problem\S*|bøvl|` +
    String.raw`vrøvl|reaktion\S*)|utan (?:några? )?(?:\S+ )?(?:problem\S*|bekymmer|besvär|reaktion\S*)|` +
    '(?:without|with no|no) (?:any |a )?(?:trouble|problems?|bother|reaction|issues?)|без (?:проблем|реакций|последствий)|' +
    'вс[её] (?:было )?(?:нормально|хорошо)) ',
  'u',
)
const WENT_WELL = new RegExp(
  ' (?:(?:går|gikk|gick|gik|gjekk) (?:det )?(?:helt |jättebra |alltid )?(?:fint|greit|bra|godt)|' +
    '(?:was|were|been) (?:absolutely |perfectly )?(?:fine|all right|okay|ok)|нормально|хорошо) ',
  'u',
)
const HAD = / (?:hatt|hadde|fått|fikk|fekk|haft|hade|fick|ätit|fået|fik|havde|had|given|получал\S*|пил|пила|пили|принимал\S*|давали|кололи) /u
const BEFORE = new RegExp(
  ' (?:før|tidligere|tidlegare|mange ganger|flere ganger|flera gånger|många gånger|tidigare|förut|mange gange|flere gange|tidligere|' +
    'before|many times|loads of times|several times|раньше|много раз|не раз) ',
  'u',
)

/** Penicillin she has had, and that went well: told where allergies are spoken of, it is neither an allergy nor in use. */
export function isBorneWell(statement: Statement, mention: DrugMention, language: Language): boolean {
  if (statement.isQuestion || statement.speaker === 'clinician' || has(statement, 'frequency', 'condition', 'continue') || statement.tokens.some(isNumber))
    return false
  if (asksAllergy(statement.asked, language) && isNotTo(statement, mention)) return true
  const from = statement.drugs.findLast((drug) => drug.end <= mention.start)?.end ?? 0
  const to = statement.drugs.find((drug) => drug.start >= mention.end)?.start ?? statement.tokens.length
  const words = wordsOf(statement, Math.max(from, mention.start - BORNE_REACH), to)
  if (TOLERATED.test(wordsOf(statement, mention.end, to)))
    return !has(statement, 'takes') || has(statement, 'allergy') || asksAllergy(statement.asked, language)
  if (asksAllergy(statement.asked, language)) return NO_TROUBLE.test(words) || WENT_WELL.test(words)
  return HAD.test(words) && (NO_TROUBLE.test(words) || (WENT_WELL.test(words) && BEFORE.test(words)))
}

/** What is told before the name of what was well borne begins so near. */
const BORNE_REACH = 5
