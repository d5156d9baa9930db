import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconCopy, IconDots, IconHistory, IconSignature, IconDownload, IconKeyboard, IconLayoutSidebarRight, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { DeleteCaseDialog } from './DeleteCaseDialog.tsx'
import { PasteProfiles } from './PasteProfiles.tsx'
import { SaveIndicator } from './SaveIndicator.tsx'
import { downloadText } from './download-text.ts'
import styles from './report.module.css'
import type { Saving } from './use-autosave.ts'
import { useBarHeight } from './use-bar-height.ts'
import type { Copying } from './use-copy.ts'
import { useKeyboardInset } from './use-keyboard-inset.ts'
import type { Rail } from './use-rail.ts'
import type { RewritingDesk } from './use-rewriting.ts'

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
  onCopy: () => void
  onShowKeys: () => void
  rewriting: RewritingDesk
  onSign: () => void
  onShowVersions: () => void
  /** The commands that change the text. */
  children: ReactNode
}

/** The commands of the report, always at hand, never over the text, and above a keyboard on the screen (looks). */
export function ReportBar({ kase, patient, saving, isReadOnly, rail, decisions, plainText, copying, onCopy, onShowKeys, rewriting, onSign, onShowVersions, children }: ReportBarProps) {
  const text = useText('report')
  const signing = useText('signing')
  const [isDeleting, setIsDeleting] = useState(false)
  const keyboard: CSSProperties & Record<'--keyboard', string> = { '--keyboard': `${useKeyboardInset()}px` }
  const { isCopied } = copying
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  return (
    <div ref={bar} className={styles['bar']} role="group" aria-label={text('commands')} style={keyboard}>
      {children}
      <div className={styles['barFoot']}>
        <SaveIndicator state={saving.state} />
        <div className={styles['barCommands']}>
          <Button
            variant="default"
            leftSection={<IconLayoutSidebarRight size={18} aria-hidden />}
            aria-expanded={rail.isOpen}
            onClick={() => (rail.isOpen ? rail.close() : rail.open(decisions > 0 ? 'omissions' : 'transcript'))}
            className={styles['iconOnly'] ?? ''}
            {...(decisions > 0 && { rightSection: <span className={styles['barCount']}>{decisions}</span> })}
          >
            {text('rail')}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={() => downloadText(plainText(), 'report')} className={styles['iconOnly'] ?? ''}>
            {text('download')}
          </Button>
          <Button className={styles['copy'] ?? ''} leftSection={isCopied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />} onClick={onCopy}>
            {text(isCopied ? 'copied' : 'copy')}
          </Button>
          <Menu position="top-end">
            <Menu.Target>
              <ActionIcon variant="default" size={36} aria-label={text('moreCommands')}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {!isReadOnly && (
                <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} disabled={!rewriting.isFree} onClick={() => rewriting.start({ kind: 'report' })}>
                  {text('rewrite')}
                </Menu.Item>
              )}
              {!isReadOnly && (
                <Menu.Item leftSection={<IconSignature size={16} aria-hidden />} disabled={!rewriting.isFree} onClick={onSign}>
                  {signing('sign')}
                </Menu.Item>
              )}
              <Menu.Item leftSection={<IconHistory size={16} aria-hidden />} onClick={onShowVersions}>
                {signing('versions')}
              </Menu.Item>
              <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={onShowKeys}>
                {text('keys')}
              </Menu.Item>
              {!isReadOnly && (
                <Menu.Item c="var(--recording)" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsDeleting(true)}>
                  {text('deleteCase')}
                </Menu.Item>
              )}
              <PasteProfiles />
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      <DeleteCaseDialog kase={kase} patient={patient} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </div>
  )
}
