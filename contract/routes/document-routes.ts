import * as z from 'zod/mini'
import { CertificateForm, FilledCertificate } from '../certificate.ts'
import { CaseDocument, DocumentChange, ReferralRequest, WrittenDocument } from '../document.ts'
import type { Route } from '../route.ts'
import { Cases, ExportFormat } from './params.ts'

/** The engine of the user's settings writes it, unless the built-in one is asked for by name. */
const Engine = z.object({ engine: z.optional(z.literal('builtin')) })

const Documents = z.extend(Cases, { documentId: z.uuid() })

export const documentRoutes = {
  writeReferral: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/henvisning', access: 'active', status: 200, costsEngineTime: true, audit: 'regenerate',
    summary: 'Writes a referral from a sentence that speaks of one; nothing is stored until the client saves it.',
    params: Cases, query: Engine, body: ReferralRequest, answer: WrittenDocument,
  },
  writePatientLetter: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/patient-letter', access: 'active', status: 200, costsEngineTime: true, audit: 'regenerate',
    summary: 'Writes a letter to the patient or owner in plain words; nothing is stored until the client saves it.',
    params: Cases, query: Engine, answer: WrittenDocument,
  },
  listDocuments: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/documents', access: 'signedIn', status: 200, audit: 'read',
    summary: 'The documents of a case beside its report, in the order they were made.',
    params: Cases, answer: z.array(CaseDocument),
  },
  saveDocument: {
    method: 'PUT', path: '/patients/{patientId}/cases/{caseId}/documents/{documentId}', access: 'active', status: 200, audit: 'change',
    summary: 'Stores a document of a case, or changes the one of that id.',
    params: Documents, body: DocumentChange, answer: CaseDocument,
  },
  deleteDocument: {
    method: 'DELETE', path: '/patients/{patientId}/cases/{caseId}/documents/{documentId}', access: 'active', status: 204, audit: 'change',
    summary: 'Deletes a document of a case.',
    params: Documents,
  },
  exportDocument: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/documents/{documentId}/export', access: 'signedIn', status: 200, audit: 'export',
    summary: 'A document of a case as plain text, or as an HL7 FHIR R4 document Bundle.',
    params: Documents, query: ExportFormat, raw: 'text/plain, application/fhir+json',
  },
  fillCertificate: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/insurance-certificate', access: 'active', status: 200, costsEngineTime: true, audit: 'read',
    summary:
      'The veterinary insurance certificate as far as case, report and talk fill it, each field with its evidence; nothing is stored. Cases of animals only.',
    params: Cases, answer: FilledCertificate,
  },
  printCertificate: {
    method: 'POST',
    path: '/patients/{patientId}/cases/{caseId}/insurance-certificate/pdf',
    access: 'active',
    status: 200,
    costsEngineTime: true,
    audit: 'export',
    summary: 'The veterinary insurance certificate as it is sent, as a PDF with a number of its own; nothing is kept. Cases of animals only.',
    params: Cases, body: CertificateForm, raw: 'application/pdf',
  },
} as const satisfies Record<string, Route>
