import type { Told } from './told.ts'
import { BREED, SPECIES } from '../words/animals.ts'
import { CUES } from '../words/talk-cues.ts'
import { isOwners, pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

/** Words in a row that are written as names, the little words between them too. */
const RUN = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]*(?:(?: (?:og|och|&|and|av|af|de|von|van|på))? \p{Lu}[\p{L}'’-]*){0,4}/gu
/** A sentence begins with a capital, and so do these everywhere: they are nobody's name. */
const NO_NAME = new Set(
  (
    'hos med at with til till in from fra från у в i ja jo jaha jepp nei nej no yes yeah da så so og och and vi jeg jag han hun hon he she it ' +
    'the det den dette detta this that my min mitt hans hennes his her your din ditt du dere ni you how what hva vad hvad hvem vem who når när ' +
    'hvornår when er är is har have has hej hei hi hello morning god godt bra fint flott takk tack tak thanks thank welcome velkommen välkommen ' +
    'mr mrs ms miss dr fru herr frøken right ok okay okei well men but for kanskje maybe january february march april may june july august ' +
    'september october november december monday tuesday wednesday thursday friday saturday sunday да нет он она это как что я мы и а но'
  ).split(' '),
)
const TITLE = /(?:^|\s)(?:mr|mrs|ms|miss|dr|doktor|doctor|fru|herr|frøken|fröken)\.?\s$/iu

type Run = { readonly from: number; readonly to: number; readonly words: string; readonly isFirst: boolean }

const sansOwner = (name: string): string => name.replace(/(?:['’]s|['’])$/u, '')

/** The runs of a line, the words that are nobody's name taken from their beginning. */
function runsIn({ text }: Line): Run[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }): Run[] => {
    const words = run.split(' ')
    let skipped = 0
    let from = index
    while (skipped < words.length && (NO_NAME.has((words[skipped] ?? '').toLowerCase().replace(/['’].*$/u, '')) || /^\p{Ll}/u.test(words[skipped] ?? ''))) {
      from += (words[skipped] ?? '').length + 1
      skipped += 1
    }
    const left = words.slice(skipped).join(' ')
    if (left === '' || (!left.includes(' ') && TITLE.test(text.slice(0, from)))) return []
    return [{ from, to: from + left.length, words: left, isFirst: from === 0 }]
  })
}

const told = (line: Line, { from, words }: Run): Told => pieceOf(line, from, from + sansOwner(words).length)

const NAMES_ONESELF = new RegExp(
  String.raw`(?:(?:jeg|jag) (?:heter|hedder|er|är)|(?:mitt|mit) (?:navn|namn) (?:er|är)|i['’]m|i am|my name is|my name['’]s|name['’]s|` +
    String.raw`the name is|меня зовут|registr\p{L}+ (?:på|to)|(?:står|står den|forsikret|försäkrad) på|in the name of|eieren (?:er|heter)|` +
    String.raw`ägaren (?:är|heter)|ejeren (?:er|hedder)|the owner is|(?:navnet|namnet) (?:er|är))\s$`,
  'iu',
)
const IS_ONESELF = /^ (?:heter|hedder) (?:jeg|jag)(?![\p{L}])/u
const SEVERAL = / /u
/** `I'm Norwegian` and `the name is Luna` name no owner. */
const NEEDS_BOTH_NAMES = /(?:navnet|namnet|jeg|jag|i['’]m|i am|name is|name['’]s)(?: er| är)?\s$/iu

/** Who owns the animal, by the words in which people name themselves; a first name alone counts as an answer only. */
export function ownerName(lines: readonly Line[]): Told | undefined {
  for (const line of lines) {
    for (const run of runsIn(line)) {
      const before = line.text.slice(0, run.from)
      if (!isOwners(line) && /(?:jeg hedder|jeg heter|jag heter|i['’]m|my name is|меня зовут) $/iu.test(before)) continue
      const isNamed = NAMES_ONESELF.test(before) || IS_ONESELF.test(line.text.slice(run.to))
      const isAnswer = isOwners(line) && line.inTurn === 0 && line.asked !== undefined && CUES.askOwner.test(line.asked.text) && run.from <= 12
      if (isNamed && (SEVERAL.test(run.words) || !NEEDS_BOTH_NAMES.test(before))) return told(line, run)
      if (isAnswer && !CUES.askAnimal.test(line.asked?.text.replace(CUES.askOwner, '') ?? '')) return told(line, run)
    }
  }
  return undefined
}

const EARLY_TURNS = 3
const SHOWS = /(?:(?:dette|det her|det här|här|her) (?:er|är)|this is|it['’]s|er dette|er det|är det|är det här|is this|og dette er|så dette er)\s$/iu
const CALLED = new RegExp(
  '(?:(?:han|hun|hon|den|hunden|katten|hesten|hästen|ponnien|he|she|dog|cat|horse) (?:heter|hedder)(?: egentlig| egentligen)?|' +
    '(?:hunden|hund|katten|katt|kat|kaninen|kanin|hesten|hest|hästen|häst|ponnien|ponnyn|valpen|dog|cat|horse|pony|rabbit|собака|кот|' +
    String.raw`кошка)(?: vår| min| mi| our| my)?,?|kommer med|ringer om|ringer angående|calling about|this is about|it['’]s about|here with|` +
    String.raw`her med|här med|called|his name(?: is|['’]s)|her name(?: is|['’]s)|кличка|зовут)\s$`,
  'iu',
)
const IS_CALLED = /^ (?:(?:heter|hedder) (?:han|hun|hon|den)|(?:kaller|kallar|kalder) (?:vi|jeg|jag) (?:henne|ham|honom|hende|den))(?![\p{L}])/u
const GOES_ON = /^(?:[,.!?]|$)/u
/** `Trines hest` presents no Trines. */
const IS_ALONE = new RegExp(
  '^(?:[,.?!]|$| (?:som|ikke|inte|va|sant|her|här|då|da|vel|väl|then|right|again|igjen|igen|today|i dag|idag|med|with|she|he|han|hun|' +
    String.raw`hon|den|og|och|and|my|our)(?![\p{L}]))`,
  'u',
)
const OF_IT = /^, (?:han|hun|hon|he|she|en|ei|a|an|som|vår|our)(?![\p{L}])/iu

/** A name with the kind of animal behind it: `Ville, connemara`, `Monty, Connemara cross`. */
const isOfKind = (after: string): boolean => {
  const kind = BREED.exec(after) ?? SPECIES.exec(after)
  return kind !== null && /^, (?:en |ei |a |an )?$/u.test(after.slice(0, kind.index))
}

type IsTaken = (name: string) => boolean

const singleNames = (line: Line, isTaken: IsTaken): Run[] => runsIn(line).filter(({ words }) => !SEVERAL.test(words) && !isTaken(sansOwner(words)))

/** What the animal is called, where it is presented or asked for. */
export function presentedName(lines: readonly Line[], isTaken: IsTaken): Told | undefined {
  for (const line of lines) {
    for (const run of singleNames(line, isTaken)) {
      const [before, after] = [line.text.slice(0, run.from), line.text.slice(run.to)]
      const asked = line.asked !== undefined && line.inTurn === 0 && CUES.askAnimal.test(line.asked.text) && run.from <= 12 && GOES_ON.test(after)
      const isShown = line.turn < 2 * EARLY_TURNS && ((SHOWS.test(before) && IS_ALONE.test(after)) || (run.from <= 6 && (OF_IT.test(after) || isOfKind(after))))
      if (asked || isShown || CALLED.test(before) || IS_CALLED.test(after)) return told(line, run)
    }
  }
  return undefined
}

const OF_PLACE = /(?:^|\s)(?:hos|i|in|fra|från|from|på|til|till|to|в|из)\s$/iu
const IS_PLACE = new RegExp(
  String.raw`^['’]?s? (?:\p{L}*(?:klinikk|klinik|sykehus|sjukhus|sygehus|hospital|senter|center)\p{L}*|hest|hund|katt|kat|häst|ponni|ponny|` +
    'clinic|vets?|veterinary|surgery|referrals?)',
  'iu',
)

/** The one name that the first words of whoever treats it hold, and that is no place's. */
export function firstNamed(lines: readonly Line[], isTaken: IsTaken): Told | undefined {
  for (const line of lines.filter(({ turn, speaker }) => turn < EARLY_TURNS && speaker !== 'patient')) {
    const isDrug = ({ from }: Run): boolean => line.marks.drugs.some(({ start }) => line.marks.tokens[start]?.start === from)
    const isPlace = ({ from, to }: Run): boolean => OF_PLACE.test(line.text.slice(0, from)) || IS_PLACE.test(line.text.slice(to))
    const [only, ...more] = singleNames(line, isTaken).filter((run) => !run.isFirst && !isDrug(run) && !isPlace(run))
    if (only && more.length === 0) return told(line, only)
  }
  return undefined
}

/** Companies that insure animals in the north and in Britain: named anywhere, it is they. `If` is a word of its own and needs its sentence. */
const COMPANY = new RegExp(
  String.raw`(?<![\p{L}])(?:Agria|Gjensidige|Sveland|Folksam|Tryg|Trygg-Hansa|Codan|Topdanmark|Alm\. Brand|Länsförsäkringar|Svedea|Hedvig|Lassie|` +
    'Storebrand|Fremtind|Frende|Dyrekassen Danmark|Petplan|ManyPets|Animal Friends|Direct Line|Petsure|Scratch & Patch|' +
    String.raw`KBIS)(?: (?:Dyreforsikring|Djurförsäkring|Forsikring|Försäkring|Insurance))?(?![\p{L}])`,
  'u',
)

const LEADS_TO_COMPANY = new RegExp(
  String.raw`(?:^|[\s,])(?:(?:selskapet|bolaget|selskabet|company|компании|компания|фирме) )?(?:i|hos|med|til|till|with|at|for|from|by|er|är|is|` +
    String.raw`det er|det är|via|gjennom|genom|gennem|as|heter|hedder|called|selskapet|bolaget|selskabet|company|компании|в|у)\s$|,\s$`,
  'iu',
)
const IS_INSURED = /^ (?:er |är |is )?(?:forsikret|försäkrad|insured|застрахован\p{L}*)/iu

const speaksOfInsurance = ({ text }: Line): boolean => CUES.insurance.test(text) || CUES.policy.test(text) || CUES.company.test(text)

/** Asked for the company, in the first words of the answer or in those right behind them. */
const isAskedForInsurer = ({ asked, inTurn }: Line): boolean => asked !== undefined && inTurn < 2 && speaksOfInsurance(asked)

/** A line in which a company may be named: of insurance itself, before a claim is spoken of, or behind a question about insurance in the same turn. */
function isOfInsurer(line: Line, before: Line | undefined, after: Line | undefined): boolean {
  if (speaksOfInsurance(line) || isAskedForInsurer(line)) return true
  if (!line.isQuestion && after?.turn === line.turn && CUES.claim.test(after.text)) return true
  return before?.turn === line.turn && before.isQuestion && speaksOfInsurance(before)
}

/** The animal, its owner or a number: Luna is insured, Berg is my name, If 12 345. */
function isNoCompany({ text }: Line, { from, to, words }: Run, isTaken: IsTaken): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  return (
    isTaken(sansOwner(words)) || words.length < 2 || /^[ -]?\d/u.test(after) || IS_INSURED.test(after) || IS_ONESELF.test(after) || NAMES_ONESELF.test(before)
  )
}

/** The run is the answer to a question for the company, or stands behind the words that lead to one: insured with X. */
function isCompany(line: Line, { from, to }: Run): boolean {
  if (isAskedForInsurer(line) && from <= 8 && ENDS_ANSWER.test(line.text.slice(to))) return true
  return from > 0 && LEADS_TO_COMPANY.test(` ${line.text.slice(0, from).replace(/[«"“”]$/u, '')}`)
}

const ENDS_ANSWER = /^(?:[,.]|$)/u

/** Which company insures it: a name in a sentence about the insurance, or the answer to a question about it. */
export function insurer(lines: readonly Line[], isTaken: IsTaken): Told | undefined {
  for (const [at, line] of lines.entries()) {
    const company = COMPANY.exec(line.text)
    if (company) return pieceOf(line, company.index, company.index + company[0].length)
    if (!isOfInsurer(line, lines[at - 1], lines[at + 1])) continue
    const named = runsIn(line).find((run) => !isNoCompany(line, run, isTaken) && isCompany(line, run))
    if (named) return told(line, named)
  }
  return undefined
}
