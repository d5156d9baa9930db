import { useEffect, useState } from 'react'
import type { AutosavePorts, Version } from '#web/editor/autosave.ts'
import type { FoundDraft } from '../save/use-draft.ts'
import { textPowers } from './browser-powers.ts'
import { TextSession } from './text-session.ts'

export type TextSessionOf = {
  /** Names the text among the drafts of this device. */
  place: string
  save: AutosavePorts['save']
  /** What the server is known to hold. */
  standing: Version
  found: NonNullable<FoundDraft> | null
}

/** The session of one open text; it ends with the page. */
export function useTextSession({ place, save, standing, found }: TextSessionOf): TextSession {
  const [session] = useState(() => new TextSession(textPowers(place, save), { opened: standing, found }))
  useEffect(() => session.open(), [session])
  useEffect(() => session.meet(standing), [session, standing])
  return session
}
