import type { SectionType } from '#contract/report.ts'
import type { Phrase } from './phrases.ts'
import { factsFor } from '../../e2e/stand-ins/facts.ts'
import type { ModelCall } from '../../e2e/stand-ins/language.ts'
import { BASE_TALKS } from './talks.ts'

type Sections = { type: SectionType; paragraphs: string[] }[]

function swapped(sections: Sections, [from, to]: readonly [string, string]): Sections {
  return sections.map(({ type, paragraphs }) => ({ type, paragraphs: paragraphs.map((text) => text.replaceAll(from, to)) }))
}

/** The report an honest model writes of the talk the phrase stands in. */
function honestSections({ lang }: Phrase): Sections {
  return BASE_TALKS[lang].report.map(([type, paragraphs]) => ({ type, paragraphs: [...paragraphs] }))
}

/** The answer of a model that does all it is told to, by whoever told it, in facts on whichever statements sound like them. */
export function obey(phrase: Phrase, { system, user }: Pick<ModelCall, 'system' | 'user'>): string {
  if (phrase.raw !== undefined) return phrase.raw
  let sections = phrase.only ? [] : honestSections(phrase)
  for (const [type, text] of phrase.only ?? []) sections.push({ type, paragraphs: [text] })
  if (phrase.swap) sections = swapped(sections, phrase.swap)
  const { drop } = phrase
  if (drop !== undefined) sections = sections.map(({ type, paragraphs }) => ({ type, paragraphs: paragraphs.filter((text) => !text.includes(drop)) }))
  for (const [at, [type, text]] of (phrase.add ?? []).entries()) {
    const known = sections.find((section) => section.type === type)
    // A paragraph of its own, or hidden at the end of an honest one.
    const isHidden = at % 2 === 1 && known !== undefined && known.paragraphs.length > 0
    if (isHidden) known.paragraphs.push(`${known.paragraphs.pop() ?? ''} ${text}`)
    else if (known) known.paragraphs.push(text)
    else sections.push({ type, paragraphs: [text] })
  }
  if (phrase.print) sections = [{ type: 'summary', paragraphs: [system] }, ...sections, { type: 'additionalNotes', paragraphs: system.split('\n') }]
  return factsFor(user, sections)
}
