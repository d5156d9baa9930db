import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import classes from './triggers.module.css'

export type TriggerSaveProps = { isComplete: boolean; isBusy: boolean; isSaving: boolean }

/** The round button that saves what stands above it, by its word, and what is missing for that (spec 5). */
export function TriggerSave({ isComplete, isBusy, isSaving }: TriggerSaveProps) {
  const text = useText('triggers')
  return (
    <div className={classes['save']}>
      <Button
        type="submit"
        size="md"
        radius="var(--radius-full)"
        leftSection={<IconCheck size={18} aria-hidden />}
        disabled={!isComplete || isBusy}
        loading={isSaving}
        aria-describedby="trigger-required"
      >
        {text('save')}
      </Button>
      <p id="trigger-required" className={classes['required']}>
        {isComplete ? '' : text('required')}
      </p>
    </div>
  )
}
