import type { Heard } from './heard-words.ts'
import { hearEach, hearJoining, learnPhrases } from './heard-words.ts'
import type { PhraseAutomaton } from './phrase-automaton.ts'
import { makePhraseAutomaton } from './phrase-automaton.ts'
import { spokenWords } from './spoken-words.ts'

export type TriggerPhrase = { readonly id: string; readonly trigger: string }

/** A phrase heard in a text: whose it is, and where (UTF-16 offsets). */
export type SpokenTrigger = { readonly triggerId: string; readonly start: number; readonly end: number }

/** Gives the phrases heard in a text, in order, none within another. */
export type TriggerFinder = (text: string) => SpokenTrigger[]

/** One letter alone is no phrase: it would be heard everywhere. */
const FEWEST_LETTERS = 2
/** For so many letters of a phrase one thing may be other than written: a bold inflection, a slip; a stop within it counts twice. */
const LETTERS_PER_ALLOWANCE = 7
const MOST_ALLOWED = 3

/** The owners of a phrase and what may be other than written. */
type Ending = { readonly ids: string[]; readonly allowance: number }
type Found = { readonly ids: readonly string[]; readonly start: number; readonly end: number }

/** At each word the longest phrase ending there that stays within its allowance. */
function run(heard: Heard, automaton: PhraseAutomaton, endings: readonly (Ending | undefined)[]): Found[] {
  const { ids, spent, pauses, starts, ends, opens, closes } = heard
  const found: Found[] = []
  let state = 0
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] ?? 0
    state = id === 0 ? 0 : automaton.step(state, id)
    if (state === 0 || closes[at] !== true) continue
    for (let phrase = automaton.longest(state); phrase !== 0; phrase = automaton.shorter(phrase)) {
      const from = at - automaton.depth(phrase) + 1
      const ending = endings[phrase]
      if (ending === undefined || opens[from] !== true) continue
      // The pause before the first word is none of the phrase's.
      if ((spent[at] ?? 0) - (from > 0 ? (spent[from - 1] ?? 0) : 0) - (pauses[from] ?? 0) > ending.allowance) continue
      found.push({ ids: ending.ids, start: starts[from] ?? 0, end: ends[at] ?? 0 })
      break
    }
  }
  return found
}

function endingsOf(triggers: readonly TriggerPhrase[], ends: readonly number[], letters: readonly number[]): (Ending | undefined)[] {
  const endings: (Ending | undefined)[] = Array.from({ length: Math.max(0, ...ends) + 1 })
  triggers.forEach(({ id }, at) => {
    const [state, length] = [ends[at] ?? 0, letters[at] ?? 0]
    if (length < FEWEST_LETTERS) return
    const ending = endings[state] ?? { ids: [], allowance: Math.min(MOST_ALLOWED, Math.floor(length / LETTERS_PER_ALLOWANCE)) }
    ending.ids.push(id)
    endings[state] = ending
  })
  return endings
}

/**
 * Takes trigger phrases; gives what finds them in speech: inflected, slipped by the recogniser (bounded by length), joined or split, with
 * fillers and punctuation between. Time is linear in text and phrases whatever they are (SEC-4); no pattern is made of a phrase.
 */
export function triggerFinder(triggers: readonly TriggerPhrase[]): TriggerFinder {
  const { known, numbered, letters } = learnPhrases(triggers.map(({ trigger }) => trigger))
  const automaton = makePhraseAutomaton(numbered, known.words.size())
  const endings = endingsOf(triggers, automaton.ends, letters)
  return (text) => {
    const words = spokenWords(text)
    const joining = hearJoining(words, known)
    const all = [...run(hearEach(words, known), automaton, endings), ...(joining ? run(joining, automaton, endings) : [])]
    let reach = 0
    return all
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .flatMap(({ ids, start, end }) => {
        if (start < reach) return []
        reach = end
        return ids.map((triggerId) => ({ triggerId, start, end }))
      })
  }
}
