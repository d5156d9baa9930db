import type { Report } from '#contract/report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'

/** What Markdown would read as more than a sign; at the beginning of a line also what opens a list, and rules under a line. */
const SIGNS = /[\\`*_[\]<>&#|~]/gu
const OPENINGS = /^(?=[-+=])/gmu
const NUMBERED = /^(\d{1,9})([.)])/gmu

const asWritten = (text: string): string => text.replaceAll(SIGNS, String.raw`\$&`).replaceAll(OPENINGS, '\\').replaceAll(NUMBERED, String.raw`$1\$2`)

/** Takes a report; gives it as Markdown, each word as it stands, and the stretches of it that nothing said carries. */
export function reportMarkdown({ sections }: Report): { value: string; unsupported: { start: number; end: number }[] } {
  let value = ''
  const unsupported: { start: number; end: number }[] = []
  const open = (lead: string): void => {
    value += (value === '' ? '' : '\n\n') + lead
  }
  for (const { heading, blocks } of sections) {
    open(`## ${asWritten(heading.replaceAll(/\s+/gu, ' '))}`)
    for (const block of blocks) {
      open(block.kind === 'heading' ? '### ' : '')
      for (const [at, { text, supported }] of sentencesOfBlock(block).entries()) {
        if (at > 0) value += ' '
        const start = value.length
        value += asWritten(text.replaceAll(/\s+/gu, ' '))
        if (!supported && block.kind === 'paragraph') unsupported.push({ start, end: value.length })
      }
    }
  }
  return { value, unsupported }
}
