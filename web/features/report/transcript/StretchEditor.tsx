import { Button, Group, Text, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { explain } from '#web/ui/explain.ts'
import styles from './transcript.module.css'

export type StretchEditorProps = {
  words: string
  /** What is to be put right, marked when the field opens. */
  marked: { start: number; end: number } | undefined
  onSave: (words: string) => Promise<void>
  onClose: () => void
}

/** A stretch of the talk to be put right. Control and Enter saves, Escape leaves it as it is. */
export function StretchEditor({ words, marked, onSave, onClose }: StretchEditorProps) {
  const text = useText('transcript')
  const ui = useText('ui')
  const language = useLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(words)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    field.current?.focus()
    if (marked) field.current?.setSelectionRange(marked.start, marked.end)
    // As it opens; from then on the marking is the writer's.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
  const save = async () => {
    if (value.trim() === words.trim() || value.trim() === '') return onClose()
    setIsBusy(true)
    setFailure(undefined)
    try {
      await onSave(value)
      onClose()
    } catch (error) {
      setFailure(error)
      setIsBusy(false)
    }
    return undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save()
  }
  return (
    <div className={styles['correcting']}>
      <Textarea
        ref={field}
        aria-label={text('correctLabel')}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        autosize
        minRows={2}
        maxLength={20_000}
        disabled={isBusy}
      />
      {failure !== undefined && (
        <Text size="sm" role="alert" c="var(--recording)">
          {text('failed')}. {explain(failure, language, ui).sentence}
        </Text>
      )}
      <Group gap="xs">
        <Button size="compact-sm" loading={isBusy} onClick={() => void save()}>
          {text('save')}
        </Button>
        <Button size="compact-sm" variant="default" disabled={isBusy} onClick={onClose}>
          {text('cancel')}
        </Button>
      </Group>
    </div>
  )
}
