import { Alert, Button, Code, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeletionReceipt } from '#contract/account.ts'
import { call } from '#web/api/call.ts'
import { signOut } from '#web/session/sign-out.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import classes from './erase-dialog.module.css'

/** Asks for a word before everything goes, and shows the receipt after; then there is nothing left but the way out. */
export function EraseDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText('account')
  const close = useText('ui')('close')
  const [typed, setTyped] = useState('')
  const erasing = useMutation({ mutationFn: () => call('eraseAccount') })
  const leave = (): void => {
    if (erasing.data) return void signOut()
    setTyped('')
    erasing.reset()
    onClose()
  }
  return (
    <Modal
      opened={isOpen}
      onClose={leave}
      title={text(erasing.data ? 'erasedTitle' : 'eraseQuestion')}
      closeButtonProps={{ 'aria-label': close }}
      closeOnClickOutside={false}
      closeOnEscape={!erasing.isPending}
    >
      {erasing.data ? (
        <Receipt receipt={erasing.data} onLeave={leave} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (typed.trim() === text('eraseWord')) erasing.mutate()
          }}
        >
          <Stack>
            <Text>{text('eraseWarning')}</Text>
            <Alert color="wait">{text('eraseAdvice')}</Alert>
            {erasing.error !== null && <ErrorPanel error={erasing.error} title={text('eraseFailed')} />}
            <TextInput
              label={text('eraseType', { word: text('eraseWord') })}
              value={typed}
              autoComplete="off"
              spellCheck={false}
              disabled={erasing.isPending}
              data-autofocus
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" disabled={erasing.isPending} onClick={leave}>
                {text('cancel')}
              </Button>
              <Button type="submit" color="recording" loading={erasing.isPending} disabled={typed.trim() !== text('eraseWord')}>
                {text('eraseConfirm')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}

function Receipt({ receipt: { id, counts }, onLeave }: { receipt: DeletionReceipt; onLeave: () => void }) {
  const text = useText('account')
  const gone = [
    [text('erasedCases'), counts.cases],
    [text('erasedPatients'), counts.patients],
    [text('erasedRecordings'), counts.recordings],
    [text('erasedDocuments'), counts.documents],
    [text('erasedTriggers'), counts.triggers],
    [text('erasedKeys'), counts.keys],
  ] as const
  return (
    <Stack role="status">
      <Text>{text('erasedBody')}</Text>
      <dl className={classes['counts']}>
        {gone.map(([what, count]) => (
          <div key={what} className={classes['count']}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        {text('receipt')} <Code>{id}</Code>
      </Text>
      <Group justify="flex-end">
        <Button onClick={onLeave} data-autofocus>
          {text('leave')}
        </Button>
      </Group>
    </Stack>
  )
}
