import { Alert, Button, Group, Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import type { KeptRecording } from '#web/audio/kept-recording.ts'
import { clockText } from '#web/text/clock-text.ts'

export type RecoveryOfferProps = {
  kept: KeptRecording
  isDisabled: boolean
  onRecover: (kept: KeptRecording) => void
  onDiscard: (kept: KeptRecording) => void
}

/** A recording that outlived its page: its time, its length, and the two things to do with it (REL-4). */
export function RecoveryOffer({ kept, isDisabled, onRecover, onDiscard }: RecoveryOfferProps) {
  const text = useText('recording')
  const when = new Date(kept.startedAt).toLocaleString(LOCALES[useLanguage()], { dateStyle: 'medium', timeStyle: 'short' })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Alert role="region" aria-label={text('recoveryTitle')} color="wait" title={text('recoveryTitle')} icon={<IconHistory aria-hidden />}>
      <Text>{text('recoveryBody', { when, length: clockText(kept.lengthMs) })}</Text>
      <Group gap="xs" mt="sm">
        <Button onClick={() => onRecover(kept)} disabled={isDisabled}>
          {text('recoveryRecover')}
        </Button>
        <Button variant="default" onClick={() => setIsAsking(true)} disabled={isDisabled}>
          {text('recoveryDiscard')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={text('recoveryDiscardTitle', { when })}
        body={text('recoveryDiscardBody')}
        confirmLabel={text('recoveryDiscard')}
        isDangerous
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          onDiscard(kept)
        }}
      />
    </Alert>
  )
}
