import { FOLLOWS, GOES_ON, IFS, OBLIGED, OBLIGES, OF_DANGER, SOONER, TURNS } from '#domain/language/tables/order/consequence-words.ts'
import type { SpokenSentence } from './cut-speech.ts'
import type { HeardWord, Speech } from './hear-words.ts'
import { mendQuestions } from './mend-questions.ts'
import { opensNoBetter, partConditions, tellsDeed, tellsFollowing } from './part-conditions.ts'
import { signOf } from './signs.ts'
import type { Sign } from './signs.ts'

/** No sentence is made longer. */
const LONGEST_JOINED = 34
/** A condition waits for what to do then, so many sentences at most. */
const CONDITION_REACH = 2
/** A condition told after what to do is short. */
const LONGEST_CONDITION = 10

const [CONDITION, OPENS_CONDITION, CONTACT] = [signOf('condition'), signOf('opensCondition'), signOf('contact')]
const [YES, NO] = [signOf('yes'), signOf('no')]
const VERBS: ReadonlySet<Sign> = new Set(['verb', 'verb/adverb', 'infinitive', 'participle'].map(signOf))
/** What to do if it comes so. */
const DEEDS = ['contact', 'planCue', 'followUp', 'referral'].map(signOf)
const ACTS = [...DEEDS, signOf('imaging')]

const tells = (word: HeardWord | undefined, ...marks: readonly Sign[]) => word !== undefined && marks.some((mark) => word.begins.includes(mark))

function isAct({ words }: Speech, { from, to }: Pick<SpokenSentence, 'from' | 'to'>, acts = ACTS): boolean {
  return words.slice(from, to).some((word) => tells(word, ...acts))
}

const goesOnFrom = (speech: Speech, { from }: SpokenSentence): boolean => GOES_ON[speech.language].has(speech.tokens[from]?.lower ?? '')

/** If it gets worse · you must call: how many sentences after a condition belong to it. */
function consequences(speech: Speech, sentences: readonly SpokenSentence[], at: number): number {
  const condition = sentences[at]
  if (condition === undefined || condition.isQuestion || isAct(speech, condition)) return 0
  const [first, second] = [speech.words[condition.from], speech.words[condition.from + 1]]
  if (!tells(first, CONDITION, OPENS_CONDITION) && !tells(second, CONDITION) && !opensNoBetter(speech, condition.from)) return 0
  let told = 0
  for (let step = 1; told < CONDITION_REACH; step++) {
    const next = sentences[at + step]
    if (next === undefined || next.to - condition.from > LONGEST_JOINED || tells(speech.words[next.from], YES, NO)) return 0
    if (isAct(speech, next)) return step
    // One danger more, or the cast is too tight, is still the same condition.
    if (!goesOnFrom(speech, next)) told += 1
  }
  return 0
}

/** Come back · if it is no better. */
function isConditionOf(speech: Speech, act: SpokenSentence, { from, to }: SpokenSentence): boolean {
  return (
    tells(speech.words[from], CONDITION) && to - from <= LONGEST_CONDITION && isAct(speech, act) && !tells(speech.words[act.from], CONDITION, OPENS_CONDITION)
  )
}

/** May you, get you: a verb and of whom, as a question or a condition begins. */
function opensIf({ tokens, language }: Speech, at: number): boolean {
  return IFS[language].has(tokens[at]?.lower ?? '') && OBLIGED[language].has(tokens[at + 1]?.lower ?? '')
}

/** Get you pain, but get you pain. */
const opensDanger = (speech: Speech, at: number): boolean =>
  opensIf(speech, speech.tokens[at]?.lower === TURNS[speech.language] ? at + 1 : at)

/** But get you pain: what to do then is told in what follows, or here, with who is to do it. */
function turnsToCondition(speech: Speech, sentence: SpokenSentence): boolean {
  const { from, to } = sentence
  if (speech.tokens[from]?.lower !== TURNS[speech.language] || !opensIf(speech, from + 1)) return false
  return !isAct(speech, sentence, [CONTACT]) || speech.tokens.slice(from, to).some((_, at) => at > 2 && tellsDeed(speech, from + at))
}

function goesOn(speech: Speech, before: SpokenSentence | undefined, sentence: SpokenSentence): boolean {
  if (before === undefined || before.isQuestion || sentence.isQuestion || sentence.to - before.from > LONGEST_JOINED) return false
  if (turnsToCondition(speech, sentence)) return false
  return goesOnFrom(speech, sentence) || (!isAct(speech, sentence) && isConditionOf(speech, before, sentence))
}

/** Where in a sentence a condition begins of which is not told yet what to do. */
function openCondition(speech: Speech, { from, to }: SpokenSentence): number | undefined {
  for (let at = to - 1; at >= from; at--) {
    if (tells(speech.words[at], CONDITION)) return isAct(speech, { from: at, to }, DEEDS) ? undefined : at
  }
  return undefined
}

/** Must you come back: no question behind a condition that lacks its consequence, but what to do then. */
function isInverted(speech: Speech, sentence: SpokenSentence, before: SpokenSentence): boolean {
  const [verb, who] = [speech.tokens[sentence.from]?.lower ?? '', speech.tokens[sentence.from + 1]?.lower ?? '']
  if (!OBLIGES[speech.language].has(verb) || !OBLIGED[speech.language].has(who)) return false
  return isAct(speech, sentence, DEEDS) && !isAct(speech, before, [CONTACT])
}

/** A piece without a verb tells nothing alone: get you not down · the fever in three days. */
const LONGEST_TORN = 6
function isTorn(speech: Speech, { from, to, isQuestion }: SpokenSentence): boolean {
  const isBare = speech.words.slice(from, to).every(({ kind, begins }) => !VERBS.has(kind) && !begins.includes(YES) && !begins.includes(NO))
  return !isQuestion && to - from <= LONGEST_TORN && isBare
}

/** So many pieces may be said of one danger: can you not open your mouth · or not swallow · or does it hurt more. */
const MOST_DANGERS = 3

/** What follows from something, and the words that surely begin a sentence. */
type Then = { readonly sentence: SpokenSentence; readonly begins: ReadonlySet<number> }

/** Then you must, said behind what was cut as a question and asks nothing: gives how many pieces before it are the condition, a verb first. */
function verbFirst(speech: Speech, told: readonly SpokenSentence[], { sentence: { from, to }, begins }: Then): number {
  const { tokens } = speech
  const last = told.at(-1)
  if (!tellsFollowing(speech, from) || last === undefined) return 0
  // what was cut as a question may be one, unless the clinician is to be called
  const isTold = !last.isQuestion && opensDanger(speech, last.from)
  if (!isTold && !isAct(speech, { from, to }, [CONTACT])) return 0
  for (let back = 1; back <= MOST_DANGERS; back++) {
    const piece = told.at(-back)
    if (piece === undefined || to - piece.from > LONGEST_JOINED || isAct(speech, piece, [CONTACT])) return 0
    if (opensDanger(speech, piece.from)) return back
    const isFurther = isTorn(speech, piece) || goesOnFrom(speech, piece) || tokens.slice(piece.from, piece.to).some((_, at) => opensIf(speech, piece.from + at))
    if (!isFurther || begins.has(piece.from)) return 0
  }
  return 0
}

/** She weighs 28 kilos if the X-ray shows it · then we operate: a condition cut off from what follows goes back to it. Gives where sentences begin anew. */
function withConditions(cut: readonly SpokenSentence[], speech: Speech, begins: ReadonlySet<number>): { sentences: SpokenSentence[]; begins: Set<number> } {
  const sentences: SpokenSentence[] = []
  const anew = new Set(begins)
  for (const sentence of cut) {
    const before = sentences.at(-1)
    const dangers = begins.has(sentence.from) ? 0 : verbFirst(speech, sentences, { sentence, begins })
    if (dangers > 0) {
      const [first] = sentences.splice(-dangers)
      sentences.push({ from: first?.from ?? sentence.from, to: sentence.to, isQuestion: false })
      continue
    }
    const isConsequence =
      !begins.has(sentence.from) &&
      (speech.tokens[sentence.from]?.lower === FOLLOWS[speech.language] || (before !== undefined && isInverted(speech, sentence, before)))
    const at = isConsequence && before !== undefined && !before.isQuestion ? openCondition(speech, before) : undefined
    if (at === undefined || before === undefined) {
      sentences.push(sentence)
      continue
    }
    if (at > before.from) sentences[sentences.length - 1] = { ...before, to: at }
    else sentences.pop()
    sentences.push({ from: at, to: sentence.to, isQuestion: false })
    anew.add(at)
  }
  return { sentences, begins: anew }
}

/** Come back in three months · any bleeding? · sooner: a danger, and what to do then; nobody asks. Gives how many pieces before it belong to it. */
function endsDanger(speech: Speech, told: readonly SpokenSentence[], { from, to }: SpokenSentence): number {
  if (!SOONER[speech.language].has(speech.tokens[to - 1]?.lower ?? '')) return 0
  const back = to - from === 1 ? 2 : 1
  const act = told.at(-back)
  const isDanger = back === 2 || speech.tokens[from]?.lower === OF_DANGER[speech.language]
  return act !== undefined && isDanger && !act.isQuestion && to - act.from <= LONGEST_JOINED && isAct(speech, act, DEEDS) ? back : 0
}

/** Joins what was cut but belongs together: a turn to what it turns, a condition to what to do then. `sure` are words that surely begin a sentence. */
export function joinSentences(cut: readonly SpokenSentence[], speech: Speech, sure: ReadonlySet<number>): SpokenSentence[] {
  const { sentences, begins } = withConditions(partConditions(mendQuestions(cut, speech, sure), speech), speech, sure)
  const out: SpokenSentence[] = []
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at]
    if (sentence === undefined) break
    const following = consequences(speech, sentences, at)
    const isFree = !sentences.slice(at + 1, at + 1 + following).some(({ from }) => begins.has(from))
    const last = isFree ? (sentences[at + following] ?? sentence) : sentence
    const before = out.at(-1)
    const whole = { ...sentence, to: last.to }
    const pieces = endsDanger(speech, out, whole)
    const isBegun = [whole, ...out.slice(out.length - pieces + 1)].some(({ from }) => begins.has(from))
    if (before !== undefined && pieces > 0 && !isBegun) {
      const [act] = out.splice(-pieces)
      out.push({ from: act?.from ?? before.from, to: whole.to, isQuestion: false })
      continue
    }
    if (before !== undefined && !begins.has(whole.from) && goesOn(speech, before, whole)) out[out.length - 1] = { ...before, to: whole.to }
    else out.push(whole)
    if (isFree) at += following
  }
  return out
}
