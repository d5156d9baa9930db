import { expect, test } from 'vitest'
import type { Block, Evidence } from '#contract/report.ts'
import { ownWords } from './own-words.ts'

const said = (about: Partial<Evidence> = {}): Evidence => ({ source: 'transcription', start: 0, end: 5, ...about })
const block = (text: string, about: Partial<Block> = {}): Block => ({ id: text, kind: 'paragraph', text, evidence: [], ...about })
const wordsOf = (...blocks: Block[]) =>
  ownWords({ sections: [{ type: 'complaints', heading: 'Aktuelt', blocks }], language: 'nb', engine: 'builtin', generatedAt: '2026-11-23T10:00:00.000Z' })

test.each<[what: string, block: Block, isOwn: boolean]>([
  ['typed by hand', block('Ringt pårørende.'), true],
  ['rests on the talk', block('Hoste.', { evidence: [said()] }), false],
  ['rested on the talk and was changed', block('Tørrhoste.', { evidence: [said({ edited: true })] }), true],
  ['changed in one of its sentences', block('Hoste. Sover dårlig siden mai.', { evidence: [said(), said({ edited: true })] }), true],
  ['put in by a phrase', block('Normal status.', { evidence: [said({ source: 'trigger' })] }), true],
  ['written by a model without a source', block('Tramadol.', { supported: false }), false],
  ['a heading', block('Aktuelt', { kind: 'heading' }), false],
  ['blank', block(' \n'), false],
])('a paragraph that is %s', (_what, one, isOwn) => {
  expect(wordsOf(one)).toBe(isOwn ? one.text : '')
})

test('each stands on a line of its own', () => {
  expect(wordsOf(block(' Ringt pårørende. '), block('Hoste.', { evidence: [said()] }), block('Ny time i mai.'))).toBe('Ringt pårørende.\nNy time i mai.')
})
