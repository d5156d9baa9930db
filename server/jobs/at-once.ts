type Run = (id: string, signal: AbortSignal) => Promise<void>

type AtOnce<Name extends string> = { most: number; mostPerUser: number; runOf: (name: Name) => Run | undefined; onFailure: (name: Name, id: string, error: unknown) => void }

type Work = { ownerId: string; ended: Promise<void> }

/** Work that is begun in this process without going through the queue, as much as there is room for. */
export function makeAtOnce<Name extends string>({ most, mostPerUser, runOf, onFailure }: AtOnce<Name>) {
  const underWay = new Set<Work>()
  const leaving = new AbortController()

  async function run(name: Name, id: string): Promise<void> {
    try {
      await runOf(name)?.(id, leaving.signal)
    } catch (error) {
      if (!leaving.signal.aborted) onFailure(name, id, error)
    }
  }

  return {
    /** False when there is no room: the work is for the queue. */
    begin(name: Name, id: string, ownerId: string): boolean {
      const ofOwner = [...underWay].filter((work) => work.ownerId === ownerId).length
      if (leaving.signal.aborted || underWay.size >= most || ofOwner >= mostPerUser) return false
      const begun: Work = { ownerId, ended: Promise.resolve() }
      begun.ended = run(name, id).finally(() => underWay.delete(begun))
      underWay.add(begun)
      return true
    },

    /** Tells all of it to stop and waits until it has. */
    async stop(): Promise<void> {
      leaving.abort(new Error('the server stops'))
      await Promise.all([...underWay].map(({ ended }) => ended))
    },
  }
}
