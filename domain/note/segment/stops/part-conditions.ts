import { AND, BETTER, FOLLOWS, IFS, OBLIGED, OBLIGES, ORDERED } from '#domain/language/tables/order/consequence-words.ts'
import { VERB_FIRST } from '#domain/language/tables/order/verb-first.ts'
import type { SpokenSentence } from './cut-speech.ts'
import type { Speech } from './hear-words.ts'
import { signOf } from './signs.ts'
import { classOf } from './word-classes.ts'

const CONTACT = signOf('contact')

/** Behind these a verb goes before its person as it does in any statement, or the clause is joined to the one before. */
const LEADS = ['and', 'that', 'asks', 'adverb', 'not', 'subject', 'it']
/** A condition is a verb, its person and a word more, before what to do then. */
const SHORTEST_CONDITION = 3
/** So few words are no statement that a condition could follow. */
const SHORTEST_BEFORE = 2

const wordAt = ({ tokens }: Speech, at: number): string => tokens[at]?.lower ?? ''
const classesAt = (speech: Speech, at: number): readonly string[] => classOf(wordAt(speech, at), speech.language)?.split('/') ?? []
const isLed = (speech: Speech, at: number): boolean => classesAt(speech, at - 1).some((name) => LEADS.includes(name))
/** Must you, ring you: a verb of what to do and who is to do it. */
export function tellsDeed(speech: Speech, at: number): boolean {
  const verb = wordAt(speech, at)
  const isDeed = OBLIGES[speech.language].has(verb) || VERB_FIRST[speech.language]?.consequences.includes(verb) === true
  return isDeed && classesAt(speech, at + 1).includes('subject')
}

/** Get you pain: a verb and its person, where no statement would set the verb first. */
function opensCondition(speech: Speech, at: number, isFollowed: boolean): boolean {
  const { language } = speech
  const verb = wordAt(speech, at)
  if (!OBLIGED[language].has(wordAt(speech, at + 1)) || verb === FOLLOWS[language]) return false
  if (isLed(speech, at) && !(isFollowed && IFS[language].has(verb) && wordAt(speech, at - 1) === AND[language])) return false
  return IFS[language].has(verb) || (classesAt(speech, at).includes('verb') && !tellsDeed(speech, at))
}

/** … does he not get better: nobody asks so, and no statement goes on so. */
export function opensNoBetter(speech: Speech, at: number): boolean {
  const { language } = speech
  const isVerb = IFS[language].has(wordAt(speech, at)) && OBLIGED[language].has(wordAt(speech, at + 1))
  const isJoined = classesAt(speech, at - 1).some((name) => name === 'and' || name === 'that')
  return isVerb && !isJoined && classesAt(speech, at + 2).includes('not') && BETTER[language].has(wordAt(speech, at + 3))
}

/** Whom to call is told so soon behind what to do. */
const CALL_REACH = 8

/** … then stop it and call: an order without its person, of a danger. */
function ordersCall(speech: Speech, at: number): boolean {
  if (!ORDERED[speech.language].has(wordAt(speech, at))) return false
  return speech.words.slice(at, at + CALL_REACH).some(({ begins }) => begins.includes(CONTACT))
}

/** … then must you · then stop it and call. */
export const tellsFollowing = (speech: Speech, at: number): boolean =>
  wordAt(speech, at) === FOLLOWS[speech.language] && (tellsDeed(speech, at + 1) || ordersCall(speech, at + 1))

/** Where in a sentence a condition begins that sets its verb first: what to do then is told behind it, or in the sentence that follows. */
function conditionWithin(speech: Speech, { from, to }: SpokenSentence): number | undefined {
  // can you not swallow, and get you pain: all of it is one condition
  const isOne = IFS[speech.language].has(wordAt(speech, from)) && OBLIGED[speech.language].has(wordAt(speech, from + 1))
  const isFollowed = tellsFollowing(speech, to)
  let isDeedBehind = false
  for (let at = to - 1; at > from; at--) {
    if (opensNoBetter(speech, at)) return at
    const deed = at + SHORTEST_CONDITION
    isDeedBehind ||= deed < to && tellsDeed(speech, deed) && !isLed(speech, deed)
    const isCertain = isDeedBehind || (isFollowed && IFS[speech.language].has(wordAt(speech, at)))
    if (isCertain && at >= from + SHORTEST_BEFORE && opensCondition(speech, at, isFollowed && !isOne)) return at
  }
  return undefined
}

/** `Control in six weeks get you pain call me`: a condition that sets its verb first begins a sentence of its own. */
export function partConditions(cut: readonly SpokenSentence[], speech: Speech): SpokenSentence[] {
  if (VERB_FIRST[speech.language] === undefined) return [...cut]
  return cut.flatMap((sentence) => {
    const asks = sentence.isQuestion && !tellsFollowing(speech, sentence.to)
    const at = asks ? undefined : conditionWithin(speech, sentence)
    return at === undefined ? [sentence] : [{ ...sentence, to: at, isQuestion: false }, { ...sentence, from: at, isQuestion: false }]
  })
}
