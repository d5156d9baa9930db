import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#web/text/use-text.ts'
import styles from './header.module.css'

export type CaseTabsProps = { patientId: string; /** The documents; the report alone while there is nothing to choose between. */ children?: ReactNode }

/** The one row of tabs of a case: the report and what else was written of it, and the other views (spec 2). */
export function CaseTabs({ patientId, children }: CaseTabsProps) {
  const text = useText('report')
  const shell = useText('shell')
  // The case that was chosen stays chosen in the other views.
  const { c } = useSearch({ strict: false })
  const search = c === undefined ? {} : { c }
  return (
    <div className={styles['tabs']} data-scrolls>
      {children ?? <Link to="/p/$patientId/report" params={{ patientId }} search={search} className={styles['tab']}>{text('title')}</Link>}
      <nav className={styles['views']} aria-label={shell('caseNavigation')}>
        <Link to="/p/$patientId/recs" params={{ patientId }} search={search} className={styles['tab']}>{text('toRecordings')}</Link>
        <Link to="/p/$patientId/chat" params={{ patientId }} search={search} className={styles['tab']}>{shell('chat')}</Link>
      </nav>
    </div>
  )
}
