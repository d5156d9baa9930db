import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { unsupportedOf } from '#web/editor/document-to-report.ts'
import type { Unsupported } from '#web/editor/document-to-report.ts'
import { isSame } from '#web/editor/is-same.ts'

/** The paragraphs that still wait for the clinician's word, kept up with the text. */
export function useUnsupported(editor: Editor | null): Unsupported[] {
  const [found, setFound] = useState<Unsupported[]>([])
  useEffect(() => {
    if (!editor) return undefined
    const read = () => setFound((before) => keepIfSame(before, unsupportedOf(editor.state.doc)))
    const after = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (transaction.docChanged) read()
    }
    read()
    editor.on('transaction', after)
    return () => {
      editor.off('transaction', after)
    }
  }, [editor])
  return found
}

function keepIfSame(before: Unsupported[], now: Unsupported[]): Unsupported[] {
  return isSame(before, now) ? before : now
}
