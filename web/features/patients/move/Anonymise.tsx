import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '#web/features/case-line/use-now.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import { LOCALES } from '#web/text/languages.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { useMoveCase } from './use-move-case.ts'
import type { MoveDialogProps } from './use-move-case.ts'

const HOUR_MS = 3_600_000

/** Asks before a case is taken out of its patient, and says when it is then deleted: nobody is asked before that is known. */
export function Anonymise({ kase, name, isOpen, onClose }: MoveDialogProps) {
  const text = useText('patients')
  const locale = LOCALES[useLanguage()]
  const now = useNow()
  const [newId] = useState(() => crypto.randomUUID())
  const { data, error, refetch } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  const at = (seconds: number) => new Date(now + seconds * 1000).toLocaleString(locale, { weekday: 'long', hour: '2-digit', minute: '2-digit' })
  const hours = data?.retention.anonymousTextHours
  const move = useMoveCase(kase, ({ timeRemaining }) => text('madeAnonymous', { when: at(timeRemaining ?? 0) }), onClose)
  return (
    <ConfirmDialog
      isOpen={isOpen && (hours !== undefined || error !== null)}
      title={text('anonymiseTitle')}
      body={hours === undefined ? '' : text('anonymiseBody', { name, hours, when: at((hours * HOUR_MS) / 1000) })}
      confirmLabel={text('anonymise')}
      isDangerous
      isBusy={move.isPending}
      onConfirm={() => (hours === undefined ? undefined : move.mutate({ patientId: newId }))}
      onClose={onClose}
    >
      {error !== null && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {move.error !== null && <ErrorPanel error={move.error} title={text('moveFailed')} />}
    </ConfirmDialog>
  )
}
