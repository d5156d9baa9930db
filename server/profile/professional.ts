import { isLicence, NOTHING_TOLD, PROFESSIONAL_FIELDS, tidyLicence } from '#contract/professional.ts'
import type { Professional, ProfessionalChange } from '#contract/professional.ts'
import { Refusal } from '#contract/refusal.ts'
import { tenantOf } from '#contract/tenant.ts'
import type { Handlers } from '#server/http/handler.ts'
import { saveProfessional } from './store.ts'
import type { ProfileDeps } from './update-user-profile.ts'

/** One line is one line: what a paste brings of line breaks and unseen signs becomes a blank, and half a sign the sign for one that was lost. */
const asLine = (text: string): string => text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/ {2,}/g, ' ').trim()

function judge(change: ProfessionalChange, place: Parameters<typeof isLicence>[1]): Partial<Professional> {
  const named = PROFESSIONAL_FIELDS.flatMap((field) => {
    const text = change[field]
    return text === undefined ? [] : [[field, field === 'licence' ? tidyLicence(text) : asLine(text)] as const]
  })
  const tidy: Partial<Professional> = Object.fromEntries(named)
  if (!isLicence(tidy.licence ?? '', place)) throw new Refusal('professional.licence_invalid')
  return tidy
}

/** The calls on what a professional tells of themselves and the clinic. @throws professional.licence_invalid */
export function professionalRoutes({ sql, tenants }: ProfileDeps): Handlers<'getProfessional' | 'saveProfessional'> {
  return {
    getProfessional: async ({ user }) => ({ ...NOTHING_TOLD, ...user.professional }),
    saveProfessional: async ({ user, body, vertical, origin }) => {
      const { country } = tenantOf(new URL(origin).host, tenants)
      return { ...NOTHING_TOLD, ...(await saveProfessional(sql, user.id, judge(body, { vertical, country }))) }
    },
  }
}
