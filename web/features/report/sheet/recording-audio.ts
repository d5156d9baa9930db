import { call } from '#web/api/call.ts'
import { onLeaving } from '#web/session/leaving.ts'

export type AudioPlace = { patientId: string; caseId: string; recordingId: string; startMs: number; endMs: number | undefined }

// The audio of a recording is fetched once and held in memory only; it leaves with the sign-in (REL-29).
const addresses = new Map<string, Promise<string>>()
let player: HTMLAudioElement | undefined

/** A little before the first word, so that it is not cut off. */
const LEAD_MS = 150
const TAIL_MS = 250

function addressOf({ patientId, caseId, recordingId }: AudioPlace): Promise<string> {
  const known = addresses.get(recordingId)
  if (known) return known
  const fetched = call('getRecordingAudio', { params: { patientId, caseId, recordingId } }).then((blob) => URL.createObjectURL(blob))
  addresses.set(recordingId, fetched)
  fetched.catch(() => addresses.delete(recordingId))
  return fetched
}

/** Plays one place of a recording; resolves when it has been heard, or stopped. @throws Refusal, Offline */
export async function playPlace(place: AudioPlace, signal: AbortSignal): Promise<void> {
  const address = await addressOf(place)
  if (signal.aborted) return
  player ??= new Audio()
  const audio = player
  if (audio.src !== address) audio.src = address
  audio.currentTime = Math.max(0, place.startMs - LEAD_MS) / 1_000
  await audio.play()
  await untilHeard(audio, place.endMs, signal)
  audio.pause()
}

function untilHeard(audio: HTMLAudioElement, endMs: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      resolve()
    }
    const options = { signal: over.signal }
    signal.addEventListener('abort', end, options)
    audio.addEventListener('ended', end, options)
    audio.addEventListener('pause', end, options)
    audio.addEventListener('timeupdate', () => {
      if (endMs !== undefined && audio.currentTime * 1_000 >= endMs + TAIL_MS) end()
    }, options)
  })
}

onLeaving(() => {
  player?.pause()
  player = undefined
  for (const address of addresses.values()) void address.then((url) => URL.revokeObjectURL(url))
  addresses.clear()
})
