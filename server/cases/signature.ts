import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Report } from '#contract/report.ts'
import { Addendum } from '#contract/signature.ts'
import type { ReportSignature } from '#contract/signature.ts'
import { withoutQuestions } from '#domain/report/questions/without-questions.ts'

/** What is stored of a signature; the text it belongs to stands beside it. */
export type StoredSignature = z.infer<typeof StoredSignature>
export const StoredSignature = z.object({ signedBy: z.string(), engine: z.string(), digest: z.string() })

export const StoredAddenda = z.array(Addendum)

/** The digest of a report's very text, evidence and provenance, without what is asked beside it: what a signature holds it to. */
export function digestOfReport(report: Report): string {
  return createHash('sha256').update(JSON.stringify(withoutQuestions(report))).digest('hex')
}

/** Takes what is stored of a signature; gives it as the caller sees it, held to the text that stands. */
export function presentSignature({ signedAt, signature, addenda, report }: { signedAt: Date | null; signature: string | null; addenda: string | null; report: Report | null }): ReportSignature | null {
  if (signedAt === null || signature === null) return null
  const stored = StoredSignature.parse(JSON.parse(signature))
  return {
    ...stored,
    signedAt: signedAt.toISOString(),
    isIntact: report !== null && digestOfReport(report) === stored.digest,
    addenda: addenda === null ? [] : StoredAddenda.parse(JSON.parse(addenda)),
  }
}
