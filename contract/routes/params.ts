import * as z from 'zod/mini'

/** What stands in braces in the paths. */
export const Patients = z.object({ patientId: z.uuid() })
export const Cases = z.extend(Patients, { caseId: z.uuid() })
export const Recordings = z.extend(Cases, { recordingId: z.uuid() })

/** A flag in a query or a form, where everything is text. */
export const YesNo = z.pipe(z.enum(['true', 'false']), z.transform((text) => text === 'true'))

/** How a text leaves for another system. */
export const ExportFormat = z.object({ format: z.enum(['txt', 'fhir']) })

const Digits = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))

/** A whole number in a path, a query or a form, where everything is text: decimal digits and nothing else, no blank, sign or exponent. */
export const wholeNumber = (least: number, most: number) => z.pipe(z.union([Digits, z.int()]), z.int().check(z.minimum(least), z.maximum(most)))
