import type { Language } from '#contract/vertical.ts'

/** Something a text asks for, as it was written. Offsets are UTF-16 into the text. */
export type AskedThing = { text: string; start: number; end: number; /** As numbered by who asks: `2`, `b`. */ label: string | undefined; /** What was written right before it in the same line, where nothing is asked. */ before: string | undefined }

const MOST_QUESTIONS = 60
const LONGEST_QUESTION = 1_000

/** A line that is numbered: 1. · 2) · a) · (3) · Spørsmål 4: */
const NUMBERED = /^\s*(?:(?:spørsmål|fråga|spørgsmål|question|вопрос)\s*)?[(]?(\d{1,2}|[a-hа-з])[.):](?!\d)\s*/iu

/** What letters ask without a mark of question: Beskriv …, Gjør rede for …, Please state …, Укажите … */
const ORDERS: Readonly<Record<Language, RegExp>> = {
  nb: /^(?:vennligst\s+|vi ber (?:deg|om)\s|(?:kan|kunne) du\s|gjør rede|gi (?:en|oss)|beskriv|redegjør|opplys|oppgi|angi|vurder|begrunn|hva|hvordan|hvorfor|hvilke[nt]?|hvem|hvor|når|er|har|kan|må|skal|bør|foreligger|finnes)(?!\p{L})/iu,
  sv: /^(?:vänligen\s+|vi ber (?:dig|om)\s|(?:kan|skulle) du\s|redogör|beskriv|ange|bedöm|motivera|uppge|vad|hur|varför|vilk(?:en|et|a)|vem|var|när|är|har|kan|måste|ska|bör|finns|föreligger)(?!\p{L})/iu,
  da: /^(?:venligst\s+|vi beder (?:dig|om)\s|(?:kan|kunne) du\s|redegør|beskriv|oplys|angiv|vurdér|vurder|begrund|hvad|hvordan|hvorfor|hvilke[nt]?|hvem|hvor|hvornår|er|har|kan|må|skal|bør|foreligger|findes)(?!\p{L})/iu,
  en: /^(?:please\s|(?:can|could|would) you\s|describe|state|explain|give|assess|specify|confirm|what|how|why|which|who|where|when|is|are|has|have|does|do|can|may|must|should)(?!\p{L})/iu,
  ru: /^(?:пожалуйста|просим|укажите|опишите|сообщите|обоснуйте|оцените|дайте|что|как|почему|как(?:ой|ая|ие|ое)|кто|где|когда|есть ли|имеется ли|может ли|нужно ли|можно ли)(?!\p{L})/iu,
}

/** Ends of sentences, without taking the stop of `f.eks.` or `2.` for one. */
function sentencesOf(text: string, start: number): { text: string; start: number; end: number }[] {
  const found: { text: string; start: number; end: number }[] = []
  const ends = /[?!]+(?=\s|$)|(?<!\b(?:f|eks|ev|evt|bl|a|ca|kl|dr|mg|tel|tlf|nr|t|o|d|v|s|p|e|i|g))\.(?=\s+\p{Lu}|\s*$)/gu
  let from = 0
  const push = (to: number): void => {
    const piece = text.slice(from, to)
    const lead = piece.length - piece.trimStart().length
    const words = piece.trim()
    if (words !== '') found.push({ text: words, start: start + from + lead, end: start + from + lead + words.length })
    from = to
  }
  for (const { 0: mark, index } of text.matchAll(ends)) push(index + mark.length)
  push(text.length)
  return found
}

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

/** Words that ask without a mark, where people write as they speak: "lurer på om jeg kan …". */
const WONDERS = /(?<!\p{L})(?:lurer (?:\p{L}+ )?på|undrer (?:\p{L}+ )?på|ville (?:bare )?spørre|vil gjerne vite|har spørsmål om|undrar (?:om|över|när|hur|vad)|skulle vilja veta|vill (?:gärna )?veta|vil gerne (?:vide|spørge)|tænkte på om|kunne godt tænke mig at vide|wonder(?:ing)? (?:if|whether|what|when|how)|would like to know|want(?:ed)? to (?:know|ask)|хотел[аи]? бы (?:узнать|спросить)|хочу (?:узнать|спросить)|подскажите)(?!\p{L})/iu

function asks(sentence: string, { language, isNumbered }: { language: Language; isNumbered: boolean }): boolean {
  if (/\?["»”)]?$/u.test(sentence) || WONDERS.test(sentence)) return true
  return isNumbered && ORDERS[language].test(sentence)
}

type Sentence = { text: string; start: number; end: number }

/** The last sentence before a question that tells something: what its "it" may mean. */
function lastTold(sentences: readonly Sentence[], question: Sentence, asking: readonly Sentence[]): string | undefined {
  return sentences.findLast((one) => one.start < question.start && !asking.includes(one))?.text
}

/**
 * What a message or letter asks, in its order. In a letter whose questions are numbered, each numbered point that asks is one question with all that
 * stands under its number; elsewhere each sentence that asks is one.
 */
export function findQuestions(text: string, language: Language): AskedThing[] {
  const found: AskedThing[] = []
  for (const line of linesOf(text)) {
    if (found.length >= MOST_QUESTIONS) break
    const [head = '', label] = NUMBERED.exec(line.text) ?? []
    const body = line.text.slice(head.length)
    const sentences = sentencesOf(body, line.start + head.length)
    const asking = sentences.filter((one) => one.text.length <= LONGEST_QUESTION && asks(one.text, { language, isNumbered: label !== undefined }))
    const [first] = asking
    const last = sentences.at(-1)
    if (label !== undefined && first && last) found.push({ text: text.slice(first.start, last.end), start: first.start, end: last.end, label, before: undefined })
    else found.push(...asking.map((one) => ({ ...one, label: undefined, before: lastTold(sentences, one, asking) })))
  }
  return found.slice(0, MOST_QUESTIONS)
}

