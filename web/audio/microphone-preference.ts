import * as z from 'zod/mini'

const STORAGE_KEY = 'preferredMicData'

/** What is remembered of the microphone between visits (spec 3). */
export type MicrophonePreference = z.infer<typeof MicrophonePreference>
export const MicrophonePreference = z.object({
  deviceId: z.string(),
  deviceList: z.array(z.string()),
  checkedOk: z.boolean(),
})

export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>

/** Gives the remembered microphone; what cannot be read counts as none. */
export function readMicrophonePreference(storage: PreferenceStorage): MicrophonePreference | undefined {
  const text = storage.getItem(STORAGE_KEY)
  if (text === null) return undefined
  try {
    return MicrophonePreference.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function rememberMicrophone(storage: PreferenceStorage, preference: MicrophonePreference): void {
  storage.setItem(STORAGE_KEY, JSON.stringify(preference))
}

/** True when the microphone was found good before and the machine still has the very devices it had then. */
export function isVerified(preference: MicrophonePreference | undefined, deviceIds: readonly string[]): boolean {
  if (preference === undefined || !preference.checkedOk) return false
  const known = new Set(preference.deviceList)
  return deviceIds.includes(preference.deviceId) && deviceIds.every((id) => known.has(id))
}
