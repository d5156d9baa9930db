import type { Block, Report, SectionType } from '#contract/report.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { ReportSource } from '#domain/note/annotate/sources.ts'
import { has, readMarks } from '#domain/note/annotate/statement.ts'
import type { Tongue } from '#domain/language/language.ts'
import { tongueOf } from '#domain/language/language.ts'
import { dayInWords, labelled, signedName } from './facts/known-facts.ts'
import type { Sender } from './facts/known-facts.ts'
import { isForNoReader, makeWrittenWriter, pronounIn, speaksOfCalling } from './letter-style/letter-style.ts'
import { LETTER_PARTS, LETTER_TERMS, MEDICINE_STATUS } from './facts/letter-terms.ts'
import type { LetterPart } from './facts/letter-terms.ts'
import { nameTheReader } from './name-the-reader.ts'
import { makePlainWriter } from './plain-words.ts'
import type { PlainWriter } from './plain-words.ts'
import { blockOfSentences, divideBlocks } from './facts/take-sentences.ts'

/** What a letter to the patient or owner is made of. `language` is that of its headings. */
export type LetterOrder = {
  readonly report: Report
  readonly sources: readonly ReportSource[]
  readonly language: Language
  readonly vertical: Vertical
  readonly sender: Sender
  /** When the visit was. */
  readonly visitedAt: string
  readonly generatedAt: string
}

export type ToldPart = Exclude<LetterPart, 'opening' | 'closing'>
export const TOLD_LETTER_PARTS = LETTER_PARTS.filter((part): part is ToldPart => part !== 'opening' && part !== 'closing')

const TYPE: Readonly<Record<LetterPart, SectionType>> = {
  opening: 'summary',
  why: 'complaints',
  found: 'physicalExamination',
  think: 'diagnoses',
  done: 'treatmentMeasures',
  medicines: 'medications',
  allergies: 'medications',
  plan: 'treatmentPlans', contact: 'treatmentPlans', closing: 'additionalNotes',
}

const plainBlock = (text: string): Block => ({ id: '', kind: 'paragraph', text, evidence: [] })

/** Who wrote, and where to reach them; nothing where nobody is named. */
function closingLines(sender: Sender, language: Language): string[] {
  const name = signedName(sender, language)
  const { clinic = '', address = '', telephone = '' } = sender.professional
  const reach = [clinic, address, telephone === '' ? '' : labelled('telephone', telephone, language)]
  return name === '' ? [] : [LETTER_TERMS[language].closing, name, ...reach.filter((line) => line !== '')]
}

/** Puts the parts under plain headings, between the visit they are about and who writes; a part nothing was told for is left out. */
export function composeLetter(
  parts: Readonly<Partial<Record<ToldPart, readonly Block[]>>>,
  { report, language, vertical, sender, visitedAt, generatedAt, engine }: Omit<LetterOrder, 'sources'> & { readonly engine: string },
): Report {
  const { headings: byEdition, opening } = LETTER_TERMS[language]
  const headings = byEdition[vertical]
  const written: Readonly<Partial<Record<LetterPart, readonly Block[]>>> = {
    ...parts,
    opening: [plainBlock(opening(dayInWords(visitedAt)))],
    closing: closingLines(sender, language).map(plainBlock),
  }
  const sections = LETTER_PARTS.flatMap((part) => {
    const blocks = (written[part] ?? []).map((block, at) => ({ ...block, id: `${part}-${at + 1}` }))
    return blocks.length === 0 ? [] : [{ type: TYPE[part], heading: part === 'opening' || part === 'closing' ? '' : headings[part], blocks }]
  })
  return { sections, language: report.language, engine, generatedAt }
}

/** `Paracet 1 g 4 times daily, continued.` said to the one who takes it. */
function statusWriter({ pack }: Tongue): PlainWriter {
  const plain = MEDICINE_STATUS[pack.language]
  const words = pack.style.words
  const said = new Map((['started', 'continued', 'stopped', 'raised', 'lowered', 'given', 'past'] as const).map((status) => [words[status], plain[status]]))
  return (sentence) => {
    if (sentence.startsWith(`${words.allergy}:`)) return `${plain.allergy}:${sentence.slice(words.allergy.length + 1)}`
    const [, line = '', last = ''] = /^(.*), ([^,]+)\.$/u.exec(sentence) ?? []
    const status = said.get(last)
    return status === undefined ? sentence : `${line}: ${status}.`
  }
}

/** When to come back or call: what holds on a condition. */
const tellsWhenToCall = (text: string, tongue: Tongue): boolean => {
  const reading = readMarks(text, tongue)
  return has(reading, 'condition') && (has(reading, 'contact') || speaksOfCalling(text, tongue.pack.language))
}

/** A letter in plain words out of the report, by rule: the same sentences under plain headings, each with its evidence, and no new facts. */
export function writePatientLetter(order: LetterOrder): Report {
  const { report, vertical } = order
  const tongue = tongueOf(report.language)
  const plain = makePlainWriter(report.language, vertical)
  const status = statusWriter(tongue)
  const blocksOf = (type: SectionType): Block[] =>
    report.sections
      .filter((section) => section.type === type)
      .flatMap(({ blocks }) => blocks.filter(({ kind, text }) => kind === 'paragraph' && text.trim() !== ''))
  const pronoun = pronounIn(blocksOf('complaints').flatMap((block) => sentencesOfBlock(block).map(({ text }) => text)))
  const written = makeWrittenWriter(report.language, { vertical, pronoun })
  const name: PlainWriter = (text) => nameTheReader(text, report.language, { vertical, pronoun })
  const reword = (blocks: readonly Block[], writers: readonly PlainWriter[]): Block[] =>
    blocks.flatMap((block) => {
      const kept = sentencesOfBlock(block).filter(({ text }) => !isForNoReader(text, report.language))
      const said = kept.map((sentence) => ({ ...sentence, text: writers.reduce((text, write) => write(text), sentence.text) }))
      return said.length === 0 ? [] : [blockOfSentences(block, said, block.id)]
    })
  const tellsAllergy = (text: string): boolean => has(readMarks(text, tongue), 'allergy')
  const history = divideBlocks(blocksOf('complaints'), tellsAllergy)
  const medicines = divideBlocks(blocksOf('medications'), tellsAllergy)
  const plans = divideBlocks(blocksOf('treatmentPlans'), (text) => tellsWhenToCall(text, tongue))
  const advice = divideBlocks(blocksOf('treatmentMeasures'), (text) => tellsWhenToCall(text, tongue))
  return composeLetter(
    {
      why: reword(history.rest, [written, plain, name]),
      found: reword(blocksOf('physicalExamination'), [written, plain]),
      think: reword(blocksOf('diagnoses'), [written, plain]),
      done: reword(advice.rest, [written, plain]),
      medicines: reword(medicines.rest, [status]),
      allergies: [...reword(medicines.fitting, [status]), ...reword(history.fitting, [written, plain])],
      plan: reword(plans.rest, [written, plain]),
      contact: reword([...plans.fitting, ...advice.fitting], [written, plain]),
    },
    { ...order, engine: 'builtin' },
  )
}
