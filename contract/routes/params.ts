import { z } from 'zod'

/** What stands in braces in the paths. */
export const Patients = z.object({ patientId: z.uuid() })
export const Cases = Patients.extend({ caseId: z.uuid() })
export const Recordings = Cases.extend({ recordingId: z.uuid() })

/** A flag in a query or a form, where everything is text. */
export const YesNo = z.enum(['true', 'false']).transform((text) => text === 'true')
