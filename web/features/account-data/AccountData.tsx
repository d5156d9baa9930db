import { Alert, Button, Text, Title } from '@mantine/core'
import { IconDownload, IconListSearch, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import classes from './account-data.module.css'

/** It names nobody. */
const FILE_NAME = 'epikrise.zip'

function handOver(file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}

/** What a person may do with all that is kept of them: look who read it, take it along, have it gone (GDPR art. 15, 17, 20). */
export function AccountData() {
  const text = useText('account')
  const [isErasing, setIsErasing] = useState(false)
  const exporting = useMutation({ mutationFn: () => call('exportAccount'), onSuccess: handOver })
  return (
    <section aria-labelledby="account-data" className={classes['section']}>
      <Title order={2} size="h3" id="account-data">
        {text('heading')}
      </Title>
      <div className={classes['list']}>
        <Row title={text('logTitle')} body={text('logBody')}>
          <Button component={Link} to="/log" variant="default" leftSection={<IconListSearch size={16} aria-hidden />}>
            {text('logOpen')}
          </Button>
        </Row>
        <Row title={text('exportTitle')} body={text('exportBody')}>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={exporting.isPending} onClick={() => exporting.mutate()}>
            {text(exporting.isPending ? 'exporting' : 'exportStart')}
          </Button>
        </Row>
        <div className={classes['told']} role="status">
          {exporting.isSuccess && <Alert color="good">{text('exported')}</Alert>}
        </div>
        {exporting.error !== null && (
          <div className={classes['told']}>
            <ErrorPanel error={exporting.error} title={text('exportFailed')} />
          </div>
        )}
        <Row title={text('eraseTitle')} body={text('eraseBody')}>
          <Button color="recording" variant="outline" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsErasing(true)}>
            {text('eraseStart')}
          </Button>
        </Row>
      </div>
      <EraseDialog isOpen={isErasing} onClose={() => setIsErasing(false)} />
    </section>
  )
}

function Row({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <div className={classes['row']}>
      <div>
        <h3 className={classes['title']}>{title}</h3>
        <Text size="sm" c="dimmed">
          {body}
        </Text>
      </div>
      <div className={classes['action']}>{children}</div>
    </div>
  )
}
