import { queryClient } from './query-client.ts'
import { queryKeys } from './query-keys.ts'

/** Tells the sidebar that cases or patients have changed (spec 4). */
export async function refreshSidebar(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.anonymousCases }),
    queryClient.invalidateQueries({ queryKey: queryKeys.patients }),
  ])
}
