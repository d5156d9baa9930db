// How well the library answers: `npm run eval:library [-- --kept FILE … --detail]`. Of the half kept apart figures alone are printed, and never its questions.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from '#server/database/connect.ts'
import { searchLibrary } from '#server/knowledge/search.ts'
import { OPEN, withLibrary } from './library.ts'
import { measure } from './measure.ts'
import type { Given } from './measure.ts'
import { readQuestions } from './questions.ts'
import type { LibraryCase } from './questions.ts'
import { scoreTable } from './score-table.ts'

const LOOKED_AT = 10

async function ask(sql: Database, asked: LibraryCase): Promise<Given & { scores: readonly number[] }> {
  const { question, language, vertical, country } = asked
  const { found, answered } = await searchLibrary(sql, { question, language, vertical, country, limit: LOOKED_AT })
  return { asked, answered, ids: found.map(({ passage }) => passage.id), scores: found.map(({ score }) => score) }
}

async function askAll(sql: Database, paths: readonly string[]) {
  const given: Awaited<ReturnType<typeof ask>>[] = []
  for (const asked of paths.flatMap(readQuestions)) given.push(await ask(sql, asked))
  return given
}

/** What went wrong in the open half, one line each. */
function tellMisses(given: Awaited<ReturnType<typeof askAll>>): void {
  for (const { asked, answered, ids, scores } of given) {
    const rank = ids.findIndex((id) => asked.answers.includes(id))
    const isRight = asked.answers.length === 0 ? !answered : answered && rank === 0
    if (isRight) continue
    const first = ids
      .slice(0, 3)
      .map((id, at) => `${id} ${(scores[at] ?? 0).toFixed(2)}`)
      .join(', ')
    console.log(
      `${asked.id} [${asked.language} ${asked.country} ${asked.kind}] ${answered ? 'answered' : 'told none'}, right one at ${rank + 1} ` +
        `${(scores[rank] ?? 0).toFixed(2)}: ${asked.question}\n    wanted ${asked.answers.join(', ')}; found ${first}`,
    )
  }
}

const { values } = parseArgs({
  options: {
    kept: { type: 'string', multiple: true, default: [] },
    open: { type: 'string', multiple: true, default: OPEN },
    detail: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

await withLibrary(async (sql) => {
  const open = await askAll(sql, values.open)
  if (values.detail) tellMisses(open)
  const halves = [{ title: 'open', given: open }, ...(values.kept.length > 0 ? [{ title: 'kept apart', given: await askAll(sql, values.kept) }] : [])]
  const table = scoreTable(halves)
  console.log(table)
  if (values.write) await writeFile(join(import.meta.dirname, 'results.md'), `${table}\n`)
  const last = halves.at(-1)
  const { recall, mrr, told, unanswerable } = measure(last?.given ?? [])
  if (recall < 0.92 || mrr < 0.8 || told < 0.9 * unanswerable) process.exitCode = 1
})
