import type { DoctorType, SettingsChange } from '#contract/profile.ts'
import { doctorTypesOf } from '#contract/profile.ts'
import { Refusal } from '#contract/refusal.ts'
import { firstLanguageOf } from '#contract/tenant.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { Database } from '#server/database/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { presentProfile } from './present-profile.ts'
import type { ProfileSources } from './present-profile.ts'
import { updateSettings } from './store.ts'

export type ProfileDeps = ProfileSources & { sql: Database }

/**
 * The type goes by three names. Whoever sends back what they read and changed one of them means that one; two changes that contradict each other are none.
 * @throws profile.type_invalid
 */
function chosenType({ type, DoctorType, doctorType }: SettingsChange, current: DoctorType): DoctorType | undefined {
  const named = new Set([type, DoctorType, doctorType].filter((one) => one !== undefined))
  if (named.size > 1) named.delete(current)
  if (named.size > 1) throw new Refusal('profile.type_invalid')
  return [...named][0]
}

/** A type of the other edition is refused by the server too (contract, "Details pinned"). */
function checkType(type: DoctorType | undefined, vertical: Vertical, extra: readonly DoctorType[]): void {
  if (type === undefined) return
  if (type === 'NotDefined') throw new Refusal('profile.type_invalid')
  if (!doctorTypesOf(vertical, extra).includes(type)) throw new Refusal('edition.mismatch')
}

/** @throws profile.type_invalid, edition.mismatch */
export function makeUpdateUserProfile(deps: ProfileDeps): Handler<'updateUserProfile'> {
  const { sql, tenants, extraDoctorTypes = {} } = deps
  return async ({ user, body, query, vertical, origin }) => {
    const doctorType = chosenType(body, user.doctorType)
    checkType(doctorType, vertical, extraDoctorTypes[user.id] ?? [])
    // What the page showed as the language of reports is what is kept with the first setting: from then on no host and no screen decides it.
    const language = body.Language ?? user.language ?? firstLanguageOf(new URL(origin).host, tenants)
    const change = { doctorType, language, llmProvider: body.LlmProvider, cameFrom: query.cameFrom }
    await updateSettings(sql, user.id, change)
    const changed = {
      ...user,
      doctorType: doctorType ?? user.doctorType,
      language,
      llmProvider: body.LlmProvider ?? user.llmProvider,
      cameFrom: query.cameFrom ?? user.cameFrom,
    }
    return presentProfile(changed, origin, deps)
  }
}
