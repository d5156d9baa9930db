import { memo } from 'react'
import type { Editor } from '@tiptap/core'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArrowsVertical, IconCertificate, IconCopy, IconDots, IconFold, IconRefresh } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Report } from '#contract/report.ts'
import { pasteText } from '#domain/note/export/paste-profile.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import type { HeadingPlace } from '#web/editor/layout.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { useText } from '#web/text/use-text.ts'
import type { Detail, RewriteRequest } from '../rewrite/proposal.ts'
import styles from './evidence.module.css'
import { useCopy } from '../hand-over/use-copy.ts'
import { usePasteProfile } from '../hand-over/use-paste-profile.ts'

export type SectionMenusProps = {
  patientId: string
  caseId: string
  headings: HeadingPlace[]
  editor: Editor
  shown: Report
  isReadOnly: boolean
  /** A new request may be made. */
  isFree: boolean
  onRewrite: (request: RewriteRequest) => void
}

/** One menu per section that has a heading (spec 2). They stand outside the text, so that they are never part of it. */
export const SectionMenus = memo(function SectionMenus({ patientId, caseId, headings, editor, shown, isReadOnly, isFree, onRewrite }: SectionMenusProps) {
  const text = useText('report')
  const { copy } = useCopy()
  const { profile } = usePasteProfile()
  const paste = useText('paste')
  const navigate = useNavigate()
  const isVet = useEdition() === 'vet'
  const copySection = (index: number) => {
    const section = readReport(editor.state.doc, shown).sections[index]
    if (section) void copy(pasteText({ sections: [section] }, profile), text('sectionCopied'))
  }
  // Browsers write the state of their history to disk: it names the case and holds no word of it.
  const insure = () => void navigate({ to: '/a', state: (before) => ({ ...before, quickAction: { type: 'AnimalInsurance', patientId, caseId } }) })
  return (
    <>
      {headings.map(({ index, type, heading, top, left }) => (
        <div key={index} className={styles['sectionMenu']} style={{ top, left }}>
          <Menu position="bottom-start">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" c="var(--muted)" size="var(--leading-document)" aria-label={text('sectionMenu', { heading })}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconCopy size={16} aria-hidden />} onClick={() => copySection(index)}>
                {text('copySection')}
              </Menu.Item>
              {isVet && !isReadOnly && (
                <Menu.Item leftSection={<IconCertificate size={16} aria-hidden />} onClick={insure}>
                  {paste('insurance')}
                </Menu.Item>
              )}
              {!isReadOnly && (
                <RewriteItems isFree={isFree} onChoose={(command) => onRewrite({ kind: 'section', type, heading, ...(command && { command }) })} />
              )}
            </Menu.Dropdown>
          </Menu>
        </div>
      ))}
    </>
  )
})

function RewriteItems({ isFree, onChoose }: { isFree: boolean; onChoose: (command?: Detail) => void }) {
  const text = useText('report')
  return (
    <>
      <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} disabled={!isFree} onClick={() => onChoose()}>
        {text('regenerateSection')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFold size={16} aria-hidden />} disabled={!isFree} onClick={() => onChoose('lessDetailed')}>
        {text('lessDetailedSection')}
      </Menu.Item>
      <Menu.Item leftSection={<IconArrowsVertical size={16} aria-hidden />} disabled={!isFree} onClick={() => onChoose('moreDetailed')}>
        {text('moreDetailedSection')}
      </Menu.Item>
    </>
  )
}
