import type { Language } from '#contract/vertical.ts'
import { withoutMachineTalk } from '#domain/note/normalise/device-directed-speech.ts'
import type { Reading } from '#domain/note/annotate/statement.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import { meaningsIn } from '#domain/meanings/meanings.ts'
import { drugAt } from '#domain/terminology/drugs.ts'
import { joinSplitNames } from '#domain/terminology/sound/split-names.ts'
import { tongueOf } from '#domain/language/language.ts'
import { readSentences } from '#domain/note/segment/sentences.ts'
import type { Speaker } from '#domain/note/segment/utterances.ts'
import { readUtterances } from '#domain/note/segment/utterances.ts'
import { readsAsNumber, writeNumbers } from '#domain/note/normalise/numbers/spoken-numbers.ts'
import { askedOf } from './asked.ts'
import { keysOf } from './words/terms.ts'
import type { AskedKind } from './words/asked-kinds.ts'

/** A sentence of a text as it was said, with what it may answer. `start` and `end` are offsets into the text. */
export type Said = {
  readonly start: number
  readonly end: number
  readonly speaker: Speaker
  readonly turn: number
  readonly isQuestion: boolean
  readonly reading: Reading
  readonly keys: ReadonlySet<string>
  /** What its words mean, by ids of `domain/meanings`. */
  readonly meanings: ReadonlySet<string>
  /** What a question of the talk itself wants to hear. */
  readonly kinds: ReadonlySet<AskedKind>
  /** Where the question stands that it answers, in the row of sentences; -1 for none. */
  readonly answers: number
}

const NO_KINDS: ReadonlySet<AskedKind> = new Set()

/** So many sentences behind a question may still answer it while nobody asks anew. */
const LONGEST_ANSWER = 3

/** Each sentence's question: the last one before it, asked by the other voice where voices are known. */
function questionBefore(said: readonly Omit<Said, 'answers'>[], at: number): number {
  for (let back = 1; back <= LONGEST_ANSWER && at - back >= 0; back++) {
    const one = said[at - back]
    const own = said[at]
    if (one === undefined || own === undefined || own.isQuestion) return -1
    if (!one.isQuestion) {
      if (one.turn !== own.turn && one.speaker !== 'unknown') return -1
      continue
    }
    return one.speaker !== 'unknown' && one.speaker === own.speaker ? -1 : at - back
  }
  return -1
}

/** Cuts a text into what was said, with or without speaker marks and stops, in time linear in its length. */
export function readSaid(told: string, language: Language): Said[] {
  const tongue = tongueOf(language)
  // every other letter keeps its place
  const text = joinSplitNames(told, language, (word) => readsAsNumber(word, tongue.pack))
  const sentences = readSentences(text, readUtterances(text, [tongue.pack]), { tongue, isMedicine: (tokens, at) => drugAt(tokens, at)?.isExact === true })
  const said = withoutMachineTalk(text, sentences).map(({ sentence: { text: words, start, end, speaker, turn, isQuestion } }) => {
    const reading = readMarks(writeNumbers(words, tongue.pack), tongue)
    const meanings = new Set(meaningsIn(reading.tokens, language).map(({ id }) => id))
    return { start, end, speaker, turn, isQuestion, reading, keys: keysOf(reading), meanings, kinds: isQuestion ? askedOf(reading).kinds : NO_KINDS }
  })
  return said.map((one, at) => ({ ...one, answers: questionBefore(said, at) }))
}

/** Told of somebody else than who the talk is about. */
export function isOfOthers({ reading }: Said): boolean {
  return has(reading, 'kin', 'otherPerson', 'otherAnimal') && !has(reading, 'observes')
}
