export type Observable<State> = {
  readonly get: () => State
  readonly subscribe: (listener: () => void) => () => void
}

/** An observable whose owner may change it. */
export type Subject<State> = Observable<State> & { readonly set: (next: State) => void }

/** Takes the first state; gives the smallest store a screen can follow, telling listeners only of real changes. */
export function createSubject<State>(initial: State): Subject<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, state)) return
      state = next
      for (const listener of listeners) listener()
    },
  }
}
