import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

export type EmptyStateProps = { icon?: ReactNode; title: string; hint?: string; children?: ReactNode }

/** Nothing here yet: says so, and what to do about it. */
export function EmptyState({ icon, title, hint, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap="sm" py="xl" px="md" ta="center">
      {icon}
      <Title order={2} size="h3">
        {title}
      </Title>
      {hint !== undefined && (
        <Text c="dimmed" maw="52ch">
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  )
}
