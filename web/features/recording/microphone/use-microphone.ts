import { useEffect, useState } from 'react'
import { MicrophoneMonitor } from '#web/audio/microphone-monitor.ts'
import { microphonePowers } from '../browser-powers.ts'

/** The microphone of the page, open as long as the page is. */
export function useMicrophone(): MicrophoneMonitor {
  const [monitor] = useState(() => new MicrophoneMonitor(microphonePowers))
  useEffect(() => {
    void monitor.open()
    const pressed = (): void => monitor.pressed()
    addEventListener('pointerdown', pressed)
    addEventListener('keydown', pressed)
    return () => {
      removeEventListener('pointerdown', pressed)
      removeEventListener('keydown', pressed)
      monitor.close()
    }
  }, [monitor])
  return monitor
}
