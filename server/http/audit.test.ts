import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Route } from '#contract/route.ts'
import { accessOf, actorOf, subjectWithin } from './audit.ts'
import type { User } from './user.ts'

const [USER, PATIENT, CASE, RECORDING] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
const doctor = { id: USER, role: 'user', doctorType: 'psychologist' } as unknown as User
const route = (more: Partial<Route> = {}) => ({ audit: 'read', ...more }) as Route
const call = (params?: unknown) => ({ id: 'call-1', params }) as FastifyRequest

test('a doctor is named by specialty, whoever has another part by that part', () => {
  expect(actorOf(doctor)).toEqual({ id: USER, role: 'psychologist' })
  expect(actorOf({ ...doctor, role: 'support' })).toEqual({ id: USER, role: 'support' })
})

describe('NORM-1 the access of a call', () => {
  test('says who did what, of which patient, case and recording, why, and in which call', () => {
    const subject = { patientId: PATIENT, caseId: CASE, recordingId: RECORDING }
    const actor = { id: USER, role: 'psychologist' }
    expect(accessOf(route(), call(subject), doctor)).toEqual({ actor, word: 'read', basis: 'care', subject, requestId: 'call-1' })
  })

  test('names nothing that is no id: what a caller writes into an address stands in no line', () => {
    expect(accessOf(route(), call({ patientId: 'anonymous', caseId: "1'--" }), doctor)?.subject).toEqual({ patientId: null, caseId: null, recordingId: null })
    expect(accessOf(route(), call(), doctor)?.subject).toMatchObject({ caseId: null })
  })

  test('is none where the route touches no case or patient, or nobody signed in', () => {
    expect(accessOf(route({ audit: 'none' }), call(), doctor)).toBeUndefined()
    expect(accessOf(route(), call(), undefined)).toBeUndefined()
  })

  test('has the reason of its route, and waits for the verb to name a case where the route says so', () => {
    const ofCase = route({ auditBasis: 'dataSubjectRight', isAuditedWithCase: true })
    expect(accessOf(ofCase, call(), doctor)).toMatchObject({ basis: 'dataSubjectRight', isOfCaseAlone: true })
  })
})

describe('a case that the body names', () => {
  const subject = { patientId: PATIENT, caseId: null, recordingId: null }

  test('is the subject, beside what the path named', () => {
    expect(subjectWithin(route({ auditedCase: 'CaseId' }), subject, { CaseId: CASE, id: PATIENT })).toEqual({ ...subject, caseId: CASE })
  })

  test('is none where it is no id, and where there is no body', () => {
    for (const body of [{ id: "1'--" }, {}, undefined, 'text']) expect(subjectWithin(route({ auditedCase: 'id' }), subject, body)).toEqual(subject)
  })

  test('is not looked for where the path names it', () => {
    expect(subjectWithin(route(), { ...subject, caseId: CASE }, { id: PATIENT })).toEqual({ ...subject, caseId: CASE })
  })
})
