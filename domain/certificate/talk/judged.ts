import { has } from '#domain/note/annotate/statement.ts'
import type { Told } from './told.ts'
import { pattern } from '../words/cue.ts'
import { CUES } from '../words/talk-cues.ts'
import { isClinicians, pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

/** The words with which a diagnosis is given; what stands behind the last of them is the diagnosis. */
const GIVES = new RegExp(
  String.raw`(?:^|[\s,])(?:(?:dette|det her|det här|det|this|that|da|so|så|it|we|vi) (?:må være |må vara |måste vara |must be |er nok |` +
    'er trolig |er |är nog |är |var |is |was )(?:det |it )?(?:altså |alltså |nok |nog |trolig |tydelig |klart |probably |definitely )?|' +
    String.raw`it['’]s |that['’]s |diagnosen (?:er|är|var|blir|blev|ble|lyder på) (?:altså |alltså )?|diagnosis (?:is|was) |diagnose: ?|diagnos: ?|` +
    String.raw`igjen med |tilbage med |kvar |confident it['’]s |(?:utvecklat|utviklet|udviklet|developed) |(?:konklusjonen|konklusionen|slutsatsen|` +
    'the conclusion) (?:er|är|is) |passer (?:godt )?med |passar (?:bra )?med |tyder på |ser ut som |ser ut til å være |ser ut att vara |' +
    'ligner |bedömer det som |vurderer det som |vurderer det til |consistent with |points to |looks like |looking at |call it |' +
    'taler for |talar för |похоже на |ставлю диагноз:? |вывод:? |dealing with |diagnosed with |(?:har|has|fått|fick) fått |' +
    'stiller diagnosen |ställer diagnosen |это |диагноз:? )',
  'giu',
)
const OPENS = /^(?:(?:ja|jo|nei|nej|yes|no|ok|okay|så|so|alltså|altså|da|då|then|well|dermed|därmed|therefore|and|og|och|men|but|right|да|итак|значит)[, ]+)+/iu
const ARTICLE = /^(?:en|et|ett|ei|a|an|the|altså|alltså|nok|nog|trolig|probably)\s/iu
const CLOSES = /(?:,? (?:altså|alltså|then|da|då|tror jeg|tror jag|i think|(?:again )?i['’]m afraid|dessverre|tyvärr|desværre|unfortunately)|[.!…])+$/iu
/** `A bite, no, a kick`: what was taken back at once is not it. */
const TAKEN_BACK = /^.*, (?:nei|nej|no|нет), (?:(?:det|it) (?:er|är|is) )?/iu
const CUT = pattern(String.raw`
  , (?:en|ei|et|ett|an?|i'd say|vil jeg si|skulle jag säga|vil jeg sige|og|och|and|men|but|som|which|så|so|for|der|where|hvor|vilket|hvilket|
  med mulig)(?![\p{L}]).*$|; .*$
`)
/** Nobody says a diagnosis at greater length. */
const MOST_WORDS = 14
/** Endings by which diseases are known where no list has the word. */
const DISEASE = new RegExp(
  String.raw`(?<![\p{L}])(?=\p{Ll}{5})\p{Ll}*(?:itt|itis|ose|osis|oser|emi|ämi|æmi|aemia|pati|pathy|uri|uria|oma|stase|stasis|krebs|kreft|cancer|` +
    'diabetes|allergi|allergy|parese|paralyse|ruptur|rupture|skada|skade|brudd|brott|brud|kolikk|kolik|colic|svulst|tumör|tumor|syndrom|' +
    'syndrome|sykdom|sjukdom|sygdom|disease|infeksjon|infektion|infection|betennelse|inflammation|betændelse|prolaps|bråck|lidelse|svikt|' +
    'svikt|failure|obstruction|torsion|insufficiens|insuffisiens|abscess|abscess|byll|hernia|bite|wound|sår|fang|forfangenhet|laminitis|' +
    String.raw`ит|оз|ия|ома)(?:et|en|a|s)?(?![\p{L}])`,
  'u',
)

export type Judged = { readonly told: Told; readonly line: Line; readonly at: number }

const wordCount = (text: string): number => text.split(/\s+/u).length

function nameIn(line: Line): { from: number; to: number } | undefined {
  const closes = CLOSES.exec(line.text)?.index ?? line.text.length
  const gives = [...line.text.slice(0, closes).matchAll(GIVES)].at(-1)
  let from = gives ? gives.index + gives[0].length : (OPENS.exec(line.text)?.[0].length ?? 0)
  from += TAKEN_BACK.exec(line.text.slice(from, closes))?.[0].length ?? 0
  from += ARTICLE.exec(line.text.slice(from))?.[0].length ?? 0
  const said = line.text.slice(from, closes)
  const to = from + said.replace(CUT, '').length
  return to > from && wordCount(line.text.slice(from, to)) <= MOST_WORDS ? { from, to } : undefined
}

/** What names who does or has something is a sentence of its own, and no name of a disease: `vi dränerar bölden`. */
const HAS_SUBJECT = /(?<![\p{L}])(?:vi|jeg|jag|we|he|she|they|han|hun|hon|du|dere|ni|мы|он|она)(?![\p{L}])/iu
/** Swedish and Danish name an inflammation by `-it`, which elsewhere ends other words: `rabbits`. */
const INFLAMMATION = /(?<![\p{L}])\p{Ll}{4,}it(?:en)?(?![\p{L}])/u

/** A word that denies what is said, or makes it only possible: it may be a fracture. */
const IS_OPEN = /(?<![\p{L}])(?:ikke|inte|ingen|inga|inget|no|not|нет|не|uten|utan|uden|without|kan|kunne|måtte)(?![\p{L}])/iu
/** A sentence with a verb of its own tells what is seen, and gives no name. */
const HAS_VERB = /(?<![\p{L}])(?:er|är|is|are|var|was|har|has|had|hadde|havde|hade)(?![\p{L}])/iu
/** So few words before and with the name still open on it: well then, laminitis. */
const [MOST_WHEN_OPENED, MOST_ALONE] = [10, 5]

/** Whether a line is one that may give a diagnosis: told by whoever treats, and of now. */
function mayJudge({ marks, text, isQuestion }: Line): boolean {
  return !isQuestion && !has(marks, 'followUp', 'greeting', 'condition') && !CUES.history.test(text)
}

/** The diagnosis is one that a list has. */
function isListed({ marks }: Line, { from, to }: { from: number; to: number }): boolean {
  const isWithin = (start: number, end: number) => (marks.tokens[start]?.start ?? -1) >= from && (marks.tokens[end - 1]?.end ?? Infinity) <= to
  return marks.hits.some(({ mark, start, end }) => mark === 'diagnosis' && isWithin(start, end))
}

function isDisease(said: string, { marks: { language } }: Line): boolean {
  return DISEASE.test(said) || ((language === 'sv' || language === 'da') && INFLAMMATION.test(said))
}

/** How surely a line gives the diagnosis. */
function worthOf(line: Line): number {
  const name = isClinicians(line) && mayJudge(line) ? nameIn(line) : undefined
  if (!name) return 0
  const { marks, text } = line
  const said = text.slice(name.from, name.to)
  const isMarked = isListed(line, name)
  if (HAS_SUBJECT.test(said) || IS_OPEN.test(said) || !(isMarked || isDisease(said, line))) return 0
  const gives = [...text.matchAll(GIVES)].length > 0
  const opens = OPENS.test(text) && wordCount(text) <= MOST_WHEN_OPENED
  const isShort = wordCount(text) <= MOST_ALONE && !has(marks, 'thirdPerson', 'firstPerson', 'secondPerson')
  if (!gives && (HAS_VERB.test(said) || !(opens || isShort))) return 0
  return (gives ? 3 : 0) + (opens ? 2 : 0) + (isShort ? 2 : 0) + (isMarked ? 2 : 0) - (CUES.result.test(said) ? 2 : 0)
}

/** What whoever treats it says that it is; the last of equals, since it is told when everything has been seen. */
export function diagnosis(lines: readonly Line[]): Judged | undefined {
  let best: { line: Line; at: number; worth: number } | undefined
  for (const [at, line] of lines.entries()) {
    const worth = worthOf(line)
    if (worth > 0 && worth >= (best?.worth ?? 0)) best = { line, at, worth }
  }
  const name = best && nameIn(best.line)
  return best && name && { told: pieceOf(best.line, name.from, name.to), line: best.line, at: best.at }
}

const SIDE = new RegExp(
  String.raw`(?<![\p{L}])(?:venstre|høyre|høgre|vänster|höger|højre|left|right|лев\p{L}{2,3}|прав\p{L}{2,3})(?: (?:side|sida|øye|öga|øje|øre|öra|` +
    String.raw`eye|ear|bakben|frambein|forben|side of)(?![\p{L}]))?`,
  'giu',
)
const NO_SIDE = /^right(?:,|$)/iu

function sideIn(line: Line, from = 0, to = line.text.length): Told | undefined {
  const found = [...line.text.slice(from, to).matchAll(SIDE)].filter(
    ({ 0: word, index }) => !NO_SIDE.test(`${word}${line.text.slice(from + index + word.length, from + index + word.length + 1)}`) || from + index > 0,
  )
  const kinds = new Set(found.map(({ 0: word }) => word.toLowerCase().slice(0, 3)))
  const [first] = found
  return kinds.size === 1 && first ? pieceOf(line, from + first.index, from + first.index + first[0].length) : undefined
}

/** Left or right: as the diagnosis says it, else as every finding that names a side does. */
export function side(judged: Judged | undefined, found: readonly Line[]): Told | undefined {
  const named = judged && sideIn(judged.line)
  if (named) return named
  if (found.some(({ marks }) => has(marks, 'both'))) return undefined
  const sides = found.flatMap((line) => sideIn(line) ?? (SIDE.test(line.text) ? [null] : []))
  const [first] = sides
  return first && sides.every((one) => one?.value.slice(0, 3).toLowerCase() === first.value.slice(0, 3).toLowerCase()) ? first : undefined
}

const DENIES = /(?<![\p{L}])(?:ikke|ingen|inget|inte|aldri|aldrig|no|not|never|didn['’]t|hasn['’]t|нет|не)(?![\p{L}])/iu

/** What somebody only guesses was the cause is none. */
const GUESSES = /(?<![\p{L}])(?:kanskje|kanske|måske|muligens|möjligen|maybe|perhaps|might have|может быть|возможно)(?![\p{L}])/iu
const UNKNOWN = /(?<![\p{L}])(?:vet vi (?:inte|ikke)|ved vi ikke|we don['’]t know|не знаем)(?![\p{L}])/iu

/** Accident where somebody told of one, illness where the diagnosis is one; open where it was left open, or an injury came from nobody knows what. */
export function cause(lines: readonly Line[], judged: Judged | undefined): Told | undefined {
  if (lines.some((line) => isClinicians(line) && (CUES.undecided.test(line.text) || (GUESSES.test(line.text) && UNKNOWN.test(line.text))))) return undefined
  const isDenied = ({ text }: Line): boolean => DENIES.test(text.slice(0, CUES.accident.exec(text)?.index ?? 0))
  const isEvent = (line: Line): boolean => !line.isQuestion && CUES.accident.test(line.text) && !CUES.history.test(line.text)
  const event = lines.find((line) => isEvent(line) && !GUESSES.test(line.text) && !isDenied(line))
  if (event) return { value: 'accident', spans: pieceOf(event).spans }
  if (!judged || CUES.injury.test(judged.told.value)) return undefined
  return { value: 'illness', spans: judged.told.spans }
}
