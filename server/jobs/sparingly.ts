type Wake<Name> = (name: Name, id: string, ownerId: string) => Promise<void>

/**
 * Takes a wake-up and a rest in milliseconds; gives one that wakes each id at once, and then no more than once per rest: what is asked
 * meanwhile comes at its end. One that never comes (the process ended) is made good by whatever wakes the id next.
 */
export function sparingly<Name extends string>(wake: Wake<Name>, restMs: number): Wake<Name> {
  const resting = new Map<string, { isAskedAgain: boolean }>()
  const sparing: Wake<Name> = async (name, id, ownerId) => {
    const key = `${name} ${id}`
    const rest = resting.get(key)
    if (rest) {
      rest.isAskedAgain = true
      return
    }
    const begun = { isAskedAgain: false }
    resting.set(key, begun)
    const timer = setTimeout(() => {
      resting.delete(key)
      // A failure is not lost: the next part, or the end of the talk, asks again.
      if (begun.isAskedAgain) sparing(name, id, ownerId).catch(() => undefined)
    }, restMs)
    timer.unref()
    await wake(name, id, ownerId)
  }
  return sparing
}
