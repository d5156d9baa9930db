import type { Sql } from '#server/database/connect.ts'
import { RECORDING_MOVES } from './recording-state.ts'
import type { RecordingMove } from './recording-state.ts'

/** Pieces of an `update recording`, for every store that moves one: what the move sets … */
export const movesTo = (sql: Sql, move: RecordingMove) => sql`state = ${RECORDING_MOVES[move].to}`

/** … and where alone it is made. */
export const movesFrom = (sql: Sql, move: RecordingMove) => sql`state = any(${[...RECORDING_MOVES[move].from]}::text[])`
