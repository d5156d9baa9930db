import type { Editor } from '@tiptap/core'
import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { withAddenda } from '#domain/documents/with-addenda.ts'
import { pasteText } from '#domain/note/export/paste-profile.ts'
import type { PasteProfile } from '#domain/note/export/paste-profile.ts'
import { reportText } from '#domain/note/realise/report-text.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import { useText } from '#web/text/use-text.ts'
import { useCopy } from '../hand-over/use-copy.ts'
import { usePasteProfile } from '../hand-over/use-paste-profile.ts'
import { useReportKeys, useSingleKeys } from '../help/use-report-keys.ts'
import type { Folding } from './CommandRow.tsx'

export type ReportVerbs = {
  /** The report as it stands this moment, with its addenda. */
  plainText: () => string
  copyAs: (form: PasteProfile) => void
  isCopied: boolean
  folding: Folding
  /** The list of the keys of the page. */
  keys: { areShown: boolean; show: () => void; hide: () => void }
  singleKeys: ReturnType<typeof useSingleKeys>
}

type Desk = {
  kase: Case
  editor: Editor | null
  shown: Report
  promptBox: RefObject<HTMLTextAreaElement | null>
  /** Another document lies over the report: its keys rest. */ isHidden: boolean
}

/** What buttons and keys alike can do with the report without changing it. */
export function useReportVerbs({ kase: { signature }, editor, shown, promptBox, isHidden }: Desk): ReportVerbs {
  const text = useText('report')
  const { profile } = usePasteProfile()
  const { isCopied, copy } = useCopy()
  const singleKeys = useSingleKeys()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const [areShown, setAreShown] = useState(false)
  const plainText = useCallback(
    () => (editor ? withAddenda(reportText(readReport(editor.state.doc, shown)), signature, shown.language) : ''),
    [editor, shown, signature],
  )
  const copyAs = useCallback(
    (form: PasteProfile) => {
      if (editor) void copy(withAddenda(pasteText(readReport(editor.state.doc, shown), form), signature, shown.language), text('reportCopied'))
    },
    [copy, editor, shown, signature, text],
  )
  const verbs = useMemo(
    () => ({
      copy: () => copyAs(profile),
      prompt: () => {
        // A field takes the focus once it is drawn.
        flushSync(() => setIsUnfolded(true))
        promptBox.current?.focus()
      },
      keys: () => setAreShown(true),
    }),
    [copyAs, profile, promptBox],
  )
  useReportKeys(verbs, singleKeys.areOn && !isHidden)
  return {
    plainText,
    copyAs,
    isCopied,
    folding: { isUnfolded, toggle: () => setIsUnfolded(!isUnfolded) },
    keys: { areShown, show: verbs.keys, hide: () => setAreShown(false) },
    singleKeys,
  }
}
