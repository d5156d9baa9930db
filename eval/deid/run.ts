import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { readDocuments, type GoldDocument } from './documents.ts'
import { filledDocuments } from './filled-documents.ts'
import { flatten } from './flatten.ts'
import { scoreMasking, type MaskScore } from './own-score.ts'
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
  { title: 'templates nothing was tuned on', batches: ['unseen'], seeds: [41, 42, 43], isClosed: true },
  { title: 'newer templates, looked at', batches: ['fresh'], seeds: [61, 62, 63] },
  { title: 'newer templates, kept apart', batches: ['kept'], seeds: [71, 72, 73], isClosed: true },
  { title: 'widest templates, looked at', batches: ['wide'], seeds: [81, 82, 83] },
  { title: 'latest templates, looked at', batches: ['blind'], seeds: [91, 92, 93] },
  { title: 'templates by kind, looked at', batches: ['kinds', 'later'], seeds: [111, 112, 113] },
  { title: 'uncased lines with names that are words, looked at', batches: ['uncased'], seeds: [121] },
  { title: 'templates written last, kept apart', batches: ['apart'], seeds: [101, 102, 103], isClosed: true },
]
/** Written by somebody who had read nothing of the product, as a recogniser writes speech; names that are everyday words are counted by themselves. */
const SPOKEN_KEPT = join(HERE, 'spoken-kept.jsonl')
/** Other work on the machine only slows: the fastest of many short rounds tells what the code costs. */
const SPEED_BYTES = 200_000
const SPEED_ROUNDS = 40

const percent = (share: number | undefined) => (share === undefined ? '-' : (share * 100).toFixed(2))
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const HEAD = [
  'set', 'texts', 'direct fully masked %', 'direct leak %', 'names fully masked %', 'places %', 'organisations %', 'quasi leak %',
  'other words masked %', 'medical words masked',
]

function sharedRow(title: string, scores: Scores, isGeneral: boolean): string {
  const type = (name: string) => percent(scores.per_type[name]?.recall_full)
  const others = isGeneral ? '-' : percent(scores.overmasked_share_of_other_words)
  return row([
    title,
    scores.docs,
    percent(scores.recall_full_direct),
    percent(scores.leak_direct),
    type('NAME'),
    type('LOCATION'),
    type('ORG'),
    percent(scores.leak_quasi),
    others,
    isGeneral ? '-' : `${String(scores.protected_words_masked)}/${String(scores.protected_words)}`,
  ])
}

type Measured = { readonly title: string; readonly score: MaskScore; readonly isClosed: boolean }

function measure({
  title,
  documents,
  isClosed = false,
}: {
  readonly title: string
  readonly documents: readonly GoldDocument[]
  readonly isClosed?: boolean
}): Measured {
  const find = ({ text, language, vertical }: GoldDocument) => findIdentifiers({ text, language, ...(vertical && { vertical }) })
  return { title, isClosed, score: scoreMasking(documents, find) }
}

function ownRow({ title, score }: Measured): string {
  const of = (type: string) => {
    const kind = score.kinds.get(type)
    return percent(kind === undefined ? undefined : kind.masked / kind.count)
  }
  return row([
    title,
    score.documents,
    percent(score.directMasked),
    percent(score.directLeak),
    of('NAME'),
    of('LOCATION'),
    of('ORG'),
    percent(score.quasiLeak),
    percent(score.othersMasked),
    `${String(score.medicalMasked)}/${String(score.medicalWords)}`,
  ])
}

/** The own texts and the filled templates, each also as a recogniser without capitals and stops would write it. */
function* ownSets(): Generator<{ title: string; documents: readonly GoldDocument[]; isClosed: boolean }> {
  yield { title: 'own clinical texts of this project', documents: readDocuments(OWN), isClosed: false }
  yield { title: 'speech without capitals, kept apart', documents: readDocuments(SPOKEN_KEPT), isClosed: true }
  for (const { title, batches, seeds, isClosed = false } of TEMPLATE_SETS) {
    const documents = seeds.flatMap((seed) => batches.flatMap((batch) => filledDocuments({ seed, ...(batch !== '' && { batch }) })))
    yield { title, documents, isClosed }
    yield { title: `${title}, lower case without stops`, documents: documents.map(flatten), isClosed }
  }
}

/** Masked of each kind; of an open set also what was left and what was masked too much. Of a closed one nobody looks at more than sums. */
function printKinds({ title, score, isClosed }: Measured): void {
  console.log(
    `\n${title}: ${[...score.kinds]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([kind, { count, masked }]) => `${kind} ${String(masked)}/${String(count)}`)
      .join(', ')}`,
  )
  if (isClosed) return
  for (const one of score.missed) console.log(`left: ${one}`)
  for (const one of score.tooMuch) console.log(`too much: ${one}`)
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

/** `--only WORDS`: the sets whose titles hold them, kind by kind; nothing is written. */
function runOnly(words: string): void {
  for (const set of ownSets()) {
    if (!set.title.includes(words)) continue
    const measured = measure(set)
    console.log(ownRow(measured))
    printKinds(measured)
  }
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } })
  if (values.only !== undefined) return runOnly(values.only)
  const root = values.data === undefined ? undefined : resolve(values.data)
  const hasData = root !== undefined && existsSync(join(root, 'bench/deid/score.py'))
  const measured = [...ownSets()].map(measure)
  const lines = [row(HEAD), row(HEAD.map(() => '---')), ...measured.map(ownRow), ...(hasData ? sharedRows(root) : [])]
  const note = hasData ? '' : '\nOnly the own set: the general corpora are not here (give their folder with --data DIR).\n'
  const general = hasData ? `; on NorNE: ${speed(readDocuments(join(root, 'data/deid/nb_norne-uner.dev.jsonl')))} MB/s` : ''
  const markdown =
    `# De-identification\n\n${lines.join('\n')}\n${note}\nSpeed on the own set, an identifier in every sixth word: ${speed(readDocuments(OWN))} ` +
    `MB/s of one core${general}. The general corpora mark only people, places and organisations, so that what else is masked in them is no error.\n`
  if (hasData) writeFileSync(join(HERE, 'results.md'), markdown)
  console.log(markdown)
  for (const missed of measured[0]?.score.missed ?? []) console.log(`left: ${missed}`)
}

main()
