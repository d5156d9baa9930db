import type { Recording } from '#contract/recording.ts'

/** True while a recording is safe and only lacks an engine that can hear it: no fault, and nothing is lost. */
export function isWaitingForEngine({ failure }: Pick<Recording, 'failure'>): boolean {
  return failure?.code === 'speech.waiting_for_engine'
}
