import { Button, Menu } from '@mantine/core'
import { IconHelp, IconHistory, IconKeyboard, IconRefresh, IconSignature, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import type { PasteProfile } from '#domain/report/paste-profile.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { BarFrame } from './BarFrame.tsx'
import { CopyButton } from './CopyButton.tsx'
import { DeleteCaseDialog } from '../DeleteCaseDialog.tsx'
import { FhirItem } from '../hand-over/FhirItem.tsx'
import { SaveIndicator } from './SaveIndicator.tsx'
import { SheetButtons } from './SheetButtons.tsx'
import { downloadText } from '../hand-over/download.ts'
import type { Help } from '../help/use-help.ts'
import styles from './bar.module.css'
import type { Saving } from '../save/use-autosave.ts'
import type { Copying } from '../hand-over/use-copy.ts'
import type { Rail } from '../rail/use-rail.ts'
import type { RewritingDesk } from '../rewrite/use-rewriting.ts'

export type ReportBarProps = {
  kase: Case
  patient: Patient
  saving: Saving
  isReadOnly: boolean
  rail: Rail
  /** How many things wait for the clinician's word. */
  decisions: number
  plainText: () => string
  copying: Copying
  onCopy: (profile: PasteProfile) => void
  help: Help
  onShowKeys: () => void
  rewriting: RewritingDesk
  onSign: () => void
  onShowVersions: () => void
  /** The commands that change the text. */
  children: ReactNode
}

/** The commands of the report, always at hand. */
export function ReportBar({ kase, patient, saving, isReadOnly, rail, decisions, plainText, copying, onCopy, help, onShowKeys, rewriting, onSign, onShowVersions, children }: ReportBarProps) {
  const text = useText('report')
  const signing = useText('signing')
  const [isDeleting, setIsDeleting] = useState(false)
  const more = (
    <>
      {!isReadOnly && (
        <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} disabled={!rewriting.isFree} onClick={() => rewriting.start({ kind: 'report' })}>
          {text('rewrite')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={onShowVersions}>
        {signing('versions')}
      </Menu.Item>
      <FhirItem kind="report" saving={saving} fetch={() => call('exportCase', { params: { patientId: kase.patientId, caseId: kase.id }, query: { format: 'fhir' } })} />
      <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={onShowKeys}>
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
      <SaveIndicator state={saving.state} />
      <SheetButtons
        {...{ rail, decisions }}
        decideIn="omissions"
        onDownload={() => downloadText(plainText(), 'report')}
        handOver={
          rewriting.state.kind !== 'proposed' && (
            <>
              {!isReadOnly && (
                <Button variant="default" className={styles['main'] ?? ''} leftSection={<IconSignature size={18} aria-hidden />} disabled={!rewriting.isFree} onClick={onSign}>
                  {signing('signShort')}
                </Button>
              )}
              <CopyButton isCopied={copying.isCopied} onCopy={onCopy} />
            </>
          )
        }
        more={{ label: text('moreCommands'), items: more }}
      />
      <DeleteCaseDialog kase={kase} patient={patient} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </BarFrame>
  )
}
