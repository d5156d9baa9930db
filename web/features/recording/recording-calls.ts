import type { RecordingIds, ConsultationDetails } from '#web/audio/kept-recording.ts'
import type { RecordingCalls } from '#web/audio/recording-session.ts'
import { call } from '#web/api/call.ts'
import { chunkForm, detailsForm, uploadForm } from './details/consultation-form.ts'

/** A connection that is merely slow must be let finish: at least this many bits a second count as alive. */
const SLOWEST_BITS_PER_SECOND = 1_000
const ANSWER_MS = 60_000

/** The calls of a recording, as the contract names them. */
export const recordingCalls: RecordingCalls = {
  async saveChunk(chunk, signal) {
    const patienceMs = ANSWER_MS + (chunk.audio.size * 8 * 1000) / SLOWEST_BITS_PER_SECOND
    await call('saveAudioChunk', {
      params: { patientId: chunk.patientId, caseId: chunk.caseId },
      form: chunkForm(chunk),
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    })
  },
  async finalize({ patientId, caseId, recordingId, details, chunkCount, acceptMissing }, signal) {
    const form = detailsForm(recordingId, details)
    form.set('chunkCount', String(chunkCount))
    if (acceptMissing) form.set('acceptMissing', 'true')
    await call('finalizeRecording', {
      params: { patientId, caseId },
      form,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
  },
  async cancel({ patientId, caseId, recordingId }) {
    await call('cancelRecording', { params: { patientId, caseId, recordingId } })
  },
}

export type AudioUpload = RecordingIds & { readonly details: ConsultationDetails; readonly file: File }

/** Sends a whole audio file; the answer means that it is kept and its report on the way. */
export async function uploadAudio({ patientId, caseId, recordingId, details, file }: AudioUpload): Promise<void> {
  await call('uploadAudio', { params: { patientId, caseId }, form: uploadForm(recordingId, details, file) })
}
