import type { ReactNode } from 'react'
import styles from './margin-line.module.css'

/** A short word above the text, with a stroke in its margin: dashed for what waits, whole for what is done. */
export function MarginLine({ tone, children }: { tone: 'wait' | 'good'; children: ReactNode }) {
  return (
    <p className={styles['line']} data-tone={tone}>
      {children}
    </p>
  )
}
