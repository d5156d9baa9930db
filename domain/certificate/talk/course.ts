import { has } from '#domain/note/annotate/statement.ts'
import type { Told } from './told.ts'
import { CUES } from '../words/talk-cues.ts'
import { ABSOLUTE_DATE, timeIn } from './days.ts'
import { isClinicians, isOwners, joined, pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

const isBygone = ({ text }: Line): boolean => CUES.history.test(text) && !/(?:first noticed|before we came|før vi kom|innan vi kom)/iu.test(text)
const isSymptom = ({ marks }: Line): boolean => has(marks, 'symptom', 'finding', 'event')

/** Told so early, what is said of it is the story. */
const STORY_TURNS = 12
const BEGAN = new RegExp(
  String.raw`(?<![\p{L}])(?:noticed|oppdaget|upptäckte|opdagede|bemærkede|begynte|begyndte|började|startet|startade|startede|began|started|` +
    String.raw`first (?:sign|notic)\p{L}*|merket|märkte|началось)(?![\p{L}])`,
  'iu',
)
const YES = /^(?:ja|jo|jepp|yes|yeah|that['’]s right|да)(?![\p{L}])/iu

const isAskedWhenBorn = ({ asked }: Line): boolean => asked !== undefined && CUES.askBorn.test(asked.text)
const isAskedWhenBegun = ({ asked }: Line): boolean => asked !== undefined && CUES.askOnset.test(asked.text)

/** What is to come, hangs on something, or tells how old it is or how it is insured tells no beginning: born in May, insured since May. */
function isOfOtherTime(line: Line): boolean {
  const { text, marks } = line
  if (has(marks, 'followUp', 'condition') || CUES.born.test(text) || CUES.neuter.test(text)) return true
  if (isAskedWhenBorn(line) && !CUES.onset.test(line.asked?.text ?? '')) return true
  return CUES.insurance.test(text) && !isSymptom(line)
}

/** So it began on Monday? Yes. */
function isConfirmed(line: Line, next: Line | undefined): boolean {
  return isClinicians(line) && BEGAN.test(line.text) && next?.speaker === 'patient' && YES.test(next.text)
}

/** The owner's word, most of all as an answer, and little where it is of earlier illness. */
function worthOfOwner(line: Line): number {
  const { asked, inTurn, marks, text } = line
  const isAnswer = isAskedWhenBegun(line) && !isAskedWhenBorn(line)
  if (!isAnswer && ((asked !== undefined && CUES.askHistory.test(asked.text)) || has(marks, 'future'))) return 0
  const answered = isAnswer ? 3 - Math.min(inTurn, 1) : 0
  const told = answered + (CUES.onset.test(text) ? 2 : 0) + (isSymptom(line) ? 1 : 0)
  const worth = isBygone(line) && !isAnswer ? told - 2 : told
  const ofSign = asked !== undefined && inTurn === 0 && isSymptom(asked) ? 2 : 0
  const isOfNow = has(marks, 'thirdPerson') && line.turn < STORY_TURNS ? 1 : 0
  return worth || ofSign || isOfNow
}

/** Told by whoever treats: of an accident, or of what began and is not planned. */
function worthOfClinician({ text, marks }: Line): number {
  if (has(marks, 'planCue', 'imaging', 'test')) return 0
  return CUES.accident.test(text) || (CUES.onset.test(text) && !CUES.ahead.test(text) && BEGAN.test(text)) ? 2 : 0
}

/** How surely a line tells when it began; nothing where it does not. */
function onsetWorth(line: Line, next: Line | undefined): number {
  if (line.isQuestion) return isConfirmed(line, next) ? 3 : 0
  if (isOfOtherTime(line)) return 0
  return isOwners(line) ? worthOfOwner(line) : worthOfClinician(line)
}

/** When the first signs were seen, in the words of whoever tells it. */
export function firstSymptoms(lines: readonly Line[]): Told | undefined {
  let best: { line: Line; from: number; to: number; worth: number } | undefined
  for (const [at, line] of lines.entries()) {
    const worth = onsetWorth(line, lines[at + 1])
    const time = worth > (best?.worth ?? 0) ? timeIn(line.text) : undefined
    if (time && !/^(?:i dag|idag|today|nå|nu|now)$/iu.test(line.text.slice(time.from, time.to))) best = { line, ...time, worth }
  }
  return best && pieceOf(best.line, best.from, best.to)
}

const TODAY = /(?<![\p{L}])(?:i dag|idag|today|сегодня)(?![\p{L}])/iu
const SINCE_LAST = /(?:how['’]s|hvordan har|hur har|hvordan går|has)(?:.{1,40})(?:since|siden|sedan) /iu

/** Days on which it was examined: dates that whoever treats it names of visits that have been. */
export function visitDates(lines: readonly Line[]): Told | undefined {
  const pieces: Told[] = []
  for (const line of lines) {
    const isVisit = isClinicians(line) ? CUES.seen.test(line.text) || SINCE_LAST.test(line.text) : CUES.seen.test(line.text) && !CUES.ahead.test(line.text)
    if (!isVisit || has(line.marks, 'followUp') || /(?:kommer igen|kommer igjen|come back|neste|nästa|næste|next)/iu.test(line.text)) continue
    if (isOwners(line) && line.isQuestion) continue
    const dates = [...line.text.matchAll(new RegExp(ABSOLUTE_DATE.source, 'giu'))]
    for (const { 0: date, index } of dates) if (!CUES.born.test(line.text)) pieces.push(pieceOf(line, index, index + date.length))
    const today = dates.length > 0 ? TODAY.exec(line.text) : null
    if (today) pieces.push(pieceOf(line, today.index, today.index + today[0].length))
  }
  return joined(pieces)
}

const NO_CONTENT = 2
const NEVER = /(?<![\p{L}])(?:aldri|aldrig|never|никогда)(?![\p{L}])/iu
const PAST_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:i fjor|i fjol|sidste år|forrige år|last year|som valp|som valper|som kattunge|som föl|som føll|as a puppy|` +
    String.raw`as a kitten|as a foal|(?:19|20)\d{2}|sidste (?:forår|sommer|efterår|vinter)|i fjor (?:vår|sommer|høst|vinter)|` +
    String.raw`förra (?:våren|sommaren|hösten|vintern)|last (?:spring|summer|autumn|winter)|прошл\p{L}+ год\p{L}*)(?![\p{L}\d])`,
  'iu',
)
const HAD = new RegExp(
  String.raw`(?<![\p{L}])(?:hadde|hatt|haft|havde|har hatt|had|has had|vært|varit|været|been|fikk|fick|fik|behandlet|behandlad|treated|operert|` +
    String.raw`opererad|opereret|было|был|была|болел\p{L}*)(?![\p{L}])`,
  'iu',
)

function clauseWithContent(line: Line): Told {
  const behind = /^(?:ja|jo|nei|nej|no|yes|да|нет)[,.] .*?(?:, |; )(?:men|but|но) /iu.exec(line.text)
  const from = behind ? behind[0].length : 0
  const more = /, (?:men|but|så|so|ellers|annars|otherwise|но) /iu.exec(line.text.slice(from))
  const isWhole = more && (HAD.test(line.text.slice(from, from + more.index)) || NEVER.test(line.text.slice(from, from + more.index)))
  return pieceOf(line, from, isWhole ? from + more.index : line.text.length)
}

const NOW = /(?<![\p{L}])(?:nå|nu|now|сейчас)[.!]?$/iu

/** What was the matter earlier, or the word that nothing was. */
export function history(lines: readonly Line[]): Told | undefined {
  const isAsked = ({ asked }: Line): boolean =>
    asked !== undefined && CUES.askHistory.test(asked.text) && !CUES.askOnset.test(asked.text.replace(CUES.askHistory, ''))
  const isOfNow = ({ text }: Line): boolean => NOW.test(text) && !HAD.test(text) && !NEVER.test(text)
  const isOfPapers = ({ text }: Line): boolean => CUES.chip.test(text) || CUES.insurance.test(text)
  const isTold = (line: Line): boolean => !line.isQuestion && !isOfNow(line) && !isOfPapers(line) && line.text.split(/\s+/u).length > NO_CONTENT
  const answers = lines.filter((line) => isOwners(line) && line.inTurn === 0 && isAsked(line) && isTold(line) && !CUES.unsure.test(line.text))
  const [answer] = answers
  if (answer) return clauseWithContent(answer)
  const own = (line: Line): boolean => !CUES.born.test(line.text) && !CUES.neuter.test(line.text) && !has(line.marks, 'otherAnimal', 'followUp', 'future')
  const said = lines.filter((line) => isTold(line) && own(line) && (isOwners(line) || line.inTurn === 0))
  const ever = said.find(
    (line) =>
      isOwners(line) &&
      ((PAST_YEAR.test(line.text) && HAD.test(line.text)) ||
        (isBygone(line) && (HAD.test(line.text) || NEVER.test(line.text)) && (isSymptom(line) || has(line.marks, 'diagnosis', 'negation', 'no')))),
  )
  return ever && clauseWithContent(ever)
}
