import { has } from '#domain/note/annotate/statement.ts'
import { packOf } from '#domain/language/language.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import { isNumber } from '#domain/language/tokens.ts'
import type { Told } from './told.ts'
import { pattern } from '../words/cue.ts'
import { CUES } from '../words/talk-cues.ts'
import { tellsFinding, tellsResult } from './examined.ts'
import { isClinicians, joined, pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

const OF_DOSE: ReadonlySet<Mark> = new Set<Mark>(['unit', 'frequency', 'timeWord', 'doseForm', 'route', 'drugClass'])
const LINKS = new Set(
  (
    'i in på om per hver hvert varje var for under until til till à a i en ett et twice once thrice daily every each the gange ganger gånger ' +
    'times med och og and morgen kveld dag over fast fjerde tredje andre annenhver varannan tredje fourth third other другие в по на'
  ).split(' '),
)

const isLink = (word: string | undefined): boolean => word !== undefined && /^(?:og|och|and|и)$/u.test(word)
const DOSE_WORD = new RegExp(
  '^(?:daglig|dagligt|dagligen|daily|dag|dager|dagar|dage|days?|uker?|veckor?|uger?|weeks?|måned|måneder|månad|months?|enheter|' +
    'enheder|units?|dråper|droppar|dråber|drops?|tabletter?|tablets?|kapsler|sprøyte|spruta|ganger|gånger|gange|times|kvelden|' +
    'morgenen|natten|livslangt|дней|раза?)$',
  'u',
)

/** Where the dose of a medicine ends that begins at a token. */
function endOfDose({ marks: { tokens, hits, drugs, language }, text }: Line, last: number): number {
  const { units, tens, article } = packOf(language).numbers
  const ofDose = new Set(hits.flatMap(({ mark, start, end }) => (OF_DOSE.has(mark) ? Array.from({ length: end - start }, (_, at) => start + at) : [])))
  const isArticle = (word: string): boolean => article.includes(word) || word === 'a' || word === 'an'
  const isPart = (at: number): boolean =>
    hits.some(({ mark, start }) => mark === 'body' && start === at) && /^(?:i|in|på|on|в)$/u.test(tokens[at - 1]?.lower ?? '')
  const isDose = (at: number): boolean =>
    isPart(at) ||
    DOSE_WORD.test(tokens[at]?.lower ?? '') ||
    ofDose.has(at) ||
    isNumber(tokens[at]) ||
    (Object.hasOwn(units, tokens[at]?.lower ?? '') && !isArticle(tokens[at]?.lower ?? '')) ||
    Object.hasOwn(tens, tokens[at]?.lower ?? '')
  let end = last
  for (let at = last + 1; at < tokens.length; at += 1) {
    const token = tokens[at]
    const isMoreOfOne = isLink(token?.lower) && !hits.some(({ mark, start }) => (mark === 'timeWord' || mark === 'frequency') && start === at + 1)
    const isSecond = /^(?:med|with)$/u.test(tokens[at - 1]?.lower ?? '') && drugs.some(({ start }) => start === at)
    if (isSecond) end = at
    else if (!token || /[,.;:]/u.test(token.gap) || isMoreOfOne || (!isDose(at) && !LINKS.has(token.lower))) break
    if (isDose(at)) end = at
  }
  return tokens[end]?.end ?? text.length
}

const isGiven = (line: Line): boolean =>
  isClinicians(line) && !line.isQuestion && !has(line.marks, 'allergy') && !/(?<![\p{L}])(?:ikke|inte|not|никак|нельзя)(?![\p{L}])/iu.test(line.text)

/** The medicines that whoever treats it names, each with the dose said beside it. */
export function medicines(lines: readonly Line[]): Told | undefined {
  const pieces: Told[] = []
  const named = new Set<string>()
  for (const line of lines.filter(isGiven)) {
    if (CUES.prognosis.test(line.text) && !has(line.marks, 'takes', 'given', 'start')) continue
    let upTo = -1
    for (const { start, end } of line.marks.drugs) {
      const [first, name] = [line.marks.tokens[start], line.marks.tokens.slice(start, end).map(({ lower }) => lower).join(' ')]
      if (!first || start < upTo || named.has(name) || CUES.treatment.test(name)) continue
      named.add(name)
      const to = endOfDose(line, end - 1)
      upTo = line.marks.tokens.findLastIndex((token) => token.end <= to) + 1
      pieces.push(pieceOf(line, first.start, to))
    }
  }
  return joined(pieces)
}

/** Clauses of a sentence, so that a medicine in one of them takes nothing from another. */
function clausesOf({ text }: Line): { from: number; to: number }[] {
  const clauses: { from: number; to: number }[] = []
  let from = 0
  for (const { 0: mark, index } of text.matchAll(/(?:,\s*(?:og|och|and|samt)?|\s(?:og|och|and|pluss|samt|plus|и))\s/giu)) {
    clauses.push({ from, to: index })
    from = index + mark.length
  }
  return [...clauses, { from, to: text.length }]
}

type Clause = { from: number; to: number }

/** Clauses that follow each other are one stretch: `renset og sydd`. */
function adjoining(own: readonly Clause[], all: readonly Clause[]): Clause[] {
  const stretches: Clause[] = []
  for (const clause of own) {
    const last = stretches.at(-1)
    const before = all[all.indexOf(clause) - 1]
    if (last && before?.to === last.to) last.to = clause.to
    else stretches.push({ ...clause })
  }
  return stretches
}

const isOfElse = (line: Line): boolean => line.isQuestion || has(line.marks, 'greeting', 'followUp') || tellsFinding(line) || tellsResult(line)

/** Done before it had a name. */
const OPERATED = new RegExp(
  String.raw`(?<![\p{L}])(?:operert\p{L}*|opererad\p{L}*|opereret|opererede|operated|sydd\p{L}*|syet|stitched|sutured|tappet|tappade|drained|` +
    String.raw`renset|rengjorde|spolade|прооперир\p{L}*)(?![\p{L}])`,
  'iu',
)

/** What is done besides medicines: operations, care, feed, rest. */
export function treatment(lines: readonly Line[], { judgedAt, outlookAt }: { judgedAt: number; outlookAt: number }): Told | undefined {
  const pieces: Told[] = []
  for (const [at, line] of lines.entries()) {
    // What is told once the outlook has been is how to get along.
    if (at > outlookAt && pieces.length > 0) break
    if (CUES.accident.test(line.text)) continue
    if (!isClinicians(line) || isOfElse(line) || (at < judgedAt && !OPERATED.test(line.text)) || at === outlookAt || !CUES.treatment.test(line.text)) continue
    if (/(?<![\p{L}])(?:not today|ikke nå|inte nu|ikke nu|hvis|om det|dersom|if|если)(?![\p{L}])/iu.test(line.text) || at === judgedAt) continue
    const clauses = clausesOf(line)
    const hasMedicine = ({ from, to }: { from: number; to: number }): boolean =>
      line.marks.drugs.some(
        ({ start }) =>
          (line.marks.tokens[start]?.start ?? -1) >= from &&
          (line.marks.tokens[start]?.start ?? -1) < to &&
          !CUES.treatment.test(line.marks.tokens[start]?.lower ?? ''),
      )
    const isReferral = ({ from, to }: { from: number; to: number }): boolean => CUES.referral.test(line.text.slice(from, to))
    if (!clauses.some((clause) => hasMedicine(clause) || isReferral(clause))) {
      pieces.push(pieceOf(line))
      continue
    }
    const own = clauses.filter((clause) => !hasMedicine(clause) && !isReferral(clause) && CUES.treatment.test(line.text.slice(clause.from, clause.to)))
    pieces.push(...adjoining(own, clauses).map(({ from, to }) => pieceOf(line, from, to)))
  }
  return joined(pieces)
}

/** No referral, and a letter to the insurer. */
const NO_REFERRAL = pattern(String.raw`
  (?<![\p{L}])(?:ingen|ikke noen|no|без) (?:henvis\p{L}*|remiss\p{L}*|referral|направлени\p{L}*)|skriver til (?:dem|deg|dig|selskabet|
  selskapet|bolaget)(?![\p{L}])
`)

const ON_CONDITION = /(?<![\p{L}])(?:hvis|om|dersom|if|blir han verre|blir hun verre|kanskje|если)(?![\p{L}])(?! PRP)/iu

/** Where it was sent on to, when it was. */
export function referral(lines: readonly Line[]): Told | undefined {
  const isOnCondition = ({ text }: Line): boolean => ON_CONDITION.test(text.slice(0, CUES.referral.exec(text)?.index ?? 0))
  const isReferred = (one: Line): boolean => isGiven(one) && CUES.referral.test(one.text) && !NO_REFERRAL.test(one.text)
  const line = lines.find((one) => isReferred(one) && !has(one.marks, 'condition') && !isOnCondition(one))
  const at = line ? (CUES.referral.exec(line.text)?.index ?? 0) : 0
  return line && pieceOf(line, at, at + line.text.slice(at).replace(/[.,;!].*$/u, '').length)
}
