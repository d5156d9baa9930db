import type { UserProfile } from '#contract/profile.ts'
import { firstLanguageOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Sql } from '#server/database/connect.ts'
import type { User } from '#server/http/user.ts'
import { readCustomPrompt } from '#server/optimizer/read-custom-prompt.ts'
import type { Vault } from '#server/vault/vault.ts'

export type ProfileSources = { sql: Sql; vault: Vault; /** The operator's hosts; the product's own when left out. */ tenants?: readonly Tenant[] | undefined }

/** Takes a user and the origin of the call; gives the profile. Who has chosen no language gets that of the host (spec 9). */
export async function presentProfile(user: User, origin: string, { sql, vault, tenants }: ProfileSources): Promise<UserProfile> {
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
      DoctorType: user.doctorType,
      Language: user.language ?? firstLanguageOf(new URL(origin).host, tenants),
      LlmProvider: user.llmProvider,
    },
    optimizationInstructions: await readCustomPrompt({ sql, vault }, user.id),
  }
}
