import { has } from '#domain/note/annotate/statement.ts'
import type { Told } from './told.ts'
import { CUES } from '../words/talk-cues.ts'
import { tellsFinding, tellsResult } from './examined.ts'
import { isClinicians, isOwners, joined, pieceOf } from './lines.ts'
import type { Line } from './lines.ts'

const LEAST_WORDS = 2
/** `Det går bra` agrees to something, and foretells nothing unless that was asked. */
const LEAST_UNASKED = 4
const isSaid = ({ text, isQuestion }: Line): boolean => !isQuestion && text.split(/\s+/u).length >= LEAST_WORDS

const isOutlook = (line: Line, judgedAt: number, at: number): boolean =>
  isClinicians(line) && isSaid(line) && at > judgedAt && !has(line.marks, 'takes', 'frequency') && !tellsFinding(line) && !tellsResult(line) && (CUES.prognosis.test(line.text) || has(line.marks, 'prognosis'))

/** How it is likely to go: what is answered when that is asked, in the sentence that tells it. */
export function prognosisLine(lines: readonly Line[], judgedAt: number): Line | undefined {
  const answers = lines.filter(({ asked, speaker }) => speaker !== 'patient' && asked !== undefined && CUES.askPrognosis.test(asked.text))
  const told = lines.find((line, at) => answers.includes(line) && isOutlook(line, judgedAt, at)) ?? lines.find((line, at) => isOutlook(line, judgedAt, at) && (line.text.split(/\s+/u).length >= LEAST_UNASKED || has(line.marks, 'prognosis')))
  return told ?? answers.find((line) => isSaid(line) && line.inTurn === 0 && !has(line.marks, 'followUp', 'referral') && !CUES.referral.test(line.text) && !CUES.ahead.test(line.text) && line.marks.drugs.length === 0)
}

const EARLY_TURNS = 4
const NAMES_IT = /^(?:(?:ja|jo|yes|han er|hun er|han är|hon är|he['’]s|she['’]s)[, ]+)+(?=meget|mye|mycket|much)/iu

/** How it went: how it is now at a later visit, or that it died. */
export function outcome(lines: readonly Line[], judgedAt: number): Told | undefined {
  const death = lines.find((line) => !line.isQuestion && CUES.dead.test(line.text) && !has(line.marks, 'condition', 'negation') && !CUES.ahead.test(line.text))
  if (death) return pieceOf(death)
  const isBetter = (line: Line): boolean => !line.isQuestion && CUES.better.test(line.text) && !has(line.marks, 'condition', 'future')
  const now = lines.filter((line, at) => isBetter(line) && ((isOwners(line) && line.turn < EARLY_TURNS) || (isClinicians(line) && judgedAt >= 0 && at > judgedAt)))
  return joined(now.filter(({ turn }) => turn === now[0]?.turn).map((line) => pieceOf(line, NAMES_IT.exec(line.text)?.[0].length ?? 0)))
}
