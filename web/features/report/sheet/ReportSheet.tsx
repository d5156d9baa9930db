import type { Editor } from '@tiptap/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { ReportEditor } from '#web/editor/ReportEditor.tsx'
import type { ReportEditorProps } from '#web/editor/ReportEditor.tsx'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useLayout } from '#web/editor/use-layout.ts'
import { EvidenceGutter } from './EvidenceGutter.tsx'
import { EvidencePopover } from './EvidencePopover.tsx'
import { ReportDiff } from '../proposal/ReportDiff.tsx'
import { SectionCopies } from './SectionCopies.tsx'
import { SectionMenus } from './SectionMenus.tsx'
import styles from '../report.module.css'
import { useEvidence } from './use-evidence.ts'
import type { Choosing } from '../proposal/DiffBlock.tsx'
import type { RewriteRequest } from '../rewrite/proposal.ts'
import type { Review } from '../rewrite/review.ts'
import { ROOMY } from './wide.ts'

export type ReportSheetProps = Pick<ReportEditorProps, 'keyPrefix' | 'label' | 'isEditable' | 'onReady' | 'onEdit'> & {
  kase: Case
  editor: Editor | null
  shown: Report
  isReadOnly: boolean
  /** Another text laid over this one; only a report has such. */
  review?: { open: Review; onChoose: Choosing } | undefined
  /** What writes sections anew; only a report has such. */
  rewriting?: { isFree: boolean; onAsk: (request: RewriteRequest) => void }
  onShowSource: (ground: Ground) => void
  /** Stands beside the first lines. */
  beside?: ReactNode
  /** Stands where the text ends. */
  colophon: ReactNode
}

/** The sheet of paper: the report to write in, or, while another text is offered, the two laid over each other. */
export function ReportSheet({
  kase, editor, shown, keyPrefix, label, isReadOnly, isEditable, review, rewriting, onReady, onEdit, onShowSource, beside, colophon,
}: ReportSheetProps) {
  const layout = useLayout(editor)
  const [area, setArea] = useState<HTMLElement | null>(null)
  const evidence = useEvidence(editor, area)
  const isRoomy = useMediaQuery(ROOMY, false, { getInitialValueInEffect: false })
  const sheet = useFocusAfterReview(review !== undefined)
  return (
    <article ref={sheet} tabIndex={-1} className={styles['sheet']}>
      {!review && !isRoomy && beside && <div className={styles['over']}>{beside}</div>}
      {review ? <div /> : <EvidenceGutter lines={layout.lines} evidence={evidence} />}
      <div className={styles['text']} ref={setArea}>
        {!review && isRoomy && beside}
        {/* Kept while the two texts are looked at, so that nothing of it, its undo least of all, is lost. */}
        <div hidden={review !== undefined}>
          <ReportEditor report={shown} keyPrefix={keyPrefix} label={label} isEditable={isEditable} onReady={onReady} onEdit={onEdit} />
        </div>
        {review ? (
          <ReportDiff review={review.open} language={shown.language} onChoose={review.onChoose} />
        ) : (
          <>
            {editor && rewriting && (
              <SectionMenus
                patientId={kase.patientId}
                caseId={kase.id}
                headings={layout.headings}
                editor={editor}
                shown={shown}
                isReadOnly={isReadOnly}
                isFree={rewriting.isFree}
                onRewrite={rewriting.onAsk}
              />
            )}
            {editor && !rewriting && <SectionCopies headings={layout.headings} editor={editor} shown={shown} />}
            <EvidencePopover kase={kase} evidence={evidence} editor={editor} isReadOnly={isReadOnly} onShowSource={onShowSource} />
          </>
        )}
        {colophon}
      </div>
    </article>
  )
}

/** Whoever has decided on a proposal stands in the report again, where the keys of the page work. */
function useFocusAfterReview(isReviewing: boolean) {
  const sheet = useRef<HTMLElement>(null)
  const was = useRef(false)
  useEffect(() => {
    if (was.current && !isReviewing) sheet.current?.focus({ preventScroll: true })
    was.current = isReviewing
  }, [isReviewing])
  return sheet
}
