// Learns domain/certificate/learnt/certificate-weights.generated.ts, what each word of a talk speaks for on an insurance certificate, and whose word each
// field takes: `node tools/launch.mjs run eval/actions/learn-certificates.ts [--try]`, from the open talks, old and new. Prints how both do on talks
// they were not learnt from; with --try nothing is written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CertificateKey } from '#contract/certificate.ts'
import { toldByBoth } from '#domain/certificate/learnt/both.ts'
import type { Ways } from '#domain/certificate/learnt/both.ts'
import { readChains, writeChains } from '#domain/certificate/learnt/chain-weights.ts'
import type { WrittenChains } from '#domain/certificate/learnt/chain-weights.ts'
import { keysOf, labelsOf, LEARNT_KEYS } from '#domain/certificate/learnt/chains.ts'
import type { ChainName, LearntKey } from '#domain/certificate/learnt/chains.ts'
import { learntPieces } from '#domain/certificate/learnt/learnt-pieces.ts'
import { tokensOf } from '#domain/certificate/learnt/talk-tokens.ts'
import type { TalkRead } from '#domain/certificate/learnt/talk-tokens.ts'
import { featuresOf } from '#domain/certificate/learnt/token-features.ts'
import { readLines } from '#domain/certificate/talk/lines.ts'
import { readByRules } from '#domain/certificate/talk/by-rules.ts'
import type { Span, ToldFields } from '#domain/certificate/talk/told.ts'
import { CertificateTalk, piecesOf } from './certificates.ts'
import { chooseWays, count, noSum } from './choose-ways.ts'
import type { Sum, Unseen } from './choose-ways.ts'
import { countRows, learnChain } from './learn-chain.ts'
import { readSet } from './read-set.ts'

const HERE = import.meta.dirname
const OUT = join(HERE, '../../domain/certificate/learnt/certificate-weights.generated.ts')
/** The rules were made with the talks of the first: what they make of those tells nothing of how far they are to be trusted. */
const SETS = [{ path: 'certificate-open.jsonl', isOfRules: true }, { path: 'more/certificate-open.jsonl' }, { path: 'insured/certificate-open.jsonl' }]
const FOLDS = 5
const LEARNING = { epochs: 20, rate: 0.2, hold: 0.02 }
/** What fewer words show is left out. */
const LEAST_SHOWN = 2

type Seen = Omit<Unseen, 'pieces'> & {
  readonly set: string
  readonly isOfRules: boolean
  readonly talk: TalkRead
  readonly features: readonly (readonly string[])[]
  readonly labels: Readonly<Record<ChainName, readonly number[]>>
}

/** Said in many places, each of them the answer. */
const EVERYWHERE: ReadonlySet<LearntKey> = new Set<LearntKey>(['animalName', 'insurer', 'species', 'ownerName'])

/** Where a piece of the gold stands: as whole words, first of all or everywhere. */
function placesOf(text: string, piece: string, key: LearntKey): Span[] {
  const literal = piece.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const whole = [...text.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'gu'))].map(({ index }) => index)
  const starts = whole.length > 0 ? whole : [text.indexOf(piece)].filter((at) => at >= 0)
  return (EVERYWHERE.has(key) ? starts : starts.slice(0, 1)).map((start) => ({ start, end: start + piece.length }))
}

function labelled(gold: CertificateTalk, { text, tokens }: TalkRead, name: ChainName): number[] {
  const labels = tokens.map(() => 0)
  for (const [column, key] of keysOf(name)) {
    for (const span of piecesOf(gold.fields[key] ?? null).flatMap((piece) => placesOf(text, piece, key))) {
      for (const [at, { start, end }] of tokens.entries()) if (start < span.end && span.start < end) labels[at] = column
    }
  }
  return labels
}

function see(gold: CertificateTalk, { path: set, isOfRules = false }: (typeof SETS)[number]): Seen {
  const { transcript: text, language } = gold
  const lines = readLines(text, language)
  const ruled = readByRules(lines)
  const talk = { text, language, lines, tokens: tokensOf(lines), byRules: ruled.fields }
  const labels = { course: labelled(gold, talk, 'course'), animal: labelled(gold, talk, 'animal') }
  return { gold, set, isOfRules, ruled, talk, features: featuresOf(talk), labels }
}

/** Weights as they are shipped, rounded. */
function learn(seen: readonly Seen[]): WrittenChains {
  const rows = countRows(seen, LEAST_SHOWN)
  const chainOf = (name: ChainName) =>
    learnChain(seen.map(({ features, labels }) => ({ features, labels: labels[name] })), rows, { ...LEARNING, labels: labelsOf(name) })
  return writeChains({ rows, chains: { course: chainOf('course'), animal: chainOf('animal') } })
}

type Held = Seen & Unseen & { readonly fold: number }

/** Each talk as weights read it that were learnt from the other folds. */
function heldOut(seen: readonly Seen[]): Held[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const chains = readChains(learn(seen.filter((_one, at) => at % FOLDS !== fold)))
    return seen.filter((_one, at) => at % FOLDS === fold).map((one) => ({ ...one, fold, pieces: learntPieces(one.talk, one.features, chains) }))
  }).flat()
}

const toldTo = ({ order, least }: { order: string; least: number }): string => (order === 'rule' ? order : `${order}, ${String(least)}`)
const tell = ({ right, toldRight, invented, wrong }: Sum): string =>
  `${String(right)} right (${String(toldRight)} told), ${String(invented)} invented, ${String(wrong)} wrong`

/** How rules alone and both do, where ways were chosen by the other folds too. */
function report(held: readonly Held[], ways: Ways): void {
  const sums = new Map<string, { rules: Sum; both: Sum }>()
  const add = (name: string, wanted: readonly string[], { rules, both }: { rules: string; both: string }): void => {
    const sum = sums.get(name) ?? { rules: noSum(), both: noSum() }
    sums.set(name, sum)
    count(sum.rules, wanted, rules)
    count(sum.both, wanted, both)
  }
  const waysOfFold = Array.from({ length: FOLDS }, (_, fold) => chooseWays(held.filter((one) => one.fold !== fold && !one.isOfRules)))
  for (const { gold, set, ruled, pieces, fold } of held) {
    const both = toldByBoth(ruled, pieces, waysOfFold[fold] ?? ways)
    const valueIn = (fields: ToldFields, key: CertificateKey): string => fields.get(key)?.value ?? ''
    for (const key of [...LEARNT_KEYS, 'cause'] as const) {
      const wanted = gold.fields[key]
      if (wanted === undefined) continue
      for (const name of [key, set, 'all']) add(name, piecesOf(wanted), { rules: valueIn(ruled.fields, key), both: valueIn(both, key) })
    }
  }
  for (const [name, { rules, both }] of sums) {
    const way = [...ways].find(([key]) => key === name)?.[1]
    console.log(`${name}: ${String(rules.told)} told of ${String(rules.fields)}; rules ${tell(rules)}; both ${tell(both)}${way ? ` (${toldTo(way)})` : ''}`)
  }
}

const literal = (text: string): string => `\`${text.replaceAll(/[\\`$]/gu, String.raw`\$&`)}\``

function write({ features, transitions }: WrittenChains, ways: Ways): void {
  writeFileSync(OUT, [
    '// Learnt by eval/actions/learn-certificates.ts; not written by hand.', "import type { Ways } from './both.ts'",
    "import type { WrittenChains } from './chain-weights.ts'", '', '/** Whose word each field takes, chosen on talks that the weights had not seen. */',
    'export const CERTIFICATE_WAYS: Ways = new Map([',
    ...[...ways].map(([key, { order, least }]) => `  ['${key}', { order: '${order}', least: ${String(least)} }],`), '])', '',
    '/** Read by chain-weights.ts, which tells how they are written. */', 'export const CERTIFICATE_CHAINS: WrittenChains = {',
    `  features: ${literal(features)},`, `  transitions: {\n    course: '${transitions.course}',\n    animal: '${transitions.animal}',\n  },`, '}', '',
  ].join('\n'))
}

const seen = SETS.flatMap((set) => readSet(join(HERE, set.path), CertificateTalk).map((gold) => see(gold, set)))
const held = heldOut(seen)
const ways = chooseWays(held.filter(({ isOfRules }) => !isOfRules))
report(held, ways)
if (!process.argv.includes('--try')) write(learn(seen), ways)
