import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'

/** How the app may look, in the order of the menu. */
export const schemes = [
  { scheme: 'light', label: 'schemeLight', Icon: IconSun },
  { scheme: 'dark', label: 'schemeDark', Icon: IconMoon },
  { scheme: 'auto', label: 'schemeAuto', Icon: IconDeviceDesktop },
] as const
