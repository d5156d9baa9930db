import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import type { RewriteRequest } from '../rewrite/proposal.ts'
import styles from './bar.module.css'
import { PromptBox } from './PromptBox.tsx'
import type { PromptField } from './PromptBox.tsx'

export type CommandRowProps = { kase: Case; isFree: boolean; onStart: (request: RewriteRequest) => void; prompt: PromptField; folding: Folding }

/** Whether the commands are unfolded where there is no room for them beside the others. */
export type Folding = { isUnfolded: boolean; toggle: () => void }

const COMMANDS_ID = 'report-rewriting'

/** Less, more, chat, and whatever can be said in words (spec 2); on a small screen behind one button. */
export function CommandRow({ kase, isFree, onStart, prompt, folding: { isUnfolded, toggle } }: CommandRowProps) {
  const text = useText('report')
  return (
    <>
      <div id={COMMANDS_ID} className={styles['commands']} data-unfolded={isUnfolded}>
        <PromptBox {...prompt} isFree={isFree} onSend={() => onStart({ kind: 'prompt', prompt: prompt.value.trim() })} />
        <Button
          variant="default"
          className={styles['short'] ?? ''}
          disabled={!isFree}
          title={text('lessDetailed')}
          onClick={() => onStart({ kind: 'report', command: 'lessDetailed' })}
        >
          <Shortened whole={text('lessDetailed')} />
        </Button>
        <Button
          variant="default"
          className={styles['short'] ?? ''}
          disabled={!isFree}
          title={text('moreDetailed')}
          onClick={() => onStart({ kind: 'report', command: 'moreDetailed' })}
        >
          <Shortened whole={text('moreDetailed')} />
        </Button>
        <Button
          variant="default"
          className={styles['iconOnly'] ?? ''}
          leftSection={<IconMessageCircle size={18} aria-hidden />}
          title={text('chatAboutCase')}
          renderRoot={(props) => <Link {...props} to="/p/$patientId/chat" params={{ patientId: kase.patientId }} search={{ c: kase.id }} />}
        >
          {text('chatAboutCase')}
        </Button>
      </div>
      <Button variant="default" className={styles['unfold'] ?? ''} aria-expanded={isUnfolded} aria-controls={COMMANDS_ID} onClick={toggle}>
        {text('change')}
      </Button>
    </>
  )
}

/** The first word to see where a line is short, the whole to hear. */
function Shortened({ whole }: { whole: string }) {
  const [first = '', ...rest] = whole.split(' ')
  return (
    <>
      {first}
      {rest.length > 0 && <span className={styles['rest']}>{` ${rest.join(' ')}`}</span>}
    </>
  )
}
