import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DoctorType } from '#contract/profile.ts'
import type { Language, Vertical } from '#contract/vertical.ts'
import { readPriMockRepository } from './primock.ts'
import { Gold } from './scoring/gold.ts'

/** A talk to report on. */
export interface EvaluationCase {
  readonly id: string
  readonly language: Language
  readonly vertical: Vertical
  readonly doctorType: DoctorType
  readonly transcript: string
}

/** A talk of a public set with the note its clinician wrote. */
export interface NotedCase extends EvaluationCase {
  readonly note: string
}

/** An invented consultation with what a right report of it says. */
export interface GoldCase extends EvaluationCase {
  readonly gold: Gold
}

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

/** Invented consultations with gold facts. */
export function readConsultations(path: string): GoldCase[] {
  return lines(path).map((row) => {
    const gold = Gold.parse(row)
    return {
      id: gold.id,
      language: gold.language,
      vertical: gold.vertical,
      doctorType: DoctorType.safeParse(gold.specialty).data ?? 'NotDefined',
      transcript: gold.transcript,
      gold,
    }
  })
}

function englishCase({ id, dialogue, note }: { id: string; dialogue: string; note: string }): NotedCase {
  return { id, language: 'en', vertical: 'med', doctorType: 'NotDefined', transcript: dialogue, note }
}

/** Dialogues of ACI-BENCH or MTS-Dialog, by the names of their columns. */
export function readDialogues(path: string, columns: { id: string; note: string }): NotedCase[] {
  return readCsv(readFileSync(path, 'utf8')).map((row) =>
    englishCase({ id: row[columns.id] ?? '', dialogue: row['dialogue'] ?? '', note: row[columns.note] ?? '' }),
  )
}

const PriMock = z.object({ id: z.string(), dialogue: z.string(), note: z.string() })

/** PriMock57 consultations of the first day: from its repository, or from one file of lines made of it. */
export function readPriMock(path: string): NotedCase[] {
  const rows = path.endsWith('.jsonl') ? lines(path).map((row) => PriMock.parse(row)) : readPriMockRepository(path, 'day1')
  return rows.map(englishCase)
}

/** Each set where it may lie below the data path: as the public repositories have it, or gathered in data/. */
const PLACES = {
  consultations: ['data/consultations/dev.jsonl'],
  aci: ['aci-bench/data/challenge_data/valid.csv', 'data/aci-bench/valid.csv'],
  mts: ['MTS-Dialog/Main-Dataset/MTS-Dialog-ValidationSet.csv', 'data/mts-dialog/MTS-Dialog-ValidationSet.csv'],
  primock: ['primock57/transcripts', 'data/primock57/day1.jsonl'],
} as const

/** The sets that are there; undefined for those that are not. */
export function setsIn(root: string): Record<keyof typeof PLACES, string | undefined> {
  const find = (places: readonly string[]) => places.map((place) => join(root, place)).find((path) => existsSync(path))
  return { consultations: find(PLACES.consultations), aci: find(PLACES.aci), mts: find(PLACES.mts), primock: find(PLACES.primock) }
}
