import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { Report } from '#contract/report.ts'
import { doubtfulIn, unsupportedOf } from '#web/editor/document-to-report.ts'
import type { Doubtful } from '#web/editor/document-to-report.ts'
import { isSame } from '#web/editor/is-same.ts'

/**
 * The paragraphs that still wait for the clinician's word, kept up with the text; known before there is an editor, so that what depends on them
 * stands where it will stay.
 */
export function useUnsupported(editor: Editor | null, shown: Report): Doubtful[] {
  const [found, setFound] = useState<Doubtful[]>(() => doubtfulIn(shown))
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

function keepIfSame(before: Doubtful[], now: Doubtful[]): Doubtful[] {
  return isSame(before, now) ? before : now
}
