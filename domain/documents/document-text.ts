import type { Block, Report } from '#contract/report.ts'

/** A place to write on, where a form asks for something nobody told. */
const BLANK = '____'

const isLabel = ({ text, evidence }: Block): boolean => evidence.length === 0 && text.trimEnd().endsWith(':')

/** The plain text form of a letter: what is to be filled in stands as a line to write on. */
export function documentText({ sections }: Pick<Report, 'sections'>): string {
  return sections
    .map(({ heading, blocks }) => {
      const written = blocks.filter(({ text }) => text.trim() !== '')
      const lines = written.map((block) => (isLabel(block) ? `${block.text.trimEnd()} ${BLANK}` : block.text))
      return [heading, ...(written.length === 0 ? [BLANK] : lines)].filter((line) => line !== '').join('\n')
    })
    .join('\n\n')
}
