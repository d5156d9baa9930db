import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { DoctorType } from '#contract/profile.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { isUnpunctuated } from '#domain/note/segment/sentences.ts'
import { writerOf } from '../../tools/engines.ts'
import { reportOn } from '../predict.ts'
import { degrade } from './degrade.ts'

const Talk = z.object({ id: z.string(), lang: Language, edition: Vertical, specialty: z.nullish(z.string()), transcript: z.string() })
type Talk = z.infer<typeof Talk>

/** Lines of a report, alike whatever their stops and capitals. */
type Lines = ReadonlyMap<string, string>

const bare = (line: string): string => line.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

async function linesOf({ id, lang, edition, specialty }: Talk, transcript: string): Promise<Lines> {
  const doctorType = DoctorType.safeParse(specialty).data ?? 'NotDefined'
  const report = await reportOn(writerOf('builtin'), { id, language: lang, vertical: edition, doctorType, transcript })
  // the summary tells again what stands below it
  const blocks = report.sections.filter(({ type }) => type !== 'summary').flatMap((section) => section.blocks)
  const lines = blocks.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
  return new Map(lines.filter((line) => bare(line) !== '').map((line) => [bare(line), line]))
}

/** The lines that only the one report has or only the other, and how many both have. */
type Alike = Pick<Talk, 'id' | 'lang'> & { readonly onlyFlat: readonly string[]; readonly onlyWritten: readonly string[]; readonly both: number }

async function compare(talk: Talk): Promise<Alike> {
  const [written, flat] = [await linesOf(talk, talk.transcript), await linesOf(talk, degrade(talk.transcript, talk.lang, 'one line'))]
  const without = (one: Lines, other: Lines) => [...one].filter(([key]) => !other.has(key)).map(([, line]) => line)
  const both = [...flat.keys()].filter((key) => written.has(key)).length
  return { id: talk.id, lang: talk.lang, onlyFlat: without(flat, written), onlyWritten: without(written, flat), both }
}

function row(name: string, all: readonly Alike[]): string[] {
  const sum = (of: (one: Alike) => number) => all.reduce((total, one) => total + of(one), 0)
  const both = sum((one) => one.both)
  const share = (alone: number) => `${(100 * both / Math.max(1, both + alone)).toFixed(1)} %`
  return [name, String(all.length), share(sum(({ onlyFlat }) => onlyFlat.length)), share(sum(({ onlyWritten }) => onlyWritten.length))]
}

/** How much of the report of a talk in one line, without stops, is in the report of the same talk as written, and the other way round: by set and language. */
export async function alikeness(path: string): Promise<{ readonly rows: readonly string[][]; readonly differences: readonly string[] }> {
  const talks = readFileSync(path, 'utf8').trim().split('\n').map((line) => Talk.parse(JSON.parse(line)))
  const all: Alike[] = []
  for (const talk of talks.filter(({ transcript }) => !isUnpunctuated(transcript))) all.push(await compare(talk))
  const name = basename(path, '.jsonl')
  const byLanguage = Language.options.map((lang) => row(`${name} ${lang}`, all.filter((one) => one.lang === lang)))
  const differences = all.map(({ id, onlyFlat, onlyWritten }) => (
    [`## ${id}`, ...onlyFlat.map((line) => `+ ${line}`), ...onlyWritten.map((line) => `- ${line}`)].join('\n')
  ))
  return { rows: [row(name, all), ...byLanguage], differences }
}
