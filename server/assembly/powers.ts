import type { FastifyBaseLogger } from 'fastify'
import type { PatientInformedRule } from '#contract/patient-informed.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Vertical } from '#contract/vertical.ts'
import type { EraseAccount } from '#server/account/erase-account.ts'
import type { ChatModelFor } from '#server/conversations/answering/answerer-for.ts'
import type { Database } from '#server/database/connect.ts'
import type { WriteDocument } from '#server/documents/write-document.ts'
import type { BodyPace } from '#server/http/body/body-pace.ts'
import type { JobQueue } from '#server/jobs/job-queue.ts'
import type { AudioDecoder } from '#server/ports/audio-decoder.ts'
import type { Blobs } from '#server/ports/blobs.ts'
import type { Mailer } from '#server/ports/mailer.ts'
import type { SignInPowers } from '#server/ports/identity.ts'
import type { Payments } from '#server/ports/payments.ts'
import type { TextWork } from '#server/ports/text-work.ts'
import type { Transcriber } from '#server/ports/transcriber.ts'
import type { profileRoutes } from '#server/profile/routes.ts'
import type { AudioQuota } from '#server/recordings/audio-quota.ts'
import type { WriteReport } from '#server/reports/write-report.ts'
import type { Vault } from '#server/vault/vault.ts'

/** The outside powers, real or stand-ins, and the figures of the configuration the features need. */
export type Powers = SignInPowers & {
  log: FastifyBaseLogger
  sql: Database
  vault: Vault
  /** The round that moves keys into a new epoch and learns of what other servers did. */
  turnKeys: () => Promise<void>
  blobs: Blobs
  jobs: JobQueue
  decoder: AudioDecoder
  transcriber: Transcriber
  /** Reads texts away from the thread that serves everybody. */
  texts: TextWork
  writerFor: WriteReport['writerFor']
  documentWriterFor: WriteDocument['documentWriterFor']
  /** The model a user's choice leads to, for what is asked in a chat; undefined where none is configured. */
  chatModelFor: ChatModelFor
  payments: Payments
  /** Undefined: what clinics write stays in its table. */
  mailer?: Mailer | undefined
  /** Lets the built-in sign-in forget a person whose account is erased. */
  forgetPerson: EraseAccount['forgetPerson']
  verticalOf: (host: string) => Vertical
  now: () => Date
}

export type Limits = {
  connectOrigins: readonly string[]
  publicOrigins: readonly string[]
  tenants: readonly Tenant[]
  callsPerMinute: number
  engineCallsPerMinute: number
  /** How slowly a body may come; undefined: as the server has it. */
  bodyPace?: BodyPace
  anonymousHours: number
  audioDays: number
  anonymisedDays: number
  accessLogDays: number
  /** Whose installation this is, for the access log; undefined: nobody has said. */
  organisation: string | undefined
  metricsToken: string | undefined
  /** The operator's switch for diagnosis suggestions (quality 3.4). */
  maySuggestDiagnoses: boolean
  patientInformed: PatientInformedRule
  audioQuota: AudioQuota
  /** So many finished reports are free before anything is paid; 0: none. */
  trialReports: number
  extraDoctorTypes: Parameters<typeof profileRoutes>[0]['extraDoctorTypes']
  checksAnswers: boolean
  /** How often sockets of people who were blocked are looked for; undefined: as the server has it. */
  blockedEveryMs?: number
}
