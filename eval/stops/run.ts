// How well the ends of sentences are heard in talks that were not learnt from: `npm run eval:stops [-- SET.jsonl …]`.
// Takes the stops out of each talk and has the shipped weights put them back. Without a set: the open ones that the weights have not seen.
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { runTool } from '../../tools/run-tool.ts'
import { cutSpeech } from '#domain/note/segment/stops/cut-speech.ts'
import { markdownTable } from '../table.ts'
import { flattened, type PunctuatedTalk } from './lessons.ts'
import { consultationTalks, UNSEEN } from './talks.ts'

const CONSULTATIONS = join(import.meta.dirname, '../consultations')

/** What was found of the ends of sentences and questions. A cut at a comma is neither found nor wrong, but right. */
interface Heard {
  ends: number
  found: number
  cuts: number
  right: number
  questions: number
  asked: number
  heardAsked: number
}

function listen(talk: PunctuatedTalk, heard: Heard): void {
  const { speech, gaps, questionEnds } = flattened(talk)
  const cut = cutSpeech(speech, { begins: new Set(), continues: new Set() })
  for (const { to, isQuestion } of cut) {
    const gap = gaps[to] ?? 'stop'
    heard.cuts++
    if (gap === 'stop') heard.found++
    if (gap !== 'nothing') heard.right++
    if (isQuestion) heard.asked++
    if (isQuestion && questionEnds.has(to)) heard.heardAsked++
  }
  heard.ends += gaps.filter((gap) => gap === 'stop').length
  heard.questions += questionEnds.size
}

const percent = (part: number, of: number) => (of === 0 ? '–' : `${(100 * part / of).toFixed(1)} %`)

await runTool(() => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const paths = positionals.length > 0 ? positionals : UNSEEN.map((name) => join(CONSULTATIONS, name))
  const rows = paths.map((path) => {
    const talks = consultationTalks(path)
    const heard: Heard = { ends: 0, found: 0, cuts: 0, right: 0, questions: 0, asked: 0, heardAsked: 0 }
    for (const talk of talks) listen(talk, heard)
    const { found, ends, right, cuts, heardAsked, questions, asked } = heard
    const shares = [percent(found, ends), percent(right, cuts), percent(heardAsked, questions), percent(heardAsked, asked)]
    return [basename(path, '.jsonl'), String(talks.length), ...shares]
  })
  console.log(markdownTable(['set', 'talks', 'ends found', 'cuts right', 'questions found', 'of them right'], rows))
  return Promise.resolve()
})
