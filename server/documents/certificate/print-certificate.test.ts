import { randomInt, randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CertificateKey } from '#contract/certificate.ts'
import { Language } from '#contract/vertical.ts'
import { makeCertificateNumber } from '#domain/certificate/certificate-number.ts'
import { CERTIFICATE_PARTS } from '#domain/certificate/certificate-words.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import type { TestServer } from '#server/testing/test-server.ts'
import { certificatePdf } from './certificate-pdf.ts'

const FIELDS = [
  { key: 'animalName', value: 'Tassen Bjørnsen Åäö' },
  { key: 'diagnosis', value: 'Fremre korsbåndsruptur' },
  { key: 'vetName', value: 'Кирилл Щербаков' },
  { key: 'policyNumber', value: null },
]

/** All objects of a PDF as text, those that lie packed in object streams too. */
function objectsOf(pdf: Buffer): string {
  const plain = pdf.toString('latin1')
  const packed = [...plain.matchAll(/stream\r?\n/g)].map((match) => {
    try {
      return inflateSync(pdf.subarray(match.index + match[0].length)).toString('latin1')
    } catch {
      return ''
    }
  })
  return [plain, ...packed].join('\n')
}

/** Fonts that are named, and how many of them come with their letters. */
function fontsOf(pdf: Buffer): { named: number; withLetters: number; builtIn: boolean } {
  const objects = objectsOf(pdf)
  const descriptors = objects.match(/\/Type \/FontDescriptor[\s\S]*?>>/g) ?? []
  return {
    named: descriptors.length,
    withLetters: descriptors.filter((one) => /\/FontFile[23]? \d+ 0 R/.test(one)).length,
    builtIn: /\/Subtype \/Type1\b|\/BaseFont \/(?:Helvetica|Times|Courier)/.test(objects),
  }
}
const pagesOf = (pdf: Buffer): number => objectsOf(pdf).match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
const make = (language: Language, fields: unknown = FIELDS) =>
  certificatePdf({ fields } as Parameters<typeof certificatePdf>[0], { language, number: 'ABCD-EFGH-JKMN', madeAt: new Date(0) })

describe('the certificate on paper', () => {
  test.each(Language.options)('%s: one sheet, and every font comes with its letters', async (language) => {
    const pdf = await make(language)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(fontsOf(pdf)).toEqual({ named: 2, withLetters: 2, builtIn: false })
    expect(pagesOf(pdf)).toBe(1)
  })

  test('a font that is only named would be found', () => {
    const planted = Buffer.from(
      '%PDF-1.7\n1 0 obj\n<< /Type /FontDescriptor /FontName /Helvetica >>\nendobj\n2 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    )
    expect(fontsOf(planted)).toEqual({ named: 1, withLetters: 0, builtIn: true })
  })

  test('what fills more than a sheet goes on, and however hostile a text is, there is a paper', async () => {
    expect(
      pagesOf(
        await make('nb', [
          { key: 'findings', value: 'Funn uten stans. '.repeat(230) },
          { key: 'history', value: 'Lang historie. '.repeat(260) },
        ]),
      ),
    ).toBeGreaterThan(1)
    for (const value of ['x'.repeat(4_000), '\u0000\u202E\u200B\uFEFF', '𝕏🐕漢', '(\\) << >> endobj', '\n'.repeat(4_000)])
      expect((await make('ru', [{ key: 'findings', value }])).length).toBeGreaterThan(1_000)
  })

  test('every field stands on it, once, and numbers are no one’s', () => {
    expect(CERTIFICATE_PARTS.flatMap(({ keys }) => keys).toSorted()).toEqual(CertificateKey.options.toSorted())
    const numbers = new Set(Array.from({ length: 500 }, () => makeCertificateNumber(randomInt)))
    expect(numbers.size).toBe(500)
    for (const number of numbers) expect(number).toMatch(/^[2-9A-HJKMNP-Z]{4}(?:-[2-9A-HJKMNP-Z]{4}){2}$/)
  })
})

describe('the call', () => {
  let server: TestServer
  const [patientId, caseId, human] = [randomUUID(), randomUUID(), { patientId: randomUUID(), caseId: randomUUID() }]
  beforeAll(async () => {
    server = await startTestServer()
    for (const person of ['vet', 'other']) await server.subscribe(person)
    await server.call('POST', `/patients/${patientId}/cases`, {
      as: 'vet',
      headers: { host: 'vet.localhost' },
      body: { id: caseId, transcription: 'Hunden Tassen halter på venstre bakbein.' },
    })
    await server.call('POST', `/patients/${human.patientId}/cases`, { as: 'vet', body: { id: human.caseId, transcription: 'Jeg har hostet.' } })
  })
  afterAll(() => server.stop())
  const print = (fields: unknown, { as = 'vet', at = { patientId, caseId } } = {}) =>
    server.call('POST', `/patients/${at.patientId}/cases/${at.caseId}/insurance-certificate/pdf`, { as, headers: { host: 'vet.localhost' }, body: { fields } })
  const codeOf = async (answer: ReturnType<typeof print>) => (await answer).json<{ code: string }>().code

  test('gives a file that nobody keeps: no row of any table changes but the log of accesses', async () => {
    const rows = async () => (await server.sql<{ all: string }[]>`select (select jsonb_agg(to_jsonb(c))
      from consultation_case c)::text || coalesce((select jsonb_agg(to_jsonb(d)) from case_document d)::text, '') as all`)[0]!.all
    const before = await rows()
    const answer = await print(FIELDS)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="epikrise-attest.pdf"',
    ])
    expect(fontsOf(answer.rawPayload)).toMatchObject({ builtIn: false })
    expect(await rows()).toBe(before)
    const { items } = (await server.call('GET', '/account/access-log', { as: 'vet' })).json<{ items: { action: string; caseId: string }[] }>()
    expect(items.some((one) => one.action === 'export' && one.caseId === caseId)).toBe(true)
  })

  test('SEC-50 another one’s case, a case of a person, unknown and doubled fields, and texts without end are refused', async () => {
    expect(await codeOf(print(FIELDS, { as: 'other' }))).toBe('case.not_found')
    expect(await codeOf(print(FIELDS, { at: human }))).toBe('edition.mismatch')
    expect(await codeOf(print([{ key: 'iban', value: 'x' }]))).toBe('request.malformed')
    expect(await codeOf(print([...FIELDS, FIELDS[0]]))).toBe('request.malformed')
    expect(await codeOf(print([{ key: 'findings', value: 'x'.repeat(4_001) }]))).toBe('request.text_too_long')
    expect(await codeOf(print(CertificateKey.options.slice(0, 6).map((key) => ({ key, value: 'x'.repeat(4_000) }))))).toBe('request.text_too_long')
  })
})
