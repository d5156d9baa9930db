import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Case } from '#contract/case.ts'
import type { Recording } from '#contract/recording.ts'
import { placeHeard } from '#domain/transcript/stretches.ts'
import type { PlacedWord } from '#domain/transcript/stretches.ts'
import { call } from '#web/api/call.ts'
import { heardWordsKey } from '../save/heard-words-cache.ts'

const NONE: readonly PlacedWord[] = []

/** The words of a recording with their places in its text and in the audio; none while they are fetched, or where they are not known. */
export function useHeardWords({ id: caseId, patientId }: Pick<Case, 'id' | 'patientId'>, { id: recordingId, transcription }: Recording): readonly PlacedWord[] {
  const { data } = useQuery({
    queryKey: heardWordsKey(recordingId),
    queryFn: ({ signal }) => call('getRecordingTranscript', { params: { patientId, caseId, recordingId }, signal }),
    enabled: transcription !== null,
  })
  // Places count only for the very text that is shown.
  return useMemo(() => (data && data.text === transcription ? placeHeard(data.words) : NONE), [data, transcription])
}
