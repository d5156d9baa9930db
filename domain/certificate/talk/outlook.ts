import { has } from '#domain/note/annotate/statement.ts'
import type { Told } from './told.ts'
import { pattern } from '../words/cue.ts'
import { CUES } from '../words/talk-cues.ts'
import { tellsFinding, tellsResult } from './examined.ts'
import { isClinicians, isOwners, joined, pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

const LEAST_WORDS = 2
/** `Det går bra` agrees to something, and foretells nothing unless that was asked. */
const LEAST_UNASKED = 4
const isSaid = ({ text, isQuestion }: Line): boolean => !isQuestion && text.split(/\s+/u).length >= LEAST_WORDS

/** What was, and what was measured, is no word on what is to come; nor is a liver, or play, that is spelt as living and healing are elsewhere. */
const NO_OUTLOOK = /(?<![\p{L}])(?:lå|stod|sto|var|hadde|hade|havde|was|were|had|лежал\p{L}*|был\p{L}*)(?![\p{L}])|(?<!\d)(?:3[6-9]|4[0-2])[.,]\d/iu
const MODAL = /(?<![\p{L}])(?:vil|vill|kan|bør|bör|burde|skal|ska|will|may|should|can|could|blir|bliver|может|будет)(?![\p{L}])/iu
const HOMOGRAPH =
  /(?<![\p{L}])(?:(?:tjock|tyk|stor|förstorad|forstørret|en) lever|når (?:han|hun|den) leger|(?:er|är) hel|hel[ae]? \p{L}+(?:en|et|ene|arna))(?![\p{L}])/iu
const isOfNow = ({ text }: Line): boolean => (NO_OUTLOOK.test(text) && !MODAL.test(text)) || HOMOGRAPH.test(text)

const isOutlook = (line: Line, judgedAt: number, at: number): boolean =>
  isClinicians(line) && isSaid(line) && !isOfNow(line) && at > judgedAt &&
  !has(line.marks, 'takes', 'frequency') && !tellsFinding(line) && !tellsResult(line) && (CUES.prognosis.test(line.text) || has(line.marks, 'prognosis'))

/** How it is likely to go, in the words that tell so of many diseases: it comes again, some years of life, most of them, a risk. */
const FORETELLS = pattern(String.raw`
  (?<![\p{L}])(?:(?:kommer|kommer gjerne|komme) (?:det )?(?:gjerne |ofte |ofta )?(?:tilbake|tillbaka|tilbage)|gjentakelse|gentagelse|återfall|
  tilbagefald|may recur|come back|flare-ups|повтор\p{L}*|(?:leve|lever|leva|live) (?:\S+ ){0,3}(?:år|years?)|(?:bli|blive|blir|
  bliver) (?:helt |meget |mycket )?(?:fin|bra|frisk|rask|riddbar|ridbar|bedre|bättre|god)|ridas om|kunna ridas|(?:sound|well|ridden) again|
  (?:faren|risken|risikoen|sjansen|chansen|chancen|utsiktene|utsikterna|udsigterne|gode udsigter|goda utsikter|prognosen|prognose|prognos|
  prognosis|outlook|risk|chance) (?:er|är|is|for|för|att|at|of|that)|(?:de fleste|de flesta|most of them|mange|många) (?:\S+ ){0,3}(?:får|
  blir|bliver|står|klarer|klarar|lever|do)|ni (?:ud af|av) ti|går (?:det )?(?:ikke|inte) (?:tilbake|tillbaka)|keep (?:his|her) sight|прогноз|
  может повтор\p{L}*)(?![\p{L}])
`)
const isForetold = (line: Line, at: number, many: number): boolean =>
  isClinicians(line) && isSaid(line) && !isOfNow(line) && at * 2 > many &&
  FORETELLS.test(line.text) && !tellsResult(line) && line.marks.drugs.length === 0 && (!tellsFinding(line) || MODAL.test(line.text))

/** How it is likely to go: what is answered when that is asked, in the sentence that tells it. */
export function prognosisLine(lines: readonly Line[], judgedAt: number): Line | undefined {
  const answers = lines.filter(({ asked, speaker }) => speaker !== 'patient' && asked !== undefined && CUES.askPrognosis.test(asked.text))
  const told =
    lines.find((line, at) => answers.includes(line) && isOutlook(line, judgedAt, at)) ??
    lines.find((line, at) => isOutlook(line, judgedAt, at) && (line.text.split(/\s+/u).length >= LEAST_UNASKED || has(line.marks, 'prognosis')))
  const isPlan = ({ marks, text }: Line): boolean =>
    has(marks, 'followUp', 'referral') || CUES.referral.test(text) || CUES.ahead.test(text) || marks.drugs.length > 0
  const answer = answers.find((line) => isSaid(line) && line.inTurn === 0 && !isPlan(line) && !tellsFinding(line) && CUES.prognosis.test(line.text))
  return told ?? lines.find((line, at) => isForetold(line, at, lines.length)) ?? answer
}

/** How it will be in some days is no word on how it is. */
const WITHIN = pattern(String.raw`
  (?<![\p{L}])(?:på|om|innen|inom|inden for|within|in|через) (?:\S+ ){1,4}(?:dager|dagar|dage|uker|veckor|uger|days|weeks|дн\p{L}+|
  недел\p{L}+)(?![\p{L}])
`)
/** The outlook without a second clause that tells of something else: `Risken är liten om suturerna håller, och han är redan uppe`. */
export function prognosisPiece(line: Line): Told {
  const more = /, (?:og|och|and|men|but|и|но) /iu.exec(line.text)
  const [head, tail] = [line.text.slice(0, more?.index), line.text.slice(more?.index)]
  const isElse = more !== null && FORETELLS.test(head) && !FORETELLS.test(tail) && !/^, (?:men|but|но)/iu.test(tail)
  return pieceOf(line, 0, isElse ? head.length : line.text.length)
}

const EARLY_TURNS = 4
const NAMES_IT = /^(?:(?:ja|jo|yes|han er|hun er|han är|hon är|he['’]s|she['’]s)[, ]+)+(?=meget|mye|mycket|much)/iu

/** How it went: how it is now at a later visit, or that it died. */
export function outcome(lines: readonly Line[], judgedAt: number): Told | undefined {
  const death = lines.find((line) => !line.isQuestion && CUES.dead.test(line.text) && !has(line.marks, 'condition', 'negation') && !CUES.ahead.test(line.text))
  if (death) return pieceOf(death)
  const isBetter = (line: Line): boolean =>
    !line.isQuestion && CUES.better.test(line.text) && !has(line.marks, 'condition', 'future') && !WITHIN.test(line.text)
  const now = lines.filter(
    (line, at) => isBetter(line) && ((isOwners(line) && line.turn < EARLY_TURNS) || (isClinicians(line) && judgedAt >= 0 && at > judgedAt)),
  )
  return joined(now.filter(({ turn }) => turn === now[0]?.turn).map((line) => pieceOf(line, NAMES_IT.exec(line.text)?.[0].length ?? 0)))
}
