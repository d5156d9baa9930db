import { useSearch } from '@tanstack/react-router'
import { useSession } from '#web/session/use-session.ts'
import { NewRecording } from './NewRecording.tsx'

/** `/r`: a new recording, or one more in the case that `c` and `p` name (spec 2). */
export function RecordingPage() {
  const { c, p } = useSearch({ from: '/signed-in/r' })
  const userId = useSession()?.subject
  if (userId === undefined) return null
  return <NewRecording key={`${c}/${p}`} search={{ c, p }} userId={userId} />
}
