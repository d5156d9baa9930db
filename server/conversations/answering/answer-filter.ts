import { Refusal } from '#contract/refusal.ts'
import { restore } from '#domain/deidentify/mask/mask.ts'
import type { MaskMap } from '#domain/deidentify/mask/mask.ts'

/** Signs that steer a machine or hide words from a reader; an answer with one of them is no answer (LLM-3). */
const FORBIDDEN = /[[\p{Cc}\p{Cs}\p{Co}]--[\n\r\t]]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]/v
/** What is begun and not ended is held back until it is seen what it is, and no longer than this. */
const LONGEST_HELD = 400
const CITATION = /^\[\d{1,3}(?:\s*[,;]\s*\d{1,3})*\]$/
const LINK_END = /^\([^)\n]*\)|^\[[^\]\n]*\]/
const ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,20}:\/\/\S*|www\.\S*|(?:javascript|vbscript|mailto|data):\S+)/iu
/** The beginning of an address, as far as it has come. */
const ADDRESS_BEGUN = /^(?:[a-z][a-z0-9+.-]{0,20}(?::\/?)?|w{1,3}\.?)$/iu
const TAG = /^<[/!?]?[a-z!|][^<>]{0,300}>/iu

/** `most`: how many passages can be cited. `keepsGaps`: square brackets that are neither citation, link nor masked words are places left open, and stay. */
export type AnswerFilterOptions = { placeholders: MaskMap; most: number; keepsGaps?: boolean; onText: (piece: string) => void }

export type AnswerFilter = {
  /** @throws language.invalid_answer for signs that no text of ours may hold */
  add: (piece: string) => void
  /** Lets out what was held back; gives the whole answer, and the numbers that were cited in the order of their first mention. */
  end: () => { text: string; cited: number[] }
}

type Step = { out: string; taken: number } | 'wait'

const isWordSign = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)

type Bracket = { placeholders: MaskMap; keepsGaps: boolean; cite: (bracket: string) => string }

/** At `[`: a citation, masked words, or a link of which the words stay. */
function bracketStep(rest: string, isOver: boolean, { placeholders, keepsGaps, cite }: Bracket): Step {
  const end = rest.indexOf(']')
  if (end < 0) return isOver || rest.length > LONGEST_HELD || rest.includes('\n') ? { out: '', taken: 1 } : 'wait'
  const whole = rest.slice(0, end + 1)
  const after = rest.slice(end + 1)
  if (after === '' && !isOver) return 'wait'
  const link = LINK_END.exec(after)
  if (!link && /^[([]/.test(after) && !isOver && after.length < LONGEST_HELD && !after.includes('\n')) return 'wait'
  const isNumber = CITATION.test(whole)
  if (isNumber && !after.startsWith('(')) return { out: cite(whole), taken: whole.length }
  if (link && (after.startsWith('(') || !CITATION.test(link[0])))
    return { out: isNumber ? '' : restore(whole.slice(1, -1), placeholders), taken: whole.length + link[0].length }
  const restored = restore(whole, placeholders)
  return { out: restored === whole && !keepsGaps ? whole.slice(1, -1) : restored, taken: whole.length }
}

function tagStep(rest: string, isOver: boolean): Step {
  const tag = TAG.exec(rest)
  if (tag) return { out: '', taken: tag[0].length }
  if (!/^<(?:[/!?]?[a-z!|]|[/!?]?$)/iu.test(rest)) return { out: '<', taken: 1 }
  return isOver || rest.length > LONGEST_HELD ? { out: '', taken: 1 } : 'wait'
}

function runOfWord(rest: string): Step {
  const [word = rest.charAt(0)] = /^[\p{L}\p{N}]+/u.exec(rest) ?? []
  return { out: word, taken: word.length }
}

/** At the beginning of a word: an address, or a word. */
function wordStep(rest: string, isOver: boolean): Step {
  const address = ADDRESS.exec(rest)
  if (address) return address[0].length === rest.length && !isOver && rest.length < LONGEST_HELD ? 'wait' : { out: '', taken: address[0].length }
  if (!isOver && ADDRESS_BEGUN.test(rest) && /^(?:h|f|w|d|j|m|v|[a-z]+:)/iu.test(rest)) return 'wait'
  return runOfWord(rest)
}

type At = { isOver: boolean; before: string; bracket: Bracket }

/** What the next signs come to. */
function step(rest: string, { isOver, before, bracket }: At): Step {
  const sign = rest.charAt(0)
  if (sign === '[') return bracketStep(rest, isOver, bracket)
  if (sign === '<') return tagStep(rest, isOver)
  if (sign === '!') return rest.length === 1 && !isOver ? 'wait' : { out: rest.charAt(1) === '[' ? '' : '!', taken: 1 }
  if (sign === '\\') return { out: '', taken: 1 }
  if (isWordSign(sign)) return isWordSign(before) ? runOfWord(rest) : wordStep(rest, isOver)
  return { out: sign, taken: 1 }
}

/** Numbers citations anew, in the order in which they come; what names nothing is left out. */
function makeCitations(most: number) {
  const cited: number[] = []
  return {
    cited,
    cite(bracket: string): string {
      const numbers = bracket.match(/\d+/g)?.map(Number).filter((n) => n >= 1 && n <= most) ?? []
      for (const n of numbers) if (!cited.includes(n)) cited.push(n)
      return numbers.map((n) => `[${cited.indexOf(n) + 1}]`).join('')
    },
  }
}

/**
 * Lets a model's answer through while it is written, as its reader may see it: pictures, links, addresses and tags come to nothing but their
 * words (LLM-1), masked words are put back, and citations are numbered anew in the order in which they come; one that names nothing is left out.
 */
export function makeAnswerFilter({ placeholders, most, keepsGaps = false, onText }: AnswerFilterOptions): AnswerFilter {
  const { cited, cite } = makeCitations(most)
  const bracket: Bracket = { placeholders, keepsGaps, cite }
  let held = ''
  let half = ''
  let text = ''
  let before = ''

  function letOut(isOver: boolean): void {
    let out = ''
    let at = 0
    while (at < held.length) {
      const next = step(held.slice(at, at + 2 * LONGEST_HELD), { isOver, before, bracket })
      if (next === 'wait') break
      out += next.out
      before = held.charAt(at + next.taken - 1)
      at += next.taken
    }
    held = held.slice(at)
    // Blanks before the first word are nobody's.
    const shown = text === '' ? out.trimStart() : out
    if (shown === '') return
    text += shown
    onText(shown)
  }

  return {
    add(piece) {
      // Half a sign that is written in two waits for the other half.
      const come = half + piece
      half = /[\uD800-\uDBFF]$/.exec(come)?.[0] ?? ''
      const whole = come.slice(0, come.length - half.length)
      if (FORBIDDEN.test(whole)) throw new Refusal('language.invalid_answer')
      held += whole.replaceAll('\r', '')
      letOut(false)
    },
    end() {
      letOut(true)
      return { text, cited }
    },
  }
}
