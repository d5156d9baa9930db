import { ActionIcon, Textarea } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useText } from '#web/text/use-text.ts'
import styles from './bar.module.css'

export type PromptField = {
  box: RefObject<HTMLTextAreaElement | null>
  value: string
  onChange: (value: string) => void
  /** Why the last request cannot be followed, in the user's language. */
  refusal: string | undefined
}

/** A request in one's own words: Enter sends it, Shift and Enter begins a line, a blank one is ignored (spec 5). */
export function PromptBox({ box, value, onChange, refusal, isFree, onSend }: PromptField & { isFree: boolean; onSend: () => void }) {
  const text = useText('report')
  const send = () => {
    if (isFree && value.trim() !== '') onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <div className={styles['prompt']}>
      <Textarea
        ref={box}
        className={styles['promptBox'] ?? ''}
        aria-label={text('promptLabel')}
        placeholder={text('promptHint')}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={refusal}
        errorProps={{ role: 'alert' }}
        maxLength={4_000}
        rows={1}
        autosize
        maxRows={5}
        enterKeyHint="send"
      />
      <ActionIcon size="var(--size-control)" aria-label={text('send')} disabled={!isFree || value.trim() === ''} onClick={send}>
        <IconSend2 size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
