import { ANYTHING } from '#domain/language/tables/order/consequence-words.ts'
import type { SpokenSentence } from './cut-speech.ts'
import type { Speech } from './hear-words.ts'
import { signOf } from './signs.ts'
import type { Sign } from './signs.ts'
import { classOf } from './word-classes.ts'

const [ALLERGY, YES, NO] = [signOf('allergy'), signOf('yes'), signOf('no')]
const TOPICS = ['symptom', 'diagnosis', 'finding'].map(signOf)
/** An answer of so many words may stand before what is asked next: no, never. */
const LONGEST_DENIAL = 2
/** What is asked of, or answered, in so few words. */
const LONGEST_NAME = 2

const begins = ({ words }: Speech, at: number, marks: readonly Sign[]): boolean => words[at]?.begins.some((mark) => marks.includes(mark)) === true
const classesAt = ({ tokens, language }: Speech, at: number): readonly string[] => classOf(tokens[at]?.lower ?? '', language)?.split('/') ?? []

/** Allergic to anything · plasters: gives where the answer begins, a thing that who is asked goes on to tell of. */
function answerWithin(speech: Speech, asked: SpokenSentence, next: SpokenSentence | undefined): number | undefined {
  if (!asked.isQuestion || next === undefined || next.isQuestion || begins(speech, next.from, [YES, NO])) return undefined
  for (let at = Math.max(asked.from + 1, asked.to - LONGEST_NAME); at < asked.to; at++) {
    if (!ANYTHING[speech.language].has(speech.tokens[at - 1]?.lower ?? '')) continue
    const isThing = Array.from({ length: asked.to - at }, (_, step) => at + step).every((word) => classesAt(speech, word).length === 0)
    const isOfAllergy = speech.words.slice(asked.from, at).some((word) => word.begins.includes(ALLERGY))
    return isThing && isOfAllergy ? at : undefined
  }
  return undefined
}

/** No never · clots · in the legs? Gives where what is asked of begins in the answer before it. */
function topicBefore(speech: Speech, answer: SpokenSentence | undefined, asked: SpokenSentence): number | undefined {
  if (answer === undefined || answer.isQuestion || !asked.isQuestion || !classesAt(speech, asked.from).includes('preposition')) return undefined
  if (!begins(speech, answer.from, [YES, NO])) return undefined
  const at = Array.from({ length: LONGEST_DENIAL }, (_, step) => answer.from + step + 1).find((word) => begins(speech, word, TOPICS))
  const isDenial = at !== undefined && Array.from({ length: at - answer.from - 1 }, (_, step) => answer.from + step + 1)
    .every((word) => classesAt(speech, word).includes('not'))
  return isDenial && at < answer.to && answer.to - at <= LONGEST_NAME ? at : undefined
}

/** Moves the ends of questions: an answer heard as the end of its question, a topic heard as the end of the answer before. `sure` words begin a sentence. */
export function mendQuestions(cut: readonly SpokenSentence[], speech: Speech, sure: ReadonlySet<number>): SpokenSentence[] {
  const out: SpokenSentence[] = []
  let from: number | undefined
  cut.forEach((heard, order) => {
    const sentence = from === undefined ? heard : { ...heard, from }
    from = undefined
    const before = out.at(-1)
    const topic = sure.has(sentence.from) ? undefined : topicBefore(speech, before, sentence)
    if (topic !== undefined && before !== undefined) {
      out[out.length - 1] = { ...before, to: topic }
      out.push({ ...sentence, from: topic })
      return
    }
    const next = cut[order + 1]
    from = next === undefined || sure.has(next.from) ? undefined : answerWithin(speech, sentence, next)
    out.push(from === undefined ? sentence : { ...sentence, to: from })
  })
  return out
}
