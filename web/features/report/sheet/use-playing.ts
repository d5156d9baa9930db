import { useEffect, useRef, useState } from 'react'
import { playPlace } from './recording-audio.ts'
import type { AudioPlace } from './recording-audio.ts'

export type Playing = { isPlaying: boolean; failure: unknown; hasFailed: boolean; toggle: () => void }

/** One place of a recording to be heard, and to be stopped by the same press; it falls silent with the page. */
export function usePlaying(place: AudioPlace): Playing {
  const playing = useRef<AbortController>(undefined)
  const [isPlaying, setIsPlaying] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => () => playing.current?.abort(), [])
  const toggle = async () => {
    if (isPlaying) return playing.current?.abort()
    const abort = new AbortController()
    playing.current = abort
    setIsPlaying(true)
    setFailure(undefined)
    await playPlace(place, abort.signal).catch(setFailure)
    setIsPlaying(false)
    return undefined
  }
  return { isPlaying, failure, hasFailed: failure !== undefined, toggle: () => void toggle() }
}
