import { drugAt } from '#domain/terminology/drugs.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSentences } from '#domain/note/segment/sentences.ts'
import { hearWords, type IsMedicine, type Speech } from '#domain/note/segment/stops/hear-words.ts'
import { classOf } from '#domain/note/segment/stops/word-classes.ts'
import { answerFeatures, endFeatures, insideFeatures, openingFeatures } from '#domain/note/segment/stops/stop-features.ts'
import { tokenise } from '#domain/language/tokens.ts'
import { readUtterances } from '#domain/note/segment/utterances.ts'
import type { Language } from '#contract/vertical.ts'

/** A talk written with its stops. */
export interface PunctuatedTalk {
  readonly language: Language
  readonly text: string
}

/** What stands between a word and the one before it. A sentence may be cut at a comma or not: both are right. */
export type Gap = 'nothing' | 'comma' | 'stop'

/** The words of a talk without its stops, and the stops. */
export interface FlatTalk {
  readonly speech: Speech
  readonly gaps: readonly Gap[]
  /** Where questions end: the word after the last one. */
  readonly questionEnds: ReadonlySet<number>
}

/** Some sentences of a talk: the features of each place, and what is right there. Place 0 is before the first word. */
export interface Lesson {
  readonly ends: readonly (readonly number[])[]
  readonly openings: readonly (readonly number[])[]
  readonly answers: readonly (readonly number[])[]
  /** Of each word as a word of a question; the last place has none. */
  readonly inside: readonly (readonly number[])[]
  readonly gaps: readonly Gap[]
  readonly asks: readonly boolean[]
}

const SENTENCES_IN_LESSON = 12
/** A comma, or another sign that parts a sentence. */
const PART = /[,;:–—…]+(?=\s|$)|\s[-–—]+\s/u

const isMedicine: IsMedicine = (tokens, at) => drugAt(tokens, at)?.isExact === true

/** A piece of a sentence as a recogniser without punctuation writes it. */
function flat(said: string): string {
  return said
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}'’,./-]+|[.,/](?!\d)|(?<!\d)[.,/]|(?<![\p{L}\p{N}])[-'’]|[-'’](?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

/** A yes or no alone, after which some write a stop and some a comma, whatever follows. */
function isBareAnswer(said: string, language: Language): boolean {
  const words = tokenise(said)
  return words.length === 1 && /\b(?:yes|no)\b/.test(classOf(words[0]?.lower ?? '', language) ?? '')
}

/** Takes the stops out of a talk and remembers them. */
export function flattened({ language, text }: PunctuatedTalk): FlatTalk {
  const tongue = tongueOf(language)
  const said: string[] = []
  const gaps: Gap[] = []
  const questionEnds = new Set<number>()
  let between: Gap = 'stop'
  for (const sentence of readSentences(text, readUtterances(text, [tongue.pack]), { tongue, isMedicine })) {
    const pieces = sentence.text.split(PART).map(flat).filter((piece) => tokenise(piece).length > 0)
    pieces.forEach((piece, order) => {
      tokenise(piece).forEach((_, word) => gaps.push(word > 0 ? 'nothing' : order > 0 ? 'comma' : between))
      said.push(piece)
    })
    if (sentence.isQuestion) questionEnds.add(gaps.length)
    between = !sentence.isQuestion && isBareAnswer(sentence.text, language) ? 'comma' : 'stop'
  }
  return { speech: hearWords(said.join(' '), tongue, isMedicine), gaps, questionEnds }
}

/** Cuts a talk into lessons. */
export function lessonsOf(talk: PunctuatedTalk): Lesson[] {
  const { speech, gaps, questionEnds } = flattened(talk)
  const count = speech.words.length
  if (count !== gaps.length) throw new Error('Leaving the stops out of a talk changed its words.')
  const starts = [...gaps.keys()].filter((at) => gaps[at] === 'stop')
  const lessons: Lesson[] = []
  for (let first = 0; first < starts.length; first += SENTENCES_IN_LESSON) {
    const from = starts[first] ?? 0
    const to = starts[first + SENTENCES_IN_LESSON] ?? count
    const places = Array.from({ length: to - from + 1 }, (_, at) => from + at)
    lessons.push({
      ends: places.map((at) => endFeatures(speech, at)),
      openings: places.map((at) => openingFeatures(speech, at)),
      answers: places.map((at) => answerFeatures(speech, at)),
      inside: places.map((at) => (at === to ? [] : insideFeatures(speech, at))),
      gaps: places.map((at) => (at === to ? 'stop' : (gaps[at] ?? 'stop'))),
      asks: places.map((at) => questionEnds.has(at)),
    })
  }
  return lessons
}
