import type { Block, Report, Section, SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { groundReport } from '#domain/note/ground/ground-report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import { tongueOf } from '#domain/language/language.ts'
import { patientLines, senderLines } from '#domain/documents/facts/known-facts.ts'
import type { KnownPatient, Sender } from '#domain/documents/facts/known-facts.ts'
import { saidOfReferral } from './referral-said.ts'
import { REFERRAL_PARTS, REFERRAL_TERMS, REFERRAL_TYPES } from '#domain/documents/facts/referral-terms.ts'
import type { ReferralPart } from '#domain/documents/facts/referral-terms.ts'
import { blockOfSentences, divideBlocks } from '#domain/documents/facts/take-sentences.ts'

/** What a referral is made of. `sentence` is the one that speaks of it; `language` is that of headings and labels. */
export type ReferralOrder = {
  readonly sentence: string
  readonly report: Report
  readonly sources: readonly ReportSource[]
  readonly language: Language
  readonly vertical: Vertical
  readonly patient: KnownPatient
  readonly sender: Sender
  readonly generatedAt: string
}

/** The parts that are told from what was said; the rest are addresses. */
export const TOLD_PARTS = [
  'urgency', 'reason', 'asked', 'history', 'findings', 'assessment', 'treatment', 'medications', 'allergies',
] as const satisfies readonly ReferralPart[]
export type TellingPart = (typeof TOLD_PARTS)[number] | 'to'

const plainBlock = (text: string, id: string): Block => ({ id, kind: 'paragraph', text, evidence: [] })

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The sentence as a block with what it rests on: from the report when it stands there, else found among what was said. */
export function reasonBlock({ sentence, report, sources }: Pick<ReferralOrder, 'sentence' | 'report' | 'sources'>): Block {
  const wanted = sentence.trim()
  for (const block of report.sections.flatMap(({ blocks }) => blocks)) {
    const start = block.text.indexOf(wanted)
    if (start < 0) continue
    const own = sentencesOfBlock(block).filter((one) => one.start < start + wanted.length && one.end > start)
    return {
      ...blockOfSentences(block, own, 'reason'),
      text: wanted,
      evidence: own.flatMap(({ evidence }) => evidence.map(({ textStart: _start, textEnd: _end, ...ground }) => ground)),
    }
  }
  const alone: Section = { type: 'summary', heading: '', blocks: [plainBlock(wanted, 'reason')] }
  return groundReport({ ...report, sections: [alone] }, sources).sections[0]?.blocks[0] ?? plainBlock(wanted, 'reason')
}

/** Puts the parts under their headings in their order. A part without content is left out, and told as missing where it is wanted. */
export function composeReferral(
  parts: Readonly<Partial<Record<TellingPart, readonly Block[]>>>,
  { report, language, vertical, patient, sender, generatedAt, engine }: Omit<ReferralOrder, 'sentence' | 'sources'> & { readonly engine: string },
): Report {
  const written: Partial<Record<ReferralPart, readonly Block[]>> = {
    ...parts,
    from: senderLines(sender, { language, vertical, date: generatedAt }).map((text) => plainBlock(text, '')),
    patient: patientLines(patient, language, vertical).map((text) => plainBlock(text, '')),
  }
  const sections = REFERRAL_PARTS.flatMap((part) => {
    const blocks = (written[part] ?? []).map((block, at) => ({ ...block, id: `${part}-${at + 1}` }))
    return blocks.length === 0 ? [] : [{ type: REFERRAL_TYPES[part], heading: REFERRAL_TERMS[language].parts[part], blocks }]
  })
  return { sections, language: report.language, engine, generatedAt }
}

const blocksOf = ({ sections }: Report, ...types: readonly SectionType[]): Block[] =>
  types.flatMap((type) =>
    sections.filter((section) => section.type === type).flatMap(({ blocks }) => blocks.filter(({ kind, text }) => kind === 'paragraph' && text.trim() !== '')),
  )

/** Under a heading that says what it is, a line need not say it again. */
function withoutLabel(block: Block, label: string): Block {
  const sentences = sentencesOfBlock(block)
  return sentences.some(({ text }) => text.startsWith(label))
    ? blockOfSentences(
        block,
        sentences.map((sentence) => ({ ...sentence, text: sentence.text.startsWith(label) ? capital(sentence.text.slice(label.length)) : sentence.text })),
        block.id,
      )
    : block
}

/** A referral out of the report, by rule: every sentence stands in it with its evidence, nothing is added. */
export function writeReferral(order: ReferralOrder): Report {
  const { report } = order
  const tongue = tongueOf(report.language)
  const tellsAllergy = (text: string): boolean => has(readMarks(text, tongue), 'allergy')
  const reason = reasonBlock(order)
  // What stands as the reason is not told twice.
  const without = (type: SectionType): Block[] => divideBlocks(blocksOf(report, type), (text) => text.trim() === reason.text).rest
  const [history, medicines, others] = (['complaints', 'medications', 'additionalNotes'] as const).map((type) => divideBlocks(without(type), tellsAllergy))
  return composeReferral(
    {
      ...saidOfReferral(reason, { language: report.language, sources: order.sources }),
      reason: [reason],
      history: history?.rest ?? [],
      findings: without('physicalExamination'),
      assessment: without('diagnoses'),
      treatment: [...without('treatmentMeasures'), ...without('treatmentPlans')],
      medications: medicines?.rest ?? [],
      allergies: [
        ...(medicines?.fitting ?? []).map((block) => withoutLabel(block, `${tongue.pack.style.words.allergy}: `)),
        ...(history?.fitting ?? []),
        ...(others?.fitting ?? []),
      ],
    },
    { ...order, engine: 'builtin' },
  )
}
