import type { Editor } from '@tiptap/core'
import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { Report } from '#contract/report.ts'
import { documentText } from '#domain/documents/facts/document-text.ts'
import { readReport } from '#web/editor/document-to-report.ts'
import type { HeadingPlace } from '#web/editor/layout.ts'
import { useText } from '#web/text/use-text.ts'
import styles from './evidence.module.css'
import { useCopy } from '../hand-over/use-copy.ts'
import { usePasteProfile } from '../hand-over/use-paste-profile.ts'

export type SectionCopiesProps = { headings: HeadingPlace[]; editor: Editor; shown: Report }

/** Beside each heading of a referral or letter: one press copies what stands under it, for record systems whose forms have a field for each. */
export function SectionCopies({ headings, editor, shown }: SectionCopiesProps) {
  const text = useText('report')
  const { copy } = useCopy()
  const { profile } = usePasteProfile()
  const copySection = (index: number) => {
    const section = readReport(editor.state.doc, shown).sections[index]
    if (section) void copy(documentText({ sections: [section] }, profile), text('sectionCopied'))
  }
  return (
    <>
      {headings.map(({ index, heading, top, left }) => (
        <div key={index} className={styles['sectionMenu']} style={{ top, left }}>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="var(--muted)"
            size="var(--leading-document)"
            aria-label={text('copySectionNamed', { heading })}
            onClick={() => copySection(index)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
    </>
  )
}
