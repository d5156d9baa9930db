import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeReport } from '#domain/note/pipeline/write-report.ts'
import type { ReportRequest, ReportWriter } from '#server/ports/report-writer.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { costLine, measuredWriter, noCost } from './measured-writer.ts'

const STAMP = '2026-01-01T00:00:00.000Z'
const TALK = 'Pasienten har hatt hoste i tre uker. Hun har ikke feber. Kontroll om to uker.'

const requestOf = (text: string): ReportRequest => ({
  sources: [{ kind: 'transcription', text }],
  language: 'nb',
  vertical: 'med',
  doctorType: 'FamilyDoctor',
  descriptor: null,
  generatedAt: STAMP,
  texts: textsInProcess,
  signal: new AbortController().signal,
})

/** A writer that counts how often it is asked. */
function countedWriter(): { writer: ReportWriter; asked: () => number } {
  let count = 0
  const write = async () => {
    count += 1
    return writeReport({ sources: [{ kind: 'transcription', text: TALK }], language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: STAMP })
  }
  return { writer: { openness: undefined, write }, asked: () => count }
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'epikrise-measured-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a run that goes on asks only for what was not answered, and no file tells by its name what was said', async () => {
  const { writer, asked } = countedWriter()
  for (const text of ['Hoste.', 'Feber.', 'Hoste.']) await measuredWriter(writer, noCost(), folder).write(requestOf(text))
  expect(asked()).toBe(2)
  for (const name of readdirSync(folder)) expect(name).toMatch(/^[0-9a-f]{32}\.json$/)
})

test('planted: a kept file cut short is asked for anew', async () => {
  const { writer, asked } = countedWriter()
  await measuredWriter(writer, noCost(), folder).write(requestOf('Hoste.'))
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').slice(0, 40))
  await measuredWriter(writer, noCost(), folder).write(requestOf('Hoste.'))
  expect(asked()).toBe(2)
})

test('what is told of the cost is of all reports, and the time of those written now', async () => {
  const { writer } = countedWriter()
  const cost = noCost()
  await measuredWriter(writer, noCost(), folder).write(requestOf('Hoste.'))
  for (const text of ['Hoste.', 'Feber.']) await measuredWriter(writer, cost, folder).write(requestOf(text))
  expect(costLine('x', cost)).toMatch(/^x: 2 reports, 1 of them written now;.*of [1-9]\d* sentences marked/)
})
