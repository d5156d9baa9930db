import { lazy, Suspense } from 'react'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import type { DiagnosisPanelProps } from './DiagnosisPanel.tsx'

const Panel = lazy(async () => ({ default: (await import('./DiagnosisPanel.tsx')).DiagnosisPanel }))

/** The panel, fetched when it is first shown: the drawn bodies are of no use to the report itself. */
export function DiagnosisPanelWhenOpened(props: DiagnosisPanelProps) {
  return (
    <Suspense fallback={<TextSkeleton lines={6} />}>
      <Panel {...props} />
    </Suspense>
  )
}
