import { TEXT_TASKS } from '#server/text-tasks/table.ts'
import { serveTasks } from './serve-tasks.ts'
import { warmUp } from './warm-up.ts'

/** What a thread of the pool loads: the word lists are read and sorted before the first text comes. */
warmUp()

export const run = serveTasks(TEXT_TASKS)
