import { Box, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { AnonymousCase } from '#contract/patient.ts'
import { groupByAge } from '#domain/age-group.ts'
import { useAnonymousCases } from '#web/features/case-line/anonymous-cases.ts'
import { useNow } from '#web/features/case-line/use-now.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { laterPart } from '#web/ui/later-part.ts'
import { NotFetched } from '#web/ui/NotFetched.tsx'
import { useLaterPart } from '#web/ui/use-later-part.ts'
import { CaseRow } from './CaseRow.tsx'
import style from './Sidebar.module.css'

// What they say has come with the menu that asks for them.
const dialogs = laterPart(async () => (await import('./CaseDialogs.tsx')).CaseDialogs)

type Asked = { entry: AnonymousCase; what: 'move' | 'delete'; isOpen: boolean }

/** The cases nobody named, grouped by age (spec 9). */
export function AnonymousCases({ mayChange }: { mayChange: boolean }) {
  const text = useText('sidebar')
  const { state, retry } = useAnonymousCases()
  // The dialog stays after it has closed, so that the focus finds its way back to the row.
  const [asked, setAsked] = useState<Asked>()
  const { Part: CaseDialogs, problem, want } = useLaterPart(dialogs)
  const ask = async (entry: AnonymousCase, what: Asked['what']) => {
    setAsked({ entry, what, isOpen: await want() })
  }
  const now = useNow()
  if (state.kind === 'loading') {
    return (
      <Stack gap="sm" p="md" role="status" aria-label={text('anonymousCases')}>
        {['85%', '70%', '90%', '60%'].map((width) => (
          <Skeleton key={width} height={14} width={width} />
        ))}
      </Stack>
    )
  }
  if (state.kind === 'error') {
    return (
      <Box p="md">
        <ErrorPanel error={state.error} title={text('failed')} onRetry={retry} />
      </Box>
    )
  }
  return (
    <div aria-busy={state.kind === 'refetching'}>
      {asked !== undefined && problem !== undefined && (
        <Box p="md">
          <NotFetched problem={problem} onRetry={() => void ask(asked.entry, asked.what)} />
        </Box>
      )}
      {state.cases.length === 0 && (
        <Text size="sm" c="dimmed" px="md" py="sm">
          {text('empty')}
        </Text>
      )}
      {groupByAge(state.cases, ({ lastUpdated }) => new Date(lastUpdated), new Date(now)).map(({ group, entries }) => (
        <section key={group} aria-labelledby={`cases-${group}`}>
          <h2 className={style['group']} id={`cases-${group}`}>
            {text(group)}
          </h2>
          <ul className={style['list']}>
            {entries.map((entry) => (
              <CaseRow key={entry.id} entry={entry} elapsedMs={now - state.loadedAtMs} onAsk={mayChange ? (what) => void ask(entry, what) : undefined} />
            ))}
          </ul>
        </section>
      ))}
      {asked !== undefined && CaseDialogs !== undefined && (
        <CaseDialogs key={`${asked.entry.id} ${asked.what}`} {...asked} onClose={() => setAsked({ ...asked, isOpen: false })} />
      )}
    </div>
  )
}
