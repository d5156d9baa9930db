import { ActionIcon, Textarea } from '@mantine/core'
import { IconPlayerStopFilled, IconSend2 } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { conversationBounds } from '#contract/conversation.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './composer.module.css'

export type ComposerProps = {
  words: string
  onWrite: (words: string) => void
  onSend: () => void
  onStop: () => void
  /** An answer is being made: nothing can be written, and it can be stopped (spec 5). */
  isLoading: boolean
  /** Nothing has been asked yet: there is room for a whole question (spec 4). */
  isRoomy: boolean
  placeholder: string
  /** A line below the field: what not to write, or how much is left. */
  hint?: string
}

const ROWS = { roomy: 5, usual: 2 } as const

/** Where a question is written: Enter sends it, Shift and Enter begins a line, a blank one is not sent (spec 5). */
export function Composer({ words, onWrite, onSend, onStop, isLoading, isRoomy, placeholder, hint }: ComposerProps) {
  const text = useText('conversation')
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useFocusKept(field, isLoading)
  const isTooLong = words.length > conversationBounds.questionCharacters
  const isReady = !isLoading && !isTooLong && words.trim() !== ''
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter takes the word; 229 is what Safari says when it ends so.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    if (isReady) onSend()
  }
  const rows = isRoomy ? ROWS.roomy : ROWS.usual
  return (
    <form
      className={classes['composer']}
      data-roomy={isRoomy}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) onSend()
      }}
    >
      <Textarea
        ref={field}
        className={classes['field'] ?? ''}
        aria-label={text('question')}
        aria-describedby={hintId}
        placeholder={placeholder}
        value={words}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        onKeyDown={onKeyDown}
        rows={rows}
        disabled={isLoading}
        error={isTooLong ? text('tooLong', { most: conversationBounds.questionCharacters, now: words.length }) : undefined}
        errorProps={{ role: 'alert' }}
        enterKeyHint="send"
      />
      {isLoading ? (
        <ActionIcon
          className={classes['press'] ?? ''}
          size="var(--size-control)"
          variant="default"
          aria-label={text('stop')}
          title={text('stop')}
          onClick={onStop}
        >
          <IconPlayerStopFilled size={16} aria-hidden />
        </ActionIcon>
      ) : (
        <ActionIcon
          className={classes['press'] ?? ''}
          size="var(--size-control)"
          type="submit"
          aria-label={text('send')}
          title={text('send')}
          disabled={!isReady}
        >
          <IconSend2 size={18} aria-hidden />
        </ActionIcon>
      )}
      <p id={hintId} className={classes['hint']}>
        {hint ?? text('keys')}
      </p>
    </form>
  )
}

/** A field that is closed for a while loses the focus; whoever wrote in it finds it there again. */
function useFocusKept(field: { current: HTMLTextAreaElement | null }, isLoading: boolean): void {
  const wasFocused = useRef(false)
  useEffect(() => {
    if (isLoading) return undefined
    if (wasFocused.current && (document.activeElement === document.body || document.activeElement === null)) field.current?.focus({ preventScroll: true })
    wasFocused.current = false
    const element = field.current
    const note = () => {
      wasFocused.current = true
    }
    const forget = () => {
      // Closing the field takes the focus away too: that is nobody's wish.
      if (element?.disabled !== true) wasFocused.current = false
    }
    if (document.activeElement === element) note()
    element?.addEventListener('focus', note)
    element?.addEventListener('blur', forget)
    return () => {
      element?.removeEventListener('focus', note)
      element?.removeEventListener('blur', forget)
    }
  }, [field, isLoading])
}
