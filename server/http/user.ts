import type { CameFrom, DoctorType, LlmProvider, SubscriptionStatus } from '#contract/profile.ts'
import type { Professional } from '#contract/professional.ts'
import type { Language } from '#contract/vertical.ts'

/** A signed-in person as the server knows them, read with one statement per call. Found by issuer and subject, never by e-mail (SEC-44). */
export type User = {
  id: string
  email: string
  name: string
  role: string
  points: number
  referenceCode: string
  doctorType: DoctorType
  /** Null until chosen; the host's language stands in for it. */
  language: Language | null
  llmProvider: LlmProvider
  /** How they heard of the product; null until told. */
  cameFrom: CameFrom | null
  isBlocked: boolean
  subscription: { status: SubscriptionStatus; cancelAtPeriodEnd: boolean }
  /** Has told how reports are to be written. */
  hasCustomPrompt: boolean
  /** What they told of themselves and the clinic; fields never told are absent. */
  professional: Partial<Professional>
}
