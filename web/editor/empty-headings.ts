import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A section without a heading shows none and announces none; one can still be written in its place. */
export function emptyHeadings(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const empty: Decoration[] = []
        doc.forEach((section, offset) => {
          const heading = section.firstChild
          if (heading && heading.content.size === 0) {
            empty.push(Decoration.node(offset + 1, offset + 1 + heading.nodeSize, { role: 'presentation', class: 'heading-empty' }))
          }
        })
        return empty.length === 0 ? null : DecorationSet.create(doc, empty)
      },
    },
  })
}
