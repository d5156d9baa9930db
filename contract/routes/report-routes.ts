import * as z from 'zod/mini'
import { Masked, MaskedJudgement } from '../masked.ts'
import { AnswerRequest, MOST_REASONS, Omission, OmissionJudgement, Reason, Report, RewriteCommand, Section } from '../report.ts'
import type { Route } from '../route.ts'
import { AddendumRequest, KeptReport, ReportVersion, SignRequest } from '../signature.ts'
import { Case } from '../case.ts'
import { Cases, ExportFormat, wholeNumber } from './params.ts'

const MOST_REVISIONS = 999_999_999

/** What was asked in words and is not done, in those words; absent where all of it is. */
const NotFollowed = z.optional(z.array(z.string()))

const PromptRequest = z.object({ CaseId: z.uuid(), Prompt: z.string().check(z.trim(), z.minLength(1), z.maxLength(4_000)) })
const Questions = z.extend(Cases, { questionId: z.string().check(z.minLength(1), z.maxLength(64)) })
const Revisions = z.extend(Cases, { revision: wholeNumber(1, MOST_REVISIONS) })
export const reportRoutes = {
  regenerateReport: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/report/regenerate', access: 'active', status: 200, costsEngineTime: true, audit: 'regenerate',
    summary: 'Writes the report anew, at another length or by a free-text request; nothing is saved until the client saves it.',
    params: Cases, body: RewriteCommand, answer: z.object({ value: Report, changed: z.boolean(), notFollowed: NotFollowed }),
  },
  regenerateSection: {
    method: 'POST',
    path: '/patients/{patientId}/cases/{caseId}/sections/{sectionTitle}/regenerate',
    access: 'active',
    status: 200,
    costsEngineTime: true,
    audit: 'regenerate',
    summary: 'Writes one section anew, named by its type or its heading.',
    params: z.extend(Cases, { sectionTitle: z.string().check(z.minLength(1), z.maxLength(200)) }),
    body: RewriteCommand,
    answer: z.object({ value: Section, changed: z.boolean(), notFollowed: NotFollowed }),
  },
  readReportDraft: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/report/draft', access: 'signedIn', status: 200, audit: 'read',
    summary: 'The sections of a report that is being written, as far as they are whole and checked; none when nothing is being written.',
    params: Cases, answer: z.object({ sections: z.array(Section) }),
  },
  listOmissions: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/omissions', access: 'signedIn', status: 200, audit: 'read',
    summary: 'What was said, stands nowhere in the report and is not dismissed: what is likely missed there, and what may be.',
    params: Cases, answer: z.array(Omission),
  },
  judgeOmission: {
    method: 'PUT', path: '/patients/{patientId}/cases/{caseId}/omissions', access: 'active', status: 200, audit: 'change',
    summary:
      'Says of something left out that it is to stay out, which the case remembers, or that it may be named again; gives what is left out and not dismissed.',
    params: Cases, body: OmissionJudgement, answer: z.array(Omission),
  },
  listReasons: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/reasons', access: 'signedIn', status: 200, audit: 'read',
    summary: 'For each statement of the case, whether the built-in engine placed it in a report, where, and by which rule.',
    params: Cases, answer: z.array(Reason).check(z.maxLength(MOST_REASONS)),
  },
  listMasked: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/masked', access: 'signedIn', status: 200, audit: 'read',
    summary: 'What identifies anyone in the texts of a case, each with its place: masked for good, or on its way to a language endpoint.',
    params: Cases, answer: z.array(Masked),
  },
  judgeMasked: {
    method: 'PUT', path: '/patients/{patientId}/cases/{caseId}/masked', access: 'active', status: 200, audit: 'change',
    summary:
      'Says of words found in the texts of a case that they identify nobody there, or that they do after all; holds for this case alone. What was ' +
      'masked for good stays masked.',
    params: Cases, body: MaskedJudgement, answer: z.array(Masked),
  },
  refineReport: {
    method: 'POST', path: '/prompt', access: 'active', status: 200, costsEngineTime: true, audit: 'regenerate', auditedCase: 'CaseId',
    summary: 'Rewrites the report of a case by a free-text request.',
    body: PromptRequest, answer: z.object({ value: Report, notFollowed: NotFollowed }),
  },
  answerQuestion: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/questions/{questionId}', access: 'active', status: 200, audit: 'change',
    summary:
      'Answers a question of the report: what the answer says joins the list of medicines. The same answer sent again is there ' +
      'already; null puts the question again.',
    params: Questions, body: AnswerRequest, answer: Case,
  },
  signReport: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/report/sign', access: 'active', status: 200, audit: 'sign',
    summary: 'Signs the report as it stands on that revision; from then on its text is frozen.',
    params: Cases, body: SignRequest, answer: Case,
  },
  addAddendum: {
    method: 'POST', path: '/patients/{patientId}/cases/{caseId}/report/addenda', access: 'active', status: 200, audit: 'change',
    summary: 'Adds a text after a signed report.',
    params: Cases, body: AddendumRequest, answer: Case,
  },
  listReportVersions: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/report/versions', access: 'signedIn', status: 200, audit: 'read',
    summary: 'Earlier texts of the report, newest first.',
    params: Cases, answer: z.array(ReportVersion),
  },
  getReportVersion: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/report/versions/{revision}', access: 'signedIn', status: 200, audit: 'read',
    summary: 'One earlier text of the report.',
    params: Revisions, answer: KeptReport,
  },
  exportCase: {
    method: 'GET', path: '/patients/{patientId}/cases/{caseId}/export', access: 'signedIn', status: 200, audit: 'export',
    summary: 'The report as plain text, or as an HL7 FHIR R4 document Bundle.',
    params: Cases, query: ExportFormat, raw: 'text/plain, application/fhir+json',
  },
} as const satisfies Record<string, Route>
