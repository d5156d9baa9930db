// `npm run eval:actions [-- --open DIR --kept DIR --detail --write PART]`: laboratory printouts read, questions of messages and letters answered from
// remarks, insurance certificates filled in (eval/actions/README.md). `--pairs` asks the letters of `pairs/` instead, which nothing has been learnt from.
// Of the halves kept apart only sums are printed. `--write PART` puts the tables into results.md below its heading `# PART`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { matchAnswers } from '#domain/actions/questions/match-answers.ts'
import type { LetterKind } from '#domain/actions/questions/topics/associations.ts'
import { judgeCertificates } from './certificates.ts'
import { judgeLabs } from './labs.ts'
import { judgeLetters, judgeQuestions } from './questions.ts'
import type { Match } from './questions.ts'
import { readPairs } from './pairs.ts'
import { certificateTable, labTable, questionTable, withPart } from './tables.ts'

const HERE = import.meta.dirname
const { values } = parseArgs({
  options: {
    open: { type: 'string', default: HERE },
    kept: { type: 'string' },
    pairs: { type: 'boolean', default: false },
    detail: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
})

type Half = { name: string; folder: string; end: string }
const halves: Half[] = [
  { name: 'open half', folder: values.open, end: 'open' },
  ...(values.kept === undefined ? [] : [{ name: 'half kept apart', folder: values.kept, end: 'kept' }]),
]

function judged({ folder, end }: Half) {
  const at = (set: string): string => join(folder, `${set}-${end}.jsonl`)
  const questions = (set: string, kind: LetterKind) => (existsSync(at(set)) ? judgeQuestions(at(set), kind) : [])
  return {
    labs: existsSync(at('labs')) ? judgeLabs(at('labs')) : [],
    econsult: questions('econsult', 'message'),
    authority: questions('authority', 'letter'),
    certificates: existsSync(at('certificate')) ? judgeCertificates(at('certificate')) : [],
  }
}

if (values.pairs) {
  const letters = readPairs(join(HERE, 'pairs'))
  for (const kind of ['message', 'letter'] as const) {
    const match: Match = (questions, remarks, { language }) => matchAnswers({ questions, remarks, language, kind }).answers
    const own = judgeLetters(letters.filter((one) => one.kind === kind), match)
    console.log(`## Pairs, ${kind}s\n\n${questionTable(own)}\n`)
  }
  process.exit()
}

const results = halves.map((half) => ({ ...half, ...judged(half) }))
const text = [
  ...results.flatMap(({ name, labs, econsult, authority, certificates }) => [
    '',
    `## Printouts, ${name}`,
    '',
    labTable(labs),
    '',
    `## E-consultations, ${name}`,
    '',
    questionTable(econsult),
    '',
    `## Letters of authorities, ${name}`,
    '',
    questionTable(authority),
    '',
    `## Insurance certificates, ${name}`,
    '',
    certificateTable(certificates),
  ]),
  '',
].join('\n')
console.log(`# Quick actions\n${text}`)
if (values.detail) {
  const [open] = results
  for (const { id, what } of (open?.labs ?? []).flatMap(({ faults }) => faults)) console.log(`${id}: ${what}`)
  for (const { id, field, wanted, got } of (open?.certificates ?? []).flatMap(({ faults }) => faults))
    console.log(`${id} ${field}\n    wanted: ${wanted}\n    got:    ${got}`)
  for (const { id, question, wanted, got } of [...(open?.econsult ?? []), ...(open?.authority ?? [])].flatMap(({ faults }) => faults))
    console.log(`${id}: ${question}\n    wanted: ${wanted}\n    got:    ${got}`)
}
if (values.write !== undefined) {
  const path = join(HERE, 'results.md')
  writeFileSync(path, withPart(readFileSync(path, 'utf8'), values.write, text))
}
