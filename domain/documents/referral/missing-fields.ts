import type { CaseDocument } from '#contract/document.ts'
import type { Professional, ProfessionalField } from '#contract/professional.ts'
import type { Block, Report, Section } from '#contract/report.ts'
import { Language } from '#contract/vertical.ts'
import type { Vertical } from '#contract/vertical.ts'
import { documentLines } from '#domain/documents/facts/document-text.ts'
import { labelled } from '#domain/documents/facts/known-facts.ts'
import { REFERRAL_PARTS, REFERRAL_TERMS, REFERRAL_TYPES } from '#domain/documents/facts/referral-terms.ts'
import type { ReferralLabel, ReferralPart } from '#domain/documents/facts/referral-terms.ts'

/** Parts and lines a receiver looks for, in the order of the form; a born day stands in for an age, the number of a herd for a chip. */
const WANTED_PARTS = ['to', 'urgency', 'medications', 'allergies'] as const satisfies readonly ReferralPart[]
type WantedLine = 'license' | 'vetLicense' | 'clinic' | 'telephone' | 'name' | 'identity' | 'age' | 'sex' | 'animal' | 'species' | 'owner' | 'chip'
/** A line, and what else answers it. */
type Wanted = readonly [WantedLine, ...ReferralLabel[]]
const WANTED_LINES: Readonly<Record<Vertical, Readonly<Record<'from' | 'patient', readonly Wanted[]>>>> = {
  med: { from: [['license'], ['clinic'], ['telephone']], patient: [['name'], ['identity'], ['age', 'born'], ['sex']] },
  vet: { from: [['vetLicense'], ['clinic'], ['telephone']], patient: [['animal'], ['species'], ['sex'], ['age'], ['owner'], ['chip', 'herd']] },
}

/** What a document may lack: a whole part, or a line of an address part. */
export type MissingField = (typeof WANTED_PARTS)[number] | WantedLine

const LABELS = Object.values(WANTED_LINES).flatMap(({ from, patient }) => [...from, ...patient].map(([first]) => first))

/** Lines that are the professional's own: told once, they stand on every document. */
export const OWN_FIELDS: Readonly<Partial<Record<MissingField, ProfessionalField>>> = {
  license: 'licence', vetLicense: 'licence', clinic: 'clinic', telephone: 'telephone',
}

/** Whose headings a document bears: those of the language it was made in, which need not be that of its sentences. */
function formLanguage({ sections, language }: Report): Language {
  const written = new Set(sections.flatMap(({ heading, blocks }) => [heading, ...blocks.map(({ text }) => text.split(':')[0] ?? '')]))
  const wordsOf = (of: Language): string[] => [...Object.values(REFERRAL_TERMS[of].parts), ...Object.values(REFERRAL_TERMS[of].labels)]
  const known = (of: Language): number => wordsOf(of).filter((word) => written.has(word)).length
  return Language.options.toSorted((a, b) => known(b) - known(a) || Number(b === language) - Number(a === language))[0] ?? language
}

const findPart = ({ sections }: Report, part: ReferralPart, language: Language): Section | undefined =>
  sections.find(({ heading }) => heading === REFERRAL_TERMS[language].parts[part])

function referralLacks(content: Report, vertical: Vertical): MissingField[] {
  const language = formLanguage(content)
  const { labels } = REFERRAL_TERMS[language]
  const linesOf = (part: ReferralPart): string[] => {
    const section = findPart(content, part, language)
    return section ? documentLines(section) : []
  }
  const lacksPart = (part: ReferralPart): boolean => linesOf(part).length === 0
  const lacksLines = (part: 'from' | 'patient'): MissingField[] => {
    const lines = linesOf(part)
    const has = (label: ReferralLabel): boolean => lines.some((line) => line.startsWith(`${labels[label]}:`) && line.length > labels[label].length + 1)
    return WANTED_LINES[vertical][part].flatMap((any) => (any.some(has) ? [] : [any[0]]))
  }
  const [to, ...others] = WANTED_PARTS
  return [...[to].filter(lacksPart), ...lacksLines('from'), ...lacksLines('patient'), ...others.filter(lacksPart)]
}

/** A letter says under its greeting who wrote it, and where that one can be reached. */
function letterLacks({ sections }: Report, { clinic = '', telephone = '' }: Partial<Professional>): MissingField[] {
  const last = sections.at(-1)
  if (last?.heading !== '' || sections.length < 2) return []
  return [...(clinic === '' ? ['clinic' as const] : []), ...(telephone === '' ? ['telephone' as const] : [])]
}

type MissingOf = { vertical: Vertical; professional: Partial<Professional> }

/** What a document still lacks, in the order of its form. */
export function missingFields({ kind, content }: Pick<CaseDocument, 'kind' | 'content'>, { vertical, professional }: MissingOf): MissingField[] {
  return kind === 'referral' ? referralLacks(content, vertical) : letterLacks(content, professional)
}

/** A line of its own id: none of the document bears it yet. */
function lineIn({ sections }: Report, text: string): Block {
  const taken = new Set(sections.flatMap(({ blocks }) => blocks.map(({ id }) => id)))
  let number = 1
  while (taken.has(`filled-${number}`)) number += 1
  return { id: `filled-${number}`, kind: 'paragraph', text, evidence: [] }
}

/** The section of a part, made in its place where the document has none. */
function withPart(content: Report, part: ReferralPart, { language, change }: { language: Language; change: (blocks: readonly Block[]) => Block[] }): Report {
  const heading = REFERRAL_TERMS[language].parts[part]
  const at = content.sections.findIndex((section) => section.heading === heading)
  const changed = (section: Section, index: number): Section => (index === at ? { ...section, blocks: change(section.blocks) } : section)
  if (at >= 0) return { ...content, sections: content.sections.map(changed) }
  const before = new Set(REFERRAL_PARTS.slice(0, REFERRAL_PARTS.indexOf(part)).map((one) => REFERRAL_TERMS[language].parts[one]))
  const place = content.sections.findLastIndex((section) => before.has(section.heading)) + 1
  return { ...content, sections: content.sections.toSpliced(place, 0, { type: REFERRAL_TYPES[part], heading, blocks: change([]) }) }
}

function fillReferral(content: Report, field: MissingField, value: string): Report {
  const language = formLanguage(content)
  const part = WANTED_PARTS.find((one) => one === field)
  if (part) return withPart(content, part, { language, change: (blocks) => [...blocks.filter(({ text }) => text.trim() !== ''), lineIn(content, value)] })
  const label = LABELS.find((one) => one === field)
  if (!label) return content
  const bare = `${REFERRAL_TERMS[language].labels[label]}:`
  const change = (blocks: readonly Block[]): Block[] => [
    ...blocks.filter(({ text }) => text.trim() !== bare),
    lineIn(content, labelled(label, value, language)),
  ]
  return withPart(content, label in OWN_FIELDS ? 'from' : 'patient', { language, change })
}

function fillLetter(content: Report, value: string): Report {
  const last = content.sections.length - 1
  const added = (section: Section, index: number): Section => (index === last ? { ...section, blocks: [...section.blocks, lineIn(content, value)] } : section)
  return { ...content, sections: content.sections.map(added) }
}

/** Puts a value where the document lacks it; every other word of it stays as it was. */
export function fillField({ kind, content }: Pick<CaseDocument, 'kind' | 'content'>, field: MissingField, value: string): Report {
  const told = value.trim()
  if (told === '') return content
  if (kind === 'referral') return fillReferral(content, field, told)
  return fillLetter(content, field === 'telephone' ? labelled('telephone', told, content.language) : told)
}
