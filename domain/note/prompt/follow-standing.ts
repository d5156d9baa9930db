import { SectionType } from '#contract/report.ts'
import type { Block, Evidence, Report, Section } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import type { Vertical } from '#contract/vertical.ts'
import { tongueOf } from '#domain/language/language.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import { readStatements } from '#domain/note/pipeline/write-report.ts'
import { withSection } from '#domain/note/realise/with-section.ts'
import { arrangeReport } from './follow-wishes.ts'
import { HEADING } from './standing-wishes.ts'
import type { Expansion, StandingWishes } from './standing-wishes.ts'

const ALLERGY = /allerg|anafyla|anaphyla|аллерг|анафила/iu

/** Allergies, bans of medicines and when to seek help: somebody may act on their absence, whatever anybody wishes. */
function carriesSafety(block: Block, { language, vertical }: { language: Report['language']; vertical: Vertical }): boolean {
  if (ALLERGY.test(block.text)) return true
  return readStatements(block.text, language, vertical).some(
    (one) => one.isBan === true || has(one, 'allergy') || (has(one, 'contact') && has(one, 'condition')),
  )
}

/** What must stay of a section that is to go: all of the medicines, of every other what carries safety. */
function restOf(section: Section, told: { language: Report['language']; vertical: Vertical }): Section | undefined {
  if (section.type === 'medications') return section
  const blocks = section.blocks.filter((block) => block.kind === 'paragraph' && carriesSafety(block, told))
  return blocks.length === 0 ? undefined : { ...section, blocks }
}

/** Sections as they are wished for; what carries safety stays behind them, in the order it had. */
function arrangeSafely(report: Report, { wishes }: StandingWishes, vertical: Vertical): Section[] {
  const { sections } = arrangeReport(report, wishes)
  const kept = new Set(sections.map(({ type }) => type))
  const dropped = report.sections.filter(({ type }) => !kept.has(type))
  return [...sections, ...dropped.flatMap((section) => restOf(section, { language: report.language, vertical }) ?? [])]
}

const shiftOf = (evidence: Evidence, moved: (at: number) => number): Evidence =>
  evidence.textStart === undefined
    ? evidence
    : { ...evidence, textStart: moved(evidence.textStart), ...(evidence.textEnd !== undefined && { textEnd: moved(evidence.textEnd) }) }

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** Writes short forms out; each place keeps what it rests on. The stop of a short form that ends a sentence ends it still. */
function expandBlock(block: Block, find: RegExp, longOf: (short: string) => string): Block {
  const places = [...block.text.matchAll(find)].map((match) => {
    const end = match.index + match[0].length
    const long = longOf(match[0])
    const isLast = match[0].endsWith('.') && /^(?:\s*$|\s+\p{Lu})/u.test(block.text.slice(end))
    // Written the other way round, the stop of the sentence is that of the short form too.
    const isStopped = long.endsWith('.') && block.text[end] === '.'
    return { start: match.index, end: isStopped ? end + 1 : end, long: long + (isLast && !long.endsWith('.') ? '.' : '') }
  })
  if (places.length === 0) return block
  let text = ''
  let from = 0
  for (const { start, end, long } of places) {
    text += block.text.slice(from, start) + long
    from = end
  }
  const moved = (at: number): number =>
    places.reduce((place, { start, end, long }) => (end <= at ? place + long.length - (end - start) : start < at ? place + start - at : place), at)
  return { ...block, text: text + block.text.slice(from), evidence: block.evidence.map((one) => shiftOf(one, moved)) }
}

function expandAll(sections: readonly Section[], expansions: readonly Expansion[]): Section[] {
  if (expansions.length === 0) return [...sections]
  // Two doctors' habits of capitals are one; a short form of capitals alone is no word that begins a sentence.
  const byShort = new Map(expansions.map(({ short, long }) => [short, long]))
  const shorts = [...byShort.keys()].toSorted((a, b) => b.length - a.length).map(escaped)
  const find = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${shorts.join('|')})(?![\p{L}\p{N}])`, 'gu')
  return sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => expandBlock(block, find, (short) => byShort.get(short) ?? short)) }))
}

/** A head that denies or names a medicine would say what nobody said. */
function isHead(heading: string, language: Report['language']): boolean {
  const reading = readMarks(heading, tongueOf(language))
  return reading.drugs.length === 0 && !has(reading, 'negation', 'allergy') && !/allerg|аллерг/iu.test(heading)
}

/** One line of letters that denies nothing and names no medicine, in whichever language a report may come to be. */
export function isHeadingSafe(heading: string): boolean {
  return HEADING.test(heading) && Language.options.every((language) => isHead(heading, language))
}

function rename(sections: readonly Section[], { renamings }: StandingWishes, language: Report['language']): Section[] {
  const heads = new Map(renamings.filter(({ heading }) => isHead(heading, language)).map(({ section, heading }) => [section, heading]))
  return sections.map((section) => ({ ...section, heading: heads.get(section.type) ?? section.heading }))
}

/**
 * Takes a report and what its doctor asks of every report; gives it so, with no sentence that was not there. Medicines, allergies, bans and when to seek
 * help stay, whatever is asked. `isWordsOnly` changes headings and short forms alone: somebody asked for its sections already.
 */
export function followStanding(report: Report, standing: StandingWishes, { vertical, isWordsOnly }: { vertical: Vertical; isWordsOnly: boolean }): Report {
  const sections = isWordsOnly ? report.sections : arrangeSafely(report, standing, vertical)
  return { ...report, sections: expandAll(rename(sections, standing, report.language), standing.expansions) }
}

/** Headings of sections that were to go and stand in the report all the same. */
export function keptForSafety(report: Report, { wishes }: StandingWishes): string[] {
  const unwished = arrangeReport({ ...report, sections: SectionType.options.map((type) => ({ type, heading: '', blocks: [] })) }, wishes)
  const wished = new Set(unwished.sections.map(({ type }) => type))
  return report.sections.filter(({ type }) => !wished.has(type)).map(({ heading }) => heading)
}

/**
 * Takes a report that was written to somebody's own instructions, and the one rules make of the same talk; gives the first with the medicines, allergies and
 * bans of the second that it says nothing of: a model that was told to leave them out has not left them out.
 */
export function withSafetyOf(report: Report, ruled: Report, vertical: Vertical): Report {
  const tongue = tongueOf(report.language)
  const told = report.sections.flatMap(({ blocks }) =>
    blocks.map(({ text }) => ({ text, isOfAllergy: ALLERGY.test(text), substances: new Set(readMarks(text, tongue).drugs.map(({ substance }) => substance)) })),
  )
  // That somebody takes a medicine does not tell of an allergy to it.
  const isTold = (text: string): boolean => {
    const { drugs } = readMarks(text, tongueOf(ruled.language))
    if (drugs.length === 0) return told.some((one) => one.text.includes(text))
    const alike = told.filter(({ isOfAllergy }) => isOfAllergy === ALLERGY.test(text))
    return drugs.every(({ substance }) => alike.some(({ substances }) => substances.has(substance)))
  }
  const isMissing = (block: Block, type: SectionType): boolean =>
    (type === 'medications' || carriesSafety(block, { language: ruled.language, vertical })) && !isTold(block.text)
  let { sections } = report
  for (const { type, blocks } of ruled.sections) {
    if (type === 'summary') continue
    const missing = blocks.flatMap((block) => safeSentences(block, type, (one) => isMissing(one, type)))
    if (missing.length === 0) continue
    const taken = new Set(sections.flatMap((section) => section.blocks.map(({ id }) => id)))
    const added = missing.map((block) => (taken.has(block.id) ? { ...block, id: `safe-${block.id}`.slice(0, 64) } : block))
    sections = withSection(sections, type, report.language).map((section) =>
      section.type === type ? { ...section, blocks: [...section.blocks, ...added] } : section,
    )
  }
  return { ...report, sections }
}

/** A line of the medicines is one; of other paragraphs the sentences that are wanted, each with what it rests on. */
function safeSentences(block: Block, type: SectionType, isWanted: (block: Block) => boolean): Block[] {
  if (type === 'medications') return isWanted(block) ? [block] : []
  return sentencesOfBlock(block).flatMap(({ text, evidence, supported }, at) => {
    const placed = evidence.map((one) => ({ ...one, ...(one.textStart !== undefined && { textStart: 0, textEnd: text.length }) }))
    const alone: Block = { id: `${block.id}.${String(at + 1)}`, kind: 'paragraph', text, evidence: placed, ...(!supported && { supported: false }) }
    return isWanted(alone) ? [alone] : []
  })
}
