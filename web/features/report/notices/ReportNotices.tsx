import { Alert, Button, Stack, Text } from '@mantine/core'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { find } from '#web/text/machinery.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { useObservable } from '#web/ui/use-observable.ts'
import { HeardLanguageNotice } from '../heard-language/HeardLanguageNotice.tsx'
import type { TextSession } from '../session/text-session.ts'
import { SetAsideNotice } from './SetAsideNotice.tsx'

export type ReportNoticesProps = {
  kase: Case
  session: TextSession
  /** Lays another text against the one that stands; absent where nothing may be changed. */
  onCompare?: ((report: Report) => void) | undefined
}

/** What a person must know before writing on: each says what happened and what is safe. */
export function ReportNotices({ kase, session, onCompare }: ReportNoticesProps) {
  const text = useText('report')
  const language = useLanguage()
  const { saving, canKeepDrafts, isRestored, newer } = useObservable(session.snapshot)
  return (
    <Stack gap="xs" role="status">
      {isRestored && saving.kind !== 'conflict' && (
        <Alert color="accent" withCloseButton closeButtonLabel={text('dismiss')} onClose={() => session.closeRestored()}>
          {text('restored')}
        </Alert>
      )}
      {onCompare && <HeardLanguageNotice kase={kase} />}
      {onCompare && <SetAsideNotice kase={kase} onCompare={onCompare} />}
      {newer && (
        <Alert color="wait" title={text('newerTitle')}>
          <Button size="xs" onClick={() => session.showNewer()}>
            {text('showNewer')}
          </Button>
        </Alert>
      )}
      {saving.kind === 'unreachable' && <Text size="sm" c="var(--wait)">{text(canKeepDrafts ? 'offlineKept' : 'offlineNotKept')}</Text>}
      {saving.kind === 'refused' && (
        <Alert color="recording" title={text('notSavedTitle')}>
          {find({ language, feature: 'refusals', key: saving.code })} {text(canKeepDrafts ? 'draftKept' : 'draftNotKept')}
        </Alert>
      )}
      {!canKeepDrafts && saving.kind === 'clean' && <Text size="sm" c="dimmed">{text('draftNotKept')}</Text>}
    </Stack>
  )
}
