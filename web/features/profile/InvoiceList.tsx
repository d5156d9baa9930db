import { Anchor, Card, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Invoice } from '#contract/billing.ts'
import { formatDate } from '#domain/calendar-date.ts'
import { formatPrice } from '#domain/money.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import style from './Profile.module.css'

const STATUS = { paid: 'invoicePaid', open: 'invoiceOpen', void: 'invoiceVoid' } as const

/**
 * What was billed, newest first; a bill that lies at the provider opens there. Whoever pays nothing has no receipts to expect, and sees those alone that were
 * given them before.
 */
export function InvoiceList({ isPayer }: { isPayer: boolean }) {
  const text = useText('profile')
  const { data, error, refetch } = useQuery({ queryKey: queryKeys.invoices, queryFn: async ({ signal }) => await call('listInvoices', { signal }) })
  if (!isPayer && (data === undefined || data.length === 0)) return null
  return (
    <Card>
      <Stack>
        <Title order={2}>{text('invoices')}</Title>
        {error !== null && <ErrorPanel error={error} title={text('invoicesFailed')} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <TextSkeleton lines={2} />}
        {data?.length === 0 && <Text>{text('noInvoices')}</Text>}
        {data !== undefined && data.length > 0 && (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text('invoiceDate')}</Table.Th>
                <Table.Th>{text('invoiceNumber')}</Table.Th>
                <Table.Th>{text('invoiceSum')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </Card>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const text = useText('profile')
  const { date, number, amount, currency, status, url } = invoice
  return (
    <Table.Tr>
      <Table.Td>{formatDate(new Date(date))}</Table.Td>
      <Table.Td>
        {url === null ? (
          number
        ) : (
          <Anchor href={url} target="_blank" rel="noreferrer">
            {number}
          </Anchor>
        )}
      </Table.Td>
      <Table.Td>
        {formatPrice(amount, currency)} <span className={style['aside']}>{text(STATUS[status])}</span>
      </Table.Td>
    </Table.Tr>
  )
}
