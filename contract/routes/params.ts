import * as z from 'zod/mini'

/** What stands in braces in the paths. */
export const Patients = z.object({ patientId: z.uuid() })
export const Cases = z.extend(Patients, { caseId: z.uuid() })
export const Recordings = z.extend(Cases, { recordingId: z.uuid() })

/** A flag in a query or a form, where everything is text. */
export const YesNo = z.pipe(z.enum(['true', 'false']), z.transform((text) => text === 'true'))

/** How a text leaves for another system. */
export const ExportFormat = z.object({ format: z.enum(['txt', 'fhir']) })
