import type { Block, Report, Section } from '#contract/report.ts'
import { pasteText, PROFILES } from '#domain/note/export/paste-profile.ts'
import type { PasteProfile } from '#domain/note/export/paste-profile.ts'

const isBareLabel = ({ text, evidence }: Block): boolean => evidence.length === 0 && text.trimEnd().endsWith(':')

/** What stands in a section, line by line; a label that nobody answered is no line. */
export function documentLines({ blocks }: Section): string[] {
  return blocks.filter((block) => block.text.trim() !== '' && !isBareLabel(block)).map(({ text }) => text)
}

/** The section as lines; nothing is left of one that nobody filled in. */
const asLines = (section: Section): Section => ({
  ...section,
  blocks: documentLines(section).map((text, at) => ({ id: String(at), kind: 'paragraph', text, evidence: [] })),
})

/** How a letter begins and ends is no list and has no heading: its lines stay lines. */
const AS_LINES: Partial<PasteProfile> = { headings: 'above', bullet: '' }

/**
 * The text of a letter, laid out for where it is pasted; as plain text when no profile is named. What nobody filled in is not in it: no empty
 * line is copied, printed or sent.
 */
export function documentText({ sections }: Pick<Report, 'sections'>, profile: PasteProfile = PROFILES.plain): string {
  const filled = sections.map(asLines).filter(({ blocks }) => blocks.length > 0)
  const texts = filled.map((section) => pasteText({ sections: [section] }, section.heading === '' ? { ...profile, ...AS_LINES } : profile))
  return texts.filter((text) => text !== '').join(profile.isSpaced ? '\n\n' : '\n')
}
