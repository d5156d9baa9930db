import type { CaseCard } from '#contract/source.ts'
import type { Answerer, WrittenAnswer } from '#server/ports/answerer.ts'
import type { CasePlace, CaseText, TextWork } from '#server/ports/text-work.ts'
import { asWritten, beginningOf, quotation } from './quote.ts'
import { ANSWER_WORDS } from './words.ts'

/** All that a question on a case is answered from: the texts of that case. No library, and no other case, can be reached from here. */
export type CaseWiring = { sources: readonly CaseText[]; texts: TextWork }

const MOST_PLACES = 4
const QUOTE_CHARACTERS = 700

const CARD_CHARACTERS = 1_900

/** The card of a place. What was said or noted is read at its place; a report may be written over, so its words go with the card. */
export const placeCard = ({ quote, ...place }: CasePlace, n: number): CaseCard => ({
  n,
  kind: 'case',
  ...place,
  ...(place.source === 'report' && { quote: beginningOf(quote, CARD_CHARACTERS) }),
})

/** Answers by search alone: the places of the case that answer, question and answer together. `why` tells why no model did. */
export function makeCaseSearch({ sources, texts }: CaseWiring, why?: string): Answerer {
  return {
    async answer({ question, language, signal, onText }): Promise<WrittenAnswer> {
      const words = ANSWER_WORDS[language]
      const { places, answered } =
        sources.length === 0 ? { places: [], answered: false } : await texts.run('findPlaces', { question, language, sources }, { signal })
      const found = answered ? places.slice(0, MOST_PLACES) : []
      const said = found.length > 0 ? words.searchedCase : sources.length === 0 ? words.emptyCase : words.nothingInCase
      const blocks = [
        ...(why === undefined ? [] : [why]),
        said,
        ...found.map(({ quote }, at) => `${quotation(asWritten(beginningOf(quote, QUOTE_CHARACTERS)))}\n\n[${at + 1}]`),
      ]
      for (const [at, block] of blocks.entries()) onText(at === 0 ? block : `\n\n${block}`)
      return { text: blocks.join('\n\n'), sources: found.map((place, at) => placeCard(place, at + 1)), unsupported: [], human: false, engine: 'search' }
    },
  }
}
