import type { Mark, Node } from '@tiptap/pm/model'
import * as z from 'zod/mini'
import { Evidence, Report, SectionType } from '#contract/report.ts'

/** Attributes of a paragraph or subheading: the block it stands for. */
export type BlockAttributes = z.infer<typeof BlockAttributes>
export const BlockAttributes = z.object({ id: z.nullable(z.string()), supported: z.nullable(z.boolean()) })

/**
 * A sentence that rests on something. `words` is how it read when the report was opened: when they differ, a person has
 * changed it. `key` names the sentence within one open editor, so that text pasted from another report never brings evidence.
 */
export type StatementAttributes = z.infer<typeof StatementAttributes>
export const StatementAttributes = z.object({
  key: z.string(),
  words: z.string(),
  evidence: z.array(z.omit(Evidence, { textStart: true, textEnd: true, edited: true })),
  edited: z.boolean(),
})

/** Who wrote the text that stands, when, and in which language; absent in a document that was not made from a report. */
export type Provenance = z.infer<typeof Provenance>
export const Provenance = z.pick(Report, { engine: true, generatedAt: true, language: true })

const SectionAttributes = z.object({ type: SectionType })

// ProseMirror keeps the same attribute object from one document to the next, so each is read once.
function readOnce<Output>(schema: z.ZodMiniType<Output>): (attributes: object) => Output {
  const known = new WeakMap<object, Output>()
  return (attributes) => {
    const before = known.get(attributes)
    if (before !== undefined) return before
    const read = schema.parse(attributes)
    known.set(attributes, read)
    return read
  }
}

const readBlock = readOnce(BlockAttributes)
const readStatement = readOnce(StatementAttributes)
const readSection = readOnce(SectionAttributes)
const readProvenance = readOnce(Provenance)

/** The provenance a document carries. */
export function provenanceOf(document: Node): Provenance | undefined {
  return document.attrs['generatedAt'] === null ? undefined : readProvenance(document.attrs)
}

/** Whether a node is one of the report's blocks. */
export function isBlock(node: Node): boolean {
  return node.type.name === 'paragraph' || node.type.name === 'subheading'
}

export function blockOf(node: Node): BlockAttributes {
  return readBlock(node.attrs)
}

export function sectionTypeOf(node: Node): SectionType {
  return readSection(node.attrs).type
}

/** The statement mark among a text's marks, when it has one. */
export function statementOf(marks: readonly Mark[]): StatementAttributes | undefined {
  const mark = marks.find(({ type }) => type.name === 'statement')
  return mark && readStatement(mark.attrs)
}
