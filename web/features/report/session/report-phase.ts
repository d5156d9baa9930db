import type { AutosaveState } from '#web/editor/autosave.ts'
import type { RewriteState } from '../rewrite/rewriting.ts'

/**
 * opening   the sheet is not laid out yet
 * reading   a viewer, or a signed text: nothing of it can be changed
 * writing   the text is there to be written in
 * asking    an engine writes; the text can be written in all the while
 * arrived   another text is there, and the clinician is in the middle of writing
 * deciding  another text lies over this one, to be used or discarded
 * choosing  it was saved elsewhere meanwhile: both are held until a person chooses
 * signing   the text is on its way to being frozen; nobody writes in it
 * closed    the page is left; what was unsaved has been sent, or lies on this device
 */
export type ReportPhase = 'opening' | 'reading' | 'writing' | 'asking' | 'arrived' | 'deciding' | 'choosing' | 'signing' | 'closed'

/** What a person may set going. Writing itself is no move: what is typed is kept whatever the phase. */
export type ReportMove = 'ask' | 'offer' | 'show' | 'use' | 'answer' | 'correct' | 'sign'

/**
 * The moves that are legal in each phase. While two texts wait for a choice, the screen offers none but that; what was begun before may still be
 * asked for, and is refused by name where it rests on the text: a press that does nothing is worse than one that says why.
 */
const LEGAL: Readonly<Record<ReportPhase, readonly ReportMove[]>> = {
  opening: [],
  reading: [],
  writing: ['ask', 'offer', 'answer', 'correct', 'sign'],
  asking: ['ask', 'offer', 'answer', 'correct', 'sign'],
  arrived: ['show', 'answer', 'correct', 'sign'],
  deciding: ['use', 'sign'],
  choosing: ['ask', 'offer', 'answer', 'correct', 'sign'],
  signing: [],
  closed: [],
}

export function isLegal(phase: ReportPhase, move: ReportMove): boolean {
  return LEGAL[phase].includes(move)
}

export type PhaseGrounds = {
  isClosed: boolean
  isReading: boolean
  isReady: boolean
  isSigning: boolean
  rewriting: RewriteState['kind']
  saving: AutosaveState['kind']
}

/** Where an open report stands, told by all that is going on with it. */
export function phaseOf({ isClosed, isReading, isReady, isSigning, rewriting, saving }: PhaseGrounds): ReportPhase {
  if (isClosed) return 'closed'
  if (isReading) return 'reading'
  if (!isReady) return 'opening'
  if (isSigning) return 'signing'
  if (rewriting === 'proposed') return 'deciding'
  if (rewriting === 'arrived') return 'arrived'
  if (saving === 'conflict') return 'choosing'
  return rewriting === 'waiting' ? 'asking' : 'writing'
}
