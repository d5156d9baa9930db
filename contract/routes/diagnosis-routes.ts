import * as z from 'zod/mini'
import { DiagnosisSuggestion, SymptomChoice, SymptomKind, SymptomList } from '../diagnosis.ts'
import type { Route } from '../route.ts'
import { Cases } from './params.ts'

export const diagnosisRoutes = {
  listDiagnoses: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/diagnoses', access: 'signedIn', status: 200, audit: 'read',
    summary: 'Suggested diagnoses, best first, each with what it rests on; not part of the report.',
    params: Cases, answer: z.array(DiagnosisSuggestion),
  },
  refineDiagnoses: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/diagnoses', access: 'active', status: 200, audit: 'read',
    summary: 'The same with symptoms picked by hand added to what was said.',
    params: Cases, body: SymptomChoice, answer: z.array(DiagnosisSuggestion),
  },
  listSymptoms: {
    method: 'GET', path: '/symptoms', access: 'signedIn', status: 200, audit: 'none',
    summary: 'Body parts with the symptoms that can be picked, in the caller’s language.',
    query: z.object({ kind: SymptomKind }), answer: SymptomList,
  },
} as const satisfies Record<string, Route>
