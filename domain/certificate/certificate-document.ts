import { CertificateKey } from '#contract/certificate.ts'
import type { CertificateFill } from '#contract/certificate.ts'
import type { Block, Evidence, Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { CERTIFICATE_PARTS, CERTIFICATE_WORDS } from './certificate-words.ts'

/** A certificate as it stands in its form: the filled fields, what each holds now, and the number of the paper. */
export type CertificateSheet = { readonly number: string; readonly fills: readonly CertificateFill[]; readonly values: ReadonlyMap<CertificateKey, string> }

const idOf = (key: CertificateKey): string => `certificate-${key}`
const NUMBER_ID = 'certificate-number'

const paragraph = (id: string, text: string, evidence: Evidence[]): Block => ({ id, kind: 'paragraph', text, evidence })

/** What a field holds now; nothing but blanks is nothing. */
export const heldBy = ({ values }: Pick<CertificateSheet, 'values'>, key: CertificateKey): string => values.get(key)?.trim() ?? ''

/** Whether somebody has changed what the rules filled in. */
export const isByHand = (sheet: Pick<CertificateSheet, 'values'>, { key, value }: CertificateFill): boolean => heldBy(sheet, key) !== (value ?? '').trim()

/**
 * The certificate as a document of its case: a section for each part, a line for each field, gaps said in words, the number in front. It is read back by
 * `readCertificate`, whose words it bears in the language it was stored in.
 */
export function certificateDocument(sheet: CertificateSheet, { language, at }: { language: Language; at: string }): Report {
  const words = CERTIFICATE_WORDS[language]
  const fills = new Map(sheet.fills.map((fill) => [fill.key, fill]))
  const lineOf = (key: CertificateKey): Block => {
    const fill = fills.get(key)
    const held = heldBy(sheet, key)
    const evidence = fill && held !== '' ? fill.evidence.map((ground): Evidence => (isByHand(sheet, fill) ? { ...ground, edited: true } : ground)) : []
    return paragraph(idOf(key), `${words.fields[key]}: ${held === '' ? words.notTold : held}`, evidence)
  }
  const sections = CERTIFICATE_PARTS.map(({ part, keys }, at_) => ({
    type: 'insuranceCertificate' as const,
    heading: words.parts[part],
    blocks: [...(at_ === 0 ? [paragraph(NUMBER_ID, `${words.number}: ${sheet.number}`, [])] : []), ...keys.map(lineOf)],
  }))
  const isEdited = sheet.fills.some((fill) => isByHand(sheet, fill))
  return { sections, language, engine: 'builtin', generatedAt: at, ...(isEdited && { editedAt: at }) }
}

/** Takes a stored document; gives the certificate it holds, nothing where it holds none, as when it cannot be read. */
export function readCertificate({ sections, language }: Report): CertificateSheet | undefined {
  const blocks = new Map(sections.flatMap((section) => section.blocks).map((block) => [block.id, block]))
  const words = CERTIFICATE_WORDS[language]
  const told = (id: string, label: string): string => {
    const text = blocks.get(id)?.text ?? ''
    const value = text.startsWith(`${label}: `) ? text.slice(label.length + 2) : text
    return value === words.notTold ? '' : value
  }
  const number = told(NUMBER_ID, words.number)
  if (number === '') return undefined
  const fills = CertificateKey.options.map((key): CertificateFill => {
    const value = told(idOf(key), words.fields[key])
    const evidence = blocks.get(idOf(key))?.evidence ?? []
    return { key, value: value === '' ? null : value, from: evidence.length > 0 ? 'talk' : null, evidence }
  })
  return { number, fills, values: new Map(fills.map(({ key, value }) => [key, value ?? ''])) }
}
