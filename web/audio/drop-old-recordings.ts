import { openSliceDatabase } from './slice-database.ts'
import { createSliceStore } from './slice-store.ts'

/** Deletes unsent recordings that are past their time, whoever's they are. */
export const dropOldRecordings = (): Promise<void> => createSliceStore(openSliceDatabase()).dropOld()
