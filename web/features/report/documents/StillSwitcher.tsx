import { useText } from '#web/text/use-text.ts'
import styles from './documents.module.css'

/** Holds the place of the switcher while there is nothing to switch between, so that nothing moves when it comes. */
export function StillSwitcher() {
  const text = useText('documents')
  return (
    <div className={styles['switcher']} aria-hidden>
      <span className={styles['choice']}>{text('report')}</span>
    </div>
  )
}
