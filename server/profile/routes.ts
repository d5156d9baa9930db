import type { Handlers } from '#server/http/handler.ts'
import { professionalRoutes } from './professional.ts'
import { presentProfile } from './present-profile.ts'
import { makeUpdateUserProfile } from './update-user-profile.ts'
import type { ProfileDeps } from './update-user-profile.ts'

/** The calls of a user about themselves. */
export function profileRoutes(deps: ProfileDeps): Handlers<'getUserProfile' | 'updateUserProfile' | 'getProfessional' | 'saveProfessional'> {
  return {
    getUserProfile: ({ user, origin }) => presentProfile(user, origin, deps),
    ...professionalRoutes(deps),
    updateUserProfile: makeUpdateUserProfile(deps),
  }
}
