// Learns domain/deidentify/lists/flat-weights.generated.ts, what makes a word in lower case a name:
// `node tools/launch.mjs run eval/deid/learn-flat-names.ts --data DIR`, DIR holding `data/deid` (sources in lists/SOURCE.md).
// With `--held-out` it writes nothing: it shows what is left and masked of `spoken-open.jsonl`, each part by weights learnt without it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Vertical, type Language } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { uncasedFeatures, looksOf, mayBeUncasedName, neighbourFeatures, neighbourLevels } from '#domain/deidentify/uncased/uncased-features.ts'
import { firstScores, weighBy, type Scores, type Weight, type Weights } from '#domain/deidentify/uncased/uncased-model.ts'
import { readText, type Reading } from '#domain/deidentify/knowledge/reading.ts'
import { seededRandom } from '#domain/deidentify/mask/seeded-random.ts'
import { readDocuments, type GoldDocument } from './documents.ts'
import { filledDocuments } from './filled-documents.ts'
import { flatten } from './flatten.ts'
import { readSpoken, tallySpoken, type SpokenDocument } from './spoken-score.ts'

const OUT = join(import.meta.dirname, '../../domain/deidentify/lists/flat-weights.generated.ts')
const LEARNT: ReadonlySet<string> = new Set(['NAME', 'LOCATION'])
const ROUNDS = 8
const RATE = 0.3
const ORDERS = [7, 11, 13]
const DECAY = 1e-5
const LEAST_SEEN = 24
const SMALLEST_WEIGHT = 0.1
const FOLDS = 3

/** Features as numbers, so that each is put together once and a row is short. */
const numbers = new Map<string, number>()

function numberOf(feature: string): number {
  const before = numbers.get(feature)
  if (before !== undefined) return before
  numbers.set(feature, numbers.size)
  return numbers.size - 1
}

type Row = { readonly at: number; readonly features: Int32Array; readonly isName: boolean; readonly weight: number }
type Text = { readonly reading: Reading; readonly rows: readonly Row[] }

/** A flattened text with a row for each token worth learning from: its features and whether it is part of a name or place. */
function textOf(document: GoldDocument, weight: number): Text {
  const { text, spans, language, vertical } = flatten(document)
  const reading = readText(text, language, vertical)
  const rows = reading.tokens.flatMap(({ start, end }, at): Row[] => {
    const span = spans.find((one) => start < one.end && end > one.start)
    const isName = span !== undefined && LEARNT.has(span.type)
    return !mayBeUncasedName(reading, at) || (span !== undefined && !isName)
      ? []
      : [{ at, features: Int32Array.from(uncasedFeatures(reading, at), numberOf), isName, weight }]
  })
  return { reading, rows }
}

function shuffle(order: number[], random: () => number): number[] {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one = 0, two = 0] = [order[at], order[other]]
    order[at] = two
    order[other] = one
  }
  return order
}

/** The rows without the features that were seen seldom. */
function withoutSeldom(rows: readonly Row[]): Row[] {
  const counts = new Int32Array(numbers.size)
  for (const { features } of rows) for (const feature of features) counts[feature] = (counts[feature] ?? 0) + 1
  return rows.map((row) => ({ ...row, features: row.features.filter((feature) => (counts[feature] ?? 0) >= LEAST_SEEN) }))
}

/** The mean of several learnings, each in another order, so that a word more or less in a list does not tip the weights. */
function learn(rows: readonly Row[], orders: readonly number[]): Map<string, number> {
  const kept = withoutSeldom(rows)
  const mean = new Float64Array(numbers.size)
  for (const order of orders) learnOnce(kept, order).forEach((weight, place) => (mean[place] = (mean[place] ?? 0) + weight / orders.length))
  return new Map([...numbers].flatMap(([feature, place]) => (mean[place] === 0 ? [] : [[feature, mean[place] ?? 0]])))
}

/** Logistic regression by gradient steps that shrink for what was seen often (Adagrad). */
function learnOnce(rows: readonly Row[], order: number): Float64Array {
  const weights = new Float64Array(numbers.size)
  const steps = new Float64Array(numbers.size)
  const random = seededRandom(order)
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of shuffle([...rows.keys()], random)) {
      const row = rows[at]
      if (row === undefined) continue
      let sum = 0
      for (const place of row.features) sum += weights[place] ?? 0
      const error = ((row.isName ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * row.weight
      for (const place of row.features) {
        const seen = (steps[place] ?? 0) + error * error
        steps[place] = seen
        weights[place] = (weights[place] ?? 0) * (1 - DECAY) + (RATE / Math.sqrt(1 + seen)) * error
      }
    }
  }
  return weights
}

const rowsOf = (texts: readonly Text[]): Row[] => texts.flatMap(({ rows }) => rows)

const onlyFirst = (weights: ReadonlyMap<string, number>): Weights => new Map([...weights].map(([feature, weight]) => [feature, { first: weight, second: 0 }]))

/** The rows of a text with what the first weighing of others says around each. */
function rowsAround({ reading, rows }: Text, scores: Scores): Row[] {
  const looks = looksOf(reading, scores)
  return rows.map((row) => ({ ...row, features: Int32Array.of(...row.features, ...neighbourFeatures(neighbourLevels(reading, row.at, looks)).map(numberOf)) }))
}

/** Both weighings; the second learns from what first weighings of other texts said, as it will meet them. */
function learnBoth(texts: readonly Text[], orders: readonly number[]): Map<string, Weight> {
  const around: Row[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = onlyFirst(learn(rowsOf(texts.filter((_, at) => at % FOLDS !== fold)), orders.slice(0, 1)))
    texts.forEach((text, at) => at % FOLDS === fold && around.push(...rowsAround(text, firstScores(text.reading, others))))
  }
  const second = learn(around, orders)
  const alone = learn(rowsOf(texts), orders)
  return new Map(
    [...new Set([...alone.keys(), ...second.keys()])].map((feature) => [feature, { first: alone.get(feature) ?? 0, second: second.get(feature) ?? 0 }]),
  )
}

const Consultation = z.object({ id: z.string(), lang: z.custom<Language>(), edition: Vertical, form: z.string(), transcript: z.string() })

/** Long talks of which few words are names, marked by the finder on the text with its capitals. */
function consultations(): GoldDocument[] {
  const lines = ['own', 'practice', 'practice-2', 'practice-3', 'short']
    .flatMap((file) => readFileSync(join(import.meta.dirname, `../consultations/${file}.jsonl`), 'utf8').split('\n'))
    .filter((line) => line !== '')
  return lines.map((line) => Consultation.parse(JSON.parse(line))).filter(({ form }) => form !== 'lower').map(({ id, lang, edition, transcript }) => ({
      id, language: lang, vertical: edition, text: transcript, spans: findIdentifiers({ text: transcript, language: lang, vertical: edition }),
    }))
}

const BATCHES = ['', 'more', 'fresh', 'wide', 'blind', 'kinds']
const SEEDS = [21, 22, 23, 24, 25, 26]
const HELD_OUT_PARTS = 3
const SPOKEN_WEIGHT = 4

/** Spoken texts with what nobody marked in them, dates, places and workplaces, taken out of what is learnt. */
function spokenText(document: SpokenDocument): Text {
  const { text, language, vertical, spans } = document
  const found = findIdentifiers({ text, language, ...(vertical && { vertical }) })
  const unmarked = found.filter(({ type, start, end }) => type !== 'NAME' && spans.every((one) => one.type !== 'NAME' || one.end <= start || one.start >= end))
  return textOf({ ...document, spans: [...spans, ...unmarked.map(({ start, end }) => ({ start, end, type: 'OTHER' }))] }, SPOKEN_WEIGHT)
}

function otherTexts(data: string): Text[] {
  const set = (name: string) => readDocuments(join(data, 'data/deid', name))
  const own = readDocuments(join(import.meta.dirname, 'own.jsonl'))
  const sources: readonly (readonly [readonly GoldDocument[], number])[] = [
    [BATCHES.flatMap((batch) => SEEDS.flatMap((seed) => filledDocuments({ seed, ...(batch !== '' && { batch }) }))), 1],
    [BATCHES.flatMap((batch) => [31, 32].flatMap((seed) => filledDocuments({ seed, ...(batch !== '' && { batch }), hasWordyNames: true }))), 1],
    [[31, 32, 33, 34, 35, 36].flatMap((seed) => filledDocuments({ seed, batch: 'plain', hasWordyNames: true })), 1],
    [[41, 42, 43, 44, 45, 46, 47, 48].flatMap((seed) => filledDocuments({ seed, batch: 'told', hasWordyNames: seed % 4 !== 0 })), 1],
    [[37, 38].flatMap((seed) => filledDocuments({ seed, batch: 'later', hasWordyNames: seed === 37 })), 1],
    [own, 2],
    [consultations(), 3],
    [set('sv_webbnyheter.dev.jsonl').filter((_, at) => at % 2 === 0), 0.3],
    [set('en_presidio_synth.dev.jsonl'), 0.5],
  ]
  return sources.flatMap(([documents, weight]) => documents.map((document) => textOf(document, weight)))
}

/** Learns once for each part of the spoken texts without that part, and shows how the part is masked then. */
function showHeldOut(others: readonly Text[], spoken: readonly SpokenDocument[]): void {
  const texts = spoken.map(spokenText)
  const findings = new Map<string, readonly Identifier[]>()
  for (let part = 0; part < HELD_OUT_PARTS; part++) {
    weighBy(learnBoth([...others, ...texts.filter((_, at) => at % HELD_OUT_PARTS !== part)], ORDERS.slice(0, 1)))
    spoken.forEach(
      ({ id, text, language, vertical }, at) =>
        at % HELD_OUT_PARTS === part && findings.set(id, findIdentifiers({ text, language, ...(vertical && { vertical }) })),
    )
  }
  for (const line of tallySpoken(spoken, ({ id }) => findings.get(id) ?? [])) console.log(line)
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, 'held-out': { type: 'boolean', default: false } } })
  const spoken = readSpoken(join(import.meta.dirname, 'spoken-open.jsonl'))
  const others = otherTexts(values.data ?? '')
  if (values['held-out']) return showHeldOut(others, spoken)
  const texts = [...others, ...spoken.map(spokenText)]
  const lines = [...learnBoth(texts, ORDERS)]
    .filter(([, { first: alone, second }]) => Math.max(Math.abs(alone), Math.abs(second)) >= SMALLEST_WEIGHT)
    .map(([feature, weight]) => `${String(Math.round(weight.first * 100))}\t${String(Math.round(weight.second * 100))}\t${feature}`)
  writeFileSync(
    OUT,
    `/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */\nexport const FLAT_WEIGHTS = \`\n` +
      `${lines.sort().join('\n').replaceAll('\\', '')}\n\`\n`,
  )
  console.log(`${String(texts.length)} texts, ${String(lines.length)} weights`)
}

main()
