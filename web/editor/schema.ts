import { Extension, Mark, Node } from '@tiptap/core'
import { baseKeymap } from '@tiptap/pm/commands'
import { history, redo, undo } from '@tiptap/pm/history'
import { keymap } from '@tiptap/pm/keymap'
import * as z from 'zod/mini'
import { activeStatement } from './active-statement.ts'
import { splitParagraph, stayBelowHeading } from './commands.ts'
import { emptyHeadings } from './empty-headings.ts'
import { ownStatements } from './own-statements.ts'
import { keepIdsUnique } from './unique-ids.ts'

const ReportDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: 'section+',
  // Part of the document, so that undoing a text that was taken in also gives back who wrote the one before.
  addAttributes: () => ({ engine: { default: null }, generatedAt: { default: null }, language: { default: null } }),
})

const PlainText = Node.create({ name: 'text', group: 'inline' })

const ReportSection = Node.create({
  name: 'section',
  content: 'sectionHeading (paragraph | subheading)+',
  isolating: true,
  defining: true,
  addAttributes: () => ({ type: { default: 'additionalNotes', rendered: false } }),
  renderHTML: ({ node }) => ['section', { 'data-section': String(node.attrs['type']) }, 0],
})

const SectionHeading = Node.create({
  name: 'sectionHeading',
  content: 'text*',
  marks: '',
  isolating: true,
  defining: true,
  renderHTML: () => ['h2', 0],
})

const blockAttributes = () => ({
  id: { default: null, rendered: false, keepOnSplit: false },
  supported: {
    default: null,
    keepOnSplit: false,
    parseHTML: (element: HTMLElement) => (element.dataset['supported'] === 'false' ? false : null),
    renderHTML: ({ supported }: Record<string, unknown>) => (supported === false ? { 'data-supported': 'false' } : {}),
  },
})

const Paragraph = Node.create({
  name: 'paragraph',
  content: 'text*',
  marks: 'statement',
  whitespace: 'pre',
  addAttributes: blockAttributes,
  parseHTML: () => ['p', 'div', 'li', 'td', 'blockquote', 'pre'].map((tag) => ({ tag })),
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
})

const Subheading = Node.create({
  name: 'subheading',
  content: 'text*',
  marks: 'statement',
  defining: true,
  addAttributes: blockAttributes,
  parseHTML: () => ['h3', 'h4'].map((tag) => ({ tag })),
  renderHTML: ({ HTMLAttributes }) => ['h3', HTMLAttributes, 0],
})

const Statement = Mark.create({
  name: 'statement',
  // What is typed right after a sentence was not said: it must not join the sentence's evidence.
  inclusive: false,
  addAttributes: () => ({
    key: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset['statement'] ?? '',
      renderHTML: ({ key }: Record<string, unknown>) => ({ 'data-statement': z.string().parse(key) }),
    },
    words: { default: '', rendered: false },
    evidence: { default: [], rendered: false },
    edited: { default: false, rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-statement]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
})

/** Keys and history; `newId` names blocks that a person adds. */
function editing(newId: () => string): Extension {
  return Extension.create({
    name: 'editing',
    // Before any key the editor library would handle itself.
    priority: 1_000,
    addProseMirrorPlugins: () => [
      keymap({ 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo, Enter: splitParagraph, 'Shift-Enter': splitParagraph, Backspace: stayBelowHeading }),
      keymap(baseKeymap),
      history(),
      keepIdsUnique(newId),
      ownStatements(),
      activeStatement(),
      emptyHeadings(),
    ],
  })
}

/** Everything the report editor knows: the document's nodes, its one mark, keys and history. */
export function reportExtensions(newId: () => string) {
  return [ReportDocument, ReportSection, SectionHeading, Paragraph, Subheading, PlainText, Statement, editing(newId)]
}
