import '@mantine/notifications/styles.layer.css'
import { Notifications } from '@mantine/notifications'

/** Where short messages come up and go. */
export function Toasts() {
  return <Notifications position="bottom-center" limit={3} />
}
