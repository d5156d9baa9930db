import { Alert, Progress, Text } from '@mantine/core'
import { IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react'
import { checkProgress } from '#web/audio/microphone-check.ts'
import type { MicrophoneReason } from '#web/audio/microphone-check.ts'
import type { MicrophoneSnapshot } from '#web/audio/microphone-monitor.ts'
import { useText } from '#web/text/use-text.ts'

const TEXTS = {
  testing: ['checkTestingTitle', 'checkTestingHelp'],
  permissionRequired: ['checkPermissionRequiredTitle', 'checkPermissionRequiredHelp'],
  ok: ['checkOkTitle', 'checkOkHelp'],
  timeout: ['checkTimeoutTitle', 'checkTimeoutHelp'],
  muted: ['checkMutedTitle', 'checkMutedHelp'],
  permissionDenied: ['checkPermissionDeniedTitle', 'checkPermissionDeniedHelp'],
  noDevices: ['checkNoDevicesTitle', 'checkNoDevicesHelp'],
  selectedMissing: ['checkSelectedMissingTitle', 'checkSelectedMissingHelp'],
  enumeration: ['checkEnumerationTitle', 'checkEnumerationHelp'],
  feedEnded: ['checkFeedEndedTitle', 'checkFeedEndedHelp'],
  generic: ['checkGenericTitle', 'checkGenericHelp'],
} as const satisfies Record<MicrophoneReason, readonly [string, string]>

const COLOURS = { checking: 'accent', good: 'good', 'no-signal': 'wait', 'no-permission': 'recording', missing: 'recording', error: 'recording' } as const

/** What the microphone test says and what to do about it (spec 8). */
export function MicrophonePanel({ check, needsPress }: Pick<MicrophoneSnapshot, 'check' | 'needsPress'>) {
  const text = useText('recording')
  const [title, help] = TEXTS[check.reason]
  const isListening = check.reason === 'testing'
  const Icon = check.status === 'checking' || check.status === 'good' ? IconMicrophone : IconMicrophoneOff
  return (
    <Alert role="status" color={COLOURS[check.status]} title={text(title)} icon={<Icon aria-hidden />}>
      <Text>{text(isListening && needsPress ? 'needsPress' : help)}</Text>
      {isListening && !needsPress && <Progress value={checkProgress(check) * 100} size="sm" mt="sm" aria-label={text('preparing')} />}
    </Alert>
  )
}
