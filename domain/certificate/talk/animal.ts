import type { Told } from './told.ts'
import { BREED, SEX, SPECIES } from '../words/animals.ts'
import { SPECIES_SPOKEN } from '../words/species-spoken.ts'
import { CUES } from '../words/talk-cues.ts'
import { ABSOLUTE_DATE, MONTH_OR_YEAR } from './days.ts'
import { pieceOf } from './lines.ts'
import type { Line } from './lines.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** What a line says of another animal than the one that was brought. */
const isOfAnother = ({ marks }: Line): boolean => has(marks, 'otherAnimal')

/** Words of an animal in one language and of something else in another: `hann` had time in Swedish, `tom` is empty in Danish, `setter` puts in Norwegian. */
const TONGUE_OF: ReadonlyMap<string, string> = new Map([['hann', 'nb'], ['tom', 'en'], ['setter', 'en']])
const isOfAnotherTongue = (word: string, { marks }: Line): boolean => (TONGUE_OF.get(word.toLowerCase()) ?? marks.language) !== marks.language

function firstMatch(lines: readonly Line[], words: RegExp): Told | undefined {
  for (const line of lines) {
    const found = isOfAnother(line) ? null : words.exec(line.text)
    if (found && !isOfAnotherTongue(found[0], line)) return pieceOf(line, found.index, found.index + found[0].length)
  }
  return undefined
}

const isAnswerTo = (line: Line, words: RegExp): boolean => line.asked !== undefined && line.inTurn === 0 && words.test(line.asked.text)

export const species = (lines: readonly Line[]): Told | undefined => firstMatch(lines, SPECIES) ?? firstMatch(lines, SPECIES_SPOKEN)

const LEADS_IN = /^(?:(?:ja|jo|yes|nei|nej|no|det er|det är|han er|hun er|han är|hon är|he['’]s|she['’]s|it['’]s|en|ei|et|ett|a|an|она|он)[, ]+)+/iu

/** The breed by the names breeds have, else what was answered to the question for it. */
export function breed(lines: readonly Line[]): Told | undefined {
  const known = firstMatch(lines, BREED)
  if (known) return known
  const answer = lines.find((line) => isAnswerTo(line, CUES.askBreed) && !CUES.unsure.test(line.text))
  if (!answer) return undefined
  const from = LEADS_IN.exec(answer.text)?.[0].length ?? 0
  const end = answer.text.slice(from).search(/[,.;!]|(?: og | och | and )/u)
  return answer.text.length === from || end > 40 ? undefined : pieceOf(answer, from, end < 0 ? answer.text.length : from + end)
}

/** An English dog is no male where the species is meant. */
const IS_SPECIES = /^(?:dog|cat|кот|кошка)$/iu
const NEUTERED_BEFORE = /(?:neutered|spayed|entire|intact|kastrert|kastrerad|kastreret|sterilisert|steriliserad|steriliseret) $/iu

export function sex(lines: readonly Line[]): Told | undefined {
  for (const line of lines) {
    const found = isOfAnother(line) ? null : SEX.exec(line.text)
    if (!found || IS_SPECIES.test(found[0]) || isOfAnotherTongue(found[0], line)) continue
    const before = NEUTERED_BEFORE.exec(line.text.slice(0, found.index))?.[0].length ?? 0
    return pieceOf(line, found.index - before, found.index + found[0].length)
  }
  return undefined
}

const DENIED = /(?:ikke|inte|not|isn['’]t|never|aldri|aldrig|не)(?![\p{L}])/iu
const TO_COME = /(?:skal|ska|should|going to|booked|bokad|bestilt|time til|planlagt|planerad|overveier|funderar|vurderer|thinking)(?![\p{L}])/iu
const SHORT_ANSWER = 6

const wordsOf = (text: string): number => text.split(/\s+/u).length

/** Clauses of a line with their places. */
function clausesOf({ text }: Line): { from: number; to: number; text: string }[] {
  const clauses: { from: number; to: number; text: string }[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/,\s*(?:(?:og|och|and|men|but|så|so)\s)?/gu)) {
    clauses.push({ from, to: index, text: text.slice(from, index) })
    from = index + mark.length
  }
  clauses.push({ from, to: text.length, text: text.slice(from) })
  return clauses
}

const OPENS_ON_VERB = /^(?:er|är|is|har|has|was|ble|blev)\s/iu
const YES_OR_NO = /^(?:ja|jo|yes|nei|nej|no|да|нет)(?![\p{L}])/iu
const KIND_OF_ANIMAL = /^ (?:tom|male|female|dog|bitch|queen|mare|gelding|hann|hunn|tispe|tik|tæve|hane|hona)(?![\p{L}])/iu
/** So few words behind `neutered` still belong to it: neutered last year. */
const FEW_BEHIND = 3

/** A bare question is answered by the next voice, not by itself: is he neutered? */
function isBareQuestion({ text, turn, isQuestion }: Line, next: Line | undefined): boolean {
  if (!isQuestion) return false
  return next?.turn === turn || CUES.unsure.test(next?.text ?? '') || wordsOf(text) <= 3 || OPENS_ON_VERB.test(text)
}

/** Yes, or no, he isn't. */
const isShortYesOrNo = ({ text }: Line): boolean => wordsOf(text) <= SHORT_ANSWER && YES_OR_NO.test(text) && !CUES.unsure.test(text)

/** The words of a clause that say it: all of them where it is denied, else the word with the kind of animal or the few words behind it: neutered tom. */
function neuteredIn(line: Line, { from, to, text }: { from: number; to: number; text: string }): Told {
  if (DENIED.test(text)) return pieceOf(line, from, to)
  const { 0: word, index } = CUES.neuter.exec(text) ?? { 0: '', index: 0 }
  const behind = text.slice(index + word.length)
  const kind = NEUTERED_BEFORE.test(`${word} `) ? KIND_OF_ANIMAL.exec(behind) : null
  const more = kind ? kind[0].length : wordsOf(behind) <= FEW_BEHIND ? behind.length : 0
  return pieceOf(line, from + index, from + index + word.length + more)
}

/** Neutered or not, as it was said; where nobody was sure it stays open. */
export function neutered(lines: readonly Line[]): Told | undefined {
  for (const [at, line] of lines.entries()) {
    if (isOfAnother(line)) continue
    const isAnswer = isAnswerTo(line, CUES.neuter)
    const found = clausesOf(line).find((clause) => CUES.neuter.test(clause.text) && !TO_COME.test(clause.text))
    if (found && isBareQuestion(line, lines[at + 1])) continue
    if (found) return isAnswer && wordsOf(line.text) <= SHORT_ANSWER ? pieceOf(line) : neuteredIn(line, found)
    if (isAnswer && isShortYesOrNo(line)) return pieceOf(line)
  }
  return undefined
}

export function birthDate(lines: readonly Line[]): Told | undefined {
  for (const line of lines) {
    const born = CUES.born.exec(line.text)
    const isAsked = isAnswerTo(line, CUES.askBorn)
    if ((!born && !isAsked) || line.isQuestion) continue
    const from = born ? born.index : 0
    const whole = ABSOLUTE_DATE.exec(line.text.slice(from))
    if (whole) return pieceOf(line, from + whole.index, from + whole.index + whole[0].length)
    const part = MONTH_OR_YEAR.exec(line.text.slice(from))
    if (part) return pieceOf(line, born ? from : part.index, from + part.index + part[0].length)
  }
  return undefined
}
