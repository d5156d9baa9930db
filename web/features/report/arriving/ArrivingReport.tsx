import { Loader, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Section } from '#contract/report.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import styles from '../report.module.css'
import own from './arriving.module.css'
import { StaticSections } from './StaticSections.tsx'

export type ArrivingReportProps = {
  header: ReactNode
  sections: readonly Section[]
  /** The last section has come; the editor is about to open. */
  isWhole: boolean
}

/** The report while it is being written: what is whole stands, where the rest will come is shown. It takes the room that the open report will take. */
export function ArrivingReport({ header, sections, isWhole }: ArrivingReportProps) {
  const text = useText('report')
  const language = useLanguage()
  return (
    <div className={styles['desk']}>
      <div className={styles['column']}>
        {header}
        <p className={own['status']} role="status">
          {!isWhole && <Loader size={16} color="ink" aria-hidden />}
          <span>{text('writing')}</span>
          <span className={own['count']}>{text('arrivedCount', { count: sections.length })}</span>
        </p>
        <article className={styles['sheet']} aria-label={text('title')} aria-busy={!isWhole}>
          <div />
          <div className={styles['text']}>
            <StaticSections sections={sections} language={language} isArriving />
            {/* Drawn anew behind each section that comes: nothing that stands is moved. */}
            {!isWhole && <NextSection key={sections.length} />}
          </div>
        </article>
      </div>
    </div>
  )
}

function NextSection() {
  return (
    <div className={own['next']} aria-hidden>
      <Skeleton height={12} width="7.5rem" />
      {['94%', '88%', '52%'].map((width) => (
        <Skeleton key={width} height={14} width={width} />
      ))}
    </div>
  )
}
