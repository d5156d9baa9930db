import { join } from 'node:path'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'
import { readDocuments } from '../../eval/deid/documents.ts'
import type { BenchCase } from '../harness/bench-case.ts'

const OWN = join(import.meta.dirname, '../../eval/deid/own.jsonl')
const REPEATS = 8
const LONG = 40
const LONGER = 400

const best = (measure: () => number, repeats: number, better: (...values: number[]) => number) => better(...Array.from({ length: repeats }, measure))

/** Finding what identifies anyone, in processor time of one core: dense notes and talks, and whether a longer text costs more than in proportion. */
export const bench: BenchCase = {
  protocol: 'MASK',
  title: 'masking',
  run({ rounds }) {
    const documents = readDocuments(OWN)
    const bytes = documents.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0)
    const spentUs = (work: () => void): number => {
      const began = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(began)
      return Math.max(1, user + system)
    }
    const speed = () => bytes / spentUs(() => documents.forEach(({ text, language }) => findIdentifiers({ text, language })))
    const talk = documents.filter(({ language }) => language === 'nb').map(({ text }) => text).slice(0, 10).join('\n')
    // as many short texts as one long one holds, the two in turn: both pay for the memory they leave behind, and for what else the machine does
    const timeOf = (times: number) => {
      const text = `${talk}\n`.repeat(times)
      return () => spentUs(() => {
        for (let read = 0; read < LONGER; read += times) findIdentifiers({ text, language: 'nb' })
      })
    }
    const [long, longer] = [timeOf(LONG), timeOf(LONGER)]
    const inTurn = () => Array.from({ length: rounds }, () => [long(), longer()] as const)
    for (let warm = 0; warm < REPEATS; warm += 1) speed()
    const timed = inTurn()
    const times = Math.min(...timed.map(([, one]) => one)) / Math.min(...timed.map(([one]) => one)) * (LONGER / LONG)
    return Promise.resolve([
      { name: 'dense text, an identifier in every sixth word', value: best(speed, rounds * REPEATS, Math.max), unit: 'MB/s' as const, atLeast: 2 },
      { name: `${LONGER / LONG} times the text`, value: times, unit: '×' as const, atMost: 15 },
    ])
  },
}
