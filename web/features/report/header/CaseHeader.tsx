import { Select } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import { CaseMenu } from '#web/features/patients/move/CaseMenu.tsx'
import { whoText } from '#web/features/case-line/who.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { stageOf } from '../case-stage.ts'
import { caseTitle, keepersOf, subjectOf } from './case-line.ts'
import styles from './header.module.css'
import { TimeLeft } from './TimeLeft.tsx'

export type CaseHeaderProps = {
  patient: Patient
  kase: Case
  onChoose: (caseId: string) => void
  /** What of the report waits for a decision. */ children?: ReactNode
}

const STATES = { ready: 'stateDraft', listening: 'stateListening', writing: 'stateWriting', waiting: 'stateWaiting', failed: 'stateFailed' } as const

/** One line that says who and when, how far the report has come and how long it is kept. */
export function CaseHeader({ patient, kase, onChoose, children }: CaseHeaderProps) {
  const text = useText('report')
  const title = patient.name ?? caseTitle(kase) ?? text(kase.anonymous ? 'anonymousCase' : 'title')
  const subject = whoText(useText('sidebar'), subjectOf(patient, kase))
  return (
    <header className={styles['header']}>
      <h1 className={styles['title']} title={title}>{title}</h1>
      <p className={styles['facts']} data-print="">
        <CreatedAt at={kase.createdAt} />
        {subject !== '' && <span>{subject}</span>}
        {keepersOf(kase).map((told) => <span key={told}>{told}</span>)}
        <span>{text(kase.signature ? 'stateSigned' : STATES[stageOf(kase).kind])}</span>
        {kase.timeRemaining !== null && <TimeLeft key={kase.lastUpdated} seconds={kase.timeRemaining} />}
        {children}
      </p>
      <CaseMenu patient={patient} kase={kase} />
      <CaseChoice patient={patient} kase={kase} onChoose={onChoose} />
    </header>
  )
}

/** The clock alone where it was today; on paper the whole date, since paper is read on another day. */
function CreatedAt({ at }: { at: string }) {
  const locale = LOCALES[useLanguage()]
  const date = new Date(at)
  const [today] = useState(() => new Date().toDateString())
  const isToday = date.toDateString() === today
  const shown = date.toLocaleString(locale, { ...(!isToday && { day: 'numeric', month: 'short' }), hour: '2-digit', minute: '2-digit' })
  const whole = date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={at} title={whole}>
      <span data-screen="">{shown}</span>
      <span data-paper="">{whole}</span>
    </time>
  )
}

/** The other consultations of one patient. */
function CaseChoice({ patient: { cases }, kase, onChoose }: Pick<CaseHeaderProps, 'patient' | 'kase' | 'onChoose'>) {
  const text = useText('report')
  const when = new Intl.DateTimeFormat(LOCALES[useLanguage()], { dateStyle: 'medium', timeStyle: 'short' })
  if (cases.length < 2) return null
  const newestFirst = cases.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  return (
    <>
      <Select
        className={styles['choice'] ?? ''}
        aria-label={text('chooseCase')}
        value={kase.id}
        onChange={(id) => id !== null && onChoose(id)}
        data={newestFirst.map(({ id, createdAt }) => ({ value: id, label: when.format(new Date(createdAt)) }))}
        allowDeselect={false}
      />
      <span className="visually-hidden" role="status">{text('caseCount', { count: cases.length })}</span>
    </>
  )
}
