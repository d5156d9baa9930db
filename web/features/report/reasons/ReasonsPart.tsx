import { lazy, Suspense } from 'react'
import type { Case } from '#contract/case.ts'
import { useText } from '#web/text/use-text.ts'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { RailPart } from '../rail/RailPart.tsx'
import type { Rail } from '../rail/use-rail.ts'
import { useAreReasonsShown } from './use-reasons.ts'

const List = lazy(async () => ({ default: (await import('./ReasonList.tsx')).ReasonList }))

/** Why each statement stands where it does, for whoever runs the product; absent where they have not switched it on, and fetched when it is opened. */
export function ReasonsPart({ kase, rail }: { kase: Case; rail: Rail }) {
  const text = useText('reasons')
  if (!useAreReasonsShown()) return null
  return (
    <RailPart value="reasons" label={text('title')}>
      {rail.parts.includes('reasons') && (
        <Suspense fallback={<TextSkeleton lines={6} />}>
          <List kase={kase} onShow={rail.showSource} />
        </Suspense>
      )}
    </RailPart>
  )
}
