import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { DrugTurns } from '#domain/terminology/drug-turns.ts'
import { wordsOf } from './clauses.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What somebody got stands so near behind the words of getting it. */
const EFFECT_REACH = 4
/** The exception is named so near behind the word that makes it one. */
const EXCEPT_REACH = 2
/** Instead of the old A: the words and the one between them and the name. */
const INSTEAD_REACH = 4

/** Named, and then what came of it: Xyzal, from that I get a rash. */
export function gotIll(statement: Statement, mention: DrugMention, turns: DrugTurns): boolean {
  if (statement.speaker === 'clinician' || statement.drugs.some((drug) => drug.start > mention.end)) return false
  // don't stop the drops, and if you get a rash, ring: what may come has not come
  const mayCome = (at: number): boolean => statement.hits.some((hit) => hit.mark === 'condition' && hit.start >= mention.end && hit.end <= at)
  return statement.hits.some(
    (hit) =>
      hit.mark === 'reaction' &&
      hit.start > mention.end &&
      !mayCome(hit.start) &&
      turns.gets.test(wordsOf(statement, Math.max(mention.end, hit.start - EFFECT_REACH), hit.start)),
  )
}

const ALL_BUT = / (?:alt|allt|alle|alla|all|al|everything|anything|вс[её]) (?:\S+ ){1,3}$/u

/** All are borne but this one: told of allergies, or with what it does. */
export function isExcepted(statement: Statement, mention: DrugMention, turns: DrugTurns): boolean {
  if (!turns.except.test(wordsOf(statement, Math.max(0, mention.start - EXCEPT_REACH), mention.start))) return false
  // all of it but that one
  if (ALL_BUT.test(wordsOf(statement, Math.max(0, mention.start - EXCEPT_REACH - 1), mention.start))) return true
  return has(statement, 'reaction', 'allergy') || (statement.asked !== undefined && has(statement.asked, 'allergy'))
}

/** A change that is only spoken of. */
const STILL_TO_COME = /^ (?:switch(?:ing)?|change|swap(?:ping)?|replac(?:e|ing)) /u

/** In the place of what was named before. */
const INSTEAD_OF_IT = new RegExp(
  ' (?:i stedet for|istedenfor|i staden for|istället för|i stället för|instead of|in place of|вместо) (?:den|det|dem|denne|dette|disse|' +
    String.raw`dei|it|that|them|those|this|него|нее|них|этого) (?:\S+ ){0,2}$`,
  'u',
)

/** No more A, B instead: so near behind its name. */
const INSTEAD = / (?:instead (?!of)|i stedet (?!for)|i staden (?!for)|istället (?!för)|i stället (?!för)) ?/u
const INSTEAD_BEHIND = 8

function comesInstead(statement: Statement, mention: DrugMention): boolean {
  const next = statement.drugs.find((drug) => drug.start >= mention.end)?.start ?? statement.tokens.length
  return !has(statement, 'condition', 'hypothetical', 'past') && INSTEAD.test(wordsOf(statement, mention.end, Math.min(next, mention.end + INSTEAD_BEHIND)))
}

/** Whether a medicine made way for another, or came in its place: A was changed to B, from A to B. */
export function placeInSwitch(statement: Statement, mention: DrugMention, turns: DrugTurns): 'old' | 'new' | undefined {
  // we replace A, instead of it B
  if (INSTEAD_OF_IT.test(wordsOf(statement, Math.max(0, mention.start - INSTEAD_REACH), mention.start))) return 'new'
  if (comesInstead(statement, mention)) return 'new'
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)
  if (next !== undefined && INSTEAD_OF_IT.test(wordsOf(statement, Math.max(mention.end, next.start - INSTEAD_REACH), next.start))) return 'old'
  const said = turns.switched.exec(wordsOf(statement, 0, statement.tokens.length))
  if (said === null || has(statement, 'condition', 'hypothetical')) return undefined
  const at = wordsOf(statement, 0, statement.tokens.length).slice(0, said.index + said[0].length).trim().split(' ').length
  // ask them to switch it to something else: until the other is named, the first is taken
  if (STILL_TO_COME.test(said[0]) && !statement.drugs.some((drug) => drug.start >= at)) return undefined
  // changed to tablets of another strength: the same medicine
  if (
    mention.start < at &&
    !statement.drugs.some((drug) => drug.start >= at) &&
    statement.hits.some((hit) => hit.start >= at && (hit.mark === 'doseForm' || hit.mark === 'unit'))
  )
    return undefined
  if (mention.start < at) return 'old'
  const behind = statement.drugs.filter((drug) => drug.start >= at)
  return behind.length > 1 && behind[0] === mention ? 'old' : 'new'
}

/** B instead of the A: the one behind the words makes way, unless it stands for itself there: instead of it B. */
export function isReplaced(statement: Statement, mention: DrugMention, { talk, turns }: { talk: DrugTalk; turns: DrugTurns }): boolean {
  if (has(statement, 'condition', 'hypothetical', 'uncertain') || statement.isQuestion) return false
  const before = wordsOf(statement, Math.max(0, mention.start - INSTEAD_REACH), mention.start)
  return turns.insteadOf.test(before) && !talk.pronoun.test(before)
}

/** Are you still on A? No, they changed that to B: the medicine asked about is the one that made way. */
export function madeWay(statement: Statement, turns: DrugTurns): DrugMention | undefined {
  const [asked, ...others] = statement.asked?.drugs ?? []
  if (asked === undefined || others.length > 0 || statement.drugs.length === 0 || statement.drugs.some((drug) => drug.substance === asked.substance))
    return undefined
  return turns.switched.test(wordsOf(statement, 0, statement.tokens.length)) ? asked : undefined
}

/** A change made before this talk. */
const SWITCHED = new RegExp(
  ' (?:byttet|bytta|bytte|byttes|bytts|skiftet|skiftede|byttede|switched|changed|swapped|replaced|moved|gikk|gjekk|gick|gik|ble|blei|' +
    'blev|vart|заменили|поменяли|перевели|перешел|перешла|сменили) ',
  'u',
)

export function isSwitchOver(statement: Statement): boolean {
  return has(statement, 'past') || SWITCHED.test(wordsOf(statement, 0, statement.tokens.length))
}
