import { firstLanguageOf } from '#contract/tenant.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Handlers } from '#server/http/handler.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'

export type GetSpeechStatus = { transcriber: Pick<Transcriber, 'readiness'>; tenants?: readonly Tenant[] }

/** `GET /speech`: whether anything here can hear, so that nobody talks for twenty minutes to learn that nothing can. */
export function speechStatusRoutes({ transcriber, tenants }: GetSpeechStatus): Handlers<'getSpeechStatus'> {
  return {
    async getSpeechStatus({ user, origin }) {
      const { status } = await transcriber.readiness(user.language ?? firstLanguageOf(new URL(origin).host, tenants))
      return { status }
    },
  }
}
