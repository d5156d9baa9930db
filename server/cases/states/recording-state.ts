/** How far a recording has come: parts are coming in, it waits to be heard, it has been heard, it could not be, or it is to leave nothing. */
export type RecordingState = 'open' | 'finalized' | 'done' | 'error' | 'cancelled'

export type RecordingMove = 'finish' | 'hear' | 'fail' | 'hearAgain' | 'cancel'

/**
 * All moves there are. What was heard is part of the record and goes with its case alone; what was cancelled comes back by nothing. An error is left
 * by a person who asks once more, or by an engine that has appeared.
 */
export const RECORDING_MOVES: Readonly<Record<RecordingMove, { from: readonly RecordingState[]; to: RecordingState }>> = {
  finish: { from: ['open'], to: 'finalized' },
  hear: { from: ['finalized'], to: 'done' },
  fail: { from: ['finalized'], to: 'error' },
  hearAgain: { from: ['error'], to: 'finalized' },
  cancel: { from: ['open', 'finalized', 'error'], to: 'cancelled' },
}

/** The one judge of a move: verbs ask it under the lock of the case, and the statement that makes the move asks the same of the row. */
export const mayMove = (state: RecordingState, move: RecordingMove): boolean => RECORDING_MOVES[move].from.includes(state)
