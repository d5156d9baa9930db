import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { timing } from '#contract/timing.ts'
import type { Trigger, TriggerChange } from '#contract/trigger.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'

/** What was just done, told for three seconds (spec 4). */
export type Done = 'added' | 'updated' | 'deleted'
export type Failed = { what: 'fetch' | 'save' | 'delete'; error: Error }

export type Triggers = {
  list: Trigger[] | undefined
  /** Fetching, saving or removing: the form waits. */
  isBusy: boolean
  isSaving: boolean
  done: Done | undefined
  failed: Failed | undefined
  refetch: () => void
  save: (change: TriggerChange, whenSaved: () => void) => void
  remove: (id: string, whenRemoved: () => void) => void
  forgetFailure: () => void
}

/** The trigger phrases of the user; every change answers the whole list, which takes the place of the one on screen. */
export function useTriggers(): Triggers {
  // A refetch nobody asked for would take the form from under the hands.
  const query = useQuery({
    queryKey: queryKeys.triggers,
    queryFn: ({ signal }) => call('listTriggers', { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [done, setDone] = useState<{ what: Done; at: number }>()
  useEffect(() => {
    if (done === undefined) return undefined
    const timer = setTimeout(() => setDone(undefined), timing.triggerMessageMs)
    return () => clearTimeout(timer)
  }, [done])

  const finish = (list: Trigger[], what: Done): void => {
    queryClient.setQueryData(queryKeys.triggers, list)
    setDone({ what, at: Date.now() })
  }
  const saving = useMutation({
    mutationFn: (change: TriggerChange) => call('saveTrigger', { body: change }),
    onSuccess: (list, { id }) => finish(list, id === undefined ? 'added' : 'updated'),
  })
  const removing = useMutation({
    mutationFn: (id: string) => call('deleteTrigger', { params: { id } }),
    onSuccess: (list) => finish(list, 'deleted'),
  })
  const forgetFailure = (): void => {
    saving.reset()
    removing.reset()
  }

  return {
    list: query.data,
    isBusy: query.isFetching || saving.isPending || removing.isPending,
    isSaving: saving.isPending,
    done: done?.what,
    failed: failureOf({ fetch: query.error, save: saving.error, delete: removing.error }),
    refetch: () => void query.refetch(),
    save(change, whenSaved) {
      forgetFailure()
      setDone(undefined)
      saving.mutate(change, { onSuccess: whenSaved })
    },
    remove(id, whenRemoved) {
      forgetFailure()
      setDone(undefined)
      removing.mutate(id, { onSuccess: whenRemoved })
    },
    forgetFailure,
  }
}

function failureOf(errors: Record<Failed['what'], Error | null>): Failed | undefined {
  for (const what of ['save', 'delete', 'fetch'] as const) {
    const error = errors[what]
    if (error !== null) return { what, error }
  }
  return undefined
}
