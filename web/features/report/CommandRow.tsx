import { Button } from '@mantine/core'
import { IconFold, IconMessageCircle, IconArrowsVertical } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isOpen } from '#contract/doors.ts'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { PromptBox } from './PromptBox.tsx'
import type { PromptField } from './PromptBox.tsx'
import styles from './commands.module.css'
import type { RewriteRequest } from './proposal.ts'

export type CommandRowProps = { kase: Case; isFree: boolean; onStart: (request: RewriteRequest) => void; prompt: PromptField }

/** Less, more, chat, and whatever can be said in words (spec 2). */
export function CommandRow({ kase, isFree, onStart, prompt }: CommandRowProps) {
  const text = useText('report')
  const label = styles['labelled'] ?? ''
  return (
    <div className={styles['commands']}>
      <PromptBox {...prompt} isFree={isFree} onSend={() => onStart({ kind: 'prompt', prompt: prompt.value.trim() })} />
      <div className={styles['buttons']}>
        <Button
          variant="default"
          className={label}
          leftSection={<IconFold size={18} aria-hidden />}
          disabled={!isFree}
          onClick={() => onStart({ kind: 'report', command: 'lessDetailed' })}
        >
          {text('lessDetailed')}
        </Button>
        <Button
          variant="default"
          className={label}
          leftSection={<IconArrowsVertical size={18} aria-hidden />}
          disabled={!isFree}
          onClick={() => onStart({ kind: 'report', command: 'moreDetailed' })}
        >
          {text('moreDetailed')}
        </Button>
        {isOpen('caseChat') && (
          <Button
            variant="default"
            className={label}
            leftSection={<IconMessageCircle size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/p/$patientId/chat" params={{ patientId: kase.patientId }} />}
          >
            {text('chatAboutCase')}
          </Button>
        )}
      </div>
    </div>
  )
}
