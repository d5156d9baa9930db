import { Button, Stack } from '@mantine/core'
import { IconBolt, IconMicrophone } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { useIsReadOnly } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { AnonymousCases } from './AnonymousCases.tsx'
import { ConversationsWhenFetched } from './ConversationsWhenFetched.tsx'
import { NamedPatients } from './NamedPatients.tsx'
import { Brand } from '#web/ui/Brand.tsx'
import style from './Sidebar.module.css'

/** Start recording, quick actions, the cases by age, the named patients and the conversations, which come first where the page is about them (spec 2). */
export function Sidebar({ withoutBrand = false }: { withoutBrand?: boolean }) {
  const text = useText('sidebar')
  const isReadOnly = useIsReadOnly()
  const { pathname } = useLocation()
  const isChat = /^\/c(\/|$)/.test(pathname)
  return (
    <div className={style['sidebar']}>
      {!withoutBrand && (
        <div className={style['brand']}>
          <Brand />
        </div>
      )}
      {!isReadOnly && (
        <Stack gap="xs" p="md" pt={withoutBrand ? 'xs' : 0}>
          <Button
            renderRoot={(props) => <Link to="/r" search={{ start: 1 }} {...props} />}
            leftSection={<IconMicrophone size={18} aria-hidden />}
            justify="flex-start"
            fullWidth
          >
            {text('startRecording')}
          </Button>
          <Button component={Link} to="/a" variant="default" leftSection={<IconBolt size={18} aria-hidden />} justify="flex-start" fullWidth>
            {text('quickActions')}
          </Button>
        </Stack>
      )}
      <div className={style['lists']}>
        {isChat && <ConversationsWhenFetched mayDelete={!isReadOnly} isOfPage />}
        <nav aria-label={text('anonymousCases')}>
          {isChat && <h2 className={style['heading']}>{text('anonymousCases')}</h2>}
          <AnonymousCases mayChange={!isReadOnly} />
        </nav>
        <NamedPatients mayChange={!isReadOnly} />
        {!isChat && <ConversationsWhenFetched mayDelete={!isReadOnly} isOfPage={false} />}
      </div>
    </div>
  )
}
