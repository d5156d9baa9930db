import * as z from 'zod/mini'
import { Case, CaseChange, CaseMove, CasePage, SavedCase } from '../case.ts'
import type { Route } from '../route.ts'
import { Cases, Patients, YesNo } from './params.ts'

const SaveQuery = z.object({ regenerate: z.optional(YesNo), engine: z.optional(z.literal('builtin')) })
const PickerQuery = z.object({ query: z.optional(z.string().check(z.trim(), z.maxLength(200))), cursor: z.optional(z.string().check(z.maxLength(200))) })
export const caseRoutes = {
  saveCase: {
    method: 'POST', path: '/patients/{patientId}/cases', access: 'active', status: 200, audit: 'change', auditedCase: 'id',
    summary: 'Creates a case or changes the named fields of one; may start its report, by the built-in engine when that is named.',
    params: Patients, query: SaveQuery, body: CaseChange, answer: Case, minimal: SavedCase,
  },
  deleteCase: {
    method: 'DELETE', path: '/patients/{patientId}/cases/{caseId}', access: 'active', status: 204, audit: 'delete',
    summary: 'Deletes a case with its audio and key.',
    params: Cases,
  },
  moveCase: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/move', access: 'active', status: 200, audit: 'change',
    summary: 'Moves a case to another patient, named or not.',
    params: Cases, body: CaseMove, answer: Case,
  },
  listCases: {
    method: 'GET', path: '/cases', access: 'signedIn', status: 200, audit: 'list',
    summary: 'Cases to pick from, newest first, found by summary or id.',
    query: PickerQuery, answer: CasePage,
  },
} as const satisfies Record<string, Route>
