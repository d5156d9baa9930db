import { Loader } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useText } from '#web/text/use-text.ts'
import classes from './triggers.module.css'

export type SaveDiscProps = { isComplete: boolean; isBusy: boolean; isSaving: boolean }

/** The middle: one round button that saves what stands to its left, and what is missing for that (spec 5). */
export function SaveDisc({ isComplete, isBusy, isSaving }: SaveDiscProps) {
  const text = useText('triggers')
  return (
    <div className={classes['middle']}>
      <button type="submit" className={classes['disc']} disabled={!isComplete || isBusy} aria-describedby="trigger-required">
        {isSaving ? <Loader size={26} color="currentColor" aria-hidden /> : <IconDeviceFloppy size={28} stroke={1.6} aria-hidden />}
        <span className="visually-hidden">{text('save')}</span>
      </button>
      <span className={classes['discWord']} aria-hidden>
        {text('save')}
      </span>
      <p id="trigger-required" className={classes['required']}>
        {isComplete ? '' : text('required')}
      </p>
    </div>
  )
}
