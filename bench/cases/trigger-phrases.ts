import { spentMs } from '#domain/language/testing/linear-growth.ts'
import { triggerFinder } from '#domain/triggers/find-triggers.ts'
import type { BenchCase } from '../harness/bench-case.ts'

const PHRASES = 200
const TEXT_LETTERS = 100_000
const MOST_MS = 50
const LETTERS = 'abcdefghijklmnopqrst'
const word = (number: number, length: number): string => Array.from({ length }, (_, at) => LETTERS[Math.floor(number / 20 ** at) % 20]).join('')

/** Finding the phrases of somebody who has as many as are allowed, in the longest talk: hostile ones, and ones as they are spoken. */
export const bench: BenchCase = {
  protocol: 'SEC-4',
  title: 'trigger phrases',
  run({ rounds }) {
    const long = (make: (at: number) => string): string => {
      let text = ''
      for (let at = 0; text.length < TEXT_LETTERS; at += 1) text += make(at)
      return text.slice(0, TEXT_LETTERS)
    }
    const fastestMs = (phrase: (at: number) => string, text: string): number => {
      const find = triggerFinder(Array.from({ length: PHRASES }, (_, at) => ({ id: String(at), trigger: phrase(at).slice(0, 200) })))
      return Math.min(...Array.from({ length: rounds * 4 }, () => spentMs(() => find(text))))
    }
    const figures = {
      '(a+)+$ against a row of a': fastestMs(() => '(a+)+$', 'a'.repeat(TEXT_LETTERS)),
      'a hundred words a and one b': fastestMs((at) => `${'a '.repeat(90 + (at % 9))}b`, 'a '.repeat(TEXT_LETTERS / 2)),
      'as spoken': fastestMs((at) => `normal status ${word(at, 5)}`, long((at) => `Da ser jeg på ${word(at % 900, 6)}, det er normal status her. `)),
    }
    return Promise.resolve(Object.entries(figures).map(([name, value]) => ({ name, value, unit: 'ms' as const, atMost: MOST_MS })))
  },
}
