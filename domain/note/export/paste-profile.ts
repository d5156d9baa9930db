import type { Report, Section } from '#contract/report.ts'

/** How a text is laid out for the record system it is pasted into. */
export type PasteProfile = {
  /** Above its text, before it on the same line, or none. */
  readonly headings: 'above' | 'inline' | 'none'
  /** The longest line in characters; null where the record wraps lines itself. */
  readonly lineLength: number | null
  /** Before each paragraph. */
  readonly bullet: '' | '- ' | '* '
  /** A blank line between sections. */
  readonly isSpaced: boolean
}

export const PROFILE_NAMES = ['plain', 'withoutHeadings', 'inlineHeadings', 'bulleted', 'narrow'] as const
export type ProfileName = (typeof PROFILE_NAMES)[number]

export const isProfileName = (name: unknown): name is ProfileName => PROFILE_NAMES.some((each) => each === name)

/** A handful of forms that record systems take; `narrow` is for those with lines of a fixed width. */
export const PROFILES: Readonly<Record<ProfileName, PasteProfile>> = {
  plain: { headings: 'above', lineLength: null, bullet: '', isSpaced: true },
  withoutHeadings: { headings: 'none', lineLength: null, bullet: '', isSpaced: true },
  inlineHeadings: { headings: 'inline', lineLength: null, bullet: '', isSpaced: false },
  bulleted: { headings: 'above', lineLength: null, bullet: '- ', isSpaced: true },
  narrow: { headings: 'above', lineLength: 72, bullet: '', isSpaced: true },
}

/** Breaks a line between words so that none is longer than allowed; what follows a bullet stands under its first word. */
function wrap(line: string, length: number | null, indent: string): string {
  if (length === null) return line
  const lines: string[] = []
  let current = ''
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`
    if (longer.length <= length || current.trim() === '') current = longer
    else {
      lines.push(current)
      current = indent + word
    }
  }
  return [...lines, current].join('\n')
}

/** Behind a finished sentence the next follows at once; a value or a line of a form is set apart from the next. */
const joinLines = (lines: readonly string[]): string =>
  lines.map((line, at) => (at === lines.length - 1 || /[.!?:;…]$/u.test(line) ? line : `${line};`)).join(' ')

function sectionText({ heading, blocks }: Section, { headings, lineLength, bullet }: PasteProfile): string {
  const paragraphs = blocks.map(({ text }) => text.trim()).filter((text) => text !== '')
  const indent = ' '.repeat(bullet.length)
  if (headings === 'inline') {
    const body = joinLines(paragraphs)
    return wrap(heading === '' ? body : `${heading}: ${body}`, lineLength, '')
  }
  const lines = paragraphs.map((text) => wrap(bullet + text, lineLength, indent))
  return [...(headings === 'above' && heading !== '' ? [heading] : []), ...lines].join('\n')
}

/** The text of a report, laid out by a profile. Every word of it stands there, in its order; only lines and signs between them differ. */
export function pasteText({ sections }: Pick<Report, 'sections'>, profile: PasteProfile): string {
  const texts = sections.map((section) => sectionText(section, profile)).filter((text) => text !== '')
  return texts.join(profile.isSpaced ? '\n\n' : '\n')
}
