import type { Language } from '#contract/vertical.ts'
import { askingForms } from './asking-words.ts'
import type { AskingForms } from './asking-words.ts'
import { listedLines } from './listed-lines.ts'
import { sentencesIn, stretchOf } from './sentences-in.ts'
import type { Stretch } from './sentences-in.ts'

/** Something a text asks for, as it was written. Offsets are UTF-16 into the text. */
export type AskedThing = Stretch & {
  /** As numbered by who asks: `2`, `b`. */ label: string | undefined
  /** What was told right before it, which its "it" may mean. */ before: string | undefined
}

const MOST_QUESTIONS = 60
const LONGEST_QUESTION = 1_000
/** What is shorter is no part that asks for something by itself. */
const SHORTEST_PART = 8

const hasMark = (text: string): boolean => /\?["»”)]*$/u.test(text)

/** The parts of a sentence that each ask for something; a part that asks nothing stays with the one before it. */
function partsOf(text: string, sentence: Stretch, { parts }: AskingForms): Stretch[] {
  const cuts = Array.from(sentence.text.matchAll(parts), ({ 0: between, index }) => ({
    end: sentence.start + index,
    start: sentence.start + index + between.length,
  }))
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

/** A sentence that begins by telling when or on what condition turns its verb round without asking: `Når det er kaldt, har jeg vondt`. */
const SUBORDINATE = new RegExp(
  String.raw`^(?:(?:og|och|and|men|but|så|и|но)\s+)?(?:når|da|hvis|dersom|fordi|siden|selv om|etter at|før|om|när|eftersom|trots att|efter att|` +
    'innan|hvornår|skønt|efter|if|when|since|although|as|before|after|i dag|idag|i går|igår|nå|nu|now|etterpå|efteråt|ellers|annars|så|' +
    String.raw`когда|если|хотя|пока)(?!\p{L})`,
  'iu',
)

/** What tells of a word before it and asks nothing: `, which he notices`, `, hvilket er altid`, `, как обычно`. */
const RELATES = /^(?:which|who|where|when|hvilket|hvilke[nt] (?:er|var)|vilket|som|что|как|кто|где|когда|если|hvis|dersom|om jag|når|när)(?!\p{L})/iu
const SHORTEST_WORDS = 3

/** Asks without a mark behind a comma: `jeg spiser en halv hver morgen, må jeg slutte med det da.` */
function asksLate(words: string, before: string, { turns, begins }: AskingForms): boolean {
  if (words.split(/\s+/u).length < SHORTEST_WORDS || RELATES.test(words)) return false
  return turns.test(words) ? !SUBORDINATE.test(before.slice(before.lastIndexOf(', ') + 1).trim()) : begins.test(words)
}

/** What a sentence asks for: all of its parts from the first that asks; nothing where none does. */
function askedIn(sentence: Stretch, text: string, forms: AskingForms): Stretch[] {
  if (sentence.text.length > LONGEST_QUESTION) return []
  const isMarked = hasMark(sentence.text)
  const asks = (words: string): boolean =>
    forms.begins.test(words) || forms.wishes.test(words) || forms.doubts.test(words) || (isMarked && forms.inverts.test(words))
  const parts = partsOf(text, sentence, forms)
  const isAsked = parts.map(({ text: words }, at) =>
    !isMarked && forms.tellsWhen.test(words)
      ? false
      : at === 0 || isMarked
        ? asks(words)
        : asks(words) && (forms.wishes.test(words) || forms.doubts.test(words) || asksLate(words, parts[at - 1]?.text ?? '', forms)),
  )
  if (!isMarked && !isAsked.includes(true)) return []
  return parts.slice(isMarked && !isAsked.includes(true) ? parts.length - 1 : Math.max(0, isAsked.indexOf(true)))
}

/** Words by which a letter tells what it wants done with the answer, and asks nothing of the patient. */
const isOfTheAnswer = ({ text }: Stretch, { formalities }: AskingForms): boolean => formalities.test(text) && !hasMark(text)

/** Where a list of questions stands, what is asked above it without a sign of question announces the list. */
function withoutAnnouncements(asked: readonly Found[]): Found[] {
  const lists = asked.filter(({ isListed }) => isListed).length
  return lists < LEAST_LISTED ? [...asked] : asked.filter(({ isListed, text }) => isListed || hasMark(text))
}

type Found = AskedThing & { isListed: boolean }
const LEAST_LISTED = 2

/**
 * What a message or letter asks, in its order: sentences with a mark of question, such as begin like one, wish to know or doubt, orders of a letter
 * and the lines of a list of questions. What is asked twice in one sentence is two questions; what stands under a number is one.
 */
export function findQuestions(text: string, language: Language): AskedThing[] {
  const forms = askingForms(language)
  const found: Found[] = []
  let told: string | undefined
  for (const line of listedLines(text, forms)) {
    if (found.length >= MOST_QUESTIONS) break
    const offset = line.start + line.head
    const sentences = sentencesIn(line.text.slice(line.head)).map((one) => ({ ...one, start: one.start + offset, end: one.end + offset }))
    const [first] = sentences
    const last = sentences.at(-1)
    if (line.label !== undefined && first && last) {
      const label = line.label === '' ? undefined : line.label
      found.push({ start: first.start, end: last.end, text: text.slice(first.start, last.end), label, before: told, isListed: true })
      continue
    }
    for (const sentence of sentences) {
      const isAnnouncing = forms.announces.test(sentence.text)
      const parts = isAnnouncing ? [] : askedIn(sentence, text, forms).filter((part) => !isOfTheAnswer(part, forms))
      found.push(...parts.map((part) => ({ ...part, label: undefined, before: told, isListed: false })))
      if (parts.length === 0) told = sentence.text
    }
  }
  return withoutAnnouncements(found).slice(0, MOST_QUESTIONS).map(({ isListed: _listed, ...asked }) => asked)
}
