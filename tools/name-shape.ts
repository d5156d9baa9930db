// Learns domain/deidentify/lists/name-shape.generated.ts, which letters names have and words have not: `node tools/launch.mjs run
// tools/name-shape.ts --dictionaries DIR --data DIR` (as tools/word-filters.ts; sources and licences in lists/SOURCE.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { ENGLISH_WORDS } from '#domain/deidentify/lists/english-words.generated.ts'
import { GIVEN_NAMES } from '#domain/deidentify/lists/given-names.generated.ts'
import { MEDICAL_WORDS } from '#domain/deidentify/lists/medical-words.generated.ts'
import { SURNAMES } from '#domain/deidentify/lists/surnames.generated.ts'
import { SWEDISH_WORDS } from '#domain/deidentify/lists/swedish-words.generated.ts'
import { SHAPE_PLACES, SHAPE_STEP, shapePlaces } from '#domain/deidentify/knowledge/name-shape.ts'
import { EVERYDAY_NORWEGIAN, EVERYDAY_SWEDISH } from '#domain/vocabulary/everyday-words.ts'
import { seededRandom } from '#domain/deidentify/mask/seeded-random.ts'
import { runTool, ToolRefusal } from './run-tool.ts'
import { dictionaryForms } from './dictionary-forms.ts'

const OUT = join(import.meta.dirname, '../domain/deidentify/lists/name-shape.generated.ts')
const ROUNDS = 12
const RATE = 0.08
const DECAY = 2e-6
const SEED = 20261122
const HELD_OUT = 20
/** So many forms of each dictionary are enough. */
const MOST_FORMS = 90_000

const listed = (...texts: readonly string[]) => texts.flatMap((text) => text.split(/\s+/)).filter((word) => /^[\p{Script=Latin}'-]{3,14}$/u.test(word))

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}

type Example = { readonly places: readonly number[]; readonly isName: boolean }

/** Stochastic gradient descent on the logistic loss, each class weighing the same. */
function learn(examples: readonly Example[], random: () => number): Float64Array {
  const weights = new Float64Array(SHAPE_PLACES + 1)
  const names = examples.filter(({ isName }) => isName).length
  const weigh = { name: examples.length / (2 * names), word: examples.length / (2 * (examples.length - names)) }
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round)
    for (const { places, isName } of shuffled(examples, random)) {
      let sum = weights[SHAPE_PLACES] ?? 0
      for (const place of places) sum += weights[place] ?? 0
      const error = ((isName ? 1 : 0) - 1 / (1 + Math.exp(-sum))) * (isName ? weigh.name : weigh.word)
      for (const place of [...places, SHAPE_PLACES]) weights[place] = (weights[place] ?? 0) * (1 - DECAY) + rate * error
    }
  }
  return weights
}

function accuracy(weights: Int8Array, examples: readonly Example[]): number {
  const right = examples.filter(({ places, isName }) => places.reduce((sum, place) => sum + (weights[place] ?? 0), weights[SHAPE_PLACES] ?? 0) > 0 === isName)
  return right.length / examples.length
}

await runTool(async () => {
  const { values } = parseArgs({ options: { dictionaries: { type: 'string' }, data: { type: 'string' } } })
  const { dictionaries, data } = values
  if (dictionaries === undefined || data === undefined)
    throw new ToolRefusal('give the folder of the unpacked dictionaries with --dictionaries DIR, that of the lists with --data DIR')
  const random = seededRandom(SEED)
  const global = z.array(z.string()).parse(JSON.parse(readFileSync(join(data, 'data/terminology/names/stella_global.json'), 'utf8')))
  const words = new Set([
    ...(['da', 'en'] as const).flatMap((language) => shuffled([...dictionaryForms(join(dictionaries, `dictionary-${language}`))], random).slice(0, MOST_FORMS)),
    ...listed(SWEDISH_WORDS, ENGLISH_WORDS, MEDICAL_WORDS, EVERYDAY_NORWEGIAN, EVERYDAY_SWEDISH),
  ])
  const names = new Set([...listed(GIVEN_NAMES, SURNAMES), ...listed(global.join(' ').toLowerCase())].filter((name) => !words.has(name)))
  const all = [...names]
    .map((name) => ({ word: name, isName: true }))
    .concat([...words].filter((word) => word.length >= 3 && word.length <= 14).map((word) => ({ word, isName: false })))
  const examples = shuffled(all, random).map(({ word, isName }) => ({ places: shapePlaces(word), isName }))
  const held = examples.filter((_, at) => at % HELD_OUT === 0)
  const weights = Int8Array.from(
    learn(
      examples.filter((_, at) => at % HELD_OUT !== 0),
      random,
    ),
    (weight) => Math.max(-127, Math.min(127, Math.round(weight / SHAPE_STEP))),
  )
  console.log(`${String(names.size)} names, ${String(words.size)} words; right on held-out ones: ${accuracy(weights, held).toFixed(4)}`)
  const lines = Buffer.from(weights.buffer).toString('base64').match(/.{1,160}/g) ?? []
  writeFileSync(
    OUT,
    `/** Made by tools/name-shape.ts; sources and licences in SOURCE.md. Read by nameShape. */\nexport const NAME_SHAPE = \`${lines.join('\n')}\`\n`,
  )
})
