import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import classes from './consent.module.css'

export type PatientInformedProps = {
  informedAt: string | null
  onChange: (informedAt: string | null) => void
  /** Why nothing can be started before the mark is set; shown until it is. */
  need?: string | undefined
}

/** A slip of the thumb can be taken back for this long; after that the mark stands, as it does on the server. */
const UNDO_MS = 8_000

/** One tap: the patient (or the animal's owner) has been told that the talk is recorded and written out. */
export function PatientInformed({ informedAt, onChange, need }: PatientInformedProps) {
  const text = useText('consent')
  const locale = LOCALES[useLanguage()]
  const [mayUndo, setMayUndo] = useState(false)
  const isMarked = informedAt !== null
  const isFixed = isMarked && !mayUndo

  useEffect(() => {
    if (!mayUndo) return undefined
    const timer = setTimeout(() => setMayUndo(false), UNDO_MS)
    return () => clearTimeout(timer)
  }, [mayUndo])

  const press = (): void => {
    if (isFixed) return
    setMayUndo(!isMarked)
    onChange(isMarked ? null : new Date().toISOString())
  }
  const time = isMarked ? new Date(informedAt).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' }) : ''
  const Icon = isMarked ? IconCircleCheckFilled : IconCircle
  return (
    <div className={classes['consent']}>
      {/* One button through all three states: whoever pressed it by keyboard stays where they were. */}
      <button type="button" aria-pressed={isMarked} aria-disabled={isFixed} className={classes['mark']} onClick={press}>
        <Icon size={20} aria-hidden />
        <span>{isMarked ? text('informedAt', { time }) : text('inform')}</span>
        {mayUndo && isMarked && <span className={classes['undo']}>{text('undo')}</span>}
      </button>
      <p role="status" className={classes['need']}>
        {isMarked ? '' : need}
      </p>
    </div>
  )
}
