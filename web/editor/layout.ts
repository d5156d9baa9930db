import type { EditorView } from '@tiptap/pm/view'
import type { SectionType } from '#contract/report.ts'
import { sectionTypeOf } from './attributes.ts'
import { statementsOf, unsupportedOf } from './document-to-report.ts'
import type { Statement, Unsupported } from './document-to-report.ts'

/** One line of text in which statements begin: where its tick stands, and what it is for. */
export type TickLine = { top: number; statements: Statement[]; unsupported: Unsupported[] }

/** A section's heading: where its menu stands. */
export type HeadingPlace = { index: number; type: SectionType; heading: string; top: number; height: number }

export type Layout = { lines: TickLine[]; headings: HeadingPlace[] }

/** Lines closer than this are one line: the faces of one line differ by a pixel or two. */
const SAME_LINE_PX = 8

/** Where ticks and section menus stand beside the text, in pixels from the editor's top. Reads the page's layout; changes nothing. */
export function measureLayout(view: EditorView): Layout {
  const origin = view.dom.getBoundingClientRect().top
  const lines: TickLine[] = []
  const lineAt = (position: number): TickLine => {
    const { top, bottom } = view.coordsAtPos(position, 1)
    const middle = (top + bottom) / 2 - origin
    const known = lines.find((line) => Math.abs(line.top - middle) < SAME_LINE_PX)
    if (known) return known
    const line: TickLine = { top: middle, statements: [], unsupported: [] }
    lines.push(line)
    return line
  }
  for (const statement of statementsOf(view.state.doc)) lineAt(statement.from).statements.push(statement)
  for (const paragraph of unsupportedOf(view.state.doc)) lineAt(paragraph.from + 1).unsupported.push(paragraph)
  return { lines: lines.toSorted((a, b) => a.top - b.top), headings: measureHeadings(view, origin) }
}

function measureHeadings(view: EditorView, origin: number): HeadingPlace[] {
  const headings: HeadingPlace[] = []
  view.state.doc.forEach((section, offset, index) => {
    const element = view.nodeDOM(offset + 1)
    const heading = section.firstChild?.textContent ?? ''
    // Sections with an empty heading have no menu (spec 2).
    if (heading.trim() === '' || !(element instanceof HTMLElement)) return
    const box = element.getBoundingClientRect()
    headings.push({ index, type: sectionTypeOf(section), heading, top: box.top - origin, height: box.height })
  })
  return headings
}
