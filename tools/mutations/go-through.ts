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

/** Tests that fail without any fault tell nothing of one. @throws Error that names the first of them */
function makeSoundness({ tests }: Going): (paths: readonly string[]) => Promise<void> {
  const sound = new Set<string>()
  return async (paths) => {
    for (const path of paths) {
      if (sound.has(path)) continue
      const { failed, ran } = await tests.run([path])
      if (failed !== undefined || ran === 0) throw new Error(`${path} fails as the code stands: ${failed ?? 'it has no test'}`)
      sound.add(path)
    }
  }
}

/** Puts one fault in, runs its tests in turn until one fails, and takes the fault out again. */
async function tryOne({ root, tests }: Going, mutation: Mutation, text: string): Promise<Outcome> {
  const write = (code: string): void => {
    writeFileSync(join(root, mutation.file), code)
    tests.changed(mutation.file)
  }
  write(mutate(text, mutation))
  try {
    for (const test of mutation.tests) {
      const { failed } = await tests.run([test])
      if (failed !== undefined) return { name: nameOf(mutation), isKilled: true, by: failed }
    }
    return { name: nameOf(mutation), isKilled: false }
  } finally {
    write(text)
  }
}

/** Takes the list; gives what became of each that there was time for. */
export async function goThrough(going: Going, list: readonly Mutation[]): Promise<Outcome[]> {
  const { root, outcomes, say, isOver } = going
  const assertSound = makeSoundness(going)
  const told: Outcome[] = []
  // Before anything is run: a list that fits the code no longer.
  for (const mutation of list) mutate(readFileSync(join(root, mutation.file), 'utf8'), mutation)
  for (const [at, mutation] of list.entries()) {
    const text = readFileSync(join(root, mutation.file), 'utf8')
    const key = keyOf(mutation, [text, ...mutation.tests.map((path) => readFileSync(join(root, path), 'utf8'))])
    const known = outcomes.find(key)
    if (known) told.push(known)
    if (known ?? isOver()) continue
    await assertSound(mutation.tests)
    const outcome = await tryOne(going, mutation, text)
    outcomes.keep(key, outcome)
    told.push(outcome)
    say(`${at + 1}/${list.length} ${outcome.isKilled ? 'killed' : 'SURVIVED'} ${outcome.name}`)
  }
  return told
}
