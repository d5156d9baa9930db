import { Fragment, Slice } from '@tiptap/pm/model'
import type { Mark, Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { statementOf } from './attributes.ts'
import { withoutStyleElements } from './paste/without-style-elements.ts'

/** The statement marks of this editor by key. */
export type KnownStatements = Map<string, Mark>

export function noteStatements(document: Node, known: KnownStatements): void {
  document.descendants((node) => {
    const key = statementOf(node.marks)?.key
    const mark = node.marks.find(({ type }) => type.name === 'statement')
    if (key && mark) known.set(key, mark)
  })
}

function ownText(node: Node, known: KnownStatements): Node {
  const key = statementOf(node.marks)?.key
  if (key === undefined) return node
  const own = known.get(key)
  const others = node.marks.filter(({ type }) => type.name !== 'statement')
  return node.mark(own ? own.addToSet(others) : others)
}

/** What is pasted keeps its evidence when it was cut or copied here, and comes as plain typed text from anywhere else. */
export function keepOwnStatements(slice: Slice, known: KnownStatements): Slice {
  const walk = (fragment: Fragment): Fragment => {
    const nodes: Node[] = []
    fragment.forEach((node) => {
      nodes.push(node.isText ? ownText(node, known) : node.copy(walk(node.content)))
    })
    return Fragment.fromArray(nodes)
  }
  return new Slice(walk(slice.content), slice.openStart, slice.openEnd)
}

/** Evidence never comes in from another report through the clipboard. */
export function ownStatements(): Plugin {
  const known: KnownStatements = new Map()
  const note = (view: { state: { doc: Node } }): false => {
    noteStatements(view.state.doc, known)
    return false
  }
  return new Plugin({
    props: {
      handleDOMEvents: { copy: note, cut: note, dragstart: note },
      transformPastedHTML: withoutStyleElements,
      transformPasted: (slice) => keepOwnStatements(slice, known),
    },
  })
}
