import { Alert, Button } from '@mantine/core'
import { IconDownload, IconListSearch, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { handOver } from '#web/ui/hand-over.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { ListRow, ListSection } from '#web/ui/ListSection.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import classes from './account-data.module.css'

/** It names nobody. */
const FILE_NAME = 'epikrise.zip'

/** What a person may do with all that is kept of them: look who read it, take it along, have it gone (GDPR art. 15, 17, 20). */
export function AccountData() {
  const text = useText('account')
  const [isErasing, setIsErasing] = useState(false)
  const exporting = useMutation({ mutationFn: () => call('exportAccount'), onSuccess: (file) => handOver(file, FILE_NAME) })
  return (
    <>
      <ListSection id="account-data" heading={text('heading')}>
        <ListRow isWide title={text('logTitle')} body={text('logBody')}>
          <Button component={Link} to="/log" variant="default" leftSection={<IconListSearch size={16} aria-hidden />}>
            {text('logOpen')}
          </Button>
        </ListRow>
        <ListRow isWide title={text('exportTitle')} body={text('exportBody')}>
          <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={exporting.isPending} onClick={() => exporting.mutate()}>
            {text(exporting.isPending ? 'exporting' : 'exportStart')}
          </Button>
        </ListRow>
        <div className={classes['told']} role="status">
          {exporting.isSuccess && <Alert color="good">{text('exported')}</Alert>}
        </div>
        {exporting.error !== null && (
          <div className={classes['told']}>
            <ErrorPanel error={exporting.error} title={text('exportFailed')} />
          </div>
        )}
        <ListRow isWide title={text('eraseTitle')} body={text('eraseBody')}>
          <Button color="recording" variant="outline" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => setIsErasing(true)}>
            {text('eraseStart')}
          </Button>
        </ListRow>
      </ListSection>
      <EraseDialog isOpen={isErasing} onClose={() => setIsErasing(false)} />
    </>
  )
}
