import type { FastifyInstance } from 'fastify'
import { isLoopbackHost, tenantOf } from '#contract/tenant.ts'
import { makeAccessLog } from '#server/access-log/access-log.ts'
import type { AccessLog } from '#server/access-log/access-log.ts'
import { listAccessesRoutes } from '#server/account/list-accesses.ts'
import { eraseAccountRoutes } from '#server/account/erase-account.ts'
import { exportAccountRoutes } from '#server/account/export-account.ts'
import { accountRoutes } from '#server/account/routes.ts'
import { fastActionRoutes } from '#server/actions/execute-fast-action.ts'
import { billingRoutes } from '#server/billing/routes.ts'
import { makeAnswererFor } from '#server/conversations/answering/answerer-for.ts'
import { makeAnswerQuestion } from '#server/conversations/answer-question.ts'
import { makeCustomerAssistant } from '#server/conversations/customer/customer-assistant.ts'
import { makeFindConversation } from '#server/conversations/find-conversation.ts'
import { makeReadAnswer } from '#server/conversations/read-answer.ts'
import { conversationRoutes } from '#server/conversations/routes.ts'
import { deleteCaseRoutes } from '#server/cases/delete-case.ts'
import { listCasesRoutes } from '#server/cases/list-cases.ts'
import { saveCaseRoutes } from '#server/cases/save-case.ts'
import { contactRoutes } from '#server/contact/send-contact-message.ts'
import { checkDatabase } from '#server/database/connect.ts'
import type { Sql } from '#server/database/connect.ts'
import { makeAuthenticate } from '#server/http/authenticate.ts'
import { describeFailure } from '#server/http/error-reply.ts'
import { makeOwnPages } from '#server/http/session-cookie.ts'
import { documentRoutes } from '#server/documents/routes.ts'
import { findPublicTextsIn } from '#server/diagnoses/public-description.ts'
import { diagnosisRoutes } from '#server/diagnoses/routes.ts'
import { feedbackRoutes } from '#server/contact/send-feedback.ts'
import type { Handlers } from '#server/http/handler.ts'
import { registerHealth } from '#server/http/health.ts'
import { makeServer } from '#server/http/make-server.ts'
import { registerOpenApi } from '#server/http/openapi.ts'
import { registerRoutes } from '#server/http/register-routes.ts'
import { sourceRoutes } from '#server/knowledge/routes.ts'
import { optimizerRoutes } from '#server/optimizer/routes.ts'
import { sealClearPrompts } from '#server/optimizer/seal-clear-prompts.ts'
import { moveCaseRoutes } from '#server/patients/move-case.ts'
import { patientRoutes } from '#server/patients/routes.ts'
import { makePersonOf } from '#server/profile/person-of.ts'
import { makeLoadUser } from '#server/profile/load-user.ts'
import { countTrialReport, makeTrial } from '#server/profile/trial/trial.ts'
import { profileRoutes } from '#server/profile/routes.ts'
import { makeAudioStore } from '#server/recordings/audio-store.ts'
import { cancelRoutes } from '#server/recordings/cancel-recording.ts'
import { finalizeRoutes } from '#server/recordings/finalize-recording.ts'
import { recordingAudioRoutes } from '#server/recordings/get-recording-audio.ts'
import { recordingTranscriptRoutes } from '#server/recordings/get-recording-transcript.ts'
import { speechStatusRoutes } from '#server/recordings/get-speech-status.ts'
import { retryRoutes } from '#server/recordings/retry-recording.ts'
import { saveAudioChunkRoutes } from '#server/recordings/save-audio-chunk.ts'
import { recordingStore } from '#server/recordings/store.ts'
import { makeTranscribeRecording } from '#server/recordings/transcribe-recording.ts'
import { uploadAudioRoutes } from '#server/recordings/upload-audio.ts'
import { exportRoutes } from '#server/reports/export-case.ts'
import { readDraftRoutes } from '#server/reports/read-draft.ts'
import { makeRequestReport } from '#server/reports/request-report.ts'
import { maskedRoutes } from '#server/reports/list-masked.ts'
import { reasonRoutes } from '#server/reports/reasons/list-reasons.ts'
import { answerRoutes } from '#server/reports/questions/answer-question.ts'
import { omissionRoutes } from '#server/reports/omissions/judge-omission.ts'
import { rewriteRoutes } from '#server/reports/rewrite-report.ts'
import { reportVersionRoutes } from '#server/reports/report-versions.ts'
import { signRoutes } from '#server/reports/sign-report.ts'
import { softRunRoutes } from '#server/reports/soft-run.ts'
import { makeWriteReport } from '#server/reports/write-report.ts'
import { removeNamedBlobs } from '#server/retention/forget.ts'
import { makeRetentionClock } from '#server/retention/retention-clock.ts'
import { signInRoutes } from '#server/sign-in/routes.ts'
import { ticketRoutes } from '#server/stream/create-ticket.ts'
import { makeEventBus, userSockets } from '#server/stream/event-bus.ts'
import { makeLiveAnswers } from '#server/stream/live-answers.ts'
import type { LiveAnswers } from '#server/stream/live-answers.ts'
import { makeOpenPartial } from '#server/stream/sealed-partial.ts'
import { registerSocket } from '#server/stream/socket.ts'
import { makeTicketStore } from '#server/stream/store.ts'
import { transcriptRoutes } from '#server/transcripts/routes.ts'
import { templateRoutes } from '#server/templates/routes.ts'
import { triggerRoutes } from '#server/triggers/routes.ts'
import type { Limits, Powers } from './assembly/powers.ts'
import { roundsOf } from './assembly/rounds-of.ts'

export type Assembled = { app: FastifyInstance; start: () => Promise<void>; stop: () => Promise<void> }

const TEXTS_GRACE_MS = 3_000
/** Reports are more than an endpoint is given at once: one that hangs leaves room for the other, and for the engine that needs none. */
const AT_ONCE = { transcriptions: 4, answers: 50, reports: 20 }

type Wires = { bus: ReturnType<typeof makeEventBus>; live: LiveAnswers; removeBlobs: () => void; accessLog: AccessLog }

function workers(powers: Powers, { removeBlobs, bus, live }: Omit<Wires, 'accessLog'>): void {
  const { sql, vault, jobs, decoder, transcriber, texts, writerFor, now } = powers
  const audio = makeAudioStore(powers.blobs, vault)
  jobs.handle(
    'transcribe-recording', makeTranscribeRecording({ sql, vault, audio, bus, decoder, transcriber, texts, jobs, removeBlobs }),
    AT_ONCE.transcriptions,
  )
  jobs.handle('write-report', makeWriteReport({ sql, vault, bus, writerFor, texts, now, countReport: countTrialReport }), AT_ONCE.reports)
  jobs.handle(
    'answer-question',
    makeAnswerQuestion({ sql, vault, bus, live, answererFor: makeAnswererFor({ sql, vault, texts, modelFor: powers.chatModelFor }) }),
    AT_ONCE.answers,
  )
}

function handlers(powers: Powers, limits: Limits, { bus, live, removeBlobs, accessLog }: Wires): Handlers {
  const { sql, vault, jobs, verifier, payments, texts } = powers
  const { patientInformed, audioQuota: quota, tenants, extraDoctorTypes } = limits
  const audio = makeAudioStore(powers.blobs, vault)
  const maker = { vault, anonymousHours: limits.anonymousHours, audioDays: limits.audioDays }
  const requestReport = makeRequestReport(jobs)
  const closeSockets = (tx: Sql, userId: string): Promise<void> => bus.publishLogout(tx, userSockets(userId))
  return {
    ...profileRoutes({ sql, vault, tenants, extraDoctorTypes }),
    ...accountRoutes({ sql, verifier, closeSockets: (digest) => bus.publishLogout(sql, digest), dropSession: powers.sessions?.drop }),
    ...signInRoutes({ ...powers, publicOrigins: limits.publicOrigins, closeSockets: bus.publishLogout }),
    ...listAccessesRoutes({ sql }),
    ...exportAccountRoutes({ sql, vault, audio }),
    ...eraseAccountRoutes({ sql, payments, accessLog, removeBlobs, closeSockets, personOf: makePersonOf({ sql, vault }), forgetPerson: powers.forgetPerson,
      receiptDays: limits.accessLogDays }),
    ...billingRoutes({ sql, vault, payments, tenants, extraDoctorTypes, closeSockets, publicOrigins: limits.publicOrigins, trialReports: limits.trialReports }),
    ...patientRoutes({ sql, vault, removeBlobs }),
    ...moveCaseRoutes({ sql, maker, bus }),
    ...saveCaseRoutes({ sql, vault, maker, bus, requestReport, patientInformed }),
    ...deleteCaseRoutes({ sql, removeBlobs }),
    ...listCasesRoutes({ sql, vault }),
    ...exportRoutes({ sql, vault }),
    ...readDraftRoutes({ sql, vault }),
    ...maskedRoutes({ sql, vault, texts }),
    ...reasonRoutes({ sql, vault, texts }),
    ...omissionRoutes({ sql, vault, texts }),
    ...rewriteRoutes({ sql, vault, writerFor: powers.writerFor, texts, now: powers.now }),
    ...signRoutes({ sql, vault, bus }),
    ...answerRoutes({ sql, vault, bus }),
    ...reportVersionRoutes({ sql, vault }),
    ...documentRoutes({ sql, vault, documentWriterFor: powers.documentWriterFor, texts, now: powers.now }),
    ...transcriptRoutes({ sql, vault, bus, texts }),
    ...saveAudioChunkRoutes({ sql, maker, audio, jobs, quota }),
    ...uploadAudioRoutes({ sql, maker, audio, requestReport, patientInformed, quota }),
    ...finalizeRoutes({ sql, vault, requestReport, patientInformed }),
    ...cancelRoutes({ sql, bus, removeBlobs }),
    ...retryRoutes({ sql, vault, requestReport }),
    ...recordingAudioRoutes({ sql, vault, audio }),
    ...speechStatusRoutes({ transcriber: powers.transcriber, tenants: limits.tenants }),
    ...recordingTranscriptRoutes({ sql, vault, transcriber: powers.transcriber, texts }),
    ...ticketRoutes(makeTicketStore(sql), makeFindConversation(sql)),
    ...conversationRoutes({
      sql, vault, jobs, bus, customers: makeCustomerAssistant({ vault, live }), countryOf: (origin) => tenantOf(new URL(origin).host, limits.tenants).country,
    }),
    ...fastActionRoutes({ texts, modelFor: powers.chatModelFor, tenants: limits.tenants, now: powers.now }),
    ...feedbackRoutes({ sql, vault }),
    ...triggerRoutes({ sql, vault }), ...optimizerRoutes({ sql, vault }), ...templateRoutes({ sql, vault }),
    ...softRunRoutes({ sql, vault, writerFor: powers.writerFor, texts, now: powers.now }),
    ...sourceRoutes({ sql }),
    ...diagnosisRoutes({ sql, vault, maySuggest: limits.maySuggestDiagnoses, findPublic: findPublicTextsIn(sql), texts }),
    ...contactRoutes({ sql, vault }),
  }
}

/** Puts the features on their powers: the HTTP server with every call, the workers and the rounds, not yet started. */
export async function assemble(powers: Powers, limits: Limits): Promise<Assembled> {
  const { log, sql, blobs, jobs, transcriber, decoder, texts } = powers
  const noted = (what: string) => (error: unknown): void => log.warn({ failure: describeFailure(error) }, what)
  const bus = makeEventBus(sql, { onLost: noted('events were not told to other tabs') })
  const accessLog = makeAccessLog({ sql, vault: powers.vault, keepDays: limits.accessLogDays, organisation: limits.organisation })
  const { anonymousHours, audioDays, anonymisedDays, accessLogDays: receiptDays } = limits
  const clock = makeRetentionClock({ sql })
  const forget = { sql, blobs, log, accessLog, clock, keep: { anonymousHours, audioDays, anonymisedDays, receiptDays } }
  const removeBlobs = (): void => void removeNamedBlobs(forget).catch(noted('blobs wait for the next round'))
  const rounds = roundsOf(powers, { forget, clock })
  const live = makeLiveAnswers({
    sql, vault: powers.vault, bus, read: makeReadAnswer({ sql, vault: powers.vault }), onFailure: noted('an answer was not told'),
  })
  workers(powers, { removeBlobs, bus, live })
  const { isOwnPage, sessionKeyOf } = makeOwnPages(limits.publicOrigins)
  const authenticate = makeAuthenticate({
    verifier: powers.verifier, credentialOf: powers.sessions && sessionKeyOf, callsPerMinute: limits.callsPerMinute,
    engineCallsPerMinute: limits.engineCallsPerMinute,
    loadUser: makeLoadUser(sql, makeTrial({ sql, vault: powers.vault, reports: limits.trialReports })),
  })
  const app = makeServer({ log, connectOrigins: limits.connectOrigins, ...(limits.bodyPace && { pace: limits.bodyPace }) })
  registerRoutes(app, {
    handlers: handlers(powers, limits, { bus, live, removeBlobs, accessLog }),
    ...{ authenticate, accessLog, verticalOf: powers.verticalOf, isOwnPage, checksAnswers: limits.checksAnswers },
    readOnly: { isBegun: (place) => recordingStore.isBegun(sql, place) },
  })
  await registerSocket(app, {
    tickets: makeTicketStore(sql), bus, origins: limits.publicOrigins, open: makeOpenPartial({ sql, vault: powers.vault }), answers: live,
    strangers: authenticate.strangers, blockedEveryMs: limits.blockedEveryMs,
  })
  registerOpenApi(app, authenticate.strangers)
  registerHealth(app, {
    metricsToken: limits.metricsToken, isPublic: limits.publicOrigins.some((origin) => !isLoopbackHost(new URL(origin).host)),
    checks: { database: () => checkDatabase(sql), blobs: () => blobs.check(), jobs: () => jobs.isReady() },
  })
  return {
    app,
    async start() {
      await Promise.all([bus.start(), jobs.start(), accessLog.key(sql), sealClearPrompts({ sql, vault: powers.vault })])
      rounds.start()
    },
    // In the reverse order: no new calls, no new rounds, the jobs in hand, then the powers they used.
    async stop() {
      // A text that is being read holds up the stop for a few seconds at the most; its call is told to come again, its job is taken up by the next server.
      const hurry = setTimeout(() => void texts.stop(), TEXTS_GRACE_MS)
      await app.close()
      await rounds.stop()
      await jobs.stop()
      clearTimeout(hurry)
      await bus.stop()
      await Promise.all([transcriber.stop(), decoder.stop(), texts.stop()])
    },
  }
}
