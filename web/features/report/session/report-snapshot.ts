import type { Case } from '#contract/case.ts'
import type { Question, QuestionChoice } from '#contract/report.ts'
import type { CorrectedTranscript, SupportChange } from '#contract/transcript.ts'
import type { Correction } from '#domain/transcript/correction.ts'
import type { Proposal, RewriteRequest } from '../rewrite/proposal.ts'
import type { Review } from '../rewrite/review.ts'
import type { Answer, RewriteState } from '../rewrite/rewriting.ts'
import type { ReportPhase } from './report-phase.ts'
import type { TextPowers, TextStart } from './text-snapshot.ts'

/** A clinician's word on a question; null puts the question again. */
export type Word = { readonly question: Question; readonly answer: QuestionChoice | null }
/** Words of one source to be put right. */
export type WantedCorrection = { readonly recordingId: string | undefined; readonly text: string; readonly correction: Correction }

type Going = { kind: 'none' | 'underWay' } | { kind: 'failed'; error: unknown }

/** What an open report shows besides its text (`TextSnapshot`). */
export type ReportSnapshot = {
  readonly phase: ReportPhase
  readonly rewriting: RewriteState
  /** Another text laid over this one. */
  readonly review: Review | null
  readonly signing: Going
  readonly answering: { kind: 'none' } | { kind: 'underWay'; word: Word } | { kind: 'failed'; word: Word; error: unknown }
  /** The questions answered here, which can be put again. */
  readonly given: ReadonlyMap<string, QuestionChoice>
  /** What the last correction meant for the texts of the case; undefined while there was none. */
  readonly changes: readonly SupportChange[] | undefined
}

/** What came of a move, to be said in a word. */
export type Tidings =
  { kind: 'unchanged'; notFollowed: readonly string[] | undefined } | { kind: 'kept'; proposal: Proposal } | { kind: 'signed'; at: string | undefined }

export type ReportPowers = TextPowers & {
  readonly ask: (request: RewriteRequest, signal: AbortSignal) => Promise<Answer>
  readonly answer: (word: Word, revision: number) => Promise<Case>
  readonly correct: (wanted: WantedCorrection, revision: number) => Promise<CorrectedTranscript>
  readonly sign: (revision: number) => Promise<Case>
  /** The server answered with the case as it is now. */
  readonly onCase: (changed: Case) => void
  readonly say: (tidings: Tidings) => void
  /** Milliseconds of a clock that never goes back. */
  readonly ticks: () => number
}

export type ReportStart = TextStart & { readonly kase: Case; readonly isViewer: boolean }
