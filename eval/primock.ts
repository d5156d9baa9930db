import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** One turn of a talk and when it began, in seconds. */
interface Turn {
  readonly speaker: string
  readonly start: number
  readonly text: string
}

const INTERVAL = /xmin = ([\d.]+)\s+xmax = [\d.]+\s+text = "((?:[^"]|"")*)"/g
const MARK = /<[^<>]*>/g

/** The turns of one speaker in a Praat TextGrid; the transcriber's marks of doubt are left out. */
export function readTextGrid(grid: string, speaker: string): Turn[] {
  return [...grid.matchAll(INTERVAL)]
    .map(([, start = '0', text = '']) => ({ speaker, start: Number(start), text: text.replaceAll('""', '"').replace(MARK, '').replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
}

/** Two speakers' turns as one dialogue, in the order they began. */
export function joinTurns(turns: readonly Turn[]): string {
  return [...turns].sort((a, b) => a.start - b.start).map(({ speaker, text }) => `[${speaker}] ${text}`).join('\n')
}

const Note = z.object({ note: z.string() })

/** Consultations of a day of PriMock57, from the transcripts folder of its repository and the notes beside it. */
export function readPriMockRepository(transcripts: string, day: string): { id: string; dialogue: string; note: string }[] {
  const ids = readdirSync(transcripts)
    .filter((name) => name.startsWith(`${day}_`) && name.endsWith('_doctor.TextGrid'))
    .map((name) => name.replace('_doctor.TextGrid', ''))
    .sort()
  return ids.map((id) => {
    const turnsOf = (speaker: string) => readTextGrid(readFileSync(join(transcripts, `${id}_${speaker}.TextGrid`), 'utf8'), speaker)
    const { note } = Note.parse(JSON.parse(readFileSync(join(dirname(transcripts), 'notes', `${id}.json`), 'utf8')))
    return { id, dialogue: joinTurns([...turnsOf('doctor'), ...turnsOf('patient')]), note }
  })
}
