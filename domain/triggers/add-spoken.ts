import type { Block, Report, Section } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { withSection } from '#domain/note/realise/with-section.ts'
import type { TriggerFinder } from './find-triggers.ts'
import type { Listened, SaidTrigger } from './listen.ts'
import { readAction } from './read-action.ts'
import { isFiller, spokenWords } from './spoken-words.ts'

/** One block names so many places; a phrase said more often has been shown enough. */
const MOST_PLACES = 50

function isPhraseAlone(text: string, find: TriggerFinder): boolean {
  const found = find(text)
  return found.length > 0 && spokenWords(text).every(({ word, start, end }) => isFiller(word) || found.some((one) => one.start <= start && one.end >= end))
}

/** A block without the sentences that are nothing but a phrase; nothing when no other is left. */
function withoutPhrases(block: Block, find: TriggerFinder): Block[] {
  if (block.kind === 'heading') return [block]
  const sentences = sentencesOfBlock(block)
  const kept = sentences.filter(({ text }) => !isPhraseAlone(text, find))
  if (kept.length === sentences.length) return [block]
  let at = 0
  const evidence = kept.flatMap((sentence) => {
    const textStart = at
    at += sentence.text.length + 1
    return sentence.evidence.map((one) => ({ ...one, textStart, textEnd: textStart + sentence.text.length }))
  })
  const { supported: _before, ...rest } = block
  const isDoubted = block.supported === false && kept.some(({ supported }) => !supported)
  const text = kept.map((sentence) => sentence.text).join(' ')
  return kept.length === 0 ? [] : [{ ...rest, text, evidence, ...(isDoubted && { supported: false }) }]
}

function dropPhrases(sections: readonly Section[], find: TriggerFinder): Section[] {
  return sections.flatMap((section) => {
    const blocks = section.blocks.flatMap((block) => withoutPhrases(block, find))
    return blocks.length === 0 && section.blocks.length > 0 ? [] : [{ ...section, blocks }]
  })
}

function addOne(sections: readonly Section[], { trigger, evidence }: SaidTrigger, { language, number }: { language: Language; number: number }): Section[] {
  const action = readAction(trigger.action)
  if (action.kind === 'command') return [...sections]
  const blocks = action.lines.map((text, line): Block => ({
    id: `trigger-${String(number)}-${String(line + 1)}`,
    kind: 'paragraph',
    text,
    evidence: evidence.slice(0, MOST_PLACES).map((one) => ({ ...one, textStart: 0, textEnd: text.length })),
  }))
  // A model that was shown the report before may have kept these lines: then they are there already, and rest on the phrase.
  const texts = new Set(action.lines)
  const cleared = sections
    .map((section) => ({ ...section, blocks: section.blocks.filter((block) => block.kind === 'heading' || !texts.has(block.text.trim())) }))
    .filter((section, at) => section.blocks.length > 0 || sections[at]?.blocks.length === 0)
  return withSection(cleared, action.section, language).map((section) =>
    section.type === action.section ? { ...section, blocks: [...section.blocks, ...blocks] } : section,
  )
}

/**
 * Takes a report and what was heard of trigger phrases; gives the report with the text of each, once, in the section it names or among the
 * additional notes, resting on the places where the phrase was said, and without the phrases themselves as sentences.
 */
export function addSpoken(report: Report, { said, find }: Pick<Listened<unknown>, 'said' | 'find'>, headingLanguage: Language): Report {
  const sections = said.reduce(
    (so, one, at) => addOne(so, one, { language: headingLanguage, number: at + 1 }),
    dropPhrases(report.sections, find),
  )
  return { ...report, sections }
}
