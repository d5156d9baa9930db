import { queryClient } from '#web/api/query-client.ts'

/** Names the words of a recording among what is known of the server. */
export const heardWordsKey = (recordingId: string) => ['heard-words', recordingId] as const

/** Reads them anew: they have been put right. */
export function forgetHeardWords(recordingId: string): void {
  void queryClient.invalidateQueries({ queryKey: heardWordsKey(recordingId) })
}
