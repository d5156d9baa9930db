import { IconClockHour4, IconHourglassHigh } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAnonymousCases } from '#web/features/case-line/anonymous-cases.ts'
import { useNamedPatients } from '#web/features/case-line/named-patients.ts'
import { ProgressMark } from '#web/features/case-line/ProgressMark.tsx'
import { useCaseLine } from '#web/features/case-line/use-case-line.ts'
import { useNow } from '#web/features/case-line/use-now.ts'
import { useText } from '#web/text/use-text.ts'
import style from './Today.module.css'
import { countsOfToday, lastEntries } from './today.ts'

/** Today's work: the last cases, what waits for an engine, and what is deleted before the morning. Nothing where there is nothing yet. */
export function TodayPanel() {
  const text = useText('dashboard')
  const sidebar = useText('sidebar')
  const lineOf = useCaseLine()
  const now = useNow()
  const { state } = useAnonymousCases()
  const { patients } = useNamedPatients()
  const cases = 'cases' in state ? state.cases : []
  const last = lastEntries(cases, patients)
  if (last.length === 0) return null
  const { waiting, deletedTonight } = countsOfToday(cases, { now, loadedAtMs: 'loadedAtMs' in state ? state.loadedAtMs : now })
  return (
    <section className={style['today']} aria-labelledby="today">
      <h2 className={style['heading']} id="today">
        {text('lastCases')}
      </h2>
      <ul className={style['list']}>
        {last.map((entry) => (
          <li key={entry.of.id}>
            <Link to="/p/$patientId/report" params={{ patientId: entry.kind === 'case' ? entry.of.patientId : entry.of.id }} className={style['entry']}>
              <span className={style['facts']}>
                {entry.kind === 'case' ? lineOf(entry.of) : sidebar('caseCount', { count: entry.of.caseCount })}
                {entry.kind === 'case' && <ProgressMark progress={entry.of.progress} />}
              </span>
              <span className={style['about']}>{entry.kind === 'case' ? entry.of.summary || sidebar('untitled') : entry.of.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <p className={style['note']}>
          <IconHourglassHigh size={16} aria-hidden /> {text('waitingCases', { count: waiting })}
        </p>
      )}
      {deletedTonight > 0 && (
        <p className={style['note']}>
          <IconClockHour4 size={16} aria-hidden /> {text('deletedTonight', { count: deletedTonight })}
        </p>
      )}
    </section>
  )
}
