import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Editor } from '@tiptap/core'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { noteText } from '#domain/note/realise/note-text.ts'
import type { Doubtful } from '#web/editor/document-to-report.ts'
import type { DiagnosisPanelProps } from '#web/features/diagnoses/DiagnosisPanel.tsx'
import { DiagnosisPanelWhenOpened } from '#web/features/diagnoses/DiagnosisPanelWhenOpened.tsx'
import { useIsSwitchedOn } from '#web/features/diagnoses/use-suggestions.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useText } from '#web/text/use-text.ts'
import { MaskedPart } from './rail/MaskedPart.tsx'
import { NotesPart } from './rail/NotesPart.tsx'
import { OmissionList } from './omissions/OmissionList.tsx'
import { QuestionList } from './questions/QuestionList.tsx'
import type { Questions } from './questions/use-questions.ts'
import { ReasonsPart } from './reasons/ReasonsPart.tsx'
import { RailFrame } from './rail/RailFrame.tsx'
import { EmptyParts, RailPart, RailParts } from './rail/RailPart.tsx'
import { TranscriptPart } from './transcript/TranscriptPart.tsx'
import type { Correcting } from './transcript/use-correction.ts'
import { UnsupportedPart } from './rail/UnsupportedPart.tsx'
import type { Omissions } from './omissions/use-omissions.ts'
import type { Rail } from './rail/use-rail.ts'

export type ReportRailProps = {
  kase: Case
  rail: Rail
  isWide: boolean
  unsupported: Doubtful[]
  questions: Questions
  omissions: Omissions
  editor: Editor | null
  shown: Report
  isReadOnly: boolean
  correcting: Correcting
  /** Stands in the margin over the rail. */
  beside: ReactNode
}

/** What stands beside the report: what needs a decision, what was said, what was noted. */
export const ReportRail = memo(function ReportRail({
  kase, rail, isWide, unsupported, questions, omissions, editor, shown, isReadOnly, correcting, beside,
}: ReportRailProps) {
  const text = useText('report')
  const asking = useText('questions')
  const hasNoOmissions = omissions.list.length === 0 && omissions.folded.length === 0 && !omissions.hasFailed
  const hasNotes = noteText(kase) !== ''
  const [isUnfolded, setIsUnfolded] = useState(false)
  return (
    <RailFrame rail={rail} isWide={isWide} beside={beside}>
      <RailParts rail={rail}>
        {questions.shown.length > 0 && (
          <RailPart value="questions" label={asking('title')} count={questions.open.length} isUrgent>
            <QuestionList {...{ kase, questions, isReadOnly }} onShowSource={rail.showSource} />
          </RailPart>
        )}
        {!hasNoOmissions && (
          <RailPart value="omissions" label={text('railOmissions')} count={omissions.list.length} isUrgent>
            <OmissionList
              {...{ kase, omissions, editor, shown, isReadOnly, isUnfolded }}
              onShowSource={rail.showSource}
              onFold={() => setIsUnfolded(!isUnfolded)}
            />
          </RailPart>
        )}
        {unsupported.length > 0 && <UnsupportedPart unsupported={unsupported} editor={editor} isReadOnly={isReadOnly} />}
        <TranscriptPart kase={kase} rail={rail} editor={editor} {...(!isReadOnly && { correcting })} />
        <Diagnoses kase={kase} isOpen={rail.parts.includes('diagnoses')} isReadOnly={isReadOnly} open={editor ? { editor, shown } : undefined} />
        {hasNotes && <NotesPart kase={kase} rail={rail} />}
        <MaskedPart kase={kase} rail={rail} isReadOnly={isReadOnly} />
        <ReasonsPart kase={kase} rail={rail} />
      </RailParts>
      <EmptyParts
        labels={[
          ...(hasNoOmissions ? [text('railOmissions')] : []),
          ...(unsupported.length === 0 ? [text('railUnsupported')] : []),
          ...(hasNotes ? [] : [text('railNotes')]),
        ]}
      />
    </RailFrame>
  )
})

/** Suggestions are apart from the report, asked for only when somebody opens them, and absent where the operator has not switched them on. */
function Diagnoses({ kase, isOpen, isReadOnly, open }: { kase: Case; isOpen: boolean; isReadOnly: boolean; open: DiagnosisPanelProps['open'] }) {
  const text = useText('diagnoses')
  const edition = useEdition()
  if (useIsSwitchedOn() !== true) return null
  return (
    <RailPart value="diagnoses" label={text('title')}>
      {isOpen && (
        <DiagnosisPanelWhenOpened
          patientId={kase.patientId}
          caseId={kase.id}
          edition={edition}
          descriptor={kase.descriptor}
          isReadOnly={isReadOnly}
          open={open}
        />
      )}
    </RailPart>
  )
}
