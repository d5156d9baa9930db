import type { Editor } from '@tiptap/core'
import { useCallback, useState } from 'react'
import { sheetOf } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** The editor of an open text for what is drawn around it, and the way to hand it to its session. */
export function useSheet(session: { attach: (sheet: Sheet | null) => void }): [Editor | null, (editor: Editor | null) => void] {
  const [editor, setEditor] = useState<Editor | null>(null)
  const onReady = useCallback(
    (ready: Editor | null) => {
      session.attach(ready && sheetOf(ready))
      setEditor(ready)
    },
    [session],
  )
  return [editor, onReady]
}
