import type { Block, Report, Section } from '#contract/report.ts'

/** A place to write on, where a form asks for something nobody told. */
const BLANK = '____'

const isLabel = ({ text, evidence }: Block): boolean => evidence.length === 0 && text.trimEnd().endsWith(':')

/** What stands in a section, line by line: a label that nobody answered bears a line to write on. */
export function documentLines({ blocks }: Section): string[] {
  const written = blocks.filter(({ text }) => text.trim() !== '')
  return written.map((block) => (isLabel(block) ? `${block.text.trimEnd()} ${BLANK}` : block.text))
}

/** The plain text form of a letter: what is to be filled in stands as a line to write on. */
export function documentText({ sections }: Pick<Report, 'sections'>): string {
  return sections
    .map((section) => {
      const lines = documentLines(section)
      return [section.heading, ...(lines.length === 0 ? [BLANK] : lines)].filter((line) => line !== '').join('\n')
    })
    .join('\n\n')
}
