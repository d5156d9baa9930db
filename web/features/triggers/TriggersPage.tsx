import { Button, Group } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { TriggerSave } from './TriggerSave.tsx'
import { TriggerExamples } from './TriggerExamples.tsx'
import { TriggerFields } from './TriggerFields.tsx'
import { TriggerList } from './TriggerList.tsx'
import classes from './triggers.module.css'
import { useTriggerForm } from './use-trigger-form.ts'
import { useTriggers } from './use-triggers.ts'

const FAILED = { fetch: 'fetchFailed', save: 'saveFailed', delete: 'deleteFailed' } as const

/** `/t`: the words that put a set text into the report when they are spoken (spec 2). */
export function TriggersPage() {
  const text = useText('triggers')
  const isReadOnly = useIsReadOnly()
  const triggers = useTriggers()
  const form = useTriggerForm(triggers)
  const { list, isBusy, done, failed } = triggers
  return (
    <PageFrame
      heading={text('heading')}
      intro={text('intro')}
      end={
        <Group gap={0}>
          <div role="status">
            {done && (
              <span className={classes['done']}>
                <IconCheck size={18} aria-hidden /> {text(done)}
              </span>
            )}
          </div>
          {!isReadOnly && (
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} disabled={isBusy} onClick={form.clear}>
              {text('new')}
            </Button>
          )}
        </Group>
      }
    >
      {failed && <ErrorPanel error={failed.error} title={text(FAILED[failed.what])} {...(failed.what === 'fetch' && { onRetry: triggers.refetch })} />}
      <div className={classes['columns']}>
        <form
          className={classes['form']}
          aria-label={text(form.draft.id === undefined ? 'formNew' : 'formEdit')}
          onSubmit={(event) => {
            event.preventDefault()
            form.save()
          }}
        >
          <TriggerFields form={form} isBusy={isBusy} isReadOnly={isReadOnly} />
          {!isReadOnly && <TriggerSave isComplete={form.isComplete} isBusy={isBusy} isSaving={triggers.isSaving} />}
          {!isReadOnly && <TriggerExamples isDisabled={isBusy} onPick={form.load} />}
        </form>
        {(list !== undefined || failed?.what !== 'fetch') && (
          <TriggerList list={list} selectedId={form.draft.id} isBusy={isBusy} isReadOnly={isReadOnly} onSelect={form.load} onRemove={form.remove} />
        )}
      </div>
      <ConfirmDialog
        isOpen={form.isAsking}
        title={text('discardTitle')}
        body={text('discardBody')}
        confirmLabel={text('discard')}
        cancelLabel={text('keepWriting')}
        onConfirm={form.discard}
        onClose={form.keep}
      />
    </PageFrame>
  )
}
