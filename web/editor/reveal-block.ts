import type { Editor } from '@tiptap/core'
import { blockOf, isBlock } from './attributes.ts'

/** Brings a block into view without moving cursor or focus. */
export function revealBlock(editor: Editor, id: string): void {
  editor.state.doc.descendants((node, position) => {
    if (!isBlock(node) || blockOf(node).id !== id) return true
    const element = editor.view.nodeDOM(position)
    if (element instanceof HTMLElement) element.scrollIntoView({ block: 'center' })
    return false
  })
}
