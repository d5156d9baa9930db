import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, mutate, nameOf } from './mutation.ts'
import type { Mutation } from './mutation.ts'
import type { Outcome, Outcomes } from './outcomes.ts'
import type { Tests } from './run-tests.ts'

export type Going = {
  /** The scratch copy. */
  root: string
  tests: Tests
  outcomes: Outcomes
  say: (line: string) => void
  isOver: () => boolean
}

type IsSound = (path: string) => Promise<boolean>

/** Tests that fail without any fault tell nothing of one. Gives what looks at each file once, and says why it is of no use. */
function makeSoundness({ tests, say }: Going): IsSound {
  const known = new Map<string, boolean>()
  const look = async (path: string): Promise<boolean> => {
    const { failed, ran } = await tests.run([path])
    const isSound = failed === undefined && ran > 0
    if (!isSound) say(`${path} fails as the code stands: ${failed ?? 'it has no test'}`)
    known.set(path, isSound)
    return isSound
  }
  return async (path) => known.get(path) ?? look(path)
}

type Trial = { mutation: Mutation; text: string; isSound: IsSound }

/**
 * Runs the tests of one fault in turn, the fault put in for each and taken out again, until one fails. What stands first should be quick: the others are
 * looked at only where it did not notice. Undefined where a test that was needed cannot be believed.
 */
async function tryOne({ root, tests }: Going, { mutation, text, isSound }: Trial): Promise<Outcome | undefined> {
  const write = (code: string): void => {
    writeFileSync(join(root, mutation.file), code)
    tests.changed(mutation.file)
  }
  for (const test of mutation.tests) {
    if (!(await isSound(test))) return undefined
    write(mutate(text, mutation))
    const { failed } = await tests.run([test]).finally(() => write(text))
    if (failed !== undefined) return { name: nameOf(mutation), isKilled: true, by: failed }
  }
  return { name: nameOf(mutation), isKilled: false }
}

/** Takes the list; gives what became of each that there was time for, and whether every test could be believed. */
export async function goThrough(going: Going, list: readonly Mutation[]): Promise<{ told: Outcome[]; isSound: boolean }> {
  const { root, outcomes, say, isOver } = going
  const isSound = makeSoundness(going)
  let areSound = true
  const told: Outcome[] = []
  // Before anything is run: a list that fits the code no longer.
  for (const mutation of list) mutate(readFileSync(join(root, mutation.file), 'utf8'), mutation)
  for (const [at, mutation] of list.entries()) {
    const text = readFileSync(join(root, mutation.file), 'utf8')
    const key = keyOf(mutation, [text, ...mutation.tests.map((path) => readFileSync(join(root, path), 'utf8'))])
    const known = outcomes.find(key)
    if (known) told.push(known)
    if (known ?? isOver()) continue
    const outcome = await tryOne(going, { mutation, text, isSound })
    if (!outcome) {
      areSound = false
      continue
    }
    outcomes.keep(key, outcome)
    told.push(outcome)
    say(`${at + 1}/${list.length} ${outcome.isKilled ? 'killed' : 'SURVIVED'} ${outcome.name}`)
  }
  return { told, isSound: areSound }
}
