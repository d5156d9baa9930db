// Lays what the engine could tell of the open talks before readers who know nothing of it, and gathers what they thought:
// `node tools/launch.mjs run eval/worth/value/lay.ts --out DIR [--readers 8]`, then `… --out DIR --gather` adds them to judged.jsonl.
// A statement that has been judged and is still worded so is not laid again.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SectionType } from '#contract/report.ts'
import { draftOf } from '#domain/note/pipeline/write-report.ts'
import type { Worded } from '#domain/note/select/salience.ts'
import type { GoldCase } from '../../data.ts'
import type { Judged } from './judging.ts'
import { JUDGED, judgedTalks, Marks, readJudged } from './judging.ts'

/** Each tenth talk is laid before the next reader too, so that their agreement can be told. */
const TWICE = 10

const HEADINGS: Partial<Record<SectionType, string>> = {
  complaints: 'history', physicalExamination: 'findings', diagnoses: 'assessment', treatmentMeasures: 'measures and advice',
  treatmentPlans: 'plan', additionalNotes: 'other', medications: 'medicines',
}

const placeOf = (start: number, text: string): string => `${String(start)} ${text}`

/** What the engine could tell of a talk today: what a reader has judged, and what nobody has. */
function statementsOf(talk: GoldCase, known: readonly Judged[]): { readonly judged: readonly Judged[]; readonly unread: readonly Worded[] } {
  const worded = draftOf(talk.transcript, talk.language, talk.vertical)?.worded ?? []
  const places = new Set(worded.map(({ statement, text }) => placeOf(statement.start, text)))
  const judged = known.filter(({ start, text }) => places.has(placeOf(start, text)))
  const read = new Set(judged.map(({ start, text }) => placeOf(start, text)))
  return { judged, unread: worded.filter(({ statement, text }) => !read.has(placeOf(statement.start, text))) }
}

function page(talk: GoldCase, worded: readonly Worded[]): string {
  const lines = worded.map(({ statement, text }, at) => `${String(at + 1)}. [${HEADINGS[statement.section] ?? statement.section}] ${text}`)
  const head = `Talk ${talk.id} (${talk.language}, ${talk.vertical === 'vet' ? 'animal' : 'human'})`
  return [head, '', talk.transcript, '', `Statements (${String(lines.length)}):`, ...lines, ''].join('\n')
}

function lay(out: string, readers: number): void {
  const known = readJudged()
  const talks = judgedTalks().map((talk) => ({ talk, unread: statementsOf(talk, known.get(talk.id) ?? []).unread })).filter(({ unread }) => unread.length > 0)
  for (const [at, { talk, unread }] of talks.entries()) {
    const own = at % readers
    for (const reader of at % TWICE === 0 ? [own, (own + 1) % readers] : [own]) {
      const folder = join(out, String(reader + 1))
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${talk.id}.txt`), page(talk, unread))
    }
  }
  console.log(`${String(talks.length)} talks, ${String(talks.flatMap(({ unread }) => unread).length)} statements before ${String(readers)} readers`)
}

function marksIn(path: string): Marks[] {
  return readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line) => Marks.parse(JSON.parse(line)))
}

function judgedBy({ talk, values, faults }: Marks, unread: readonly Worded[]): Judged[] {
  return unread.map(({ statement: { start, end }, text }, at) => {
    const [value, fault] = [Number(values[at]), faults[String(at + 1)]]
    return { talk, start, end, text, value, ...(value === 0 && fault !== undefined && { fault }) }
  })
}

function gather(out: string): void {
  const files = readdirSync(out).map((reader) => join(out, reader, 'marks.jsonl')).filter((path) => existsSync(path))
  const byTalk = Map.groupBy(files.flatMap(marksIn), ({ talk }) => talk)
  const known = readJudged()
  const agreed = { pairs: 0, nought: 0, belongs: 0 }
  const all = judgedTalks().flatMap((talk) => {
    const { judged, unread } = statementsOf(talk, known.get(talk.id) ?? [])
    const [first, second] = (byTalk.get(talk.id) ?? []).filter(({ values }) => values.length === unread.length)
    if (first === undefined) return judged
    for (const at of second === undefined ? [] : unread.keys()) {
      const [one, other] = [Number(first.values[at]), Number(second?.values[at])]
      agreed.pairs++
      agreed.nought += Number((one === 0) === (other === 0))
      agreed.belongs += Number(one >= 2 === other >= 2)
    }
    return [...judged, ...judgedBy(first, unread)].toSorted((a, b) => a.start - b.start)
  })
  writeFileSync(JUDGED, all.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const { pairs, nought, belongs } = agreed
  console.log(`${String(all.length)} statements`)
  console.log(`judged twice ${String(pairs)}; agreed on what must not stand ${String(nought)}, on what belongs ${String(belongs)}`)
}

const { values } = parseArgs({ options: { out: { type: 'string' }, readers: { type: 'string', default: '8' }, gather: { type: 'boolean', default: false } } })
if (values.out === undefined) throw new Error('--out DIR: where the talks are laid')
if (values.gather) gather(values.out)
else lay(values.out, Number(values.readers))
