import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#web/session/use-session.ts'
import type { DetailsDraft } from './details/details-draft.ts'
import { NewRecording } from './NewRecording.tsx'

/** `/r`: a new recording, one more in the case that `c` and `p` name (spec 2), or one of the patient that `for` names. */
export function RecordingPage() {
  const { c, p, for: pickedId } = useSearch({ from: '/signed-in/r' })
  const userId = useSession()?.subject
  const navigate = useNavigate()
  // Another patient is another recording to come; what was filled in goes along.
  const [carried, setCarried] = useState<DetailsDraft>()
  const onPick = (patientId: string | undefined, draft: DetailsDraft) => {
    setCarried(draft)
    void navigate({ to: '/r', search: patientId === undefined ? {} : { for: patientId }, replace: true })
  }
  if (userId === undefined) return null
  return <NewRecording key={`${c}/${p}/${pickedId}`} search={{ c, p, for: pickedId }} userId={userId} carried={carried} onPick={onPick} />
}
