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

const dialog = laterPart(async () => (await import('./DeleteCase.tsx')).DeleteCase)

/** The cases nobody named, grouped by age (spec 9). */
export function AnonymousCases({ mayDelete }: { mayDelete: boolean }) {
  const text = useText('sidebar')
  const { state, retry } = useAnonymousCases()
  // The dialog stays after it has closed, so that the focus finds its way back to the row.
  const [asked, setAsked] = useState<{ entry: AnonymousCase; isOpen: boolean }>()
  const { Part: DeleteCase, problem, want } = useLaterPart(dialog)
  const ask = async (entry: AnonymousCase) => {
    setAsked({ entry, isOpen: await want() })
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
          <NotFetched problem={problem} onRetry={() => void ask(asked.entry)} />
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
              <CaseRow key={entry.id} entry={entry} elapsedMs={now - state.loadedAtMs} onDelete={mayDelete ? () => void ask(entry) : undefined} />
            ))}
          </ul>
        </section>
      ))}
      {asked !== undefined && DeleteCase !== undefined && <DeleteCase {...asked} onClose={() => setAsked({ ...asked, isOpen: false })} />}
    </div>
  )
}
