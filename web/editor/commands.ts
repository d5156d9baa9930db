import type { JSONContent } from '@tiptap/core'
import { splitBlockAs } from '@tiptap/pm/commands'
import { closeHistory, undo } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { Command, EditorState } from '@tiptap/pm/state'
import { SectionType } from '#contract/report.ts'
import type { Block, Report } from '#contract/report.ts'
import { blockOf, isBlock, sectionTypeOf } from './attributes.ts'
import { blockJson, documentJson, sectionJson } from './report-to-document.ts'

/** A key that does nothing here, and says it was handled so that nobody else handles it. */
const handled: Command = () => true

/** Starts a new paragraph. One made at the end of another is the doctor's own: it takes over no mark of doubt. */
export const splitParagraph: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.parent.type.name === 'sectionHeading') return moveBelowHeading(state, dispatch)
  const paragraph = state.schema.nodes['paragraph']
  if (!paragraph || !isBlock($from.parent)) return handled(state)
  return splitBlockAs((node, atEnd) => ({
    type: atEnd ? paragraph : node.type,
    attrs: { id: null, supported: atEnd ? null : blockOf(node).supported },
  }))(state, dispatch)
}

const moveBelowHeading: Command = (state, dispatch) => {
  const after = state.selection.$from.after()
  dispatch?.(state.tr.setSelection(TextSelection.near(state.doc.resolve(after + 1))).scrollIntoView())
  return true
}

/** Backspace at the very start of a section's text or heading: the heading must not swallow the text, nor sections merge. */
export const stayBelowHeading: Command = (state) => {
  const { empty, $from } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  if ($from.parent.type.name === 'sectionHeading') return true
  return $from.index($from.depth - 1) === 1 && $from.parent.type.name === 'paragraph'
}

function placeOf(state: EditorState, id: string): { node: Node; position: number } | undefined {
  let found: { node: Node; position: number } | undefined
  state.doc.descendants((node, position) => {
    if (isBlock(node) && blockOf(node).id === id) found = { node, position }
    return found === undefined
  })
  return found
}

/** The clinician stands for a paragraph that the sources do not carry; its mark of doubt goes. */
export function confirmParagraph(id: string): Command {
  return (state, dispatch) => {
    const place = placeOf(state, id)
    if (!place || blockOf(place.node).supported !== false) return false
    dispatch?.(state.tr.setNodeAttribute(place.position, 'supported', true))
    return true
  }
}

/** Takes a paragraph out; the last one of a section is emptied instead. */
export function removeParagraph(id: string): Command {
  return (state, dispatch) => {
    const place = placeOf(state, id)
    if (!place) return false
    const { node, position } = place
    const isOnly = state.doc.resolve(position).parent.childCount === 2
    const transaction = isOnly
      ? state.tr.delete(position + 1, position + 1 + node.content.size).setNodeAttribute(position, 'supported', null)
      : state.tr.delete(position, position + node.nodeSize)
    dispatch?.(transaction.scrollIntoView())
    return true
  }
}

/** Puts the cursor in a paragraph and brings it into view. */
export function goToParagraph(id: string): Command {
  return (state, dispatch) => {
    const place = placeOf(state, id)
    if (!place) return false
    const selection = TextSelection.near(state.doc.resolve(place.position + 1))
    dispatch?.(state.tr.setSelection(selection).scrollIntoView())
    return true
  }
}

export type Insertion = {
  type: SectionType
  block: Block
  keyPrefix: string
  /** Makes the section when the report has none of its type. */ heading?: string
  /** The block it comes after; at the end of the section without one. */ after?: string
}

/**
 * Where a block goes in a document, and as what: after the block it names, at the end of the section of its type, else in a section made at its
 * place; nowhere without a heading for that.
 */
export function insertion(document: Node, { type, block, keyPrefix, heading, after }: Insertion): { place: number; json: JSONContent } | undefined {
  let end: number | undefined
  let place = 0
  let beside: number | undefined
  document.forEach((node, offset) => {
    if (sectionTypeOf(node) === type) {
      end = offset + node.nodeSize - 1
      node.forEach((child, within) => {
        if (after !== undefined && isBlock(child) && blockOf(child).id === after) beside = offset + 1 + within + child.nodeSize
      })
    }
    if (SectionType.options.indexOf(sectionTypeOf(node)) < SectionType.options.indexOf(type)) place = offset + node.nodeSize
  })
  if (end !== undefined) return { place: beside ?? end, json: blockJson(block, keyPrefix) }
  return heading === undefined ? undefined : { place, json: sectionJson({ type, heading, blocks: [block] }, keyPrefix) }
}

/** Adds a block at the end of the section of its type; without such a section, makes it at its place if it has a heading for it. */
export function insertBlock(wanted: Insertion): Command {
  return (state, dispatch) => {
    const added = insertion(state.doc, wanted)
    if (!added) return false
    dispatch?.(closeHistory(state.tr.insert(added.place, state.schema.nodeFromJSON(added.json)).scrollIntoView()))
    return true
  }
}

/** Marks a change that came from the server, not from a person. */
export const TAKEN_OVER = 'takenOver'

/** Puts another version in the place of this one; one undo brings this one back, and nothing that was typed before it. */
export function replaceReport(report: Report, keyPrefix: string): Command {
  return (state, dispatch) => {
    const document = state.schema.nodeFromJSON(documentJson(report, keyPrefix))
    const transaction = state.tr.replaceWith(0, state.doc.content.size, document.content)
    for (const [name, value] of Object.entries(document.attrs)) transaction.setDocAttribute(name, value)
    dispatch?.(closeHistory(transaction.setMeta(TAKEN_OVER, true)))
    return true
  }
}

/** Takes the last change back. */
export const undoLast: Command = undo

/** What is typed from here on is undone by itself. */
export const endUndoStep: Command = (state, dispatch) => {
  dispatch?.(closeHistory(state.tr))
  return true
}
