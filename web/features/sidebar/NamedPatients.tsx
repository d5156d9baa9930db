import { Box } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { PatientListItem } from '#contract/patient.ts'
import { useNamedPatients } from '#web/features/case-line/named-patients.ts'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { NotFetched } from '#web/ui/NotFetched.tsx'
import { useLaterPart } from '#web/ui/use-later-part.ts'
import { PatientRow } from './PatientRow.tsx'
import style from './Sidebar.module.css'

// What they say has come with the menu that asks for them.
const dialogs = laterPart(async () => (await import('#web/features/patients/PatientDialogs.tsx')).PatientDialogs)

/** The rest is found on the page of all. */
const MOST_IN_SIDEBAR = 8

type Asked = { patient: PatientListItem; what: 'edit' | 'delete'; isOpen: boolean }

/** The latest of the patients that have been given a name, and the way to all of them. */
export function NamedPatients({ mayChange }: { mayChange: boolean }) {
  const text = useText('sidebar')
  const { patients, isLoading } = useNamedPatients()
  // The dialog stays after it has closed, so that the focus finds its way back to the row.
  const [asked, setAsked] = useState<Asked>()
  const { Part: PatientDialogs, problem, want } = useLaterPart(dialogs)
  const ask = async (patient: PatientListItem, what: Asked['what']) => {
    setAsked({ patient, what, isOpen: await want() })
  }
  return (
    <>
      {!isLoading && (
        <nav aria-labelledby="named-patients">
          <h2 className={style['group']} id="named-patients">
            {text('namedPatients')}
          </h2>
          {asked !== undefined && problem !== undefined && (
            <Box p="md">
              <NotFetched problem={problem} onRetry={() => void ask(asked.patient, asked.what)} />
            </Box>
          )}
          <ul className={style['list']}>
            {patients.slice(0, MOST_IN_SIDEBAR).map((patient) => (
              <PatientRow key={patient.id} patient={patient} onAsk={mayChange ? (what) => void ask(patient, what) : undefined} />
            ))}
          </ul>
          <Link to="/patients" className={style['all']}>
            {text('allPatients')}
          </Link>
        </nav>
      )}
      {asked !== undefined && PatientDialogs !== undefined && (
        <PatientDialogs key={`${asked.patient.id} ${asked.what}`} {...asked} onClose={() => setAsked({ ...asked, isOpen: false })} />
      )}
    </>
  )
}
