import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useText } from '#web/text/use-text.ts'
import style from './Sidebar.module.css'

/** Patients that have been given a name. Where there are none, nothing is said: naming is a choice. */
export function NamedPatients() {
  const text = useText('sidebar')
  const { patientId } = useParams({ strict: false })
  const { data: patients = [] } = useQuery({
    queryKey: queryKeys.patients,
    queryFn: async ({ signal }) => await call('listPatients', { signal }),
    staleTime: Infinity,
  })
  if (patients.length === 0) return null
  return (
    <nav aria-labelledby="named-patients">
      <h2 className={style['group']} id="named-patients">
        {text('namedPatients')}
      </h2>
      <ul className={style['list']}>
        {patients.map(({ id, name, caseCount }) => (
          <li key={id} className={style['row']} {...(id === patientId ? { 'data-current': '' } : {})}>
            <Link to="/p/$patientId/report" params={{ patientId: id }} className={style['link']}>
              <span className={style['summary']}>{name}</span>
              <span className={style['count']}>{text('caseCount', { count: caseCount })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
