import { z } from 'zod'
import { CheckoutAnswer, CheckoutRequest, ProductList, Subscription } from './billing.ts'
import { Case, CaseChange, CasePage, Patient } from './case.ts'
import { DiagnosisSuggestion, SymptomChoice, SymptomKind, SymptomList } from './diagnosis.ts'
import { AnonymousCase, PatientChange, PatientListItem } from './patient.ts'
import { CameFrom, SettingsChange, UserProfile } from './profile.ts'
import { ChunkIndex, ChunkReceipt } from './recording.ts'
import { Omission, Report, RewriteCommand, Section } from './report.ts'
import type { Route } from './route.ts'
import { TicketAnswer, TicketRequest } from './stream-event.ts'
import { Trigger, TriggerChange } from './trigger.ts'

const Patients = z.object({ patientId: z.uuid() })
const Cases = Patients.extend({ caseId: z.uuid() })
const Recordings = Cases.extend({ recordingId: z.uuid() })
const YesNo = z.enum(['true', 'false']).transform((text) => text === 'true')

/** Multipart fields arrive as text; the descriptor fields are judged together by `PatientDescriptor`. */
const ConsultationFields = z.object({
  reportType: z.literal('text').default('text'),
  recordingId: z.uuid().optional(),
  additionalNotes: z.string().max(100_000).optional(),
  patient: z.string().max(10_000).optional(),
  kind: z.enum(['human', 'animal']).optional(),
  gender: z.string().max(20).optional(),
  species: z.string().max(20).optional(),
  sex: z.string().max(20).optional(),
  reproductiveStatus: z.string().max(20).optional(),
  ageYears: z.string().max(5).optional(),
  ageMonths: z.string().max(5).optional(),
})
export type ConsultationFields = z.infer<typeof ConsultationFields>

const MEGABYTE = 1024 * 1024

/** The one table of calls (contract). Paths are below `BASE_PATH`. */
export const routes = {
  getUserProfile: {
    method: 'GET', path: '/user-profile', access: 'signedIn', status: 200,
    summary: 'The signed-in user; made at the first call.',
    answer: UserProfile,
  },
  updateUserProfile: {
    method: 'PUT', path: '/user-profile', access: 'signedIn', status: 200,
    summary: 'Changes practice type, language or model choice.',
    query: z.object({ cameFrom: CameFrom.or(z.literal('').transform(() => undefined)).optional() }), body: SettingsChange, answer: UserProfile,
  },
  listPatients: {
    method: 'GET', path: '/patients', access: 'signedIn', status: 200,
    summary: 'The named patients of the user.',
    answer: z.array(PatientListItem),
  },
  listAnonymousCases: {
    method: 'GET', path: '/patients/anonymous', access: 'signedIn', status: 200,
    summary: 'The cases of patients nobody named, newest first.',
    answer: z.array(AnonymousCase),
  },
  getPatient: {
    method: 'GET', path: '/patients/{patientId}', access: 'signedIn', status: 200,
    summary: 'A patient with the cases.',
    params: Patients, answer: Patient,
  },
  savePatient: {
    method: 'PUT', path: '/patients/{patientId}', access: 'active', status: 200,
    summary: 'Creates or changes a named patient.',
    params: Patients, body: PatientChange, answer: Patient,
  },
  deletePatient: {
    method: 'DELETE', path: '/patients/{patientId}', access: 'active', status: 204,
    summary: 'Deletes a patient with cases, audio and keys.',
    params: Patients,
  },
  saveCase: {
    method: 'POST', path: '/patients/{patientId}/cases', access: 'active', status: 200,
    summary: 'Creates a case or changes the named fields of one; may start its report.',
    params: Patients, query: z.object({ regenerate: YesNo.optional() }), body: CaseChange, answer: Case,
  },
  deleteCase: {
    method: 'DELETE', path: '/patients/{patientId}/cases/{caseId}', access: 'active', status: 204,
    summary: 'Deletes a case with its audio and key.',
    params: Cases,
  },
  saveAudioChunk: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/audio-chunk', access: 'active', status: 200,
    summary: 'Stores one upload group of a recording; durable when answered.',
    params: Cases, body: z.object({ index: ChunkIndex, recordingId: z.uuid() }),
    file: { name: 'audioFile', maxBytes: 32 * MEGABYTE, required: true }, answer: ChunkReceipt,
  },
  finalizeRecording: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}', access: 'active', status: 200, costsEngineTime: true,
    summary: 'Ends a recording and starts the report.',
    params: Cases,
    body: ConsultationFields.extend({ chunkCount: ChunkIndex.optional(), acceptMissing: YesNo.optional() }),
    file: { name: 'audioFile', maxBytes: 1, required: false }, answer: Case,
  },
  uploadAudio: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/manual-audio', access: 'active', status: 200, costsEngineTime: true,
    summary: 'Takes a whole audio file and starts the report.',
    params: Cases, body: ConsultationFields,
    file: { name: 'audioFile', maxBytes: 512 * MEGABYTE, required: true }, answer: Case,
  },
  cancelRecording: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/recording/{recordingId}/cancel', access: 'active', status: 204,
    summary: 'Abandons a recording; its audio is deleted.',
    params: Recordings,
  },
  retryRecording: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/recordings/{recordingId}/retry', access: 'active', status: 200, costsEngineTime: true,
    summary: 'Tries again to transcribe a recording whose audio is kept.',
    params: Recordings, answer: Case,
  },
  getRecordingAudio: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/recordings/{recordingId}/audio', access: 'signedIn', status: 200,
    summary: 'The audio while it is kept; byte ranges supported.',
    params: Recordings, raw: 'audio/*',
  },
  regenerateReport: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/report/regenerate', access: 'active', status: 200, costsEngineTime: true,
    summary: 'Writes the report anew, at another length or by a free-text request; nothing is saved until the client saves it.',
    params: Cases, body: RewriteCommand, answer: z.object({ value: Report, changed: z.boolean() }),
  },
  regenerateSection: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/sections/{sectionTitle}/regenerate', access: 'active', status: 200, costsEngineTime: true,
    summary: 'Writes one section anew, named by its type or its heading.',
    params: Cases.extend({ sectionTitle: z.string().min(1).max(200) }), body: RewriteCommand, answer: z.object({ value: Section, changed: z.boolean() }),
  },
  listOmissions: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/omissions', access: 'signedIn', status: 200,
    summary: 'What was said with weight and stands nowhere in the report.',
    params: Cases, answer: z.array(Omission),
  },
  refineReport: {
    method: 'POST', path: '/prompt', access: 'active', status: 200, costsEngineTime: true,
    summary: 'Rewrites the report of a case by a free-text request.',
    body: z.object({ CaseId: z.uuid(), Prompt: z.string().trim().min(1).max(4_000) }), answer: z.object({ value: Report }),
  },
  listCases: {
    method: 'GET', path: '/cases', access: 'signedIn', status: 200,
    summary: 'Cases to pick from, newest first, found by summary or id.',
    query: z.object({ query: z.string().trim().max(200).optional(), cursor: z.string().max(200).optional() }), answer: CasePage,
  },
  listTriggers: {
    method: 'GET', path: '/settings/triggers', access: 'signedIn', status: 200,
    summary: 'The trigger phrases of the user, in the order they were made.',
    answer: z.array(Trigger),
  },
  saveTrigger: {
    method: 'POST', path: '/settings/triggers', access: 'active', status: 200,
    summary: 'Makes a trigger phrase, or changes the one of that id; the whole list.',
    body: TriggerChange, answer: z.array(Trigger),
  },
  deleteTrigger: {
    method: 'DELETE', path: '/settings/triggers/{id}', access: 'active', status: 200,
    summary: 'Deletes a trigger phrase; the list without it.',
    params: z.object({ id: z.string().min(1).max(100) }), answer: z.array(Trigger),
  },
  exportCase: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/export', access: 'signedIn', status: 200,
    summary: 'The report as plain text, or as an HL7 FHIR R4 document Bundle.',
    params: Cases, query: z.object({ format: z.enum(['txt', 'fhir']) }), raw: 'text/plain, application/fhir+json',
  },
  listDiagnoses: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/diagnoses', access: 'signedIn', status: 200,
    summary: 'Suggested diagnoses, best first, each with what it rests on; not part of the report.',
    params: Cases, answer: z.array(DiagnosisSuggestion),
  },
  refineDiagnoses: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/diagnoses', access: 'active', status: 200,
    summary: 'The same with symptoms picked by hand added to what was said.',
    params: Cases, body: SymptomChoice, answer: z.array(DiagnosisSuggestion),
  },
  listSymptoms: {
    method: 'GET', path: '/symptoms', access: 'signedIn', status: 200,
    summary: 'Body parts with the symptoms that can be picked, in the caller’s language.',
    query: z.object({ kind: SymptomKind }), answer: SymptomList,
  },
  listProducts: {
    method: 'GET', path: '/payments/products', access: 'public', status: 200,
    summary: 'The plans, and what became of a reference code.',
    query: z.object({ referenceCode: z.string().trim().max(100).optional() }), answer: ProductList,
  },
  createCheckoutSession: {
    method: 'POST', path: '/payments/checkout-session/', access: 'signedIn', status: 200,
    summary: 'Starts a payment; the browser goes to the answered address.',
    body: CheckoutRequest, answer: CheckoutAnswer,
  },
  confirmCheckoutSession: {
    method: 'POST', path: '/payments/checkout-session/{id}/confirm', access: 'signedIn', status: 200,
    summary: 'Confirms a paid session; the subscription becomes Active.',
    params: z.object({ id: z.string().min(1).max(200) }),
    query: z.object({ referenceCode: z.string().trim().max(100).optional() }), answer: UserProfile,
  },
  getSubscription: {
    method: 'GET', path: '/subscription', access: 'signedIn', status: 200,
    summary: 'The subscription of the user.',
    answer: Subscription,
  },
  cancelSubscription: {
    method: 'DELETE', path: '/subscription', access: 'signedIn', status: 200,
    summary: 'Ends the subscription when the paid period ends.',
    answer: Subscription,
  },
  createSocketTicket: {
    method: 'POST', path: '/ws-tickets', access: 'signedIn', status: 201,
    summary: 'A single-use ticket for the socket of one conversation or case.',
    body: TicketRequest, answer: TicketAnswer,
  },
  logOut: {
    method: 'POST', path: '/account/logout', access: 'signedIn', status: 204,
    summary: 'Refuses the token from now on and closes its sockets.',
  },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes
