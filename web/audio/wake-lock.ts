/** Whether the screen will stay on: a locked screen may stop the microphone on phones. */
export type WakeState = 'held' | 'released' | 'unavailable'

export type WakeLock = { readonly hold: () => void; readonly release: () => void }

export type WakePowers = {
  readonly request: (() => Promise<{ release: () => Promise<void> }>) | undefined
  readonly isVisible: () => boolean
  readonly onVisibilityChange: (listener: () => void) => () => void
  readonly onState: (state: WakeState) => void
}

/** Keeps the screen on while held. The browser drops the lock when the page is hidden, so it is taken again on return. */
export function createWakeLock(powers: WakePowers): WakeLock {
  let isWanted = false
  let current: { release: () => Promise<void> } | undefined
  let stopListening: (() => void) | undefined

  async function take(): Promise<void> {
    if (powers.request === undefined) {
      powers.onState('unavailable')
      return
    }
    try {
      const taken = await powers.request()
      if (!isWanted) {
        await taken.release()
        return
      }
      current = taken
      powers.onState('held')
    } catch {
      // Refused in power-saving mode or while hidden: the recording goes on, the page says what a locked screen does.
      powers.onState('unavailable')
    }
  }

  return {
    hold() {
      if (isWanted) return
      isWanted = true
      stopListening = powers.onVisibilityChange(() => {
        if (isWanted && powers.isVisible()) void take()
      })
      void take()
    },
    release() {
      isWanted = false
      stopListening?.()
      void current?.release()
      current = undefined
      powers.onState('released')
    },
  }
}
