import type { JSONContent } from '@tiptap/core'
import type { Block, Report, Section } from '#contract/report.ts'
import { statementSpans } from './statement-spans.ts'

function textJson(text: string): JSONContent[] {
  return text === '' ? [] : [{ type: 'text', text }]
}

function statementJson(text: string, attributes: Record<string, unknown>): JSONContent {
  return { type: 'text', text, marks: [{ type: 'statement', attrs: { words: text, ...attributes } }] }
}

/** One block as the editor holds it; `keyPrefix` sets this editor's statements apart from any other's. */
export function blockJson(block: Block, keyPrefix: string): JSONContent {
  const content: JSONContent[] = []
  let last = 0
  statementSpans(block).forEach(({ start, end, evidence, edited }, at) => {
    content.push(...textJson(block.text.slice(last, start)))
    content.push(statementJson(block.text.slice(start, end), { key: `${keyPrefix}:${block.id}:${at}`, evidence, edited }))
    last = end
  })
  content.push(...textJson(block.text.slice(last)))
  return {
    type: block.kind === 'heading' ? 'subheading' : 'paragraph',
    attrs: { id: block.id, supported: block.supported ?? null },
    content,
  }
}

export function sectionJson(section: Section, keyPrefix: string): JSONContent {
  const blocks = section.blocks.map((block) => blockJson(block, keyPrefix))
  return {
    type: 'section',
    attrs: { type: section.type },
    content: [
      { type: 'sectionHeading', content: textJson(section.heading) },
      // A section without text still needs a line to write on.
      ...(blocks.length > 0 ? blocks : [{ type: 'paragraph', attrs: { id: null, supported: null } }]),
    ],
  }
}

/** The report as the editor's document. */
export function documentJson(report: Report, keyPrefix: string): JSONContent {
  const blank: Section = { type: 'additionalNotes', heading: '', blocks: [] }
  const sections = report.sections.length > 0 ? report.sections : [blank]
  const { engine, generatedAt, language } = report
  return { type: 'doc', attrs: { engine, generatedAt, language }, content: sections.map((section) => sectionJson(section, keyPrefix)) }
}
