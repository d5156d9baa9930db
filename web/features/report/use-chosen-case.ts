import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Which case of a patient is looked at stands in the address: it survives a reload, and can be linked to. Without one it is the newest. */
export function useChosenCase(): [caseId: string | undefined, choose: (caseId: string) => void] {
  const { c } = useSearch({ strict: false })
  const navigate = useNavigate()
  return [c, useCallback((caseId) => void navigate({ to: '.', search: { c: caseId }, replace: true }), [navigate])]
}
