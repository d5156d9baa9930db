import type { Language } from '#contract/vertical.ts'
import { askingForms } from './asking-words.ts'
import type { AskingForms } from './asking-words.ts'
import { sentencesIn, stretchOf } from './sentences-in.ts'
import type { Stretch } from './sentences-in.ts'

/** Something a text asks for, as it was written. Offsets are UTF-16 into the text. */
export type AskedThing = Stretch & { /** As numbered by who asks: `2`, `b`. */ label: string | undefined; /** What was told right before it, which its "it" may mean. */ before: string | undefined }

const MOST_QUESTIONS = 60
const LONGEST_QUESTION = 1_000
/** What is shorter is no part that asks for something by itself. */
const SHORTEST_PART = 8

/** A line that is numbered: 1. · 2) · a) · IV. · (3) · Spørsmål 4: */
const NUMBERED = /^\s*(?:(?:spørsmål|fråga|spørgsmål|question|вопрос)\s*)?[(]?(\d{1,2}|[ivx]{1,4}|[a-hа-з])[.):](?!\d)\s*/iu
/** A line of a list without numbers. */
const LISTED = /^\s*[-–—•*·]\s+/u

type Line = { text: string; start: number }

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push({ text: line, start })
    start += line.length + 1
  }
  return lines
}

const hasMark = (text: string): boolean => /\?["»”)]*$/u.test(text)

/** The parts of a sentence that each ask for something; a part that asks nothing stays with the one before it. */
function partsOf(text: string, sentence: Stretch, { parts }: AskingForms): Stretch[] {
  const cuts = Array.from(sentence.text.matchAll(parts), ({ 0: between, index }) => ({ end: sentence.start + index, start: sentence.start + index + between.length }))
  const found: Stretch[] = []
  let from = sentence.start
  for (const cut of [...cuts, { end: sentence.end, start: sentence.end }]) {
    if (cut.end - from < SHORTEST_PART) continue
    const part = stretchOf(text, from, cut.end)
    if (part) found.push(part)
    from = cut.start
  }
  return found.length > 0 ? found : [sentence]
}

type Reading = { text: string; forms: AskingForms; /** The lines are a list of what is asked. */ isList: boolean }

/** What a sentence asks for: all of its parts from the first that asks; nothing where none does. */
function askedIn(sentence: Stretch, { text, forms, isList }: Reading): Stretch[] {
  if (sentence.text.length > LONGEST_QUESTION) return []
  const isMarked = hasMark(sentence.text)
  const asks = (words: string): boolean => forms.begins.test(words) || forms.wishes.test(words) || (isMarked && forms.inverts.test(words))
  if (!isList && !isMarked && !asks(sentence.text)) return []
  const parts = partsOf(text, sentence, forms)
  const first = isMarked && !parts.some(({ text: words }) => asks(words)) ? parts.length - 1 : parts.findIndex(({ text: words }) => asks(words))
  return parts.slice(Math.max(0, first))
}

/** Two lines are a numbered list; what is asked above it without a sign of question announces the list. */
const LEAST_NUMBERED = 2

function withoutAnnouncements(asked: readonly AskedThing[]): AskedThing[] {
  if (asked.filter(({ label }) => label !== undefined).length < LEAST_NUMBERED) return [...asked]
  return asked.filter(({ label, text }) => label !== undefined || hasMark(text))
}

/**
 * What a message or letter asks, in its order: sentences with a mark of question, such as begin like one, wishes to know, orders of a letter and the
 * lines of a list of questions. What is asked twice in one sentence is two questions; what stands under a number is one.
 */
export function findQuestions(text: string, language: Language): AskedThing[] {
  const forms = askingForms(language)
  const found: AskedThing[] = []
  let isList = false
  let told: string | undefined
  for (const line of linesOf(text)) {
    if (found.length >= MOST_QUESTIONS) break
    const [head = '', label] = NUMBERED.exec(line.text) ?? LISTED.exec(line.text) ?? []
    const body = line.text.slice(head.length)
    if (body.trim() === '') isList = false
    const sentences = sentencesIn(body).map((one) => ({ ...one, start: one.start + line.start + head.length, end: one.end + line.start + head.length }))
    const asked = sentences.flatMap((sentence) => {
      const parts = forms.announces.test(sentence.text) ? [] : askedIn(sentence, { text, forms, isList: isList || (label !== undefined && found.at(-1)?.label !== undefined) })
      const things = parts.map((part): AskedThing => ({ ...part, label: undefined, before: told }))
      if (parts.length === 0) told = sentence.text
      return things
    })
    const [first] = asked
    const last = sentences.at(-1)
    if (label !== undefined && first && last) found.push({ ...first, text: text.slice(first.start, last.end), end: last.end, label })
    else found.push(...asked)
    if (forms.announces.test(body)) isList = true
  }
  return withoutAnnouncements(found).slice(0, MOST_QUESTIONS)
}
