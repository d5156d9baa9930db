import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readLanguage, type Language, type Vertical } from '#contract/vertical.ts'

/** One consultation of a public or own evaluation set. */
export type EvaluationCase = { readonly id: string; readonly language: Language; readonly vertical: Vertical; readonly transcript: string }

/** Reads a CSV file with quoted fields that may hold line breaks, as rows by header. */
export function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  let field = ''
  let isQuoted = false
  const body = text.replace(/^\uFEFF/, '')
  for (let at = 0; at < body.length; at++) {
    const sign = body.charAt(at)
    if (isQuoted && sign === '"' && body.charAt(at + 1) === '"') {
      field += '"'
      at++
    } else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === ',') {
      rows.at(-1)?.push(field)
      field = ''
    } else if (!isQuoted && sign === '\n') {
      rows.at(-1)?.push(field.replace(/\r$/, ''))
      rows.push([])
      field = ''
    } else field += sign
  }
  rows.at(-1)?.push(field)
  const [header = [], ...rest] = rows
  return rest.filter((row) => row.length === header.length).map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ''])))
}

function lines(path: string): unknown[] {
  return readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line): unknown => JSON.parse(line))
}

const Consultation = z.object({ id: z.string(), lang: z.string(), edition: z.enum(['med', 'vet']), transcript: z.string() })
const PriMock = z.object({ id: z.string(), dialogue: z.string() })

/** The invented consultations in five languages, development part. */
export function readConsultations(path: string): EvaluationCase[] {
  return lines(path).map((row) => {
    const { id, lang, edition, transcript } = Consultation.parse(row)
    return { id, language: readLanguage(lang) ?? 'nb', vertical: edition, transcript }
  })
}

/** Dialogues of ACI-BENCH or MTS-Dialog, by the name of their id column. */
export function readDialogues(path: string, idColumn: string): EvaluationCase[] {
  return readCsv(readFileSync(path, 'utf8')).map((row) => ({ id: row[idColumn] ?? '', language: 'en', vertical: 'med', transcript: row['dialogue'] ?? '' }))
}

/** PriMock57 consultations. */
export function readPriMock(path: string): EvaluationCase[] {
  return lines(path).map((row) => {
    const { id, dialogue } = PriMock.parse(row)
    return { id, language: 'en', vertical: 'med', transcript: dialogue }
  })
}

/** Where everything lies below the data path. */
export function pathsIn(root: string) {
  return {
    consultations: join(root, 'data/consultations/dev.jsonl'),
    consultationScorer: join(root, 'data/consultations/score.py'),
    aci: join(root, 'data/aci-bench/valid.csv'),
    mts: join(root, 'data/mts-dialog/MTS-Dialog-ValidationSet.csv'),
    primock: join(root, 'data/primock57/day1.jsonl'),
    noteScorer: join(root, 'bench/report/score.py'),
  }
}
