import type { Route } from '../route.ts'
import { CorrectedTranscript, TranscriptCorrection } from '../transcript.ts'
import { Cases } from './params.ts'

export const transcriptRoutes = {
  correctTranscript: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/transcript/correct', access: 'active', status: 200, costsEngineTime: true, audit: 'change',
    summary: 'Corrects words that were heard or typed; what the texts of the case rest on is moved and checked again, their words are not touched.',
    params: Cases, body: TranscriptCorrection, answer: CorrectedTranscript,
  },
} as const satisfies Record<string, Route>
