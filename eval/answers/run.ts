// `npm run eval:answers [-- --data DIR --kept DIR --detail --write]`: the places of a case that answer a question, and the sentences of an answer
// that its passages do not carry (eval/answers/README.md). Of the halves kept apart only sums are printed.
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { setsIn } from '../data.ts'
import { judgeCaseQuestions, OPEN_TALKS, readCaseQuestions } from './case-questions.ts'
import type { CaseJudged } from './case-questions.ts'
import { judgeHeld } from './held.ts'
import type { HeldJudged } from './held.ts'
import { caseTable, heldTable } from './tables.ts'

const HERE = import.meta.dirname
const { values } = parseArgs({
  options: { data: { type: 'string' }, kept: { type: 'string' }, detail: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
const { consultations } = setsIn(resolve(values.data ?? join(HERE, '../../../shared')))

const casesOf = (path: string): CaseJudged[] | undefined =>
  consultations === undefined || !existsSync(path) ? undefined : judgeCaseQuestions(readCaseQuestions(path, [consultations]))
const heldOf = (path: string): HeldJudged[] | undefined => (existsSync(path) ? judgeHeld(path) : undefined)

const moreHeld = judgeHeld(join(HERE, 'held-more-open.jsonl'))
const more = judgeCaseQuestions(readCaseQuestions(join(HERE, 'case-questions-more-open.jsonl'), OPEN_TALKS))
const open = { cases: casesOf(join(HERE, 'case-questions-open.jsonl')), held: heldOf(join(HERE, 'held-open.jsonl')) }
const kept =
  values.kept === undefined ? undefined : { cases: casesOf(join(values.kept, 'case-questions-kept.jsonl')), held: heldOf(join(values.kept, 'held-kept.jsonl')) }

const text = [
  '# Places that answer, sentences that are not carried',
  ...(open.cases === undefined ? [] : ['', '## Case questions, open half (learnt from)', '', caseTable(open.cases)]),
  '', '## Case questions over the open talks (learnt from)', '', caseTable(more),
  '', '## Planted false sentences, not learnt from', '', heldTable(moreHeld),
  ...(kept?.cases === undefined ? [] : ['', '## Case questions, half kept apart', '', caseTable(kept.cases)]),
  ...(open.held === undefined ? [] : ['', '## Planted false sentences, open half (learnt from)', '', heldTable(open.held)]),
  ...(kept?.held === undefined ? [] : ['', '## Planted false sentences, half kept apart', '', heldTable(kept.held)]),
  '',
].join('\n')
console.log(text)
if (consultations === undefined)
  console.log('Case questions were left out: the consultations they ask about were not found; give their folder with --data DIR.')
if (values.detail) {
  for (const { id, question, hasAnswer, answered, rank, shown } of open.cases ?? []) {
    if (hasAnswer ? rank > 0 && answered : !answered) continue
    console.log(
      `${hasAnswer ? (rank > 0 ? 'found, not said' : 'not found') : 'claimed'} (${id}): ${question}\n` +
        `    ${shown.join('\n    ').replaceAll(/\n(?! {4})/g, ' / ')}`,
    )
  }
  for (const { id, text: sentence, isTrue, why, isMarked } of open.held ?? [])
    if (isMarked === isTrue) console.log(`${isTrue ? 'marked though true' : `let through (${why})`} (${id}): ${sentence}`)
}
if (values.write) writeFileSync(join(HERE, 'results.md'), text)
