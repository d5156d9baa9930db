import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

export type ParagraphAction = {
  label: string
  /** Takes a paragraph's words; whether the action is offered beside it. Asked once for each text. */
  fits: (words: string) => boolean
  onPress: (words: string) => void
}

export const PARAGRAPH_ACTION = new PluginKey('paragraphAction')

/** A small button at the end of each paragraph that an action fits. It is no part of the text: nothing of it is saved or copied. */
export function paragraphAction({ label, fits, onPress }: ParagraphAction): Plugin {
  const known = new WeakMap<Node, boolean>()
  const fitsNode = (node: Node): boolean => {
    const before = known.get(node)
    if (before !== undefined) return before
    const now = fits(node.textContent)
    known.set(node, now)
    return now
  }
  return new Plugin({
    key: PARAGRAPH_ACTION,
    props: {
      decorations: ({ doc }) => {
        const buttons: Decoration[] = []
        doc.descendants((node, position) => {
          if (node.type.name !== 'paragraph') return true
          if (fitsNode(node))
            buttons.push(
              Decoration.widget(position + node.nodeSize - 1, () => button(label, () => onPress(node.textContent)), {
                side: 1,
                key: `${label}:${node.textContent}`,
                ignoreSelection: true,
                stopEvent: () => true,
              }),
            )
          return false
        })
        return buttons.length === 0 ? null : DecorationSet.create(doc, buttons)
      },
    },
  })
}

function button(label: string, onPress: () => void): HTMLElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'paragraph-action'
  element.contentEditable = 'false'
  element.textContent = label
  // The cursor stays where it was.
  element.addEventListener('mousedown', (event) => event.preventDefault())
  element.addEventListener('click', onPress)
  return element
}
