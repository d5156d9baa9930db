import { useEffect, useRef } from 'react'
import { isHeadingChanged } from '#domain/report-diff/diff-reports.ts'
import type { SectionChange } from '#domain/report-diff/diff-reports.ts'
import { useText } from '#web/text/use-text.ts'
import { DiffBlock } from './DiffBlock.tsx'
import type { Choosing } from './DiffBlock.tsx'
import styles from './diff.module.css'
import type { Review } from '../rewrite/review.ts'

/** The report with what stays, goes and comes, in the place where the report stands. Nothing here has been taken in yet. */
export function ReportDiff({ review, language, onChoose }: { review: Review; language: string; onChoose: Choosing }) {
  const text = useText('report')
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    region.current?.focus({ preventScroll: true })
    region.current?.querySelector('[data-change]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section ref={region} tabIndex={-1} lang={language} className={`document report-document ${styles['diff']}`} aria-label={text('proposalTitle')}>
      {review.diff.map((section, index) => (
        <section key={index}>
          <SectionHeading section={section} />
          {section.blocks.map((change, at) => (
            <DiffBlock key={`${change.before?.id ?? ''}|${change.after?.id ?? at}`} change={change} review={review} onChoose={onChoose} />
          ))}
        </section>
      ))}
    </section>
  )
}

function SectionHeading({ section }: { section: SectionChange }) {
  const { before, after } = section
  if (before && after && !isHeadingChanged(section)) return before.heading === '' ? null : <h2>{before.heading}</h2>
  return (
    <h2>
      {before && before.heading !== '' && <del>{before.heading}</del>} {after && after.heading !== '' && <ins>{after.heading}</ins>}
    </h2>
  )
}
