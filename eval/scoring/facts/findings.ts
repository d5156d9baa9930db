import { DENIALS_AFTER, DENIALS_BEFORE, DENIAL_ENDS, FINDINGS } from './finding-words.ts'
import { factTokens } from './quantities.ts'

/** A finding and whether the text denies it. */
interface Mention {
  readonly name: string
  readonly isDenied: boolean
}

const PHRASES = new Map(Object.entries(FINDINGS).flatMap(([name, phrases]) => phrases.map((phrase): [string, string] => [phrase, name])))
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length))
const REACH_BEFORE = 14
const REACH_AFTER = 4

function phraseAt(words: readonly string[], at: number): { name: string; end: number } | undefined {
  for (let size = Math.min(LONGEST, words.length - at); size > 0; size--) {
    const name = PHRASES.get(words.slice(at, at + size).join(' '))
    if (name !== undefined) return { name, end: at + size }
  }
  return undefined
}

function isDeniedBefore(words: readonly string[], start: number): boolean {
  for (let at = start - 1; at >= 0 && start - at <= REACH_BEFORE; at--) {
    const word = words[at] ?? ''
    if (DENIAL_ENDS.has(word)) return false
    if (DENIALS_BEFORE.has(word)) return true
  }
  return false
}

function isDeniedAfter(words: readonly string[], end: number): boolean {
  for (const word of words.slice(end, end + REACH_AFTER)) {
    if (word === ',' || DENIAL_ENDS.has(word)) return false
    if (DENIALS_AFTER.has(word)) return true
  }
  return false
}

/** The findings of running text. */
function findings(text: string): Mention[] {
  const words = factTokens(text)
  const found: Mention[] = []
  let at = 0
  while (at < words.length) {
    const phrase = phraseAt(words, at)
    if (phrase !== undefined) found.push({ name: phrase.name, isDenied: isDeniedBefore(words, at) || isDeniedAfter(words, phrase.end) })
    at = phrase?.end ?? at + 1
  }
  return found
}

const TURN = /^\s*(?:\[[\p{L}\p{N}_]+\]|[A-Za-zÀ-ÿА-я_]{3,20}\s*:)\s*(.*)/u

/** What was said, turn by turn; a line without a speaker belongs to the turn before it. */
function turns(dialogue: string): string[] {
  const said: string[] = []
  for (const line of dialogue.split('\n')) {
    const turn = TURN.exec(line)?.[1]
    const last = said.length - 1
    if (turn !== undefined) said.push(turn)
    else if (last >= 0) said[last] = `${said[last] ?? ''} ${line}`
    else if (line.trim() !== '') said.push(line)
  }
  return said
}

const NO = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}_]|um|uh|ah|oh|hm+|well|okay|ok|yeah but|right)*(?:no|nope|nah|not|none|never|negative|nothing|i do not|` +
    String.raw`i have not|nei|nej|нет)(?![\p{L}\p{N}_])`,
  'u',
)
const YES =
  /^(?:[^\p{L}\p{N}_]|um|uh|ah|oh|hm+|well|okay|ok)*(?:yes|yeah|yep|yup|i do|i have|i am|i did|a little|some|sometimes|correct|right|ja|да)(?![\p{L}\p{N}_])/u
const ASKS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:any|(?:do|did|does|have|has|are|is|was|were) (?:you|it|there|he|she|they|your)|noen|har du|er det|någon|` +
    String.raw`några|har ni|nogen|у вас|есть ли)(?![\p{L}\p{N}_])`,
  'u',
)

function replyOf(answer: string): boolean | undefined {
  const text = answer.toLowerCase().replaceAll("n't", ' not')
  if (NO.test(text)) return true
  return YES.test(text) ? false : undefined
}

/** Each finding with the polarities it was told with: true is a denial. */
export type Polarities = Map<string, Set<boolean>>

export function textFindings(text: string): Polarities {
  const found: Polarities = new Map()
  for (const { name, isDenied } of findings(text)) found.set(name, (found.get(name) ?? new Set()).add(isDenied))
  return found
}

/** In talk a question takes the polarity of its answer, and both when no answer is clear. */
export function dialogueFindings(dialogue: string): Polarities {
  const found: Polarities = new Map()
  const said = turns(dialogue)
  said.forEach((text, at) => {
    const denied = replyOf(said[at + 1] ?? '')
    for (const piece of text.match(/[^?]+\??/g) ?? []) {
      const isQuestion = piece.endsWith('?')
      const mayAsk = !isQuestion && !text.includes('?') && ASKS.test(piece.toLowerCase())
      for (const { name, isDenied } of findings(piece)) {
        const told = isQuestion ? [] : [isDenied]
        const answered = denied === undefined ? (isQuestion ? [true, false] : []) : isQuestion || mayAsk ? [denied] : []
        found.set(name, new Set([...(found.get(name) ?? []), ...told, ...answered]))
      }
    }
  })
  return found
}
