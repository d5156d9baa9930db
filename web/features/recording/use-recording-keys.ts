import { useEffect } from 'react'
import type { RecorderState } from '#web/audio/recorder.ts'

export type RecordingVerbs = {
  readonly start: () => void
  readonly pause: () => void
  readonly resume: () => void
  readonly finalize: () => void
}

const WRITING = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="dialog"]'
const PRESSABLE = 'button, a[href], summary, [role="button"]'

/** R records, Space pauses and goes on, Enter finishes from pause; never while somebody writes or another button has the focus. */
export function useRecordingKeys(phase: RecorderState, verbs: RecordingVerbs): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (hasModifier || event.repeat || event.defaultPrevented || target.closest(WRITING) !== null) return
      const verb = verbFor(event.key, phase)
      if (verb === undefined || (verb !== 'start' && target.closest(PRESSABLE) !== null)) return
      event.preventDefault()
      verbs[verb]()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [phase, verbs])
}

/** Takes a key and where the recording stands; gives what the key does there, if anything. */
export function verbFor(key: string, phase: RecorderState): keyof RecordingVerbs | undefined {
  if (key.toLowerCase() === 'r' && phase === 'ready') return 'start'
  if (key === ' ' && phase === 'recording') return 'pause'
  if (key === ' ' && phase === 'paused') return 'resume'
  if (key === 'Enter' && phase === 'paused') return 'finalize'
  return undefined
}
