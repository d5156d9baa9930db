import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { Report } from '#contract/report.ts'
import { readReport } from '#web/editor/document-to-report.ts'

/** The text that stands in the editor, kept up with every change, for views laid beside or over it; null without an editor. */
export function useOpenText(editor: Editor | null, shown: Report): Report | null {
  const [report, setReport] = useState<Report | null>(null)
  useEffect(() => {
    if (!editor) return undefined
    const read = () => setReport(readReport(editor.state.doc, shown))
    read()
    editor.on('update', read)
    return () => {
      editor.off('update', read)
      setReport(null)
    }
  }, [editor, shown])
  return report
}
