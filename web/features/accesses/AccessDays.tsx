import { Badge } from '@mantine/core'
import {
  IconClockX, IconDownload, IconEye, IconList, IconMicrophone, IconPencil, IconSparkles, IconTrash, IconUserCheck, IconSignature,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AccessEntry } from '#contract/access-log.ts'
import { DoctorType } from '#contract/profile.ts'
import { LOCALES } from '#web/text/languages.ts'
import { find } from '#web/text/machinery.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import type { Text } from '#web/text/use-text.ts'
import classes from './accesses.module.css'
import type { AccessDay, AccessGroup } from './group-accesses.ts'

const ICONS = {
  list: IconList, read: IconEye, record: IconMicrophone, change: IconPencil, regenerate: IconSparkles, export: IconDownload, delete: IconTrash,
  consent: IconUserCheck, sign: IconSignature,
} as const
const DEED = {
  list: 'List', read: 'Read', record: 'Record', change: 'Change', regenerate: 'Regenerate', export: 'Export', delete: 'Delete',
  consent: 'Consent', sign: 'Sign',
} as const

/** What one knows a patient and a case by: the name of the one, the first words about the other. */
type Names = Readonly<Record<'patients' | 'cases', ReadonlyMap<string, string>>>

/** Takes a line; gives who did what, in words. */
function sentenceOf({ actor, action }: AccessEntry, text: Text<'accesses'>): string {
  if (actor === 'system') return text(action === 'delete' ? 'systemDelete' : 'systemOther')
  return text(`${actor}${DEED[action]}`)
}

/** The log by days: one list under each heading. */
export function AccessDays({ days, names }: { days: readonly AccessDay[]; names: Names }) {
  const text = useText('accesses')
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return days.map(({ day, when, groups }) => {
    const name = when === 'earlier' ? format.format(day) : text(when)
    return (
      <section key={day.getTime()} aria-label={text('listLabel', { day: name })}>
        <h2 className={classes['day']}>{name}</h2>
        <ul className={classes['list']}>
          {groups.map((group) => (
            <AccessRow key={group.entry.id} group={group} names={names} />
          ))}
        </ul>
      </section>
    )
  })
}

function AccessRow({ group: { entry, count, first, last }, names }: { group: AccessGroup; names: Names }) {
  const text = useText('accesses')
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' })
  const [from, to] = [time.format(first), time.format(last)]
  const Icon = entry.actor === 'system' ? IconClockX : ICONS[entry.action]
  const isOdd = entry.result !== 'done'
  return (
    <li className={classes['row']} {...(isOdd ? { 'data-odd': '' } : {})}>
      <time className={classes['time']} dateTime={entry.at}>
        {from === to ? to : `${from}–${to}`}
      </time>
      <Icon size={18} className={classes['icon'] ?? ''} aria-hidden />
      <div className={classes['what']}>
        <span>{sentenceOf(entry, text)}</span> <Whose entry={entry} names={names} />
        {entry.actor === 'other' && <Part role={entry.role} />}
        {count > 1 && <span className={classes['count']}>× {count}</span>}
        {isOdd && entry.actor === 'self' && entry.code !== null && (
          <span className={classes['why']}>{find({ language, feature: 'refusals', key: entry.code })}</span>
        )}
      </div>
      {isOdd && (
        <Badge color={entry.result === 'refused' ? 'wait' : 'recording'} variant="light" tt="none" className={classes['badge'] ?? ''}>
          {text(entry.result === 'refused' ? 'refused' : 'failed')}
        </Badge>
      )}
    </li>
  )
}

/** As what another came near: a doctor by specialty, whoever has another part in the product by that (NORM-2). */
function Part({ role }: Pick<AccessEntry, 'role'>) {
  const text = useText('settings')
  const specialty = DoctorType.safeParse(role)
  if (specialty.data === 'NotDefined') return null
  return <span className={classes['part']}>{specialty.success ? text(`type${specialty.data}`) : role}</span>
}

/** Whose it was: a name while there is one, else what the case is about while it is kept; and its id, enough to tell one from another. */
function Whose({ entry: { patientId, caseId, recordingId }, names }: { entry: AccessEntry; names: Names }) {
  const text = useText('accesses')
  if (patientId === null && caseId === null) return null
  const name = patientId === null ? undefined : names.patients.get(patientId)
  const about = caseId === null ? undefined : names.cases.get(caseId)
  return (
    <>
      {patientId !== null && name !== undefined && (
        <Link to="/p/$patientId/report" params={{ patientId }} className={classes['name']}>
          {name}
        </Link>
      )}
      {patientId !== null && caseId !== null && name === undefined && about !== undefined && (
        <Link to="/p/$patientId/report" params={{ patientId }} search={{ c: caseId }} className={classes['name']}>
          {about}
        </Link>
      )}{' '}
      <span className={classes['id']}>
        {recordingId !== null && `${text('recording')} · `}
        {caseId === null ? name === undefined && text('unnamed') : text('case', { id: caseId.slice(0, 8) })}
      </span>
    </>
  )
}
