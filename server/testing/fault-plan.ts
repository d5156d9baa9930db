/**
 * What happens at a step: the process is killed; the power is cut and all that was not synced is gone; the power is cut when the names of files had
 * reached the medium before their content; the system refuses this one step.
 */
export const FAULTS = ['kill', 'power cut', 'power cut after names', 'refusal'] as const
export type Fault = (typeof FAULTS)[number]

export type FaultPlan = {
  /** Each step that a fault may strike calls this first. @throws where the fault strikes, and ever after it in a process that has ended */
  step: () => void
  /** What only reads calls this: nothing strikes there, and a process that has ended reads nothing. */
  look: () => void
  /** Steps since the plan was armed. */
  readonly steps: number
  /** Lets the given step from now on fail, the first being 1. */
  arm: (fault: Fault, at: number) => void
  /** The process is started again, and nothing more fails. */
  restart: () => void
}

export function makeFaultPlan(cutPower: (haveNamesReached: boolean) => void): FaultPlan {
  let armed: { fault: Fault; at: number } | undefined
  let steps = 0
  let hasEnded = false
  const look = (): void => {
    if (hasEnded) throw new Error('the process has ended')
  }
  return {
    look,
    step() {
      look()
      steps += 1
      if (armed?.at !== steps) return
      if (armed.fault === 'refusal') throw Object.assign(new Error('EIO: the disk refuses'), { code: 'EIO' })
      hasEnded = true
      if (armed.fault !== 'kill') cutPower(armed.fault === 'power cut after names')
      look()
    },
    get steps() {
      return steps
    },
    arm(fault, at) {
      armed = { fault, at }
      steps = 0
    },
    restart() {
      hasEnded = false
      armed = undefined
    },
  }
}
