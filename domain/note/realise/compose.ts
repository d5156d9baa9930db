import type { Block, Evidence, Report, Section, SectionType } from '#contract/report.ts'
import { SectionType as SectionTypes } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { headingOf } from './headings.ts'

/** One sentence of the report with the stretches of the sources it rests on. */
export type Written = {
  readonly section: SectionType
  readonly group: number
  readonly text: string
  readonly evidence: readonly Evidence[]
  /** Needs a person's word: it stood beside talk to a machine. */ readonly isDoubtful?: boolean
}

/** Sections where every sentence is a line of its own. */
const LINES: ReadonlySet<SectionType> = new Set(['medications', 'summary', 'diagnoses'])

/** Characters after which a paragraph of a section ends. */
const PARAGRAPH_LENGTH = 900

/** One sentence owns all its evidence; several say which words each piece carries. */
function evidenceOfParagraph(paragraph: readonly Written[]): Evidence[] {
  if (paragraph.length === 1) return paragraph.flatMap((sentence) => [...sentence.evidence])
  let at = 0
  return paragraph.flatMap((sentence) => {
    const textStart = at
    at += sentence.text.length + 1
    return sentence.evidence.map((evidence) => ({ ...evidence, textStart, textEnd: textStart + sentence.text.length }))
  })
}

function blocksOf(type: SectionType, sentences: readonly Written[]): Block[] {
  const paragraphs: Written[][] = []
  for (const sentence of sentences) {
    const current = paragraphs.at(-1)
    const previous = current?.at(-1)
    const joins =
      current !== undefined &&
      previous !== undefined &&
      !LINES.has(type) &&
      previous.group === sentence.group &&
      current.reduce((sum, one) => sum + one.text.length, 0) < PARAGRAPH_LENGTH
    if (joins) current.push(sentence)
    else paragraphs.push([sentence])
  }
  return paragraphs.map((paragraph, at) => ({
    id: `${type}-${String(at + 1)}`,
    kind: 'paragraph',
    text: paragraph.map((sentence) => sentence.text).join(' '),
    evidence: evidenceOfParagraph(paragraph),
    ...(paragraph.some((sentence) => sentence.isDoubtful === true) && { supported: false }),
  }))
}

/** Puts written sentences into sections in their fixed order; a section without content is left out. */
export function composeReport(written: readonly Written[], headingLanguage: Language, made: { language: Language; generatedAt: string }): Report {
  const sections: Section[] = []
  for (const type of SectionTypes.options) {
    const own = written.filter((sentence) => sentence.section === type)
    if (own.length === 0) continue
    const ordered = own.toSorted((a, b) => a.group - b.group)
    sections.push({ type, heading: headingOf(type, headingLanguage), blocks: blocksOf(type, ordered) })
  }
  return { sections, language: made.language, engine: 'builtin', generatedAt: made.generatedAt }
}
