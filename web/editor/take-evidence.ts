import type { Node } from '@tiptap/pm/model'
import type { Command, Transaction } from '@tiptap/pm/state'
import type { Block, Report } from '#contract/report.ts'
import { blockOf, isBlock } from './attributes.ts'
import { TAKEN_OVER } from './commands.ts'
import { readReport } from './document-to-report.ts'
import { isSame } from './is-same.ts'
import { statementSpans } from './statement-spans.ts'

function markNode(
  transaction: Transaction,
  { node, position }: { node: Node; position: number },
  { block, keyPrefix }: { block: Block; keyPrefix: string },
): void {
  const statement = node.type.schema.marks['statement']
  if (!statement) return
  const from = position + 1
  transaction.removeMark(from, from + node.content.size, statement)
  statementSpans(block).forEach(({ start, end, evidence, edited }, at) => {
    const words = block.text.slice(start, end)
    transaction.addMark(from + start, from + end, statement.create({ key: `${keyPrefix}:${block.id}:${at}`, words, evidence, edited }))
  })
  transaction.setNodeAttribute(position, 'supported', block.supported ?? null)
}

/**
 * Takes over what the same words rest on now, and what of them is in doubt. No letter changes, so the undo of what was typed before
 * still holds; this itself is not undone.
 */
export function takeEvidence(report: Report, keyPrefix: string): Command {
  return (state, dispatch) => {
    const known = new Map(report.sections.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const)))
    const standing = new Map(readReport(state.doc, report).sections.flatMap(({ blocks }) => blocks.map((block) => [block.id, block] as const)))
    const transaction = state.tr
    state.doc.descendants((node, position) => {
      if (!isBlock(node)) return true
      const { id } = blockOf(node)
      const block = id === null ? undefined : known.get(id)
      if (block && block.text === node.textContent && !isSame(block, standing.get(block.id))) markNode(transaction, { node, position }, { block, keyPrefix })
      return false
    })
    dispatch?.(transaction.setMeta(TAKEN_OVER, true).setMeta('addToHistory', false))
    return true
  }
}
