// Learns domain/deidentify/lists/flat-weights.generated.ts, what makes a word in lower case a name:
// `node tools/launch.mjs run eval/deid/learn-flat-names.ts --data DIR`, DIR holding `data/deid` (sources in lists/SOURCE.md).
// With `--held-out` it writes nothing: it shows what is left and masked of `spoken-open.jsonl`, each part by weights learnt without it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Vertical, type Language } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/find-identifiers.ts'
import type { Identifier } from '#domain/deidentify/identifier.ts'
import { flatFeatures, looksOf, mayBeFlatName, neighbourFeatures, neighbourLevels } from '#domain/deidentify/flat-features.ts'
import { firstScores, weighBy, type Scores, type Weight, type Weights } from '#domain/deidentify/flat-model.ts'
import { readText, type Reading } from '#domain/deidentify/reading.ts'
import { seededRandom } from '#domain/deidentify/seeded-random.ts'
import { readDocuments, type GoldDocument } from './documents.ts'
import { filledDocuments } from './filled-documents.ts'
import { flatten } from './flatten.ts'
import { readSpoken, tallySpoken, type SpokenDocument } from './spoken-score.ts'

const OUT = join(import.meta.dirname, '../../domain/deidentify/lists/flat-weights.generated.ts')
const LEARNT: ReadonlySet<string> = new Set(['NAME', 'LOCATION'])
const ROUNDS = 8
const RATE = 0.3
const ORDERS = [7, 11, 13, 17, 19]
const DECAY = 1e-5
const LEAST_SEEN = 24
const SMALLEST_WEIGHT = 0.1
const FOLDS = 3

type Text = { readonly reading: Reading; readonly labels: readonly (boolean | undefined)[]; readonly weight: number }
type Row = { readonly features: readonly string[]; readonly isName: boolean; readonly weight: number }

/** A flattened text with, for each token, whether it is part of a name or place; undefined where nothing is to be learnt. */
function textOf(document: GoldDocument, weight: number): Text {
  const { text, spans, language, vertical } = flatten(document)
  const reading = readText(text, language, vertical)
  const labels = reading.tokens.map(({ start, end }, at) => {
    const span = spans.find((one) => start < one.end && end > one.start)
    const isName = span !== undefined && LEARNT.has(span.type)
    return !mayBeFlatName(reading, at) || (span !== undefined && !isName) ? undefined : isName
  })
  return { reading, labels, weight }
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

/** Rows with their features as places in one table; a feature seen seldom has none. */
type Table = { readonly features: readonly string[]; readonly rows: readonly { readonly places: Int32Array; readonly isName: boolean; readonly weight: number }[] }

function tableOf(rows: readonly Row[]): Table {
  const counts = new Map<string, number>()
  for (const { features } of rows) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const features = [...counts].flatMap(([feature, count]) => (count >= LEAST_SEEN ? [feature] : []))
  const placeOf = new Map(features.map((feature, place) => [feature, place]))
  return { features, rows: rows.map(({ features: own, isName, weight }) => ({ places: Int32Array.from(own.flatMap((feature) => placeOf.get(feature) ?? [])), isName, weight })) }
}

/** The mean of several learnings, each in another order, so that a word more or less in a list does not tip the weights. */
function learn(rows: readonly Row[], orders: readonly number[]): Map<string, number> {
  const table = tableOf(rows)
  const mean = new Float64Array(table.features.length)
  for (const order of orders) learnOnce(table, order).forEach((weight, place) => (mean[place] = (mean[place] ?? 0) + weight / orders.length))
  return new Map(table.features.map((feature, place) => [feature, mean[place] ?? 0]))
}

/** Logistic regression by gradient steps that shrink for what was seen often (Adagrad). */
function learnOnce({ features, rows }: Table, order: number): Float64Array {
  const weights = new Float64Array(features.length)
  const steps = new Float64Array(features.length)
  const random = seededRandom(order)
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of shuffle([...rows.keys()], random)) {
      const row = rows[at]
      if (row === undefined) continue
      let sum = 0
      for (const place of row.places) sum += weights[place] ?? 0
      const error = ((row.isName ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * row.weight
      for (const place of row.places) {
        const seen = (steps[place] ?? 0) + error * error
        steps[place] = seen
        weights[place] = (weights[place] ?? 0) * (1 - DECAY) + (RATE / Math.sqrt(1 + seen)) * error
      }
    }
  }
  return weights
}

const rowsOf = (texts: readonly Text[], featuresAt: (text: Text, at: number) => string[]): Row[] =>
  texts.flatMap((text) => text.labels.flatMap((isName, at) => (isName === undefined ? [] : [{ features: featuresAt(text, at), isName, weight: text.weight }])))

const first = ({ reading }: Text, at: number) => flatFeatures(reading, at)

const onlyFirst = (weights: ReadonlyMap<string, number>): Weights => new Map([...weights].map(([feature, weight]) => [feature, { first: weight, second: 0 }]))

/** Both weighings; the second learns from what first weighings of other texts said, as it will meet them. */
function learnBoth(texts: readonly Text[], orders: readonly number[]): Map<string, Weight> {
  const scores = new Map<Text, Scores>()
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = learn(rowsOf(texts.filter((_, at) => at % FOLDS !== fold), first), orders)
    texts.forEach((text, at) => at % FOLDS === fold && scores.set(text, firstScores(text.reading, onlyFirst(others))))
  }
  const looks = new Map(texts.map((text) => [text, looksOf(text.reading, scores.get(text) ?? [])]))
  const around = (text: Text, at: number) => {
    const look = looks.get(text)
    return look === undefined ? [] : neighbourFeatures(neighbourLevels(text.reading, at, look))
  }
  const second = learn(rowsOf(texts, (text, at) => [...first(text, at), ...around(text, at)]), orders)
  const alone = learn(rowsOf(texts, first), orders)
  return new Map([...new Set([...alone.keys(), ...second.keys()])].map((feature) => [feature, { first: alone.get(feature) ?? 0, second: second.get(feature) ?? 0 }]))
}

const Consultation = z.object({ id: z.string(), lang: z.custom<Language>(), edition: Vertical, form: z.string(), transcript: z.string() })

/** Long talks of which few words are names, marked by the finder on the text with its capitals. */
function consultations(): GoldDocument[] {
  const lines = ['own', 'practice', 'practice-2', 'practice-3', 'short'].flatMap((file) => readFileSync(join(import.meta.dirname, `../consultations/${file}.jsonl`), 'utf8').split('\n')).filter((line) => line !== '')
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
    spoken.forEach(({ id, text, language, vertical }, at) => at % HELD_OUT_PARTS === part && findings.set(id, findIdentifiers({ text, language, ...(vertical && { vertical }) })))
  }
  for (const line of tallySpoken(spoken, ({ id }) => findings.get(id) ?? [])) console.log(line)
}

function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, 'held-out': { type: 'boolean', default: false } } })
  const spoken = readSpoken(join(import.meta.dirname, 'spoken-open.jsonl'))
  const others = otherTexts(values.data ?? '')
  if (values['held-out']) return showHeldOut(others, spoken)
  const texts = [...others, ...spoken.map(spokenText)]
  const lines = [...learnBoth(texts, ORDERS)].filter(([, { first: alone, second }]) => Math.max(Math.abs(alone), Math.abs(second)) >= SMALLEST_WEIGHT).map(([feature, weight]) => `${String(Math.round(weight.first * 100))}\t${String(Math.round(weight.second * 100))}\t${feature}`)
  writeFileSync(OUT, `/** Made by eval/deid/learn-flat-names.ts; sources in SOURCE.md. Read by shippedWeights. */\nexport const FLAT_WEIGHTS = \`\n${lines.sort().join('\n').replaceAll('\\', '')}\n\`\n`)
  console.log(`${String(texts.length)} texts, ${String(lines.length)} weights`)
}

main()
