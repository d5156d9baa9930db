import * as z from 'zod/mini'
import { Patient } from '../case.ts'
import { AnonymousCase, PatientChange, PatientListItem } from '../patient.ts'
import type { Route } from '../route.ts'
import { Patients } from './params.ts'

export const patientRoutes = {
  listPatients: {
    method: 'GET', path: '/patients', access: 'signedIn', status: 200, audit: 'list',
    summary: 'The named patients of the user, newest first.',
    answer: z.array(PatientListItem),
  },
  listAnonymousCases: {
    method: 'GET', path: '/patients/anonymous', access: 'signedIn', status: 200, audit: 'list',
    summary: 'The cases of patients nobody named, newest first.',
    answer: z.array(AnonymousCase),
  },
  getPatient: {
    method: 'GET', path: '/patients/{patientId}', access: 'signedIn', status: 200, audit: 'read',
    summary: 'A patient with the cases.',
    params: Patients, answer: Patient,
  },
  savePatient: {
    method: 'PUT', path: '/patients/{patientId}', access: 'active', status: 200, audit: 'change',
    summary: 'Creates or changes a named patient.',
    params: Patients, body: PatientChange, answer: Patient,
  },
  deletePatient: {
    method: 'DELETE', path: '/patients/{patientId}', access: 'active', status: 204, audit: 'delete',
    summary: 'Deletes a patient with cases, audio and keys.',
    params: Patients,
  },
} as const satisfies Record<string, Route>
