import type { Chain } from './chain.ts'
import { CHAIN_NAMES, labelsOf } from './chains.ts'
import type { ChainName } from './chains.ts'
import type { LearntChains } from './learnt-pieces.ts'

/** What is shipped: a line for each feature, and the steps from label to label of each chain. */
export type WrittenChains = { readonly features: string; readonly transitions: Readonly<Record<ChainName, string>> }

/** How weights are written: a step up or down for each sign, nought in the middle. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#%&()*+,-./:;<=>?@[]^_{|}~'
const MIDDLE = Math.floor(SIGNS.length / 2)
const STEP = 0.05
/** At so many steps each is twice as wide as the first: small weights are told finely, large ones reach far. */
const WIDENING = 30
const DIGITS = 2
/** A row that tells less of every label is left out. */
const LEAST = 0.15
/** What may stand in a name that is written. */
const WRITABLE = /^[^\t\n\r]+$/u

const signOf = (number: number): string => SIGNS.charAt(Math.min(number, SIGNS.length - 1))
const weightAt = (steps: number): number => STEP * steps * (1 + Math.abs(steps) / WIDENING)
const stepsOf = (weight: number): number => {
  const steps = Math.round((WIDENING / 2) * (Math.sqrt(1 + (4 * Math.abs(weight)) / (STEP * WIDENING)) - 1))
  return Math.sign(weight) * Math.min(MIDDLE - 1, steps)
}

/** Labels of all chains are numbered through: `course` first. */
const firstColumn = (name: ChainName): number => CHAIN_NAMES.slice(0, CHAIN_NAMES.indexOf(name)).reduce((sum, one) => sum + labelsOf(one).length, 0)

const medianOf = (weights: readonly number[]): number => weights.toSorted((a, b) => a - b)[Math.floor(weights.length / 2)] ?? 0

/**
 * The weights of a row that are more than next to nothing: the sign of a label, then that of the weight. Only how labels differ counts, so the middle
 * one of a row is nought, and most of the others are.
 */
function rowOf({ labels, emission }: Chain, name: ChainName, row: number): string {
  const weights = labels.map((_, label) => emission[row * labels.length + label] ?? 0)
  const middle = medianOf(weights)
  if (weights.every((weight) => Math.abs(weight - middle) < LEAST)) return ''
  return weights.map((weight, label) => {
    const steps = stepsOf(weight - middle)
    return steps === 0 ? '' : signOf(firstColumn(name) + label) + signOf(steps + MIDDLE)
  }).join('')
}

/** How many letters two names share at their beginning, as far as a sign tells it. */
function shared(one: string, other: string): number {
  let at = 0
  while (at < Math.min(one.length, other.length, SIGNS.length - 1) && one[at] === other[at]) at++
  return at
}

/** Writes what was learnt, features in the order of their names, each by what it does not share with the one before. `readChains` gives it back, rounded. */
export function writeChains({ rows, chains }: LearntChains): WrittenChains {
  let before = ''
  const lines = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([name, row]) => {
    const weights = CHAIN_NAMES.map((one) => rowOf(chains[one], one, row)).join('')
    if (weights === '' || !WRITABLE.test(name)) return []
    const same = shared(before, name)
    before = name
    return [`${signOf(same)}${name.slice(same)}\t${weights}`]
  })
  const told = ({ transition }: Chain): string => Array.from(transition, (weight) => String(Number(weight.toFixed(DIGITS)))).join(' ')
  return { features: lines.join('\n'), transitions: { course: told(chains.course), animal: told(chains.animal) } }
}

function emptyChain(name: ChainName, size: number, transitions: string): Chain {
  const labels = labelsOf(name)
  return { labels, emission: new Float64Array(size * labels.length), transition: Float64Array.from(transitions.split(' '), Number) }
}

/** Reads what `writeChains` wrote, in time linear in its length. */
export function readChains({ features, transitions }: WrittenChains): LearntChains {
  const lines = features.split('\n')
  const rows = new Map<string, number>()
  const chains = { course: emptyChain('course', lines.length, transitions.course), animal: emptyChain('animal', lines.length, transitions.animal) }
  const columns = CHAIN_NAMES.flatMap((name) => chains[name].labels.map((_, label) => ({ chain: chains[name], label })))
  let name = ''
  for (const [row, line] of lines.entries()) {
    const tab = line.indexOf('\t')
    name = name.slice(0, SIGNS.indexOf(line.charAt(0))) + line.slice(1, tab)
    rows.set(name, row)
    for (let at = tab + 1; at < line.length; at += 2) {
      const column = columns[SIGNS.indexOf(line.charAt(at))]
      if (column) column.chain.emission[row * column.chain.labels.length + column.label] = weightAt(SIGNS.indexOf(line.charAt(at + 1)) - MIDDLE)
    }
  }
  return { rows, chains }
}
