import type { LibraryCard } from '#contract/source.ts'
import { placesToLook } from '#server/knowledge/library-state.ts'
import type { Passage } from '#server/knowledge/passage.ts'
import type { Found } from '#server/knowledge/search.ts'
import type { Answerer, AnswerOrder, WrittenAnswer } from '#server/ports/answerer.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { GeneralWiring } from './library.ts'
import { asWritten, beginningOf, quotation, setOffIn } from './quote.ts'
import { searchAsAsked } from './search-as-asked.ts'
import { ANSWER_WORDS } from './words.ts'

const MOST_PASSAGES = 4
const MOST_NEAR = 3
const EXCERPT_CHARACTERS = 400

/** Takes a passage and its number; gives the card that stands below the answer. */
export function cardOf(
  { id, title, owner, url, updated, licence, codes, text, source, isWithdrawn }: Passage,
  n: number,
  excerpt = beginningOf(text, EXCERPT_CHARACTERS),
): LibraryCard {
  return {
    n,
    id,
    title,
    source: owner,
    url,
    date: updated,
    licence,
    codes: [...codes],
    excerpt,
    isExample: source === 'sample',
    isWithdrawn: isWithdrawn ?? false,
  }
}

/** The title with what must be known of the passage before it is believed. */
function headOf({ title, source, isWithdrawn }: Passage, n: number, { language }: AnswerOrder): string {
  const words = ANSWER_WORDS[language]
  const marks = [source === 'sample' ? words.example : '', isWithdrawn ? words.withdrawn : ''].filter(Boolean)
  return `**${asWritten(title)}** [${n}]${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`
}

/** Addresses as text, for an answer holds no links. */
function withoutSources({ language }: AnswerOrder, { country, vertical }: GeneralWiring): string {
  const { noSources, look } = ANSWER_WORDS[language]
  return `${noSources}\n\n${look}\n\n${placesToLook(country, vertical).map(({ name, url }) => `- ${name}, ${new URL(url).host}`).join('\n')}`
}

/** Tells pieces one after the other as they are made; gives the whole. */
function makeTeller(onText: (piece: string) => void) {
  let text = ''
  return {
    tell(block: string): void {
      const piece = text === '' ? block : `\n\n${block}`
      text += piece
      onText(piece)
    },
    text: () => text,
  }
}

async function tellPassages(
  found: readonly Found[],
  order: AnswerOrder,
  { texts, tell }: { texts: TextWork; tell: (block: string) => void },
): Promise<LibraryCard[]> {
  const passages = found.slice(0, MOST_PASSAGES).map(({ passage }) => passage)
  const answering = await texts.run(
    'setOff',
    { question: order.question, texts: passages.map(({ text, language }) => ({ text, language })) },
    { signal: order.signal },
  )
  return passages.map((passage, at) => {
    const span = answering[at]
    const shown = span ? setOffIn(passage.text, span) : asWritten(beginningOf(passage.text, EXCERPT_CHARACTERS))
    tell(`${headOf(passage, at + 1, order)}\n\n${quotation(shown)}`)
    return cardOf(passage, at + 1, span ? beginningOf(passage.text.slice(span.start).trim(), EXCERPT_CHARACTERS) : undefined)
  })
}

/** Answers by search alone: the best passages, with the sentence that answers in bold, said to be a search. `why` tells why no model did. */
export function makeGeneralSearch(wiring: GeneralWiring, why?: string): Answerer {
  const { library, texts } = wiring
  return {
    async answer(order): Promise<WrittenAnswer> {
      const { language, onText } = order
      const words = ANSWER_WORDS[language]
      const teller = makeTeller(onText)
      const done = (sources: LibraryCard[]): WrittenAnswer => ({ text: teller.text(), sources, unsupported: [], human: false, engine: 'search' })
      if (why !== undefined) teller.tell(why)
      const { found, answered } = await searchAsAsked(wiring, order, MOST_PASSAGES)
      if (answered && found.length > 0) {
        teller.tell(words.searched)
        const cards = await tellPassages(found, order, { texts, tell: teller.tell })
        // Codes and names of medicines are here on every machine; they are no guidance.
        if (!(await library.hasSources())) teller.tell(withoutSources(order, wiring))
        return done(cards)
      }
      if (!(await library.hasSources())) {
        teller.tell(withoutSources(order, wiring))
        return done([])
      }
      teller.tell(words.nothing)
      const near = found.slice(0, MOST_NEAR).map(({ passage }) => passage)
      if (near.length > 0) teller.tell(`${words.near}\n\n${near.map((passage, at) => `- ${headOf(passage, at + 1, order)}`).join('\n')}`)
      return done(near.map((passage, at) => cardOf(passage, at + 1)))
    },
  }
}
