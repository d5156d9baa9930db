import { NO_CUSTOM_PROMPT } from '#contract/optimizer.ts'
import type { DoctorType, UserProfile } from '#contract/profile.ts'
import { firstLanguageOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Sql } from '#server/database/connect.ts'
import type { User } from '#server/http/user.ts'
import { readCustomPrompt } from '#server/optimizer/read-custom-prompt.ts'
import type { Vault } from '#server/vault/vault.ts'

/** Practice types that the operator lets single people choose beside those of the edition, by the id of the user (`EXTRA_DOCTOR_TYPES`). */
export type ExtraDoctorTypes = Readonly<Record<string, readonly DoctorType[]>>

export type ProfileSources = {
  sql: Sql
  vault: Vault
  /** The operator's hosts; the product's own when left out. */
  tenants?: readonly Tenant[] | undefined
  extraDoctorTypes?: ExtraDoctorTypes | undefined
}

/** Takes a user and the origin of the call; gives the profile. Who has chosen no language gets that of the host (spec 9). */
export async function presentProfile(user: User, origin: string, { sql, vault, tenants, extraDoctorTypes = {} }: ProfileSources): Promise<UserProfile> {
  const { doctorType } = user
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    points: user.points,
    referenceCode: user.referenceCode,
    services: [],
    subscription: user.subscription,
    settings: {
      DoctorType: doctorType,
      type: doctorType,
      doctorType,
      Language: user.language ?? firstLanguageOf(new URL(origin).host, tenants),
      LlmProvider: user.llmProvider,
      cameFrom: user.cameFrom,
    },
    extraDoctorTypes: [...(extraDoctorTypes[user.id] ?? [])],
    optimizationInstructions: user.hasCustomPrompt ? await readCustomPrompt({ sql, vault }, user.id) : NO_CUSTOM_PROMPT,
  }
}
