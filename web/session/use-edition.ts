import { createContext, use } from 'react'
import type { Vertical } from '#contract/vertical.ts'

export const EditionContext = createContext<Vertical>('med')

/** The edition of the host that was visited: human medicine or animal health. */
export function useEdition(): Vertical {
  return use(EditionContext)
}
