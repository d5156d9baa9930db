import { z } from 'zod'
import { CertificateKey } from '#contract/certificate.ts'
import type { CertificateFill } from '#contract/certificate.ts'
import { Language } from '#contract/vertical.ts'
import { CERTIFICATE_WORDS } from '#domain/certificate/certificate-words.ts'
import { fillCertificate } from '#domain/certificate/fill-certificate.ts'
import { readSet } from './read-set.ts'

const Gold = z.union([z.string(), z.array(z.string()), z.null()])
export type CertificateTalk = z.infer<typeof CertificateTalk>
export const CertificateTalk = z.object({
  id: z.string(),
  language: Language,
  transcript: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  fields: z.partialRecord(CertificateKey, Gold),
  causeSaid: z.string().nullable(),
})

export type CertificateFault = { id: string; field: CertificateKey; wanted: string; got: string }
export type CertificateJudged = {
  language: Language
  fields: number
  right: number
  told: number
  toldRight: number
  toldWhole: number
  invented: number
  faults: CertificateFault[]
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Of the words wanted how many were given, each as often as it was given. */
function share(wanted: readonly string[], given: readonly string[]): number {
  const left = [...given]
  const found = wanted.filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return wanted.length === 0 ? 1 : found.length / wanted.length
}

const HALF = 0.5

/** Every piece of the gold is told by half of its words at least, and half of what is given at least belongs to it. */
export function isRight(gold: readonly string[], given: string): boolean {
  const words = wordsIn(given)
  return gold.every((piece) => share(wordsIn(piece), words) >= HALF) && share(words, gold.flatMap(wordsIn)) >= HALF
}

export const piecesOf = (gold: z.infer<typeof Gold>): string[] => (gold === null ? [] : typeof gold === 'string' ? [gold] : gold)

/** Whether a value of the talk stands there word by word, where its evidence says. */
const isSaid = ({ key, value, evidence }: CertificateFill, transcript: string): boolean =>
  evidence.length > 0 && (key === 'cause' || evidence.map(({ start, end }) => transcript.slice(start, end)).join('; ') === value)

/** What of a field was wanted and given, and what became of it. */
type FieldJudged = {
  readonly wanted: readonly string[]
  readonly got: string
  readonly isRight: boolean
  readonly isWhole: boolean
  readonly isInvented: boolean
}

/** The pieces of the gold, a cause in the words of the certificate. */
function wantedOf(field: CertificateKey, gold: z.infer<typeof Gold>, language: Language): string[] {
  const pieces = piecesOf(gold)
  return field === 'cause' ? pieces.map((code) => CERTIFICATE_WORDS[language].causes[code === 'accident' ? 'accident' : 'illness']) : pieces
}

/** Holds one field to its gold. Of what nobody spoke of, what the case filled in by hand is no fault. */
function judgeField(fill: CertificateFill | undefined, wanted: readonly string[], transcript: string): FieldJudged {
  const isOpen = wanted.length === 0
  const got = fill?.from === 'case' && isOpen ? '' : (fill?.value ?? '')
  const isUnsaid = fill?.from === 'talk' && !isSaid(fill, transcript)
  const isFit = isOpen ? got === '' : got !== '' && isRight(wanted, got)
  const isWhole = !isOpen && share(wanted.flatMap(wordsIn), wordsIn(got)) === 1
  return { wanted, got, isRight: !isUnsaid && isFit, isWhole, isInvented: isUnsaid || (isOpen && got !== '') }
}

/** Adds what became of a field to the sums of its talk. */
function count(judged: CertificateJudged, { wanted, isRight: right, isWhole, isInvented }: FieldJudged): void {
  const isTold = wanted.length > 0
  judged.fields += 1
  judged.right += right ? 1 : 0
  judged.told += isTold ? 1 : 0
  judged.toldRight += isTold && right ? 1 : 0
  judged.toldWhole += right && isWhole ? 1 : 0
  judged.invented += isInvented ? 1 : 0
}

/**
 * Fills a certificate of each talk and holds it to the gold. A field that nobody spoke of is right when it is left open or filled from the case by
 * hand; filled from the talk it is invented, and so is whatever does not stand in the talk word by word.
 */
export function judgeCertificates(path: string): CertificateJudged[] {
  return readSet(path, CertificateTalk).map(({ id, language, transcript, details, fields }) => {
    const known = Object.fromEntries(CertificateKey.options.flatMap((key) => (details[key] === undefined ? [] : [[key, String(details[key])]])))
    const order = { sources: [{ kind: 'transcription' as const, text: transcript }], report: null, known, account: {}, language }
    const fills = new Map(fillCertificate(order).map((fill) => [fill.key, fill]))
    const judged: CertificateJudged = { language, fields: 0, right: 0, told: 0, toldRight: 0, toldWhole: 0, invented: 0, faults: [] }
    for (const [key, gold] of Object.entries(fields)) {
      const field = CertificateKey.parse(key)
      const one = judgeField(fills.get(field), wantedOf(field, gold, language), transcript)
      count(judged, one)
      if (!one.isRight) judged.faults.push({ id, field, wanted: one.wanted.join(' | '), got: one.got })
    }
    return judged
  })
}
