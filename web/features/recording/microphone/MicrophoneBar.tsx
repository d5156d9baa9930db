import { ActionIcon, Group, NativeSelect, Text, Tooltip } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { MicrophoneMonitor, MicrophoneSnapshot } from '#web/audio/microphone-monitor.ts'
import { useText } from '#web/text/use-text.ts'
import { LevelBar } from './LevelBar.tsx'
import classes from './microphone.module.css'

export type MicrophoneBarProps = { monitor: MicrophoneMonitor; snapshot: MicrophoneSnapshot; isLocked: boolean }

/** Which microphone, how loud it is, and a way to test it again. Locked while a recording hangs on it: then no panel below tells that it is gone. */
export function MicrophoneBar({ monitor, snapshot, isLocked }: MicrophoneBarProps) {
  const text = useText('recording')
  const { devices, selectedId, isSelectedMissing } = snapshot
  const listed = devices.map(({ deviceId, label }, position) => ({
    value: deviceId,
    label: label !== '' ? label : text('microphoneNumber', { number: position + 1 }),
  }))
  const isListed = listed.some(({ value }) => value === selectedId)
  const unlisted = { value: selectedId, label: isSelectedMissing ? text('notConnected') : text('microphoneDefault') }
  return (
    <div className={classes['microphone']}>
      <Group gap="xs" wrap="nowrap">
        <NativeSelect
          aria-label={text('microphone')}
          data={isListed ? listed : [unlisted, ...listed]}
          value={selectedId}
          disabled={isLocked}
          onChange={({ currentTarget }) => void monitor.select(currentTarget.value)}
          className={classes['microphoneSelect']}
        />
        <Tooltip label={text('recheck')}>
          <ActionIcon variant="default" size={36} aria-label={text('recheck')} disabled={isLocked} onClick={() => void monitor.recheck()}>
            <IconRefresh size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <LevelBar level={monitor.level} label={text('level')} />
      {isSelectedMissing && isLocked && (
        <Text role="alert" size="sm" c="var(--wait)" className={classes['warning']}>
          <IconAlertTriangle size={16} aria-hidden /> {text('selectedMissing')}
        </Text>
      )}
    </div>
  )
}
