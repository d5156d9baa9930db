import { Button, Stack, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Case } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { refetchPatient, replaceCase } from '../use-patient.ts'

/** Nothing here can hear the recording yet: what matters is written down in its place, and the report comes at once. The recording stays as it is. */
export function Essentials({ kase: { id, patientId, revision, manualNote } }: { kase: Case }) {
  const text = useText('recordings')
  const [written, setWritten] = useState('')
  const isWritten = written.trim() !== ''
  const send = useMutation({
    mutationFn: () =>
      call('saveCase', {
        params: { patientId },
        query: { regenerate: 'true' },
        body: { id, revision, manualNote: [manualNote ?? '', written.trim()].filter(Boolean).join('\n\n') },
      }),
    onSuccess: async (changed) => {
      replaceCase(changed)
      await refetchPatient(patientId)
    },
    // Somebody else changed the case: what was written stays here, and the next press builds upon what stands now.
    onError: () => refetchPatient(patientId),
  })
  return (
    <Stack gap="xs">
      <Textarea
        label={text('essentials')}
        description={text('essentialsHint')}
        minRows={4}
        maxRows={16}
        autosize
        maxLength={100_000}
        value={written}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && isWritten && !send.isPending) send.mutate()
        }}
      />
      {send.error !== null && <ErrorPanel error={send.error} title={text('saveFailed')} />}
      <Button style={{ alignSelf: 'flex-start' }} disabled={!isWritten} loading={send.isPending || send.isSuccess} onClick={() => send.mutate()}>
        {text('essentialsSend')}
      </Button>
    </Stack>
  )
}
