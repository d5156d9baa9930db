import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { provenanceOf } from '#web/editor/attributes.ts'

/** Which engine wrote the text that stands: it changes when another text is kept, and when that is undone. */
export function useEngine(editor: Editor | null, opened: string): string {
  const [engine, setEngine] = useState(opened)
  useEffect(() => {
    if (!editor) return undefined
    const read = () => setEngine(provenanceOf(editor.state.doc)?.engine ?? opened)
    read()
    editor.on('update', read)
    return () => {
      editor.off('update', read)
    }
  }, [editor, opened])
  return engine
}
