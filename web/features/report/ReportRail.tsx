import { memo } from 'react'
import type { Editor } from '@tiptap/core'
import { Accordion, Badge, CloseButton, Drawer, Stack, Text } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { noteText } from '#domain/report/note-text.ts'
import { goToParagraph } from '#web/editor/commands.ts'
import type { Unsupported } from '#web/editor/document-to-report.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { DiagnosisPanelWhenOpened } from '#web/features/diagnoses/DiagnosisPanelWhenOpened.tsx'
import { useIsSwitchedOn } from '#web/features/diagnoses/use-suggestions.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useText } from '#web/text/use-text.ts'
import { OmissionList } from './OmissionList.tsx'
import { SourceText } from './SourceText.tsx'
import { UnsupportedActions } from './UnsupportedActions.tsx'
import styles from './report.module.css'
import type { Omissions } from './use-omissions.ts'
import { isRailPart } from './use-rail.ts'
import type { Rail, RailPart } from './use-rail.ts'

export type ReportRailProps = {
  kase: Case
  rail: Rail
  isWide: boolean
  unsupported: Unsupported[]
  omissions: Omissions
  editor: Editor | null
  shown: Report
  isReadOnly: boolean
}

/** What stands beside the report: what needs a decision, what was said, what was noted. A sheet where there is no room. */
export const ReportRail = memo(function ReportRail(props: ReportRailProps) {
  const text = useText('report')
  const { rail, isWide } = props
  const body = (
    <>
      <div className={styles['railHead']}>
        <h2>{text('rail')}</h2>
        <CloseButton aria-label={text('railClose')} onClick={rail.close} />
      </div>
      <RailParts {...props} />
    </>
  )
  if (!isWide) {
    return (
      <Drawer.Root opened={rail.isOpen} onClose={rail.close} position="right" size="26rem">
        <Drawer.Overlay />
        <Drawer.Content aria-label={text('rail')}>
          <Drawer.Body>{body}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    )
  }
  if (!rail.isOpen) return null
  return (
    <aside className={styles['rail']} aria-label={text('rail')}>
      {body}
    </aside>
  )
})

function RailParts({ kase, rail, unsupported, omissions, editor, shown, isReadOnly }: ReportRailProps) {
  const text = useText('report')
  const recordings = kase.audioRecordings.filter(({ transcription }) => transcription !== null)
  const notes = noteText(kase)
  const typed = kase.transcription ?? ''
  const sources = recordings.length + (typed === '' ? 0 : 1)
  return (
    <Accordion multiple value={rail.parts} onChange={(parts) => rail.setParts(parts.filter(isRailPart))} chevronPosition="left" classNames={{ content: styles['railContent'] ?? '' }}>
      <Part value="omissions" label={text('railOmissions')} count={omissions.list.length} isUrgent>
        <OmissionList kase={kase} omissions={omissions} editor={editor} shown={shown} isReadOnly={isReadOnly} onShowSource={rail.showSource} />
      </Part>
      <Part value="unsupported" label={text('railUnsupported')} count={unsupported.length} isUrgent>
        {unsupported.length === 0 && <Text size="sm" c="dimmed">{text('nothingUnsupported')}</Text>}
        <Stack gap="sm">
          {unsupported.map(({ id, text: words }) => (
            <div key={id} className={styles['railEntry']}>
              <button type="button" className={styles['railJump']} onClick={() => editor && runCommand(editor, goToParagraph(id)) && editor.view.focus()}>
                {words}
              </button>
              {editor && !isReadOnly && <UnsupportedActions id={id} editor={editor} />}
            </div>
          ))}
        </Stack>
      </Part>
      <Part value="transcript" label={text('railTranscript')} count={sources}>
        {sources === 0 && <Text size="sm" c="dimmed">{text('noTranscript')}</Text>}
        {typed !== '' && <SourceText text={typed} title={text('sourceTranscription')} pointedAt={rail.pointedAt} isPointedAt={({ source, recordingId }) => source !== 'note' && recordingId === undefined} />}
        {recordings.map(({ id, transcription }) => (
          <SourceText key={id} text={transcription ?? ''} title={text('sourceRecording')} pointedAt={rail.pointedAt} isPointedAt={({ recordingId }) => recordingId === id} />
        ))}
      </Part>
      <Diagnoses kase={kase} isOpen={rail.parts.includes('diagnoses')} isReadOnly={isReadOnly} />
      <Part value="notes" label={text('railNotes')} count={notes === '' ? 0 : 1}>
        {notes === '' ? <Text size="sm" c="dimmed">{text('noNotes')}</Text> : <SourceText text={notes} pointedAt={rail.pointedAt} isPointedAt={({ source }) => source === 'note'} />}
      </Part>
    </Accordion>
  )
}

/** Suggestions are apart from the report, asked for only when somebody opens them, and absent where the operator has not switched them on. */
function Diagnoses({ kase, isOpen, isReadOnly }: { kase: Case; isOpen: boolean; isReadOnly: boolean }) {
  const text = useText('diagnoses')
  const edition = useEdition()
  if (useIsSwitchedOn() !== true) return null
  return (
    <Part value="diagnoses" label={text('title')}>
      {isOpen && <DiagnosisPanelWhenOpened patientId={kase.patientId} caseId={kase.id} edition={edition} isReadOnly={isReadOnly} />}
    </Part>
  )
}

type PartProps = { value: RailPart; label: string; count?: number; isUrgent?: boolean; children: React.ReactNode }

function Part({ value, label, count, isUrgent = false, children }: PartProps) {
  const isCalling = isUrgent && count !== undefined && count > 0
  return (
    <Accordion.Item value={value}>
      <Accordion.Control>
        <span className={styles['railLabel']}>
          {label}
          {count !== undefined && (
            <Badge size="sm" variant="light" color={isCalling ? 'wait' : 'gray'} c={isCalling ? 'var(--wait)' : 'var(--muted)'}>
              {count}
            </Badge>
          )}
        </span>
      </Accordion.Control>
      <Accordion.Panel>{children}</Accordion.Panel>
    </Accordion.Item>
  )
}
