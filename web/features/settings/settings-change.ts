import type { UserProfile } from '#contract/profile.ts'
import type { SettingsValues } from './SettingsFields.tsx'
import type { SettingsSave } from './use-save-settings.ts'

/** Takes a profile; gives what the form begins with. */
export function valuesOf({ settings }: UserProfile): SettingsValues {
  return { type: settings.DoctorType, language: settings.Language, model: settings.LlmProvider, cameFrom: settings.cameFrom }
}

/** Takes the fields that changed; gives the call to make. A type nobody chose is left out. */
export function saveOf({ type, language, model, cameFrom }: Partial<SettingsValues>): SettingsSave {
  return {
    change: {
      ...(type === undefined || type === 'NotDefined' ? {} : { type }),
      ...(language === undefined ? {} : { Language: language }),
      ...(model === undefined ? {} : { LlmProvider: model }),
    },
    cameFrom: cameFrom ?? undefined,
  }
}
