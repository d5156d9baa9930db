import type { Editor } from '@tiptap/core'
import { Group, Stack, Text } from '@mantine/core'
import { memo, useEffect, useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { Statement } from '#web/editor/document-to-report.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useText } from '#web/text/use-text.ts'
import { EvidenceMark } from './EvidenceMark.tsx'
import { EvidenceSource } from './EvidenceSource.tsx'
import { UnsupportedActions } from './UnsupportedActions.tsx'
import styles from './evidence.module.css'
import type { EvidenceLook } from './use-evidence.ts'

export type EvidencePopoverProps = {
  kase: Case
  evidence: EvidenceLook
  editor: Editor | null
  isReadOnly: boolean
  onShowSource: (ground: Ground) => void
}

const GAP_PX = 8

/** What a sentence rests on: the words as they were said or typed, and the place in the audio while it is kept. */
export const EvidencePopover = memo(function EvidencePopover({ kase, evidence, editor, isReadOnly, onShowSource }: EvidencePopoverProps) {
  const text = useText('report')
  const [card, setCard] = useState<HTMLElement | null>(null)
  const { look } = evidence
  useStaysOpen(card, evidence)
  const isEntered = look?.isEntered === true
  useEffect(() => {
    if (isEntered) card?.focus({ preventScroll: true })
  }, [card, isEntered])
  if (!look) return null
  const { top, bottom, left, isAbove } = look.box
  return (
    <div
      ref={setCard}
      role="dialog"
      tabIndex={-1}
      aria-label={text('evidenceLabel')}
      className={styles['popover']}
      style={{
        ...(isAbove ? { top: top - GAP_PX, transform: 'translateY(-100%)' } : { top: bottom + GAP_PX }),
        left: `min(${Math.max(0, left)}px, calc(100% - var(--width-popover)))`,
      }}
    >
      <Stack gap="sm">
        {look.unsupported.map((paragraph) => (
          <Stack key={paragraph.id} gap="xs">
            <Group gap="xs" wrap="nowrap" className={styles['sourceLine']}>
              <EvidenceMark kind="unsupported" />
              <span>{text('unsupportedTitle')}</span>
            </Group>
            <Text size="sm">{text('unsupportedHint')}</Text>
            {editor && !isReadOnly && <UnsupportedActions id={paragraph.id} editor={editor} onDone={evidence.close} />}
          </Stack>
        ))}
        {look.statements.map((statement) => (
          <StatementSources key={statement.key} kase={kase} statement={statement} isOneOfMany={look.statements.length > 1} onShowSource={onShowSource} />
        ))}
      </Stack>
    </div>
  )
})

/** While the pointer or the focus is in the card it stays. */
function useStaysOpen(card: HTMLElement | null, { stay, leaveSoon }: EvidenceLook): void {
  useEffect(() => {
    const gone = new AbortController()
    for (const enter of ['mouseenter', 'focusin']) card?.addEventListener(enter, stay, { signal: gone.signal })
    for (const leave of ['mouseleave', 'focusout']) card?.addEventListener(leave, leaveSoon, { signal: gone.signal })
    return () => gone.abort()
  }, [card, stay, leaveSoon])
}

type StatementSourcesProps = { kase: Case; statement: Statement; isOneOfMany: boolean; onShowSource: (ground: Ground) => void }

function StatementSources({ kase, statement, isOneOfMany, onShowSource }: StatementSourcesProps) {
  const text = useText('report')
  return (
    <Stack gap="xs">
      {isOneOfMany && <p className={styles['ofSentence']}>{statement.text}</p>}
      {statement.evidence.map((ground) => (
        <EvidenceSource key={`${ground.recordingId ?? ground.source}-${ground.start}-${ground.end}`} kase={kase} ground={ground} onShowSource={onShowSource} />
      ))}
      {statement.edited && (
        <Text size="xs" c="var(--wait)">
          {text('editedByYou')}
        </Text>
      )}
    </Stack>
  )
}
