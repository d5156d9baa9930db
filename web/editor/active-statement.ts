import { Plugin, PluginKey } from '@tiptap/pm/state'
import type { Command, EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { statementsOf } from './document-to-report.ts'

const key = new PluginKey<string | null>('activeStatement')

/** Tints the sentence whose evidence is being looked at. */
export function activeStatement(): Plugin<string | null> {
  return new Plugin({
    key,
    state: {
      init: (): string | null => null,
      apply: (transaction, before) => {
        const next: unknown = transaction.getMeta(key)
        return typeof next === 'string' || next === null ? next : before
      },
    },
    props: { decorations: (state) => decorate(state) },
  })
}

function decorate(state: EditorState): DecorationSet | null {
  const active = key.getState(state)
  if (!active) return null
  const found = statementsOf(state.doc).filter((statement) => statement.key === active)
  return DecorationSet.create(state.doc, found.map(({ from, to }) => Decoration.inline(from, to, { class: 'statement-active' })))
}

/** Names the statement to tint, or none. Not part of what can be undone. */
export function tintStatement(statementKey: string | null): Command {
  return (state, dispatch) => {
    if ((key.getState(state) ?? null) === statementKey) return false
    dispatch?.(state.tr.setMeta(key, statementKey).setMeta('addToHistory', false))
    return true
  }
}
