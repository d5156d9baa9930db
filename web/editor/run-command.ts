import type { Editor } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'

/** Runs a command on an open editor; false when it does not apply there. */
export function runCommand(editor: Editor, command: Command): boolean {
  return command(editor.state, (transaction) => editor.view.dispatch(transaction))
}
