import type { SourcePassage } from '#contract/source.ts'
import { SAMPLE_SOURCE } from './passage.ts'
import type { Passage } from './passage.ts'
import type { PassageRow } from './store.ts'

/** A row as the passage it was. */
export function passageOf({ number: _, body, is_withdrawn: isWithdrawn, ...rest }: PassageRow): Passage {
  return { ...rest, text: body, ...(isWithdrawn && { isWithdrawn }) }
}

/** What every showing of a passage says of where it comes from, whole or as a card. */
function originOf({ id, title, source, owner, url, updated, licence, codes, isWithdrawn }: Passage) {
  return { id, title, source: owner, url, date: updated, licence, codes: [...codes], isExample: source === SAMPLE_SOURCE, isWithdrawn: isWithdrawn === true }
}

/** A passage whole, as it is shown. */
export function presentPassage(passage: Passage): SourcePassage {
  const { headings, text, html, language, country, edition } = passage
  return { ...originOf(passage), headings: [...headings], text, html, language, country, edition }
}
