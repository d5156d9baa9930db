import { border } from './list/border.ts'
import { keys } from './list/keys.ts'
import { masking } from './list/masking.ts'
import { owners } from './list/owners.ts'
import { queue } from './list/queue.ts'
import { states } from './list/states.ts'
import type { Mutation } from './mutation.ts'

/** Every fault that the tests must notice: what guards people's data first. */
export const mutations: Mutation[] = [...owners, ...states, ...queue, ...border, ...keys, ...masking]
