import * as z from 'zod/mini'
import { Language } from './vertical.ts'

/** Which language the provider is asked to speak. */
export const SignInStart = z.object({ language: z.optional(Language) })

/** Where the browser goes next. */
export const SignInAddress = z.object({ url: z.url({ protocol: /^https?$/ }) })

const LONGEST_ANSWER = 8_000

/** What the provider put behind the address it sent the person back to: the part from the question mark on. */
export const SignInAnswer = z.object({ search: z.string().check(z.maxLength(LONGEST_ANSWER)) })

/** Who is signed in now, for what a page shows of them; nothing here opens anything. */
export type SignedInPerson = z.infer<typeof SignedInPerson>
export const SignedInPerson = z.object({ subject: z.string(), name: z.string(), email: z.string(), expiresAt: z.iso.datetime() })

/** Null where the provider has no end of session. */
export const SignOutAddress = z.object({ url: z.nullable(z.url({ protocol: /^https?$/ })) })

const LONGEST_TOKEN = 16_384

/** A form as a provider sends it (OpenID Connect Back-Channel Logout 1.0, section 2.5). */
export const LogoutNotice = z.object({ logout_token: z.string().check(z.maxLength(LONGEST_TOKEN)) })
