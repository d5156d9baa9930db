import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { SectionType } from '#contract/report.ts'
import { Language, Vertical } from '#contract/vertical.ts'
import { groundingOf } from '#domain/note/ground/ground-report.ts'

const KINDS = ['drug', 'dose', 'number', 'side', 'negation', 'invented'] as const
export type Kind = (typeof KINDS)[number]

/** A talk with sentences a model might write of it: true ones in other words, and false ones of each kind. Written for this project. */
const Set = z.array(
  z.object({ lang: Language, vertical: Vertical, talk: z.string(), true: z.array(z.string()), false: z.record(z.enum(KINDS), z.array(z.string())) }),
)

/** What the check made of one sentence. `kind` is undefined for a true one. */
export type Judged = { language: Language; vertical: Vertical; sentence: string; kind: Kind | undefined; isMarked: boolean }

/** The open set: talks with true sentences and falsehoods by kind. */
export const openGroundingSet = (): z.infer<typeof Set> => Set.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'sentences.json'), 'utf8')))

/** Runs the grounding check over every sentence of the set, each as if it stood alone. */
export function judgeAll(): Judged[] {
  return openGroundingSet().flatMap(({ lang, vertical, talk, ...sentences }) => {
    const ground = groundingOf(lang, [{ kind: 'transcription', text: talk }])
    const judge = (kind: Kind | undefined) => (sentence: string): Judged => {
      const { blocks } = ground({ type: 'complaints', heading: 'H', blocks: [{ id: 'a', kind: 'paragraph', text: sentence, evidence: [] }] })
      return { language: lang, vertical, sentence, kind, isMarked: blocks[0]?.supported === false }
    }
    return [...sentences.true.map(judge(undefined)), ...KINDS.flatMap((kind) => sentences.false[kind].map(judge(kind)))]
  })
}

const SentenceLine = z.object({ talk: z.string(), section: SectionType, text: z.string(), kind: z.nullable(z.string()) })
const Talk = z.object({ id: z.string(), lang: Language, edition: Vertical, transcript: z.string() })

const linesOf = (...path: string[]): unknown[] =>
  readFileSync(join(import.meta.dirname, ...path), 'utf8').split('\n').filter((line) => line !== '').map((line): unknown => JSON.parse(line))

/** What the check made of one sentence of a file of its own, whose falsehoods come in kinds of their own. */
export type LineJudged = Omit<Judged, 'kind'> & { kind: string | undefined }

/** Judges sentences that stand in a file, each by the id of its talk, which lies in one of these sets. */
function judgeLines(file: string, sets: readonly string[]): LineJudged[] {
  const lines = sets.flatMap((set) => linesOf('..', 'consultations', `${set}.jsonl`))
  const talks = new Map(lines.map((line) => Talk.parse(line)).map((talk) => [talk.id, talk]))
  return linesOf(file).flatMap((line) => {
    const { talk: id, section, text, kind } = SentenceLine.parse(line)
    const talk = talks.get(id)
    if (!talk) return []
    const ground = groundingOf(talk.lang, [{ kind: 'transcription', text: talk.transcript }])
    const { blocks } = ground({ type: section, heading: 'H', blocks: [{ id: 'a', kind: 'paragraph', text, evidence: [] }] })
    return [{ language: talk.lang, vertical: talk.edition, sentence: text, kind: kind ?? undefined, isMarked: blocks[0]?.supported === false }]
  })
}

/** Sentences that somebody who has read nothing of the check wrote of talks it was not tuned on. Sums are printed, never sentences. */
export const judgeKept = (): LineJudged[] => judgeLines('sentences-kept.jsonl', ['medicines-open'])

/** Sentences in words of their own, written later; nothing is learnt from them yet. They may be looked at. */
export const judgeOwnWords = (): LineJudged[] => judgeLines('sentences-more-open.jsonl', ['practice-2', 'practice-3', 'dense', 'medicines-open-2'])

export type Figures = {
  sentences: number
  /** Share of false sentences that are marked. */ recall: number
  /** Share of marks that are right. */ precision: number
  /** Share of true sentences that are marked. */ falseMarks: number
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

/** Figures over some of the sentences. */
export function figuresOf(judged: readonly LineJudged[]): Figures {
  const wrong = judged.filter(({ kind }) => kind !== undefined)
  const right = judged.filter(({ kind }) => kind === undefined)
  const caught = wrong.filter(({ isMarked }) => isMarked).length
  const disturbed = right.filter(({ isMarked }) => isMarked).length
  return {
    sentences: judged.length,
    recall: share(caught, wrong.length),
    precision: share(caught, caught + disturbed),
    falseMarks: share(disturbed, right.length),
  }
}
