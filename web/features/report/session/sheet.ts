import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Command } from '@tiptap/pm/state'
import { runCommand } from '#web/editor/run-command.ts'

/** The open document as a session works on it; a test gives it one without a browser. */
export type Sheet = {
  readonly document: () => Node
  /** False where the command does not apply, or the sheet is gone. */
  readonly run: (command: Command) => boolean
  readonly setEditable: (isEditable: boolean) => void
  readonly isFocused: () => boolean
  /** Tells of every change of the text, whoever made it; gives what ends that. */
  readonly onChange: (listener: () => void) => () => void
}

/** The sheet of an editor on the page. */
export function sheetOf(editor: Editor): Sheet {
  return {
    document: () => editor.state.doc,
    run: (command) => !editor.isDestroyed && runCommand(editor, command),
    setEditable: (isEditable) => {
      if (!editor.isDestroyed) editor.setEditable(isEditable, false)
    },
    isFocused: () => editor.isFocused,
    onChange: (listener) => {
      editor.on('update', listener)
      return () => void editor.off('update', listener)
    },
  }
}
