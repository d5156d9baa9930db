import { Skeleton } from '@mantine/core'
import { isGone } from '../troubles/is-gone.ts'
import { CaseTabs } from './CaseTabs.tsx'
import styles from './header.module.css'

export type AwaitedCaseProps = {
  patientId: string
  /** What names the page until the case names itself. */
  title: string
  isComing: boolean
  /** Why it does not come. */
  error: unknown
}

/**
 * What stands over a case that has not come: a headline and the tabs, in the places where those of the case will stand; of one that is gone there is
 * nothing to turn to.
 */
export function AwaitedCase({ patientId, title, isComing, error }: AwaitedCaseProps) {
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        <span className={styles['awaitedFacts']}>{isComing && <Skeleton height="var(--text-sm)" width="var(--size-record)" />}</span>
      </header>
      {!isGone(error) && <CaseTabs patientId={patientId} />}
    </>
  )
}
