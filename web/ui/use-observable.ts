import { useSyncExternalStore } from 'react'
import type { Observable } from '#web/audio/observable.ts'

/** Follows what a machine shows. */
export function useObservable<State>(observable: Observable<State>): State {
  return useSyncExternalStore(observable.subscribe, observable.get)
}
