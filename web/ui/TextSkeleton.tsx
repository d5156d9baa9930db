import { Skeleton, Stack } from '@mantine/core'
import { useText } from '#web/text/use-text.ts'

const WIDTHS = ['92%', '86%', '95%', '70%', '88%', '60%']

/** Lines where text is about to stand, in the room it will take. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  const text = useText('ui')
  return (
    <Stack gap="sm" role="status" aria-label={text('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={14} width={WIDTHS[line % WIDTHS.length] ?? '90%'} />
      ))}
    </Stack>
  )
}
