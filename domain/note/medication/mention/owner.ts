import type { Language, Vertical } from '#contract/vertical.ts'
import { drugOwnersOf } from '#domain/terminology/drug-owners.ts'
import type { DrugMention } from '#domain/terminology/drugs.ts'
import type { DrugTalk } from '#domain/terminology/drug-talk.ts'
import type { DrugTurns } from '#domain/terminology/drug-turns.ts'
import { wordsOf } from './clauses.ts'
import { otherPetAt } from '#domain/note/context/pet-names.ts'
import { tellsOfOtherAnimal } from '#domain/note/context/third-party-animals.ts'
import { isClinicianVoice } from '#domain/note/discourse/phases.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** For whom medicines are listed, and how people speak of them; `isBrought`: the one who tells is not the patient. */
export type Listing = {
  readonly language: Language
  readonly vertical: Vertical
  readonly talk: DrugTalk
  readonly turns: DrugTurns
  readonly isBrought: boolean
  /** Animals named beside the one that was brought. */ readonly others: ReadonlySet<string>
}

/** The verb and its subject may follow the medicine: X I take. */
const NEXT_WORDS = 3

/** The owner's own medicine is none of the animal's, the mother's none of the child's; nor is what they do not bear. */
export function isTellers(statement: Statement, talk: DrugTalk): boolean {
  const words = wordsOf(statement, 0, statement.tokens.length)
  if (!talk.intake.test(words) || has(statement, 'given', 'secondPerson')) return false
  return talk.alone.test(words) || talk.reflexive.test(words) || has(statement, 'kin', 'otherPerson')
}

/** Names nobody at all, so that it goes on with whom was spoken of. */
export function namesNobody(statement: Statement, talk: DrugTalk): boolean {
  return !has(statement, 'secondPerson', 'child') && !talk.self.test(wordsOf(statement, 0, statement.tokens.length)) && !has(statement, 'start', 'given')
}

/** Told of another animal named earlier in the sentence: our other cat, Misse, has diabetes and gets insulin. */
export function followsOtherAnimal(whole: Statement, part: Statement, talk: DrugTalk): boolean {
  const from = part.tokens[0]?.start ?? 0
  const other = whole.hits.find((hit) => hit.mark === 'otherAnimal' && (whole.tokens[hit.start]?.start ?? 0) < from)
  if (other === undefined) return false
  const at = whole.tokens.findIndex((token) => token.start >= from)
  return !talk.turn.test(wordsOf(whole, other.end, at + 1)) && namesNobody(part, talk)
}

/** My wife's X; Jim's X: whose it is stands straight before its name. */
const OWNERS_REACH = 1
const GENITIVE = /['’]s$/u

function isOwnedBefore(statement: Statement, mention: DrugMention): boolean {
  const owner = statement.tokens[mention.start - 1]
  if (owner === undefined || statement.tokens[mention.start]?.gap !== '') return false
  const isPerson = statement.hits.some(
    (hit) => (hit.mark === 'kin' || hit.mark === 'otherPerson') && hit.end > mention.start - 1 - OWNERS_REACH && hit.end <= mention.start,
  )
  return isPerson && (GENITIVE.test(owner.text) || /(?:s|с)$/u.test(owner.lower))
}

/** Taken from somebody's box, now and then: no medicine of the patient. */
const BORROWED =
  / (?:lånt[ea]?|låna(?:r|de|t)?|låne[rt]?|borrow(?:ed|ing|s)?|pinch(?:ed|es)?|nick(?:ed|s)?|swip(?:ed|e)|взял[аи]?|одолжил[аи]?|занял[аи]?|стащил[аи]?) /u

function isBorrowed(statement: Statement): boolean {
  return has(statement, 'kin', 'otherPerson') && BORROWED.test(wordsOf(statement, 0, statement.tokens.length))
}

/** No, not her: said so soon behind a medicine, it takes back who has it. */
const TAKEN_BACK_WITHIN = 8

function isTakenBackFrom(statement: Statement, from: number, language: Language): boolean {
  return drugOwnersOf(language).notThem.test(wordsOf(statement, from, Math.min(from + TAKEN_BACK_WITHIN, statement.tokens.length)))
}

/** Whose it is stands behind its name, up to the next medicine: tamsulosin, that's my husband's. */
function isOwnedBehind(statement: Statement, mention: DrugMention, language: Language): boolean {
  if (isTakenBackFrom(statement, mention.end, language)) return true
  const next = statement.drugs.find((drug) => drug.start >= mention.end && drug.substance !== mention.substance)?.start ?? statement.tokens.length
  const words = wordsOf(statement, mention.end, next)
  const { behind, notMine } = drugOwnersOf(language)
  return behind.test(words) || notMine.test(words)
}

/** Lone's tablets: a name with the ending of an owner, written as a name within the sentence. */
const NAME_OF_OWNER = /^\p{Lu}\p{Ll}+(?:['’]s|s)$/u

function isOfNamed(statement: Statement, mention: DrugMention, language: Language): boolean {
  const owner = statement.tokens[mention.start - 1]
  if (owner === undefined || mention.start < 2 || /[.!?:,]/.test(owner.gap) || statement.tokens[mention.start]?.gap !== '') return false
  const isName = NAME_OF_OWNER.test(owner.text) && (language === 'en' ? /['’]s$/u.test(owner.text) : language !== 'ru')
  return (
    isName &&
    !statement.hits.some((hit) => hit.start < mention.start && hit.end >= mention.start) &&
    !statement.drugs.some((drug) => drug.end === mention.start)
  )
}

/** So short a remark tells only whose it is. */
const LONGEST_REMARK = 14

/** And the X? That's my mother's. With no medicine named, of the one told of last. */
export function tellsOwner(statement: Statement, language: Language): boolean {
  if (statement.drugs.length > 0 || statement.tokens.length > LONGEST_REMARK) return false
  const words = wordsOf(statement, 0, statement.tokens.length)
  const { behind, notMine } = drugOwnersOf(language)
  if (isTakenBackFrom(statement, 0, language)) return true
  return (behind.test(words) && !words.startsWith(behind.exec(words)?.[0] ?? ' ')) || notMine.test(words) || OF_SOMEBODY.test(words)
}

/** Has she anything for it? No, I'm the one who has X: who answers for the patient tells of himself. */
function isOfTeller(statement: Statement, { language }: Listing): boolean {
  return (
    statement.asked !== undefined &&
    has(statement.asked, 'thirdPerson') &&
    !has(statement.asked, 'secondPerson') &&
    drugOwnersOf(language).tellers.test(wordsOf(statement, 0, statement.tokens.length))
  )
}

/** Whose is it? Of nobody the report is about. */
const OF_SOMEBODY = / (?:that's|it's|those are|they're|that is|it is) \S+'s /u

/** And this X? That's Jim's: the medicine asked about belongs to somebody else. */
export function isOfSomebody(statement: Statement, language: Language): DrugMention | undefined {
  const [asked, ...others] = statement.asked?.drugs ?? []
  if (asked === undefined || others.length > 0 || statement.drugs.some((drug) => drug.substance !== asked.substance)) return undefined
  const words = wordsOf(statement, 0, statement.tokens.length)
  const { behind, notMine } = drugOwnersOf(language)
  const isPerson = has(statement, 'kin', 'otherPerson') && (WRONG_BOX.test(words) || OWNS.test(words))
  return OF_SOMEBODY.test(words) || isPerson || behind.test(words) || notMine.test(words) ? asked : undefined
}

const WRONG_BOX = new RegExp(
  ' (?:feil (?:eske|boks|pakke|pose|glass)|fel (?:ask|burk|låda|påse)|forkerte? (?:æske|pakke|pose|glas)|' +
    'wrong (?:box|bag|bottle|packet)|коробку перепутал[аи]?|перепутал[аи]?|не мо[ия]) ',
  'u',
)
const OWNS = new RegExp(
  String.raw` (?:sin|sine|sitt|mans|mands|kones?|konas|frus|mammas|pappas|sons|datters?|mors|fars|husband's|wife's|mum's|dad's|mother's|father's|` +
    String.raw`son's|daughter's|мужа|жены|мамы|мамина?|папы|сына|дочки|дочери|мужнин[аы]?) `,
  'u',
)

/** The verb and its subject stand behind the medicine up to a pause or a turn: my sister cannot have X, but I. */
function clauseEnd(statement: Statement, mention: DrugMention, talk: DrugTalk): number {
  let end = mention.end
  while (
    end < mention.end + NEXT_WORDS &&
    end < statement.tokens.length &&
    !/[,;:]/.test(statement.tokens[end]?.gap ?? '') &&
    !talk.turn.test(wordsOf(statement, end, end + 1))
  )
    end++
  return end
}

/** Whose they are, or who gets them: Rocky's drops · the drops of Rocky · Loke gets X. */
const BELONGS = /^ (?:sin|sine|sitt|si) | (?:til|till|åt|for|hos|у|для) $/u
const GETS = / (?:får|går på|står på|fik|fikk|fick|bruker|har|gets|is on|has|takes|получает|пьет|на) /u

/** Another animal has it, named before the medicine. */
function isOtherPets(statement: Statement, mention: DrugMention, { vertical, others }: Listing): boolean {
  const at = vertical === 'vet' ? otherPetAt(statement, others) : undefined
  if (
    at === undefined ||
    at >= mention.start ||
    statement.hits.some((hit) => (hit.mark === 'given' || hit.mark === 'start') && (hit.end <= at || hit.start >= mention.end))
  )
    return false
  const between = wordsOf(statement, at + 1, mention.start)
  return (
    BELONGS.test(between) ||
    BELONGS.test(wordsOf(statement, Math.max(0, at - 1), at)) ||
    GETS.test(between) ||
    (at === mention.start - 1 && statement.tokens[at]?.lower.endsWith('s') === true)
  )
}

/** Another animal's, or said to be somebody's by name, by a word behind it, or by the one who tells. */
function isSaidOfAnother(statement: Statement, mention: DrugMention, listing: Listing): boolean {
  if (has(statement, 'otherAnimal', 'phantom') || isOtherPets(statement, mention, listing)) return true
  const { language } = listing
  return isOwnedBehind(statement, mention, language) || isOfNamed(statement, mention, language) || isOfTeller(statement, listing)
}

/** Somebody else takes it: the person last named before it, or named after it with nobody before; `I` and `you` stand for the patient. */
export function isForeign(statement: Statement, mention: DrugMention, listing: Listing): boolean {
  const { vertical, talk, isBrought } = listing
  if (isSaidOfAnother(statement, mention, listing)) return true
  if (vertical === 'vet') return isTellers(statement, talk) || tellsOfOtherAnimal(statement)
  if (isBrought && isTellers(statement, talk)) return true
  const people = statement.hits.filter((hit) => hit.mark === 'kin' || hit.mark === 'otherPerson')
  if (people.length === 0) return false
  if (isOwnedBefore(statement, mention) || isBorrowed(statement)) return true
  const last = people.findLast((hit) => hit.end <= mention.start)
  const isTeller = (from: number, to: number): boolean =>
    talk.self.test(wordsOf(statement, from, to)) || statement.hits.some((hit) => hit.mark === 'secondPerson' && hit.start >= from && hit.end <= to)
  // my husband is on X: with their own verb before it, it is theirs, whoever goes on to speak
  const isTheirs = last !== undefined && statement.hits.some((hit) => hit.mark === 'takes' && hit.start >= last.end && hit.end <= mention.start)
  if (last !== undefined && isTheirs) return !isTeller(last.end, mention.start)
  if (last !== undefined)
    return !isTeller(last.end, Math.min(clauseEnd(statement, mention, talk), people.find((hit) => hit.start >= mention.end)?.start ?? statement.tokens.length))
  return (
    !isTeller(0, people[0]?.start ?? 0) &&
    has(statement, 'takes') &&
    !statement.hits.some((hit) => hit.mark === 'start' && hit.start < mention.start && isClinicianVoice(statement))
  )
}
