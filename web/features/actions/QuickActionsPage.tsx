import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Refusal } from '#contract/refusal.ts'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { ActionForm } from './ActionForm.tsx'
import { ActionTabs, PANEL_ID } from './ActionTabs.tsx'
import classes from './actions.module.css'
import { DraftBox } from './DraftBox.tsx'
import { LeaveQuestions } from './LeaveQuestions.tsx'
import { SourceList } from './SourceList.tsx'
import { usePrefill } from './use-prefill.ts'
import { useQuickAction } from './use-quick-action.ts'
import type { QuickAction } from './use-quick-action.ts'

/** `/a`: what was received and the clinician's remarks become a draft to correct and send; nothing of it is stored (spec 2, 4, 5). */
export function QuickActionsPage() {
  const text = useText('actions')
  const isReadOnly = useIsReadOnly()
  const action = useQuickAction()
  const isFetching = usePrefill(action)
  const [isResetting, setIsResetting] = useState(false)
  return (
    <PageFrame heading={text('heading')} intro={text('intro')}>
      <p className={classes['promise']}>
        <IconLock size={18} aria-hidden /> {text('notStored')}
      </p>
      {isReadOnly && (
        <p className={classes['closed']}>
          {text('readOnly')} <Link to="/">{text('readOnlyLink')}</Link>
        </p>
      )}
      <ActionTabs type={action.type} isDisabled={action.isWriting} onChoose={action.choose} />
      <div id={PANEL_ID} role="tabpanel" aria-label={text(`kind${action.type}`)} className={classes['columns']}>
        <ActionForm action={action} isReadOnly={isReadOnly} onReset={() => setIsResetting(true)} />
        <div className={classes['result']}>
          {isFetching && <p role="status">{text('caseLoading')}</p>}
          <Failed action={action} />
          <DraftBox action={action} />
          {action.answer && (
            <p className={classes['engine']}>{action.answer.engine === 'builtin' ? text('madeHere') : text('madeByModel', { engine: action.answer.engine })}</p>
          )}
          <SourceList answer={action.answer} />
        </div>
      </div>
      <LeaveQuestions
        isDirty={action.isDirty}
        isResetting={isResetting}
        onKeep={() => setIsResetting(false)}
        onReset={() => {
          setIsResetting(false)
          action.reset()
        }}
      />
    </PageFrame>
  )
}

/** What a model did not write, this server can. */
function Failed({ action }: { action: QuickAction }) {
  const text = useText('actions')
  const { failed } = action
  if (!failed) return null
  const isOfModel = failed.error instanceof Refusal && failed.error.code.startsWith('language.')
  return (
    <ErrorPanel
      error={failed.error}
      title={text(failed.what === 'fetch' ? 'caseFailed' : 'failed')}
      {...(failed.what === 'write' && { onRetry: () => void action.generate() })}
    >
      {isOfModel && (
        <Button size="xs" variant="default" onClick={() => void action.generate('builtin')}>
          {text('writeHere')}
        </Button>
      )}
    </ErrorPanel>
  )
}
