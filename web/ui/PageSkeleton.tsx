import { Skeleton, Stack } from '@mantine/core'
import { TextSkeleton } from './TextSkeleton.tsx'

/** A page on its way: a heading and text, where they will stand. */
export function PageSkeleton() {
  return (
    <Stack gap="lg" p="lg" maw="var(--width-document)" w="100%">
      <Skeleton height={28} width="40%" />
      <TextSkeleton lines={5} />
    </Stack>
  )
}
