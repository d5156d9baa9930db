import { Skeleton } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'
import { TimedLoader } from '#web/ui/TimedLoader.tsx'
import styles from './report.module.css'
import { refetchPatient } from './use-patient.ts'

const SECTIONS = [['94%', '71%'], ['97%', '90%', '96%', '48%'], ['88%', '93%', '35%'], ['52%']]

export type ReportSkeletonProps = { /** What is going on, when more than loading. */ label?: string; patientId?: string }

/** The report's own shape while it is on its way, and the words of what is going on (spec 4). */
export function ReportSkeleton({ label, patientId }: ReportSkeletonProps) {
  const text = useText('ui')
  return (
    <div className={styles['sheet']}>
      <div className={styles['waitingSheet']}>
        {label !== undefined && (
          <div className={styles['waitingWords']}>
            <TimedLoader key={label} label={label} {...(patientId !== undefined && { onRetry: () => void refetchPatient(patientId) })} />
          </div>
        )}
        <div aria-hidden={label !== undefined} {...(label === undefined && { role: 'status', 'aria-label': text('loading') })}>
          {SECTIONS.map((widths, section) => (
            <div key={section} className={styles['skeletonSection']}>
              <Skeleton height={12} width="7.5rem" animate={label === undefined} />
              {widths.map((width, line) => (
                <Skeleton key={line} height={14} width={width} animate={label === undefined} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
