import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findIdentifiers } from '#domain/deidentify/find-identifiers.ts'
import { readDocuments, type GoldDocument } from './documents.ts'
import { filledDocuments } from './filled-documents.ts'
import { flatten } from './flatten.ts'
import { scoreMasking } from './own-score.ts'
import { scoreShared, type Scores } from './shared-score.ts'

const HERE = import.meta.dirname
const OWN = join(HERE, 'own.jsonl')
const NAMES = 'NAME,LOCATION,ORG'
/** The development sets; the general corpora hold only people, places and organisations and are scored on those. */
const SETS = [
  { title: 'own clinical texts, shared part', file: 'own_multilingual.dev.jsonl' },
  { title: 'NorNE (nb)', file: 'nb_norne-uner.dev.jsonl', types: NAMES },
  { title: 'DaN+ (da)', file: 'da_danplus-uner.dev.jsonl', types: NAMES },
  { title: 'Webbnyheter (sv)', file: 'sv_webbnyheter.dev.jsonl', types: NAMES },
  { title: 'Talbanken (sv)', file: 'sv_talbanken-uner.dev.jsonl', types: NAMES },
  { title: 'RuPUD (ru)', file: 'ru_rupud-uner.dev.jsonl', types: NAMES },
  { title: 'presidio synthetic (en)', file: 'en_presidio_synth.dev.jsonl' },
]
/** Own templates with everyday, rare and foreign names drawn anew: those the weights were learnt from, and those nothing was tuned on. */
const TEMPLATE_SETS = [
  { title: 'templates learnt from, other names', batches: ['', 'more'], seeds: [51, 52] },
  { title: 'templates nothing was tuned on', batches: ['unseen'], seeds: [41, 42, 43] },
  { title: 'newer templates, looked at', batches: ['fresh'], seeds: [61, 62, 63] },
  { title: 'newer templates, kept apart', batches: ['kept'], seeds: [71, 72, 73] },
]
/** Other work on the machine only slows: the fastest of many short rounds tells what the code costs. */
const SPEED_BYTES = 200_000
const SPEED_ROUNDS = 40

const percent = (share: number | undefined) => (share === undefined ? '-' : (share * 100).toFixed(2))
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const HEAD = ['set', 'texts', 'direct fully masked %', 'direct leak %', 'names fully masked %', 'places %', 'organisations %', 'quasi leak %', 'other words masked %', 'medical words masked']

function sharedRow(title: string, scores: Scores, isGeneral: boolean): string {
  const type = (name: string) => percent(scores.per_type[name]?.recall_full)
  const others = isGeneral ? '-' : percent(scores.overmasked_share_of_other_words)
  return row([title, scores.docs, percent(scores.recall_full_direct), percent(scores.leak_direct), type('NAME'), type('LOCATION'), type('ORG'), percent(scores.leak_quasi), others, isGeneral ? '-' : `${String(scores.protected_words_masked)}/${String(scores.protected_words)}`])
}

function ownRow(title: string, documents: readonly GoldDocument[]): { line: string; missed: readonly string[] } {
  const find = ({ text, language, vertical }: GoldDocument) => findIdentifiers({ text, language, ...(vertical && { vertical }) })
  const all = scoreMasking(documents, find)
  const of = (type: string) => {
    const narrowed = documents.map((document) => ({ ...document, spans: document.spans.filter((span) => span.type === type).map((span) => ({ ...span, type: 'NAME' })) }))
    return percent(scoreMasking(narrowed, find).directMasked)
  }
  const line = row([title, all.documents, percent(all.directMasked), percent(all.directLeak), of('NAME'), of('LOCATION'), of('ORG'), percent(all.quasiLeak), percent(all.othersMasked), `${String(all.medicalMasked)}/${String(all.medicalWords)}`])
  return { line, missed: all.missed }
}

/** Megabytes a second over texts, on the one core this runs on. */
function speed(documents: readonly GoldDocument[]): string {
  const once = (): number => {
    let bytes = 0
    const start = process.cpuUsage().user
    while (bytes < SPEED_BYTES) {
      for (const { text, language } of documents) {
        findIdentifiers({ text, language })
        bytes += Buffer.byteLength(text)
      }
    }
    return bytes / (process.cpuUsage().user - start)
  }
  return Math.max(...Array.from({ length: SPEED_ROUNDS }, once)).toFixed(2)
}

function sharedRows(root: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'epikrise-deid-'))
  const scorer = { script: join(root, 'bench/deid/score.py'), protectedWords: join(root, 'bench/deid/protect_words.txt'), folder }
  try {
    return SETS.map(({ title, file, types }) => sharedRow(title, scoreShared(scorer, join(root, 'data/deid', file), types), types !== undefined))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const root = values.data === undefined ? undefined : resolve(values.data)
  const hasData = root !== undefined && existsSync(join(root, 'bench/deid/score.py'))
  const documents = readDocuments(OWN)
  const own = ownRow('own clinical texts of this project', documents)
  const filled = TEMPLATE_SETS.flatMap(({ title, batches, seeds }) => {
    const texts = seeds.flatMap((seed) => batches.flatMap((batch) => filledDocuments({ seed, ...(batch !== '' && { batch }) })))
    return [ownRow(title, texts).line, ownRow(`${title}, lower case without stops`, texts.map(flatten)).line]
  })
  const lines = [row(HEAD), row(HEAD.map(() => '---')), own.line, ...filled, ...(hasData ? sharedRows(root) : [])]
  const note = hasData ? '' : '\nOnly the own set: the general corpora are not here (give their folder with --data DIR).\n'
  const general = hasData ? `; on NorNE: ${speed(readDocuments(join(root, 'data/deid/nb_norne-uner.dev.jsonl')))} MB/s` : ''
  const markdown = `# De-identification\n\n${lines.join('\n')}\n${note}\nSpeed on the own set, an identifier in every sixth word: ${speed(documents)} MB/s of one core${general}. The general corpora mark only people, places and organisations, so that what else is masked in them is no error.\n`
  if (hasData) writeFileSync(join(HERE, 'results.md'), markdown)
  console.log(markdown)
  for (const missed of own.missed) console.log(`left: ${missed}`)
}

main()
