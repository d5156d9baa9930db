import * as z from 'zod/mini'

/** Whether telling the patient is marked: the operator may leave it out, offer it, or take no recording without it. */
export type PatientInformedRule = z.infer<typeof PatientInformedRule>
export const PatientInformedRule = z.enum(['off', 'offered', 'required'], 'must be off, offered or required')

/** When the patient was told, as a client says it; more than a day old or yet to come, the server's own time is kept instead. */
export const PatientInformedAt = z.iso.datetime({ offset: true })
