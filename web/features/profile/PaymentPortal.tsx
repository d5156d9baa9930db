import { Button, Stack, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { runtimeConfig } from '#web/session/runtime-config.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'

/** The way to the provider's own page for the card and the plan; the built-in test checkout has none. */
export function PaymentPortal() {
  const text = useText('profile')
  const { data: config } = useQuery({ queryKey: ['runtime-config'], queryFn: runtimeConfig, staleTime: Infinity })
  const portal = useMutation({ mutationFn: async () => await call('openPaymentPortal'), onSuccess: ({ url }) => location.assign(url) })
  if (config?.checkout !== 'stripe') return null
  return (
    <Stack gap="xs" align="flex-start">
      <Button
        variant="default"
        rightSection={<IconExternalLink size={16} aria-hidden />}
        loading={portal.isPending || portal.isSuccess}
        onClick={() => portal.mutate()}
      >
        {text('managePayment')}
      </Button>
      <Text size="sm" c="dimmed">
        {text('managePaymentHint')}
      </Text>
      {portal.error !== null && <ErrorPanel error={portal.error} title={text('portalFailed')} />}
    </Stack>
  )
}
