import type { Report } from '#contract/report.ts'
import { groundingOf } from '#domain/note/ground/ground-report.ts'
import { sentencesOfBlock } from '#domain/note/realise/sentences-of-block.ts'
import { makeBreaker } from '#server/adapters/endpoint/breaker.ts'
import { makeAiSdkModel } from '#server/adapters/language-model/ai-sdk-model.ts'
import { makeModelWriter } from '#server/reports/model-writer.ts'
import { textsInProcess } from '#server/testing/texts-in-process.ts'
import { startModelStandIn } from '../../e2e/stand-ins/language.ts'
import { packWordsOf, plantedTalks } from './planted.ts'
import type { PlantedTalk, Sentence } from './planted.ts'

/** What became of one sentence: under prose with marks, and as a fact. */
export type Became = { readonly kind: string | undefined; readonly inProse: 'stands' | 'marked'; readonly asFact: 'stands' | 'marked' | 'asked' | 'absent' }

function inProse({ text, language }: PlantedTalk, sentence: Sentence): Became['inProse'] {
  const ground = groundingOf(language, [{ kind: 'transcription', text }])
  const [block] = ground({ type: 'complaints', heading: 'H', blocks: [{ id: 'a', kind: 'paragraph', text: sentence.text, evidence: [] }] }).blocks
  return block?.supported === false ? 'marked' : 'stands'
}

const bare = (text: string): string => text.toLowerCase().replace(/\.$/u, '')

/** A record reached the report as a line with its name, its dose and, where it was told as ended, the word for that. */
function asRecord(report: Report, { record }: Sentence, { language }: PlantedTalk): Became['asFact'] {
  if (record === undefined) return 'absent'
  const { stopped } = packWordsOf(language)
  const lines = report.sections.filter(({ type }) => type === 'medications').flatMap(({ blocks }) => blocks)
  const own = lines.find(({ text }) => {
    const line = bare(text)
    return line.startsWith(record.name.toLowerCase()) && line.includes(record.dose.toLowerCase()) &&
      line.includes(stopped.toLowerCase()) === (record.status === 'stopped')
  })
  if (own !== undefined) return own.supported === false ? 'marked' : 'stands'
  return (report.questions ?? []).some(({ name, text }) => `${name ?? ''} ${text}`.toLowerCase().includes(record.name.toLowerCase())) ? 'asked' : 'absent'
}

function asFact(report: Report, sentence: Sentence, talk: PlantedTalk): Became['asFact'] {
  if (sentence.record !== undefined) return asRecord(report, sentence, talk)
  const own = report.sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOfBlock)).find(({ text }) => bare(text) === bare(sentence.text))
  return own === undefined ? 'absent' : own.supported ? 'stands' : 'marked'
}

/** The same row of numbers for the same seed. */
function makeChance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Which sentences a model says of a talk: all that is true, and each error with the given chance; of one medicine it says one thing. */
function chosen({ sentences }: PlantedTalk, rate: number, chance: () => number): Sentence[] {
  const planted = sentences.filter(({ kind }) => kind !== undefined && chance() < rate)
  const ended = new Set(planted.flatMap(({ record }) => (record ? [record.name.toLowerCase()] : [])))
  return [...sentences.filter(({ kind, record }) => kind === undefined && !(record && ended.has(record.name.toLowerCase()))), ...planted]
}

export type Measured = {
  readonly became: readonly Became[]
  readonly talks: number
  readonly failed: number
  readonly ms: number
  readonly tokens: { input: number; output: number }
}

/** Has a model over HTTP that errs on purpose write each talk, behind the product's own adapter and writer. Its second look says nothing new. */
export async function measurePlanted({ rate, seed, most }: { rate: number; seed: number; most?: number | undefined }): Promise<Measured> {
  const chance = makeChance(seed)
  let answer = ''
  const standIn = await startModelStandIn({ script: ({ user }) => (user.includes('"rejected":') ? '{"facts":[],"medicines":[]}' : answer) })
  const tokens = { input: 0, output: 0 }
  const model = makeAiSdkModel({ name: 'planted', baseUrl: standIn.url, apiKey: undefined, model: 'planted', breaker: makeBreaker({ now: Date.now }) })
  const counted: typeof model = {
    ...model,
    answer: (request) => model.answer({ ...request, onTokens: ({ input, output }) => void ((tokens.input += input), (tokens.output += output)) }),
  }
  const writer = makeModelWriter(counted)
  const became: Became[] = []
  const began = performance.now()
  let [talks, failed] = [0, 0]
  try {
    for (const talk of plantedTalks().slice(0, most)) {
      const said = chosen(talk, rate, chance)
      answer = JSON.stringify({ facts: said.flatMap(({ fact }) => fact ?? []), medicines: said.flatMap(({ record }) => record ?? []) })
      talks += 1
      const { text, language, vertical } = talk
      const report = await writer.write({
        sources: [{ kind: 'transcription', text }],
        language, heard: language, vertical, doctorType: 'NotDefined', descriptor: null,
        generatedAt: '2000-01-01T00:00:00.000Z', texts: textsInProcess, signal: new AbortController().signal,
      }).catch(() => undefined)
      if (report === undefined) failed += 1
      else became.push(...said.map((sentence) => ({ kind: sentence.kind, inProse: inProse(talk, sentence), asFact: asFact(report, sentence, talk) })))
    }
  } finally {
    await standIn.stop()
  }
  return { became, talks, failed, ms: performance.now() - began, tokens }
}
