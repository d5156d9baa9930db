import { randomInt } from 'node:crypto'
import { certificateBounds } from '#contract/certificate.ts'
import type { CertificateForm } from '#contract/certificate.ts'
import { Refusal } from '#contract/refusal.ts'
import { makeCertificateNumber } from '#domain/certificate/certificate-number.ts'
import { requireCase } from '#server/cases/load-case.ts'
import type { Database } from '#server/database/connect.ts'
import type { Call, Handlers, RawAnswer } from '#server/http/handler.ts'
import { certificatePdf } from './certificate-pdf.ts'

/** Each field once, and no more of all than a few sheets hold. @throws request.malformed, request.text_too_long */
function judge({ fields }: CertificateForm): void {
  if (new Set(fields.map(({ key }) => key)).size < fields.length)
    throw new Refusal('request.malformed', { details: { fields: [{ path: 'fields', problem: 'duplicate' }] } })
  const characters = fields.reduce((sum, { value }) => sum + (value ?? '').length, 0)
  if (characters > certificateBounds.characters)
    throw new Refusal('request.text_too_long', { details: { fields: [{ path: 'fields', problem: 'too_big', limit: certificateBounds.characters }] } })
}

/** `POST …/insurance-certificate/pdf`: the certificate as its veterinarian left it, made and forgotten. @throws case.not_found, edition.mismatch */
async function printCertificate(sql: Database, { params, body, user, language }: Call<'printCertificate'>): Promise<RawAnswer> {
  const row = await requireCase(sql, params, user.id)
  if (row.vertical !== 'vet') throw new Refusal('edition.mismatch')
  judge(body)
  const bytes = await certificatePdf(body, { language: user.language ?? language, number: body.number ?? makeCertificateNumber(randomInt), madeAt: new Date() })
  async function* read({ start, end }: { start: number; end: number }) {
    yield bytes.subarray(start, end + 1)
  }
  return { mediaType: 'application/pdf', fileName: 'epikrise-attest.pdf', totalBytes: bytes.length, read }
}

export function printCertificateRoutes({ sql }: { sql: Database }): Handlers<'printCertificate'> {
  return { printCertificate: (call) => printCertificate(sql, call) }
}
