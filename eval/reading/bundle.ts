import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Which of two versions of the engine wrote a report. */
export const VERSIONS = ['before', 'now'] as const
export type Version = (typeof VERSIONS)[number]

/** What a reader needs of a report as `npm run report` prints it. */
export const WrittenReport = z.object({
  id: z.string(),
  sections: z.array(z.object({ heading: z.string(), sentences: z.array(z.object({ text: z.string() })) })),
  questions: z.optional(z.array(z.object({ text: z.string() }))),
  text: z.string(),
})
export type WrittenReport = z.infer<typeof WrittenReport>

const Laid = z.object({ talk: z.string(), version: z.enum(VERSIONS), reportWords: z.number(), talkWords: z.number(), isFlat: z.boolean() })
/** What tells afterwards which version wrote which report; no reader sees it before all marks are given. */
export const Key = z.record(z.string(), Laid)
export type Key = z.infer<typeof Key>

type Talk = { readonly id: string; readonly transcript: string; readonly gold: { readonly form: string } }

export const isFlat = ({ gold }: Talk): boolean => gold.form === 'lower'

const draw = (seed: string, id: string): string => createHash('sha256').update(`${seed} ${id}`).digest('hex')

/** Takes all talks of a set; gives so many by lot, half of them flat speech where there are enough, in an order that the seed decides. */
export function drawTalks<One extends Talk>(talks: readonly One[], { count, seed }: { count: number; seed: string }): One[] {
  const byLot = talks.toSorted((a, b) => draw(seed, a.id).localeCompare(draw(seed, b.id)))
  const flat = byLot.filter(isFlat).slice(0, Math.floor(count / 2))
  const others = byLot.filter((talk) => !isFlat(talk)).slice(0, count - flat.length)
  return [...flat, ...others].toSorted((a, b) => draw(`order ${seed}`, a.id).localeCompare(draw(`order ${seed}`, b.id)))
}

/** The versions in the order in which the two reports of a talk are laid before a reader; the seed decides for each talk. */
export function orderOf(talk: string, seed: string): readonly Version[] {
  const isAsTheyStand = Number.parseInt(draw(`pair ${seed}`, talk).slice(0, 8), 16) % 2 === 0
  return isAsTheyStand ? VERSIONS : VERSIONS.toReversed()
}

export const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

/** A report as a reader sees it: sections with numbered statements, then what the clinician is asked. Only its words could tell which version wrote it. */
export function readable({ sections, questions = [] }: WrittenReport): string {
  let number = 0
  const parts = sections.map(({ heading, sentences }) => [`## ${heading}`, ...sentences.map(({ text }) => `${String((number += 1))}. ${text}`)].join('\n'))
  const asked = questions.length === 0 ? [] : [['## (asked beside the report)', ...questions.map(({ text }) => `- ${text}`)].join('\n')]
  return [...parts, ...asked].join('\n\n')
}
