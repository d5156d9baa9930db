import { ActionIcon } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import type { Case, Patient } from '#contract/case.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { pageTexts } from '#web/text/machinery.ts'
import { useText } from '#web/text/use-text.ts'
import { laterPart } from '#web/ui/later-part.ts'
import { MenuButton } from '#web/ui/MenuButton.tsx'
import { NotFetched } from '#web/ui/NotFetched.tsx'
import { useLaterPart } from '#web/ui/use-later-part.ts'

const choices = laterPart(async () => (await import('./MoveChoices.tsx')).MoveChoices)
const dialogs = laterPart(async () => {
  await pageTexts()
  return (await import('./MoveDialogs.tsx')).MoveDialogs
})

/** Beside the name of a case: whose it is can be changed. Nothing for whoever may only read. */
export function CaseMenu({ patient, kase }: { patient: Patient; kase: Case }) {
  const text = useText('patients')
  const [asked, setAsked] = useState<{ what: 'move' | 'anonymise'; times: number; isOpen: boolean }>()
  const { Part: MoveDialogs, problem, want } = useLaterPart(dialogs)
  const ask = async (what: 'move' | 'anonymise') => {
    setAsked({ what, times: (asked?.times ?? 0) + 1, isOpen: await want() })
  }
  if (useIsReadOnly()) return null
  return (
    <>
      <MenuButton menu={choices} menuProps={{ isAnonymous: patient.temp, onAsk: (what: 'move' | 'anonymise') => void ask(what) }}>
        {(attributes) => (
          <ActionIcon {...attributes} variant="subtle" color="gray" c="var(--muted)" aria-label={text('caseMenu')} title={text('caseMenu')}>
            <IconUserShare size={18} aria-hidden />
          </ActionIcon>
        )}
      </MenuButton>
      {asked !== undefined && problem !== undefined && <NotFetched problem={problem} onRetry={() => void ask(asked.what)} />}
      {asked !== undefined && MoveDialogs !== undefined && (
        <MoveDialogs
          key={asked.times}
          kase={kase}
          name={patient.name ?? ''}
          isAnonymous={patient.temp}
          what={asked.what}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </>
  )
}
