import { ActionIcon, Popover, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { Question } from '#contract/report.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useText } from '#web/text/use-text.ts'
import { EvidenceMark, markKind } from '../sheet/EvidenceMark.tsx'
import { EvidenceSource } from '../sheet/EvidenceSource.tsx'
import { nameOf } from './choice-label.ts'
import styles from './questions.module.css'

const HOVER_MS = 300
const LEAVE_MS = 220

/** What a question rests on: shown while the mark is pointed at or has the focus, and kept by a press; Escape closes it. */
export function QuestionEvidence({ kase, question, onShowSource }: { kase: Case; question: Question; onShowSource: (ground: Ground) => void }) {
  const text = useText('questions')
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // The focus stays on the mark, outside of what is shown, so Escape is heard wherever it is pressed.
  useEffect(() => {
    if (!isOpen) return undefined
    const gone = new AbortController()
    const close = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      clearTimeout(timer.current)
      setIsOpen(false)
    }
    document.addEventListener('keydown', close, { signal: gone.signal, capture: true })
    return () => gone.abort()
  }, [isOpen])
  const soon = (open: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(open), open ? HOVER_MS : LEAVE_MS)
  }
  const now = (open: boolean) => {
    clearTimeout(timer.current)
    setIsOpen(open)
  }
  const [first] = question.evidence
  if (!first) return null
  const show = (ground: Ground) => {
    now(false)
    onShowSource(ground)
  }
  return (
    <Popover
      opened={isOpen}
      onChange={now}
      onDismiss={() => now(false)}
      position="bottom-start"
      width="25rem"
      shadow="md"
      returnFocus={false}
      trapFocus={false}
    >
      <Popover.Target>
        <ActionIcon
          variant="transparent"
          className={styles['mark'] ?? ''}
          aria-label={text('ground', { name: nameOf(question) })}
          onMouseEnter={() => soon(true)}
          onMouseLeave={() => soon(false)}
          onFocus={() => soon(true)}
          onBlur={() => soon(false)}
          onClick={() => now(true)}
        >
          <EvidenceMark kind={markKind(first.source)} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown
        className={styles['evidence'] ?? ''}
        onMouseEnter={() => now(true)}
        onMouseLeave={() => soon(false)}
        onFocusCapture={() => now(true)}
        onBlurCapture={() => soon(false)}
      >
        <Stack gap="sm">
          {question.evidence.map((ground) => (
            <EvidenceSource key={`${ground.recordingId ?? ground.source}-${ground.start}-${ground.end}`} kase={kase} ground={ground} onShowSource={show} />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
