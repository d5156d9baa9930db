import { Plugin } from '@tiptap/pm/state'
import { blockOf, isBlock } from './attributes.ts'

/** Gives a name of its own to every block that has none, or whose name a block before it bears (a split, a paste). */
export function keepIdsUnique(newId: () => string): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _before, state) => {
      if (!transactions.some((transaction) => transaction.docChanged)) return null
      const taken = new Set<string>()
      const transaction = state.tr
      state.doc.descendants((node, position) => {
        if (!isBlock(node)) return
        const { id } = blockOf(node)
        if (id !== null && !taken.has(id)) {
          taken.add(id)
          return
        }
        const fresh = newId()
        taken.add(fresh)
        transaction.setNodeAttribute(position, 'id', fresh)
      })
      return transaction.docChanged ? transaction : null
    },
  })
}
