import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Report } from '#contract/report.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import type { Detail } from './budget.ts'
import { writeReport } from '#domain/note/pipeline/write-report.ts'

const Talk = z.object({ id: z.string(), lang: Language, edition: Vertical, specialty: z.string().optional(), transcript: z.string() })
const folder = resolve(import.meta.dirname, '..', '..', '..', 'eval', 'consultations')
const talks = ['short.jsonl', 'practice.jsonl'].flatMap((name) =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Talk.parse(JSON.parse(line))),
)

const write = ({ lang, edition, specialty, transcript }: z.infer<typeof Talk>, detail: Detail): Report =>
  writeReport({
    sources: [{ kind: 'transcription', text: transcript }],
    language: lang,
    headingLanguage: lang,
    vertical: edition,
    ...(specialty !== undefined && { doctorType: specialty }),
    generatedAt: '2026-01-01T00:00:00.000Z',
    detail,
  })

/** Every talk is written once at each length, a third of them. */
const written = talks.filter((_, at) => at % 3 === 0).map((talk) => ({ id: talk.id, usual: write(talk, 'usual'), less: write(talk, 'less') }))

/** Each sentence of a report but those of its summary, which tells nothing that stands nowhere else. */
const sentencesOf = ({ sections }: Report): string[] =>
  sections.filter(({ type }) => type !== 'summary').flatMap(({ blocks }) => blocks.flatMap((block) => sentencesOfBlock(block).map(({ text }) => text.trim())))
const wordsOf = ({ sections }: Report): number => sections.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ').split(/\s+/).length

const KINDS = {
  'a number, a dose, a duration': /\d/u,
  'an allergy': /allerg|аллерги/iu,
  'a sick leave': /sykmeld|sykemeld|sjukmeld|sjukskriv|sygemeld|sick (?:leave|note)|больничн/iu,
  'what was denied or not found': /(?<!\p{L})(?:ikke|ingen|inte|inga|ikkje|no|not|denies|нет|не)(?!\p{L})/iu,
  'when to seek help': /(?<!\p{L})(?:legevakt|akuttmottak|akuten|vagtlægen|akutmodtagelse|999|112|113|emergency|скорую)/iu,
} as const

describe('a less detailed report', () => {
  test.each(Object.entries(KINDS))('keeps %s that stands in the usual one, in open talks', (_kind, pattern) => {
    let seen = 0
    const lost = written.flatMap(({ id, usual, less: short }) => {
      const less = new Set(sentencesOf(short))
      const told = sentencesOf(usual).filter((sentence) => pattern.test(sentence))
      seen += told.length
      return told.filter((sentence) => !less.has(sentence)).map((sentence) => `${id}: ${sentence}`)
    })
    expect(seen).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })

  test('tells nothing that the usual one does not, and is shorter in most talks, longer in none', () => {
    const sizes = written.map(({ less, usual }) => {
      const whole = new Set(sentencesOf(usual))
      expect(sentencesOf(less).filter((sentence) => !whole.has(sentence))).toEqual([])
      return { less: wordsOf(less), usual: wordsOf(usual) }
    })
    expect(sizes.filter(({ less, usual }) => less > usual)).toEqual([])
    // Some reports tell only what must be told.
    expect(sizes.filter(({ less, usual }) => less < usual).length).toBeGreaterThan(written.length * 0.7)
  })
})

test('a less detailed report keeps what it is taken to be, in every open talk that tells it', () => {
  const diagnosesOf = ({ sections }: Report): string[] =>
    sections
      .filter(({ type }) => type === 'diagnoses')
      .flatMap(({ blocks }) => blocks.flatMap((block) => sentencesOfBlock(block).map(({ text }) => text.trim())))
  expect(written.flatMap(({ usual }) => diagnosesOf(usual)).length).toBeGreaterThan(30)
  const lost = written.flatMap(({ id, usual, less }) => diagnosesOf(usual).filter((one) => !diagnosesOf(less).includes(one)).map((one) => `${id}: ${one}`))
  expect(lost).toEqual([])
})
