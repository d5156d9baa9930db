import type { Language } from '#contract/vertical.ts'
import { readMarks } from '#domain/note/annotate/statement.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSentences } from '#domain/note/segment/sentences.ts'
import { readUtterances } from '#domain/note/segment/utterances.ts'
import type { Speaker } from '#domain/note/segment/utterances.ts'
import type { Told } from './told.ts'

/** One sentence of a talk as it was said, with its place in the whole text. */
export type Line = {
  readonly text: string
  readonly start: number
  readonly speaker: Speaker
  readonly turn: number
  /** Its number among the sentences of its turn. */
  readonly inTurn: number
  readonly isQuestion: boolean
  readonly marks: Reading
  /** The last question of the other voice just before this turn. */
  readonly asked: Line | undefined
}

/** What is spoken in one breath or pasted without a stop is no answer to a field. */
const LONGEST_LINE = 600

/** Asks without a question. */
const INVITES = /^(?:(?:ok|fint|bra|right|so|så)[,.]? )?(?:berätta|fortell|fortæl|tell me|go on|расскажите)/iu

/** Reads a talk as sentences, each with what it answers. Linear in its length. */
export function readLines(text: string, language: Language): Line[] {
  const tongue = tongueOf(language)
  const utterances = readUtterances(text, [tongue.pack])
  const sentences = readSentences(text, utterances, { tongue, isMedicine: (tokens, at) => drugAt(tokens, at)?.isExact === true })
  const lines: Line[] = []
  let [turn, inTurn]: [number, number] = [-1, 0]
  let [asked, asking]: [Line | undefined, Line | undefined] = [undefined, undefined]
  for (const sentence of sentences) {
    if (sentence.turn !== turn) {
      asked = sentence.speaker === 'unknown' || asking?.speaker !== sentence.speaker ? asking : undefined
      ;[turn, inTurn, asking] = [sentence.turn, 0, undefined]
    }
    const said = text.slice(sentence.start, sentence.end)
    if (said.length <= LONGEST_LINE) {
      const line: Line = {
        text: said,
        start: sentence.start,
        speaker: sentence.speaker,
        turn,
        inTurn,
        isQuestion: sentence.isQuestion,
        marks: readMarks(said, tongue),
        asked,
      }
      lines.push(line)
      if (line.isQuestion || INVITES.test(said)) asking = line
    }
    inTurn += 1
  }
  return lines
}

/** A stretch of a line, by offsets within it; what stands around the words is left off. */
export function pieceOf(line: Line, from = 0, to = line.text.length): Told {
  const raw = line.text.slice(from, to)
  const words = raw.replace(/^[\s,;:–-]+|(?<![\s,;:?–-])[\s,;:?–-]+$/gu, '')
  const start = line.start + from + raw.indexOf(words)
  return { value: words, spans: [{ start, end: start + words.length }] }
}

/** A piece that another follows ends without the stop of its sentence: `38,6; øm i kneet`. */
function withoutStop(piece: Told): Told {
  if (!/[\p{L}\d]\.$/u.test(piece.value)) return piece
  const spans = piece.spans.map((span, at) => (at === piece.spans.length - 1 ? { ...span, end: span.end - 1 } : span))
  return { value: piece.value.slice(0, -1), spans }
}

/** Several pieces as one value. */
export function joined(pieces: readonly Told[]): Told | undefined {
  if (pieces.length === 0) return undefined
  const listed = pieces.map((piece, at) => (at === pieces.length - 1 ? piece : withoutStop(piece)))
  return { value: listed.map(({ value }) => value).join('; '), spans: listed.flatMap(({ spans }) => spans) }
}

export const isClinicians = ({ speaker }: Line): boolean => speaker !== 'patient'
export const isOwners = ({ speaker }: Line): boolean => speaker !== 'clinician'
