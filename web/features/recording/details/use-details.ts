import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Case } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import type { ConsultationDetails } from '#web/audio/kept-recording.ts'
import { useEdition } from '#web/session/use-edition.ts'
import { descriptorKind, detailsOf, emptyDraft } from './details-draft.ts'
import type { DetailsDraft } from './details-draft.ts'
import type { RecordingTarget } from '../recording-ids.ts'

export type DetailsHandle = { draft: DetailsDraft; details: ConsultationDetails; change: (draft: DetailsDraft) => void }

/**
 * The form beside the recorder: human or animal by the edition, and for an addition as the case already has it, and with what was filled in before
 * another patient was chosen.
 */
export function useDetails(target: RecordingTarget, carried: DetailsDraft | undefined): DetailsHandle {
  const kind = descriptorKind(useEdition())
  const known = useKnownCase(target)
  const [changed, change] = useState<DetailsDraft | undefined>(carried)
  const draft = useMemo(() => {
    const empty = emptyDraft(kind)
    return changed ?? { ...empty, descriptor: known?.descriptor ?? empty.descriptor, patientInformedAt: known?.patientInformedAt ?? null }
  }, [changed, kind, known])
  const details = useMemo(() => detailsOf(target.pickedId === undefined ? draft : { ...draft, name: '' }), [draft, target])
  return { draft, details, change }
}

function useKnownCase({ ids, isAddition }: RecordingTarget): Case | undefined {
  const { patientId, caseId } = ids
  const { data } = useQuery({
    queryKey: queryKeys.patient(patientId),
    queryFn: ({ signal }) => call('getPatient', { params: { patientId }, signal }),
    enabled: isAddition,
  })
  return data?.cases.find(({ id }) => id === caseId)
}
