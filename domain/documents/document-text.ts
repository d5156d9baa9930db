import type { Block, Report, Section } from '#contract/report.ts'
import { pasteText, PROFILES } from '#domain/report/paste-profile.ts'
import type { PasteProfile } from '#domain/report/paste-profile.ts'

/** A place to write on, where a form asks for something nobody told. */
const BLANK = '____'

const isLabel = ({ text, evidence }: Block): boolean => evidence.length === 0 && text.trimEnd().endsWith(':')

/** What stands in a section, line by line: a label that nobody answered bears a line to write on. */
export function documentLines({ blocks }: Section): string[] {
  const written = blocks.filter(({ text }) => text.trim() !== '')
  return written.map((block) => (isLabel(block) ? `${block.text.trimEnd()} ${BLANK}` : block.text))
}

/** A heading without a word under it is a place to fill in; where headings are left out, nobody would know what for. */
function filled(section: Section, { headings }: PasteProfile): Section {
  const lines = documentLines(section)
  const shown = lines.length === 0 && headings !== 'none' ? [BLANK] : lines
  return { ...section, blocks: shown.map((text, at) => ({ id: String(at), kind: 'paragraph', text, evidence: [] })) }
}

/** How a letter begins and ends is no list and has no heading: its lines stay lines. */
const AS_LINES: Partial<PasteProfile> = { headings: 'above', bullet: '' }

/** The text of a letter, laid out for where it is pasted; as plain text when no profile is named. What is to be filled in stands as a line to write on. */
export function documentText({ sections }: Pick<Report, 'sections'>, profile: PasteProfile = PROFILES.plain): string {
  const texts = sections.map((section) => pasteText({ sections: [filled(section, profile)] }, section.heading === '' ? { ...profile, ...AS_LINES } : profile))
  return texts.filter((text) => text !== '').join(profile.isSpaced ? '\n\n' : '\n')
}
