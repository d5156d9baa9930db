import * as z from 'zod/mini'
import { Case } from '../case.ts'
import { PatientInformedAt } from '../patient-informed.ts'
import { ChunkReceipt, RecordingTranscript, SpeechStatus } from '../recording.ts'
import type { Route } from '../route.ts'
import { TemplateId } from '../template.ts'
import { Cases, Recordings, wholeNumber, YesNo } from './params.ts'

/** Chunks are numbered from 1; the bound is a day of recording. */
const ChunkIndex = wholeNumber(1, 4_000)

/** A choice, and a line of text, as a form sends them. */
const Choice = z.optional(z.string().check(z.maxLength(20)))
const Line = z.optional(z.string().check(z.maxLength(1_000)))

/** Multipart fields arrive as text; the descriptor fields are judged together by `PatientDescriptor`. */
const ConsultationFields = z.object({
  reportType: z._default(z.literal('text'), 'text'),
  recordingId: z.optional(z.uuid()),
  additionalNotes: z.optional(z.string().check(z.maxLength(100_000))),
  patient: z.optional(z.string().check(z.maxLength(10_000))),
  patientInformedAt: z.optional(PatientInformedAt),
  /** What the report is to be shaped by; as usual when not told. */
  template: z.optional(TemplateId),
  kind: z.optional(z.enum(['human', 'animal'])),
  gender: Choice,
  species: Choice,
  otherSpecies: Choice,
  herdNumber: Line,
  ownerName: Line,
  sex: Choice,
  reproductiveStatus: Choice,
  ageYears: z.optional(wholeNumber(0, 120)),
  ageMonths: z.optional(wholeNumber(0, 11)),
})
export type ConsultationFields = z.infer<typeof ConsultationFields>

const MEGABYTE = 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000

const FinalFields = z.extend(ConsultationFields, { chunkCount: z.optional(ChunkIndex), acceptMissing: z.optional(YesNo) })
export const recordingRoutes = {
  getSpeechStatus: {
    method: 'GET', path: '/speech', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Whether speech in the user’s language can be heard here now.',
    answer: z.object({ status: SpeechStatus }),
  },
  saveAudioChunk: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/audio-chunk', access: 'active', status: 200, audit: 'record',
    summary: 'Stores one upload group of a recording; durable when answered.',
    params: Cases, body: z.object({ index: ChunkIndex, recordingId: z.uuid() }),
    file: { name: 'audioFile', maxBytes: 32 * MEGABYTE, required: true }, answer: ChunkReceipt,
  },
  finalizeRecording: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}', access: 'active', status: 200, costsEngineTime: true, audit: 'change',
    summary: 'Ends a recording and starts the report.',
    params: Cases,
    body: FinalFields,
    file: { name: 'audioFile', maxBytes: 1, required: false }, answer: Case,
  },
  uploadAudio: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/manual-audio', access: 'active', status: 200, costsEngineTime: true, audit: 'change',
    summary: 'Takes a whole audio file and starts the report.',
    params: Cases, body: ConsultationFields,
    file: { name: 'audioFile', maxBytes: 512 * MEGABYTE, required: true }, answer: Case,
  },
  cancelRecording: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/recording/{recordingId}/cancel', access: 'active', status: 204, audit: 'delete',
    summary: 'Abandons a recording; its audio is deleted.',
    params: Recordings,
  },
  retryRecording: {
    method: 'POST',
    path: '/patients/{patientId}/cases/{caseId}/recordings/{recordingId}/retry',
    access: 'active',
    status: 200,
    costsEngineTime: true,
    audit: 'change',
    summary: 'Tries again to transcribe a recording whose audio is kept.',
    params: Recordings, answer: Case,
  },
  getRecordingAudio: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/recordings/{recordingId}/audio', access: 'signedIn', status: 200, audit: 'read',
    summary: 'The audio while it is kept, in byte ranges too.',
    params: Recordings, raw: 'audio/*',
  },
  getRecordingTranscript: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/recordings/{recordingId}/transcript', access: 'signedIn', status: 200, audit: 'read',
    summary: 'What has been heard so far, word by word, or from a moment on.',
    params: Recordings, query: z.object({ fromMs: z.optional(wholeNumber(0, DAY_MS)) }), answer: RecordingTranscript,
  },
} as const satisfies Record<string, Route>
