// Lays what the engine could tell of the open talks before readers who know nothing of it, and gathers what they thought:
// `node tools/launch.mjs run eval/worth/value/lay.ts --out DIR [--readers 8]`, then `… --out DIR --gather` adds them to judged.jsonl.
// A talk that has been judged is not laid again.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { SectionType } from '#contract/report.ts'
import { draftOf } from '#domain/note/pipeline/write-report.ts'
import type { Worded } from '#domain/note/select/salience.ts'
import type { GoldCase } from '../../data.ts'
import { JUDGED, Judged, judgedTalks, Marks, readJudged } from './judging.ts'

/** Each tenth talk is laid before the next reader too, so that their agreement can be told. */
const TWICE = 10

const HEADINGS: Partial<Record<SectionType, string>> = {
  complaints: 'history', physicalExamination: 'findings', diagnoses: 'assessment', treatmentMeasures: 'done',
  treatmentPlans: 'plan', additionalNotes: 'other', medications: 'medicines',
}

const wordedOf = (talk: GoldCase): readonly Worded[] => draftOf(talk.transcript, talk.language, talk.vertical)?.worded ?? []

function page(talk: GoldCase, worded: readonly Worded[]): string {
  const lines = worded.map(({ statement, text }, at) => `${String(at + 1)}. [${HEADINGS[statement.section] ?? statement.section}] ${text}`)
  const head = `Talk ${talk.id} (${talk.language}, ${talk.vertical === 'vet' ? 'animal' : 'human'})`
  return [head, '', talk.transcript, '', `Statements (${String(lines.length)}):`, ...lines, ''].join('\n')
}

function lay(out: string, readers: number): void {
  let at = 0
  const known = readJudged()
  for (const talk of judgedTalks().filter(({ id }) => !known.has(id))) {
    const worded = wordedOf(talk)
    if (worded.length === 0) continue
    const own = at % readers
    for (const reader of at % TWICE === 0 ? [own, (own + 1) % readers] : [own]) {
      const folder = join(out, String(reader + 1))
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${talk.id}.txt`), page(talk, worded))
    }
    at++
  }
  console.log(`${String(at)} talks before ${String(readers)} readers`)
}

function marksIn(path: string): Marks[] {
  return readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line) => Marks.parse(JSON.parse(line)))
}

function gather(out: string): void {
  const marks = readdirSync(out).map((reader) => join(out, reader, 'marks.jsonl')).filter((path) => existsSync(path)).flatMap(marksIn)
  const byTalk = Map.groupBy(marks, ({ talk }) => talk)
  const judged = [...readJudged()].filter(([talk]) => !byTalk.has(talk)).flatMap(([, own]) => own)
  const agreed = { pairs: 0, nought: 0, belongs: 0 }
  for (const talk of judgedTalks()) {
    const worded = wordedOf(talk)
    const [first, second] = (byTalk.get(talk.id) ?? []).filter(({ values }) => values.length === worded.length)
    if (first === undefined) continue
    for (const [at, { statement: { start, end }, text }] of worded.entries()) {
      const value = Number(first.values[at])
      const fault = first.faults[String(at + 1)]
      judged.push(Judged.parse({ talk: talk.id, start, end, text, value, ...(value === 0 && fault !== undefined && { fault }) }))
      if (second === undefined) continue
      const other = Number(second.values[at])
      agreed.pairs++
      agreed.nought += Number((value === 0) === (other === 0))
      agreed.belongs += Number(value >= 2 === other >= 2)
    }
  }
  writeFileSync(JUDGED, judged.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const { pairs, nought, belongs } = agreed
  console.log(`${String(judged.length)} statements`)
  console.log(`judged twice ${String(pairs)}; agreed on what must not stand ${String(nought)}, on what belongs ${String(belongs)}`)
}

const { values } = parseArgs({ options: { out: { type: 'string' }, readers: { type: 'string', default: '8' }, gather: { type: 'boolean', default: false } } })
if (values.out === undefined) throw new Error('--out DIR: where the talks are laid')
if (values.gather) gather(values.out)
else lay(values.out, Number(values.readers))
