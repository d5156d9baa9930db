import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import type { Route } from '#contract/route.ts'
import type { Access, Actor, Subject } from '#server/access-log/access.ts'
import type { User } from './user.ts'

const id = z.uuid().nullable().catch(null)
/** The path's ids, as far as they are ids. */
const PathIds = z.object({ patientId: id, caseId: id, recordingId: id })
const Body = z.record(z.string(), z.unknown()).catch({})

/** A doctor is named by specialty, whoever has another part in the product by that. */
export const actorOf = ({ id: userId, role, doctorType }: User): Actor => ({ id: userId, role: role === 'user' ? doctorType : role })

/** Takes a call as it comes in; gives the access to log, or nothing when the route touches no case or patient. */
export function accessOf(route: Route, request: FastifyRequest, user: User | undefined): Access | undefined {
  if (route.audit === 'none' || !user) return undefined
  return {
    actor: actorOf(user),
    word: route.audit,
    basis: route.auditBasis ?? 'care',
    subject: PathIds.parse(request.params ?? {}),
    requestId: request.id,
    ...(route.isAuditedWithCase && { isOfCaseAlone: true }),
  }
}

/** The subject once the body is read: some calls name the case there. */
export function subjectWithin(route: Route, subject: Subject, body: unknown): Subject {
  return route.auditedCase === undefined ? subject : { ...subject, caseId: id.parse(Body.parse(body)[route.auditedCase]) }
}
