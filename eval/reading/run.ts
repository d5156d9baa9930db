// Blind reading of two versions of the engine (README.md): `npm run eval:reading -- lay --before COMMIT --out FOLDER` writes talks and reports for readers,
// `npm run eval:reading -- sum --out FOLDER --marks FILE --marks FILE` prints what they found, and writes it to results.md.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runTool, ToolRefusal } from '../../tools/run-tool.ts'
import { readConsultations } from '../data.ts'
import type { GoldCase } from '../data.ts'
import { layOutCommit } from '../lay-out-commit.ts'
import { drawTalks, isFlat, Key, orderOf, readable, VERSIONS, wordsIn, WrittenReport } from './bundle.ts'
import type { Version } from './bundle.ts'
import { agreement, figuresOf, Mark, unmarked } from './figures.ts'

const ROOT = join(import.meta.dirname, '../..')
const KEY_FILE = 'key.json'

function linesOf(path: string): unknown[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '')
  return lines.map((line): unknown => JSON.parse(line))
}

const asked = ({ id, language, vertical, doctorType, transcript }: GoldCase) => ({ id, lang: language, edition: vertical, specialty: doctorType, transcript })

/** The reports that the code in a folder writes of the talks, by the talk's id. */
function reportsBy(code: string, talks: readonly GoldCase[]): Map<string, WrittenReport> {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-reading-'))
  try {
    const [from, to] = [join(folder, 'in.jsonl'), join(folder, 'out.jsonl')]
    writeFileSync(from, talks.map((talk) => JSON.stringify(asked(talk))).join('\n'))
    const { status } = spawnSync(process.execPath, ['tools/report.ts', '--in', from, '--out', to], { cwd: code, stdio: ['ignore', 'ignore', 'inherit'] })
    if (status !== 0) throw new ToolRefusal('One of the two versions could not write its reports.')
    return new Map(linesOf(to).map((line) => WrittenReport.parse(line)).map((report) => [report.id, report]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function reportsOfBoth(before: string, talks: readonly GoldCase[]): Record<Version, Map<string, WrittenReport>> {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-before-'))
  try {
    const code = join(folder, 'code')
    layOutCommit(before, code)
    return { before: reportsBy(code, talks), now: reportsBy(ROOT, talks) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Laying = { readonly out: string; readonly set: string; readonly before: string; readonly count: number; readonly seed: string }

function lay({ out, set, before, count, seed }: Laying): void {
  const talks = drawTalks(readConsultations(join(import.meta.dirname, '../consultations', `${set}.jsonl`)), { count, seed })
  const reports = reportsOfBoth(before, talks)
  const key: Key = {}
  mkdirSync(join(out, 'readers'), { recursive: true })
  for (const [at, talk] of talks.entries()) {
    const number = String(at + 1).padStart(2, '0')
    const parts = [`# Talk ${number}`, talk.transcript]
    for (const [place, version] of orderOf(talk.id, seed).entries()) {
      const name = `${number}-${place === 0 ? 'a' : 'b'}`
      const report = reports[version].get(talk.id)
      if (report === undefined) throw new ToolRefusal('One of the two versions left a talk without a report.')
      key[name] = { talk: talk.id, version, reportWords: wordsIn(report.text), talkWords: wordsIn(talk.transcript), isFlat: isFlat(talk) }
      parts.push(`# Report ${name}`, readable(report))
    }
    writeFileSync(join(out, 'readers', `${number}.md`), `${parts.join('\n\n')}\n`)
  }
  writeFileSync(join(out, KEY_FILE), `${JSON.stringify(key, null, 1)}\n`)
  console.log(`${String(talks.length)} talks, two reports each, in ${join(basename(out), 'readers')}. ${KEY_FILE} tells which is which, and is for no reader.`)
}

const HEAD = ['reader', 'version', 'reports', 'mark of 10 (95 %)', 'harmful statements a report', 'orphans a report', 'words of the talk']
const one = (value: number): string => value.toFixed(1)
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`

function sum(out: string, files: readonly string[]): void {
  const key = Key.parse(JSON.parse(readFileSync(join(out, KEY_FILE), 'utf8')))
  const readers = files.map((file) => linesOf(resolve(file)).map((line) => Mark.parse(line)))
  const rows = readers.flatMap((marks, at) => {
    for (const fault of unmarked(marks, key)) console.error(`reader ${String(at + 1)}: ${fault}`)
    return VERSIONS.map((version) => {
      const { reports, mark, markMargin, harmful, orphans, length } = figuresOf(marks, { key, version })
      const cells = [at + 1, version, reports, `${one(mark)} ± ${one(markMargin)}`, harmful.toFixed(2), orphans.toFixed(2), percent(length)]
      return `| ${cells.join(' | ')} |`
    })
  })
  const [first, second] = readers
  const apart = first !== undefined && second !== undefined ? agreement(first, second) : undefined
  const words = ({ apart: marks, sameHarm }: ReturnType<typeof agreement>) =>
    `\nThe two readers lie ${one(marks)} marks apart; of ${percent(sameHarm)} of the reports both say whether they would harm.\n`
  const said = apart === undefined ? '' : words(apart)
  const table = [`| ${HEAD.join(' | ')} |`, `| ${HEAD.map(() => '---').join(' | ')} |`, ...rows].join('\n')
  console.log(`${table}\n${said}`)
  writeFileSync(join(import.meta.dirname, 'results.md'), `# Blind reading\n\n${table}\n${said}`)
}

await runTool(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      set: { type: 'string', default: 'medicines-kept' },
      before: { type: 'string' },
      talks: { type: 'string', default: '24' },
      seed: { type: 'string', default: '1' },
      marks: { type: 'string', multiple: true, default: [] },
    },
  })
  if (values.out === undefined) throw new ToolRefusal('Name the folder with --out.')
  if (positionals[0] === 'sum') sum(resolve(values.out), values.marks)
  else if (positionals[0] === 'lay' && values.before !== undefined) {
    const { set, before, talks, seed } = values
    lay({ out: resolve(values.out), set, before, count: Number(talks), seed })
  } else throw new ToolRefusal('Say lay --before COMMIT, or sum --marks FILE.')
})
