import { Group, Select, Text } from '@mantine/core'
import type { Case, Patient } from '#contract/case.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { InformedAt } from '#web/features/consent/InformedAt.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import styles from './report.module.css'

export type CaseHeaderProps = { patient: Patient; kase: Case; onChoose: (caseId: string) => void }

/** Whose report this is, of which consultation, and how long it is kept. */
export function CaseHeader({ patient, kase, onChoose }: CaseHeaderProps) {
  const text = useText('report')
  const language = useLanguage()
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short' })
  const newestFirst = patient.cases.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return (
    <header className={styles['header']}>
      <div>
        <h1 className={styles['title']}>{patient.name ?? text('title')}</h1>
        <Group gap="xs" component="p" className={styles['facts']} data-print="">
          <span>{patient.name === null ? text('anonymousCase') : text('title')}</span>
          <span aria-hidden>·</span>
          <time dateTime={kase.createdAt}>{when.format(new Date(kase.createdAt))}</time>
          {kase.patientInformedAt !== null && (
            <>
              <span aria-hidden>·</span>
              <InformedAt at={kase.patientInformedAt} since={kase.createdAt} />
            </>
          )}
          {kase.timeRemaining !== null && (
            <>
              <span aria-hidden>·</span>
              <TimeLeft key={kase.lastUpdated} seconds={kase.timeRemaining} />
            </>
          )}
        </Group>
      </div>
      {newestFirst.length > 1 && (
        <Select
          aria-label={text('chooseCase')}
          value={kase.id}
          onChange={(id) => id !== null && onChoose(id)}
          data={newestFirst.map(({ id, createdAt }) => ({ value: id, label: when.format(new Date(createdAt)) }))}
          allowDeselect={false}
          w={{ base: '100%', xs: '15rem' }}
        />
      )}
      {newestFirst.length > 1 && <Text className="visually-hidden" role="status">{text('caseCount', { count: newestFirst.length })}</Text>}
    </header>
  )
}
