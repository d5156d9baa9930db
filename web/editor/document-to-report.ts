import type { Node } from '@tiptap/pm/model'
import type { Block, Report, Section } from '#contract/report.ts'
import { blockOf, isBlock, provenanceOf, sectionTypeOf, statementOf } from './attributes.ts'
import { evidenceOf } from './statement-spans.ts'
import type { StatementSpan } from './statement-spans.ts'

// A paragraph that was not touched is the same node from one document to the next: what was read of it still holds.
const spansByNode = new WeakMap<Node, StatementSpan[]>()
const blockByNode = new WeakMap<Node, Block>()

/** The marked stretches of a block, with offsets into its text. */
function spansOf(node: Node): StatementSpan[] {
  const known = spansByNode.get(node)
  if (known) return known
  const read = readSpans(node)
  spansByNode.set(node, read)
  return read
}

function readSpans(node: Node): StatementSpan[] {
  const spans: (StatementSpan & { key: string; words: string })[] = []
  node.forEach((child, start) => {
    const statement = statementOf(child.marks)
    const end = start + child.nodeSize
    const before = spans.at(-1)
    if (!statement) return
    if (before && before.key === statement.key && before.end === start) before.end = end
    else spans.push({ ...statement, start, end })
  })
  return spans.map(({ start, end, evidence, edited, words }) => ({
    start,
    end,
    evidence,
    edited: edited || node.textContent.slice(start, end) !== words,
  }))
}

function readBlock(node: Node): Block {
  const known = blockByNode.get(node)
  if (known) return known
  const { id, supported } = blockOf(node)
  if (id === null) throw new Error('A block with text has no id; the editor names every block it changes.')
  const block: Block = {
    id,
    kind: node.type.name === 'subheading' ? 'heading' : 'paragraph',
    text: node.textContent,
    evidence: evidenceOf(node.textContent, spansOf(node)),
    ...(supported === null ? {} : { supported }),
  }
  blockByNode.set(node, block)
  return block
}

function readSection(section: Node): Section {
  const blocks: Block[] = []
  section.forEach((node) => {
    // Empty lines are the editor's, not the report's.
    if (isBlock(node) && node.textContent.trim() !== '') blocks.push(readBlock(node))
  })
  return { type: sectionTypeOf(section), heading: section.firstChild?.textContent ?? '', blocks }
}

/** What stands in the editor as a report; language, engine and time are those of the text that stands, all else as it was opened. */
export function readReport(document: Node, opened: Report): Report {
  const sections: Section[] = []
  document.forEach((section) => {
    const read = readSection(section)
    if (read.heading !== '' || read.blocks.length > 0) sections.push(read)
  })
  return { ...opened, ...provenanceOf(document), sections }
}

/** One marked stretch in the open document, in document positions. */
export type Statement = { key: string; from: number; to: number; evidence: StatementSpan['evidence']; edited: boolean; text: string }

/** Every statement of the document in reading order. */
export function statementsOf(document: Node): Statement[] {
  const statements: Statement[] = []
  document.descendants((node, position) => {
    if (!isBlock(node)) return true
    const seen = new Set<string>()
    for (const span of spansOf(node)) {
      const key = statementOf(node.nodeAt(span.start)?.marks ?? [])?.key ?? ''
      // A statement split by what was typed into it keeps one tick, at its first part.
      if (seen.has(key)) continue
      seen.add(key)
      const text = node.textContent.slice(span.start, span.end)
      statements.push({ key, text, evidence: span.evidence, edited: span.edited, from: position + 1 + span.start, to: position + 1 + span.end })
    }
    return false
  })
  return statements
}

/** A paragraph that the sources do not carry and nobody has confirmed. */
export type Doubtful = { id: string; text: string }
/** The same in the open document, with its position. */
export type Unsupported = Doubtful & { from: number }

/** The doubtful paragraphs of a report that is not open yet. */
export function doubtfulIn({ sections }: Pick<Report, 'sections'>): Doubtful[] {
  return sections.flatMap(({ blocks }) =>
    blocks.filter(({ supported, text }) => supported === false && text.trim() !== '').map(({ id, text }) => ({ id, text })),
  )
}

export function unsupportedOf(document: Node): Unsupported[] {
  const found: Unsupported[] = []
  document.descendants((node, position) => {
    if (!isBlock(node)) return true
    const { id, supported } = blockOf(node)
    if (supported === false && id !== null && node.textContent.trim() !== '') found.push({ id, text: node.textContent, from: position })
    return false
  })
  return found
}
