import type { UserProfile } from '#contract/profile.ts'
import { firstLanguageOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { User } from '#server/http/user.ts'

/** Takes a user and the origin of the call; gives the profile. Who has chosen no language gets that of the host (spec 9). */
export function presentProfile(user: User, { origin, tenants }: { origin: string; tenants: readonly Tenant[] | undefined }): UserProfile {
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
    optimizationInstructions: user.optimization,
  }
}
