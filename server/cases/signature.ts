import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Report } from '#contract/report.ts'
import { Addendum } from '#contract/signature.ts'
import type { ReportSignature } from '#contract/signature.ts'
import { withoutQuestions } from '#domain/note/questions/without-questions.ts'
import { readStored } from './read-stored.ts'

/** What is stored of a signature; the text it belongs to stands beside it. */
export type StoredSignature = z.infer<typeof StoredSignature>
export const StoredSignature = z.object({ signedBy: z.string(), engine: z.string(), digest: z.string() })

export const StoredAddenda = z.array(Addendum)

/** The digest of a report's very text, evidence and provenance, without what is asked beside it: what a signature holds it to. */
export function digestOfReport(report: Report): string {
  return createHash('sha256').update(JSON.stringify(withoutQuestions(report))).digest('hex')
}

type Stored = { signedAt: Date | null; signature: () => string | null; addenda: () => string | null; report: Report | null }

/** What stands where a signature cannot be read: the report stays signed, and is not held to be the text that was. */
const UNREADABLE: StoredSignature = { signedBy: '', engine: '', digest: '' }

/** Takes what is stored of a signature; gives it as the caller sees it, held to the text that stands. */
export function presentSignature({ signedAt, signature, addenda, report }: Stored): ReportSignature | null {
  if (signedAt === null) return null
  const opened = readStored(signature)
  if (opened === null) return null
  const stored = readStored(() => StoredSignature.parse(JSON.parse(opened ?? ''))) ?? UNREADABLE
  const added = readStored(() => {
    const text = addenda()
    return text === null ? [] : StoredAddenda.parse(JSON.parse(text))
  })
  return {
    ...stored,
    signedAt: signedAt.toISOString(),
    isIntact: report !== null && added !== undefined && digestOfReport(report) === stored.digest,
    addenda: added ?? [],
  }
}
