import { Button, Textarea } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { fastActionBounds } from '#contract/fast-action.ts'
import { useText } from '#web/text/use-text.ts'
import classes from './actions.module.css'
import { INPUT_ID, REMARKS_ID } from './SourceList.tsx'
import type { QuickAction } from './use-quick-action.ts'

/** What was received, and what the clinician says to it. */
export function ActionForm({ action, isReadOnly, onReset }: { action: QuickAction; isReadOnly: boolean; onReset: () => void }) {
  const text = useText('actions')
  const { type, input, remarks, isWriting, isReady, isDirty } = action
  return (
    <form
     
      className={classes['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void action.generate()
      }}
    >
      <Textarea
        id={INPUT_ID}
        label={text(`input${type}`)}
        description={text('inputHint')}
        autosize
        minRows={7}
        maxRows={18}
        maxLength={fastActionBounds.inputCharacters}
        readOnly={isReadOnly || isWriting}
        value={input}
        onChange={({ currentTarget }) => action.change({ input: currentTarget.value })}
      />
      <Textarea
        id={REMARKS_ID}
        label={text('remarks')}
        description={text('remarksHint')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={fastActionBounds.remarksCharacters}
        readOnly={isReadOnly || isWriting}
        value={remarks}
        onChange={({ currentTarget }) => action.change({ remarks: currentTarget.value })}
      />
      {!isReadOnly && (
        <div className={classes['acts']}>
          <Button type="submit" loading={isWriting} disabled={!isReady} leftSection={<IconBolt size={18} aria-hidden />}>
            {text('generate')}
          </Button>
          <Button variant="default" disabled={!isDirty} onClick={onReset}>
            {text('reset')}
          </Button>
          {!isReady && <span className={classes['required']}>{text('required')}</span>}
        </div>
      )}
    </form>
  )
}
