import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { triggerBounds } from '#contract/trigger.ts'
import { useText } from '#web/text/use-text.ts'
import type { TriggerForm } from './use-trigger-form.ts'
import classes from './triggers.module.css'

export type TriggerFieldsProps = { form: TriggerForm; isBusy: boolean; isReadOnly: boolean }

/** What is said, what it adds, and a way to delete what was picked from the list. */
export function TriggerFields({ form, isBusy, isReadOnly }: TriggerFieldsProps) {
  const text = useText('triggers')
  const { draft, setPhraseField } = form
  return (
    <Stack gap="md" className={classes['fields'] ?? ''}>
      <TextInput
        ref={setPhraseField}
        label={text('phrase')}
        description={text('phraseHint')}
        placeholder={text('phrasePlaceholder')}
        maxLength={triggerBounds.triggerCharacters}
        disabled={isBusy}
        readOnly={isReadOnly}
        value={draft.trigger}
        onChange={({ currentTarget }) => form.write({ trigger: currentTarget.value })}
      />
      <Textarea
        label={text('action')}
        description={text('actionHint')}
        placeholder={text('actionPlaceholder')}
        autosize
        minRows={5}
        maxRows={16}
        maxLength={triggerBounds.actionCharacters}
        disabled={isBusy}
        readOnly={isReadOnly}
        value={draft.action}
        onChange={({ currentTarget }) => form.write({ action: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          form.save()
        }}
      />
      {!isReadOnly && draft.id !== undefined && (
        <Button
          variant="default"
          className={classes['delete'] ?? ''}
          disabled={isBusy}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => draft.id !== undefined && form.remove(draft.id)}
        >
          {text('delete')}
        </Button>
      )}
    </Stack>
  )
}
