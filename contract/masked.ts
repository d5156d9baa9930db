import { z } from 'zod'
import { Evidence } from './report.ts'

/** What kind of thing is masked, as a reader groups it. */
export type MaskedKind = z.infer<typeof MaskedKind>
export const MaskedKind = z.enum(['name', 'contact', 'number', 'place', 'institution', 'time'])

/** One place in a source that is masked: for good where it was heard of nobody, else only in what leaves for a language endpoint. */
export type Masked = z.infer<typeof Masked>
export const Masked = z.object({ kind: MaskedKind, isForGood: z.boolean(), evidence: Evidence })
