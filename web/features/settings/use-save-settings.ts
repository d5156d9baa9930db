import { useMutation } from '@tanstack/react-query'
import type { CameFrom, SettingsChange, UserProfile } from '#contract/profile.ts'
import { call } from '#web/api/call.ts'
import { replaceProfile } from '#web/session/use-profile.ts'

export type SettingsSave = { change: SettingsChange; cameFrom?: CameFrom | undefined }

/** Saves settings; the answered profile takes the place of the old one everywhere, or goes to who asks for it. */
export function useSaveSettings(whenSaved: (profile: UserProfile) => void = replaceProfile) {
  return useMutation({
    mutationFn: async ({ change, cameFrom }: SettingsSave) =>
      await call('updateUserProfile', { body: change, query: cameFrom === undefined ? {} : { cameFrom } }),
    onSuccess: whenSaved,
  })
}
