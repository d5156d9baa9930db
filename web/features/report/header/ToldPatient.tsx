import type { Case } from '#contract/case.ts'
import { InformedAt } from '#web/features/consent/InformedAt.tsx'
import styles from './header.module.css'

/** That the patient was told stands on a case without a report too; where there is one it stands at its end (GDPR-1). */
export function ToldPatient({ kase: { patientInformedAt, createdAt } }: { kase: Case }) {
  if (patientInformedAt === null) return null
  return (
    <p className={styles['colophon']}>
      <InformedAt at={patientInformedAt} since={createdAt} />
    </p>
  )
}
