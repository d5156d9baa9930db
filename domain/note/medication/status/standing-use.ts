import type { DrugMention } from '#domain/terminology/drugs.ts'
import { around } from '#domain/note/medication/mention/scope.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** Said beside the medicine, it was in use before this talk: fra før, redan, already, уже. */
const BEFORE_NOW = new RegExp(
  ' (?:fra før(?: av)?|frå før(?: av)?|fra tidligere|allerede|allereie|sedan tidigare|sen tidigare|sedan förut|redan|i forvejen|' +
    'fra før af|already|since before|from before|long-term|longstanding|уже|давно|с прежних времен) ',
  'u',
)
/** Has used it for so long: har brukt den i 5 år. */
const HAS_USED = new RegExp(
  ' (?:har (?:brukt|brukat|använt|brugt|tatt|teke|tagit|taget|stått på|gått på|ätit|fått|fået|ståt på)|' +
    'has (?:been (?:taking|on|using|getting|given)|taken|used|had)|(?:принимает|пьет|получает)) ',
  'u',
)
const FOR_LONG = new RegExp(
  String.raw` (?:(?:i|for|in|over|i over|уже) )?(?:\d+|flere|mange|många|several|many|много|несколько) (?:år|years?|måneder|månader|months?|лет|` +
    String.raw`год\p{L}*|месяц\p{L}*) | (?:i årevis|for years|годами) `,
  'u',
)
/** Uses it, told of somebody: no order, and no `gets`, which may be what is given from now on. */
const USES = / (?:bruker|brukar|brukes|tar|står på|går på|använder|äter|tager|bruger|takes|uses|is on|is taking|принимает|пьет|пользуется) /u
/** What opens an order. */
const ORDERED = / (?:skal|skall|ska|bør|bör|må|must|should|will|is to|to|kan|может|должн\p{L}*|нужно|надо|пусть) (?:\S+ ){0,3}?$/u

/** Told as in use before the talk: whatever the plan says around it, it goes on. */
export function isInUseBefore(statement: Statement, mention: DrugMention): boolean {
  const { before, after } = around(statement, mention)
  const words = before + after.trimStart()
  if (has(statement, 'condition', 'start', 'raise', 'lower')) return false
  return (BEFORE_NOW.test(words) && !ORDERED.test(before)) || (HAS_USED.test(words) && FOR_LONG.test(words))
}

/** He takes X, she uses X: told of whom the report is about, it is what is taken, and no order. */
export function isToldAsUsed(statement: Statement, mention: DrugMention): boolean {
  const { before } = around(statement, mention)
  return (
    statement.folded === 'none' &&
    !has(statement, 'secondPerson', 'start', 'future', 'planCue') &&
    USES.test(before) &&
    !ORDERED.test(before.replace(USES, ' ').trimEnd() + ' ')
  )
}

/** `The diagnosis is pneumonia`, dictated: what is told after it to be got is ordered. */
export function isDictatedDiagnosis(statement: Statement): boolean {
  return (
    statement.speaker === 'unknown' &&
    statement.folded === 'none' &&
    !statement.isQuestion &&
    has(statement, 'assessmentCue') &&
    has(statement, 'diagnosis') &&
    !has(statement, 'firstPerson', 'secondPerson', 'kin', 'otherPerson', 'past', 'hypothetical')
  )
}
