import { CertificateKey } from '#contract/certificate.ts'
import type { CertificateFill } from '#contract/certificate.ts'
import type { Report } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { labelPattern } from '#domain/deidentify/words/label-words.ts'
import { evidenceOf } from '#domain/note/annotate/sources.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { CERTIFICATE_WORDS } from './certificate-words.ts'
import { fromReport } from './from-report.ts'
import { readTalk } from './read-talk.ts'
import type { Span } from './talk/told.ts'
import { withDayOfTelling } from './with-day-of-telling.ts'

export type KnownFields = Readonly<Partial<Record<CertificateKey, string>>>

/** What a certificate is filled from, and in which language. */
export type CertificateOrder = {
  readonly sources: readonly ReportSource[]
  readonly report: Report | null
  /** What was entered by hand of the case and its patient; an empty text is nothing. */
  readonly known: KnownFields
  /** What the veterinarian told of themselves. */
  readonly account: KnownFields
  /** Of the paper. */
  readonly language: Language
  /** The day of the consultation, dd.MM.yyyy; nothing where there is none to name. */
  readonly seenOn?: string
}

/** Names are typed with more care than they are heard: what stands in the case outranks the talk. */
const ENTERED_FIRST: ReadonlySet<CertificateKey> = new Set<CertificateKey>(['animalName', 'ownerName', 'birthDate', 'identification'])

/** Several recordings of one case each tell their share of these. */
const GATHERED: ReadonlySet<CertificateKey> = new Set<CertificateKey>(['visitDates', 'findings', 'tests', 'treatment', 'medicines'])

/** Told in sentences: what stands masked in one of them stays to be seen, and the veterinarian writes over it. A name that is masked alone is a gap. */
const IN_SENTENCES: ReadonlySet<CertificateKey> = new Set<CertificateKey>([
  'history', 'findings', 'tests', 'diagnosis', 'treatment', 'medicines', 'referral', 'prognosis', 'outcome',
])

const masksIn = (text: string): Span[] => [...text.matchAll(labelPattern)].map(({ 0: mask, index }) => ({ start: index, end: index + mask.length }))
const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end

const gap = (key: CertificateKey): CertificateFill => ({ key, value: null, from: null, evidence: [] })

function merged(first: CertificateFill | undefined, next: CertificateFill): CertificateFill {
  if (!first) return next
  if (!GATHERED.has(next.key) || first.value === null || next.value === null || first.value.includes(next.value)) return first
  return { ...first, value: `${first.value}; ${next.value}`, evidence: [...first.evidence, ...next.evidence] }
}

function toldIn(sources: readonly ReportSource[], spoken: Language, order: CertificateOrder): Map<CertificateKey, CertificateFill> {
  const { causes } = CERTIFICATE_WORDS[order.language]
  const told = new Map<CertificateKey, CertificateFill>()
  for (const source of sources) {
    const masks = masksIn(source.text)
    for (const [key, { value, spans }] of readTalk(source.text, spoken)) {
      if (!IN_SENTENCES.has(key) && masks.some((mask) => spans.some((span) => overlap(mask, span)))) continue
      const written = key === 'cause' ? (value === 'accident' ? causes.accident : causes.illness) : value
      told.set(key, merged(told.get(key), { key, value: written, from: 'talk', evidence: spans.map(({ start, end }) => evidenceOf(source, start, end)) }))
    }
  }
  return told
}

const known = (fields: KnownFields, from: 'case' | 'account') => (key: CertificateKey): CertificateFill | undefined => {
  const value = fields[key]?.trim() ?? ''
  return value === '' ? undefined : { key, value, from, evidence: [] }
}

/**
 * Fills an insurance certificate by rules, from what stands in the case, what was said, the report, and what the veterinarian told of themselves. What none of
 * them holds is a gap. Pure, linear in the length of the sources.
 */
export function fillCertificate(order: CertificateOrder): CertificateFill[] {
  const { sources, report, seenOn } = order
  const spoken = report?.language ?? detectLanguage(sources.map(({ text }) => text).join('\n'))
  const talk = toldIn(sources, spoken, order)
  const written = report ? fromReport(report) : undefined
  const entered = known(order.known, 'case')
  const account = known(order.account, 'account')
  return CertificateKey.options.map((key) => {
    const ofReport = written?.get(key)
    // What the veterinarian wrote into the report is the last word on it.
    const said = ofReport?.isVetsOwn === true ? ofReport.fill : (talk.get(key) ?? ofReport?.fill)
    const fill = (ENTERED_FIRST.has(key) ? (entered(key) ?? said) : (said ?? entered(key))) ?? account(key) ?? gap(key)
    return withDayOfTelling(fill, { seenOn, language: order.language })
  })
}
