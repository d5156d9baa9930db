import { Button, Group } from '@mantine/core'

/** A message with what can be done about it. */
export function ToastAction({ message, action, close }: { message: string; action: { label: string; onPress: () => void }; close: () => void }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <span>{message}</span>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => {
          close()
          action.onPress()
        }}
      >
        {action.label}
      </Button>
    </Group>
  )
}
