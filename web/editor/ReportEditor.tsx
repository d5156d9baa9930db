import type { Editor } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { memo, useEffect, useState } from 'react'
import type { Report } from '#contract/report.ts'
import { TAKEN_OVER } from './commands.ts'
import { copiedText } from './copied-text.ts'
import { readReport } from './document-to-report.ts'
import { documentJson } from './report-to-document.ts'
import { reportExtensions } from './schema.ts'
import './report-editor.css'

export type ReportEditorProps = {
  /** The report as opened; later changes of it do not reach the editor (the server never pushes text into an open one). */
  report: Report
  /** Sets the statements of this editor apart from those of any other. */
  keyPrefix: string
  /** Name of the text field for those who do not see it. */
  label: string
  isEditable: boolean
  onReady: (editor: Editor | null) => void
  /** A person changed the text. */
  onEdit: (editor: Editor) => void
}

const WARM_UP_MS = 300

// Keys, paste and drop are our own; the rest of the library's extensions keep focus and commands working.
const OWN_KEYS = { keymap: false, drop: false, paste: false, delete: false, textDirection: false } as const

/** The report as a document one can write in. */
export const ReportEditor = memo(function ReportEditor({ report, keyPrefix, label, isEditable, onReady, onEdit }: ReportEditorProps) {
  const [opened] = useState(() => ({
    extensions: reportExtensions(() => crypto.randomUUID()),
    content: documentJson(report, keyPrefix),
    editorProps: {
      // Where one writes stays clear of the bar at the foot of the window and the header at its top.
      scrollThreshold: { top: 72, bottom: 150, left: 0, right: 0 },
      scrollMargin: { top: 96, bottom: 170, left: 0, right: 0 },
      clipboardTextSerializer: copiedText,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, lang: report.language, spellcheck: 'true', class: 'report-text' },
    },
  }))
  const editor = useEditor({
    ...opened,
    editable: isEditable,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    enableInputRules: false,
    enablePasteRules: false,
    enableCoreExtensions: OWN_KEYS,
    onUpdate: ({ editor: changed, transaction }) => {
      if (transaction.getMeta(TAKEN_OVER) !== true) onEdit(changed)
    },
  })
  useEffect(() => {
    onReady(editor)
    return () => onReady(null)
  }, [editor, onReady])
  useEffect(() => {
    // What is read of a paragraph is kept: read once before the first key, that key need not wait for all of them.
    const timer = setTimeout(() => {
      if (!editor.isDestroyed) readReport(editor.state.doc, report)
    }, WARM_UP_MS)
    return () => clearTimeout(timer)
    // As opened; later text is read as it is written.
    // eslint-disable-next-line react/exhaustive-deps
  }, [editor])
  useEffect(() => {
    if (editor.isEditable !== isEditable) editor.setEditable(isEditable, false)
  }, [editor, isEditable])
  return <EditorContent editor={editor} className="document report-document" />
})
