import type { EditorView } from '@tiptap/pm/view'
import type { SectionType } from '#contract/report.ts'
import { sectionTypeOf } from './attributes.ts'
import { statementsOf, unsupportedOf } from './document-to-report.ts'
import type { Statement, Unsupported } from './document-to-report.ts'
import { isSame } from './is-same.ts'

/** One line of text in which statements begin: where its tick stands, and what it is for. */
export type TickLine = { top: number; statements: Statement[]; unsupported: Unsupported[] }

/** A section's heading: the middle of its last line and the end of its words, where its menu stands. */
export type HeadingPlace = { index: number; type: SectionType; heading: string; top: number; left: number }

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
    const last = lines.at(-1)
    if (last && Math.abs(last.top - middle) < SAME_LINE_PX) return last
    const line: TickLine = { top: middle, statements: [], unsupported: [] }
    lines.push(line)
    return line
  }
  const beginnings = [
    ...statementsOf(view.state.doc).map((statement) => ({ at: statement.from, statement, paragraph: undefined })),
    ...unsupportedOf(view.state.doc).map((paragraph) => ({ at: paragraph.from + 1, statement: undefined, paragraph })),
  ].toSorted((a, b) => a.at - b.at)
  for (const { at, statement, paragraph } of beginnings) {
    const line = lineAt(at)
    if (statement) line.statements.push(statement)
    if (paragraph) line.unsupported.push(paragraph)
  }
  return { lines, headings: measureHeadings(view) }
}

/** Whether ticks and menus would look the same: positions within the document shift with every key and show nowhere. */
export function looksSame(a: Layout, b: Layout): boolean {
  return isSame(a.headings, b.headings) && isSame(a.lines.map(lookOf), b.lines.map(lookOf))
}

const LABEL_CHARACTERS = 60

function lookOf({ top, statements, unsupported }: TickLine): unknown {
  const begin = ({ text }: { text: string }) => text.slice(0, LABEL_CHARACTERS)
  return [
    top,
    statements.map((statement) => [statement.key, statement.edited, begin(statement)]),
    unsupported.map((paragraph) => [paragraph.id, begin(paragraph)]),
  ]
}

function measureHeadings(view: EditorView): HeadingPlace[] {
  const headings: HeadingPlace[] = []
  const origin = view.dom.getBoundingClientRect()
  view.state.doc.forEach((section, offset, index) => {
    const element = view.nodeDOM(offset + 1)
    const heading = section.firstChild?.textContent ?? ''
    // Sections with an empty heading have no menu (spec 2).
    if (heading.trim() === '' || !(element instanceof HTMLElement)) return
    const words = document.createRange()
    words.selectNodeContents(element)
    const box = [...words.getClientRects()].at(-1) ?? element.getBoundingClientRect()
    headings.push({ index, type: sectionTypeOf(section), heading, top: (box.top + box.bottom) / 2 - origin.top, left: box.right - origin.left })
  })
  return headings
}
