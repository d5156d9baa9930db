import type { Node } from '@tiptap/pm/model'
import type { Command, Transaction } from '@tiptap/pm/state'
import type { Block, Report, Section } from '#contract/report.ts'
import { blockOf, isBlock } from './attributes.ts'
import { insertion, TAKEN_OVER } from './commands.ts'

type Placed = { section: Section; block: Block }

const placedIn = ({ sections }: Report): Placed[] => sections.flatMap((section) => section.blocks.map((block) => ({ section, block })))

const missingFrom = (report: Report, other: Report): Placed[] => {
  const there = new Set(placedIn(other).map(({ block }) => block.id))
  return placedIn(report).filter(({ block }) => !there.has(block.id))
}

function takeOut(transaction: Transaction, { id, text }: Block): void {
  let found: { node: Node; parent: Node | null; position: number } | undefined
  transaction.doc.descendants((node, position, parent) => {
    if (isBlock(node) && blockOf(node).id === id && node.textContent === text) found = { node, parent, position }
    return found === undefined
  })
  if (!found) return
  const { node, parent, position } = found
  const place = transaction.doc.resolve(position)
  // The only paragraph of a section takes the section with it, unless no other is left.
  if (parent?.childCount === 2 && transaction.doc.childCount > 1) transaction.delete(place.before(), place.after())
  else if (parent?.childCount === 2) transaction.delete(position + 1, position + 1 + node.content.size)
  else transaction.delete(position, position + node.nodeSize)
}

/**
 * Takes over into an open text what the server's has gained and lost by a call, block by block: nothing else of it is touched, the cursor and the
 * page stay where they are, and it is no step to be undone. A paragraph that reads otherwise by now stays.
 */
export function takeBlocks({ before, after }: { before: Report; after: Report }, keyPrefix: string): Command {
  return (state, dispatch) => {
    const transaction = state.tr
    for (const { block } of missingFrom(before, after)) takeOut(transaction, block)
    for (const { section, block } of missingFrom(after, before)) {
      const added = insertion(transaction.doc, { type: section.type, block, keyPrefix, heading: section.heading })
      if (added) transaction.insert(added.place, state.schema.nodeFromJSON(added.json))
    }
    if (!transaction.docChanged) return false
    dispatch?.(transaction.setMeta(TAKEN_OVER, true).setMeta('addToHistory', false))
    return true
  }
}
