import type { Language } from '#contract/vertical.ts'
import type { AskedThing } from './find-questions.ts'
import { likeness, tellingWords } from './likeness.ts'
import { sentencesIn, stretchOf } from './sentences-in.ts'
import type { Stretch } from './sentences-in.ts'
import { sharedTopics, topicsOf } from './topics.ts'

/** A stretch of the clinician's remarks, in UTF-16 offsets. */
export type Remark = Stretch
export type Matched = { answers: readonly (readonly Remark[])[]; /** What answers none of the questions. */ rest: readonly Remark[] }

/** From here on a remark answers; beside a better one it must come near it. Measured by `npm run eval:actions`. */
const ANSWERS_FROM = 0.6
const NEAR_BEST = 0.75
/** What a word of the question counts, one of the sentence before it, a shared topic, and standing in the same order. */
const WEIGHTS = { word: 0.8, before: 0.35, topic: 0.45, order: 0.35 } as const
/** Words that lead on from what stands before. */
const LEADS_ON = /^(?:og|men|da|så|det|den|dette|de|hvis|dersom|ellers|derfor|fordi|også|och|då|om|annars|därför|även|and|but|then|it|this|that|they|if|otherwise|so|because|also|и|но|тогда|это|если|иначе|поэтому|также)(?!\p{L})/iu
const NUMBERED = /^\s*[(]?(\d{1,2}|[a-hа-з])[.):](?!\d)\s*/iu

/** Remarks that carry the numbers of the questions are led by them alone. */
function byNumber(questions: readonly AskedThing[], remarks: string): Matched | undefined {
  const answers: Remark[][] = questions.map(() => [])
  const rest: Remark[] = []
  let start = 0
  let current: Remark[] = rest
  let numbered = 0
  for (const line of remarks.split('\n')) {
    const [head = '', label] = NUMBERED.exec(line) ?? []
    if (label !== undefined) {
      const at = questions.findIndex((one, index) => (one.label ?? String(index + 1)) === label.toLowerCase())
      current = answers[at] ?? rest
      numbered += at >= 0 ? 1 : 0
    }
    const remark = stretchOf(remarks, start + head.length, start + line.length)
    if (remark) current.push(remark)
    start += line.length + 1
  }
  return numbered > 1 || (numbered === 1 && questions.length === 1) ? { answers, rest } : undefined
}

/** Sentences of remarks and the parts of them that commas set apart, so that each can answer something else. */
type Piece = Remark & { sentence: number }
function piecesOf(remarks: string): Piece[] {
  return sentencesIn(remarks).flatMap(({ start, end, text }, sentence) => {
    const cuts = [0, ...Array.from(text.matchAll(/[,;](?=\s)|\s[–—-](?=\s)/gu), ({ 0: sign, index }) => index + sign.length), text.length]
    return cuts.slice(0, -1).flatMap((from, at): Piece[] => {
      const piece = stretchOf(remarks, start + from, Math.min(end, start + (cuts[at + 1] ?? text.length)))
      return piece ? [{ ...piece, sentence }] : []
    })
  })
}

type Wanted = { own: string[]; before: string[]; topics: ReadonlySet<string> }

/** How well each piece answers each question, a row a question. A word that many questions share tells little of which is meant. */
function scoresOf(questions: readonly AskedThing[], pieces: readonly Piece[], language: Language): number[][] {
  const wanted = questions.map(({ text, before }): Wanted => ({ own: tellingWords(text, language), before: before === undefined ? [] : tellingWords(before, language), topics: topicsOf(text, language) }))
  const told = pieces.map(({ text }) => ({ words: tellingWords(text, language), topics: topicsOf(text, language) }))
  const shares = (word: string): number => 1 / Math.max(1, wanted.filter(({ own }) => likeness([word], own) > 0).length)
  return wanted.map(({ own, before, topics }, at) =>
    told.map(({ words, topics: about }, place) => {
      const byWords = own.reduce((sum, word) => sum + likeness([word], words) * shares(word), 0)
      const byBefore = likeness(before, words) > 0 ? 1 : 0
      const byTopic = sharedTopics(topics, about)
      if (byWords + byBefore + byTopic === 0) return 0
      const inOrder = 1 - Math.abs(at / Math.max(1, questions.length - 1) - place / Math.max(1, pieces.length - 1))
      return WEIGHTS.word * Math.min(byWords, 2) + WEIGHTS.before * byBefore + WEIGHTS.topic * byTopic + WEIGHTS.order * inOrder
    }),
  )
}

/** Parts of one sentence that go to one place stand together again. */
function joined(pieces: readonly Piece[], remarks: string): Remark[] {
  const found: Piece[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last && last.sentence === piece.sentence && remarks.slice(last.end, piece.start).trim() === '') found[found.length - 1] = { ...last, end: piece.end, text: remarks.slice(last.start, piece.end) }
    else found.push(piece)
  }
  return found.map(({ text, start, end }) => ({ text, start, end }))
}

/**
 * Gives each part of the remarks to the questions it answers, by the words, topics and order they share; what leads on goes with what stands
 * before it. A lone question takes all there is. What answers none is told apart, never left out.
 */
export function matchAnswers(questions: readonly AskedThing[], remarks: string, language: Language): Matched {
  const numbered = byNumber(questions, remarks)
  if (numbered) return numbered
  const pieces = piecesOf(remarks)
  if (questions.length === 1) return { answers: [joined(pieces, remarks)], rest: [] }
  const scores = scoresOf(questions, pieces, language)
  const answers: Piece[][] = questions.map(() => [])
  const rest: Piece[] = []
  let before: { sentence: number; places: Piece[][] } = { sentence: -1, places: [rest] }
  for (const [at, piece] of pieces.entries()) {
    const own = scores.map((row) => row[at] ?? 0)
    const most = Math.max(0, ...own)
    const isOwn = most >= ANSWERS_FROM
    const leadsOn = before.sentence === piece.sentence || LEADS_ON.test(piece.text)
    const places = isOwn ? own.flatMap((score, question) => (score >= ANSWERS_FROM && score >= most * NEAR_BEST ? [answers[question] ?? rest] : [])) : leadsOn ? before.places : [rest]
    for (const place of places) place.push(piece)
    before = { sentence: piece.sentence, places }
  }
  return { answers: answers.map((given) => joined(given, remarks)), rest: joined(rest, remarks) }
}
