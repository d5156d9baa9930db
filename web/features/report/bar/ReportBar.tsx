import { Button, Menu } from '@mantine/core'
import { IconHelp, IconHistory, IconKeyboard, IconRefresh, IconSignature, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { BarFrame } from './BarFrame.tsx'
import { CopyButton } from './CopyButton.tsx'
import { DeleteCaseDialog } from '../DeleteCaseDialog.tsx'
import { FhirItem } from '../hand-over/FhirItem.tsx'
import { SaveIndicator } from './SaveIndicator.tsx'
import { SheetButtons } from './SheetButtons.tsx'
import { downloadText } from '../hand-over/download.ts'
import type { Help } from '../help/use-help.ts'
import styles from './bar.module.css'
import type { ReportVerbs } from './use-report-verbs.ts'
import type { Rail } from '../rail/use-rail.ts'
import type { ReportSession } from '../session/report-session.ts'

/** What the bar opens over the report. */
export type ReportDialog = 'sign' | 'versions'

export type ReportBarProps = {
  kase: Case
  patient: Patient
  session: ReportSession
  isReadOnly: boolean
  rail: Rail
  /** How many things wait for the clinician's word. */
  decisions: number
  verbs: ReportVerbs
  help: Help
  onOpen: (dialog: ReportDialog) => void
  /** The commands that change the text. */
  children: ReactNode
}

/** The commands of the report, always at hand. */
export function ReportBar({ kase, patient, session, isReadOnly, rail, decisions, verbs, help, onOpen, children }: ReportBarProps) {
  const text = useText('report')
  const signing = useText('signing')
  const { phase } = useObservable(session.snapshot)
  const isFree = phase === 'writing'
  const [isDeleting, setIsDeleting] = useState(false)
  const more = (
    <>
      {!isReadOnly && (
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} disabled={!isFree} onClick={() => session.ask({ kind: 'report' })}>
          {text('rewrite')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={() => onOpen('versions')}>
        {signing('versions')}
      </Menu.Item>
      <FhirItem
        kind="report"
        session={session.text}
        fetch={() => call('exportCase', { params: { patientId: kase.patientId, caseId: kase.id }, query: { format: 'fhir' } })}
      />
      <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={verbs.keys.show}>
        {text('keys')}
      </Menu.Item>
      <Menu.Item leftSection={<IconHelp size={16} aria-hidden />} aria-current={help.isShown} onClick={help.toggle}>
        {text('help')}
      </Menu.Item>
      {!isReadOnly && (
        <Menu.Item c="var(--recording)" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsDeleting(true)}>
          {text('deleteCase')}
        </Menu.Item>
      )}
    </>
  )
  return (
    <BarFrame label={text('commands')}>
      {children}
      <SaveIndicator session={session.text} />
      <SheetButtons
        {...{ rail, decisions }}
        decideIn="omissions"
        onDownload={() => downloadText(verbs.plainText(), 'report')}
        handOver={
          phase !== 'deciding' && (
            <>
              {!isReadOnly && (
                <Button
                  variant="default"
                  className={styles['main'] ?? ''}
                  leftSection={<IconSignature size={18} aria-hidden />}
                  disabled={!isFree}
                  onClick={() => onOpen('sign')}
                >
                  {signing('signShort')}
                </Button>
              )}
              <CopyButton isCopied={verbs.isCopied} onCopy={verbs.copyAs} />
            </>
          )
        }
        more={{ label: text('moreCommands'), items: more }}
      />
      <DeleteCaseDialog kase={kase} patient={patient} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </BarFrame>
  )
}
