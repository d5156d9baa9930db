import type { Editor } from '@tiptap/core'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import type { Report } from '#contract/report.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'
import { replaceReport } from '#web/editor/commands.ts'
import { isSame } from '#web/editor/is-same.ts'
import { runCommand } from '#web/editor/run-command.ts'
import { find } from '#web/text/machinery.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { HeardLanguageNotice } from '../heard-language/HeardLanguageNotice.tsx'
import { SetAsideNotice } from './SetAsideNotice.tsx'
import type { Saving } from './use-autosave.ts'

export type ReportNoticesProps = {
  kase: Case
  saving: Saving
  wasRestored: boolean
  editor: Editor | null
  keyPrefix: string
  onTakeOver: (report: Report) => void
  /** Lays another text against the one that stands; absent where nothing may be changed. */
  onCompare?: ((report: Report) => void) | undefined
}

/** What a person must know before writing on: each says what happened and what is safe. */
export function ReportNotices({ kase, saving, wasRestored, editor, keyPrefix, onTakeOver, onCompare }: ReportNoticesProps) {
  const text = useText('report')
  const language = useLanguage()
  const [isRestoredShown, setIsRestoredShown] = useState(wasRestored)
  const { autosave, state, canKeepDrafts } = saving
  const newer = newerVersion(kase, saving)
  return (
    <Stack gap="xs" role="status">
      {isRestoredShown && state.kind !== 'conflict' && (
        <Alert color="accent" withCloseButton closeButtonLabel={text('dismiss')} onClose={() => setIsRestoredShown(false)}>
          {text('restored')}
        </Alert>
      )}
      {onCompare && <HeardLanguageNotice kase={kase} />}
      {onCompare && <SetAsideNotice kase={kase} onCompare={onCompare} />}
      {newer && editor && autosave && (
        <Alert color="wait" title={text('newerTitle')}>
          <Button
            size="xs"
            onClick={() => {
              autosave.rebase(newer)
              runCommand(editor, replaceReport(newer.report, keyPrefix))
              onTakeOver(newer.report)
            }}
          >
            {text('showNewer')}
          </Button>
        </Alert>
      )}
      {state.kind === 'unreachable' && <Text size="sm" c="var(--wait)">{text(canKeepDrafts ? 'offlineKept' : 'offlineNotKept')}</Text>}
      {state.kind === 'refused' && (
        <Alert color="recording" title={text('notSavedTitle')}>
          {find({ language, feature: 'refusals', key: state.code })} {text(canKeepDrafts ? 'draftKept' : 'draftNotKept')}
        </Alert>
      )}
      {!canKeepDrafts && state.kind === 'clean' && <Text size="sm" c="dimmed">{text('draftNotKept')}</Text>}
    </Stack>
  )
}

/** Another text that was saved elsewhere while this one lay untouched; never put in its place unasked. */
function newerVersion({ textReport, revision }: Case, { autosave, state }: Saving): { report: Report; revision: number } | null {
  const base = autosave?.base()
  if (!base || !textReport || (state.kind !== 'clean' && state.kind !== 'saved')) return null
  const report = withoutQuestions(textReport)
  if (revision <= base.revision || isSame(report, base.report)) return null
  return { report, revision }
}
