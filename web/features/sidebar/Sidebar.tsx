import { Button, Stack } from '@mantine/core'
import { IconBolt, IconMicrophone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isOpen } from '#contract/doors.ts'
import { useIsReadOnly, useProfile } from '#web/session/use-profile.ts'
import { useText } from '#web/text/use-text.ts'
import { AnonymousCases } from './AnonymousCases.tsx'
import { NamedPatients } from './NamedPatients.tsx'
import { Brand } from '#web/ui/Brand.tsx'
import style from './Sidebar.module.css'

/** Start recording, quick actions, the cases by age and the named patients (spec 2). */
export function Sidebar({ withoutBrand = false }: { withoutBrand?: boolean }) {
  const text = useText('sidebar')
  const isReadOnly = useIsReadOnly()
  const { data: profile } = useProfile()
  return (
    <div className={style['sidebar']}>
      {!withoutBrand && (
        <div className={style['brand']}>
          <Brand />
        </div>
      )}
      {profile !== undefined && !isReadOnly && (
        <Stack gap="xs" p="md" pt={withoutBrand ? 'xs' : 0}>
          <Button
            renderRoot={(props) => <Link to="/r" search={{ start: 1 }} {...props} />}
            leftSection={<IconMicrophone size={18} aria-hidden />}
            justify="flex-start"
            fullWidth
          >
            {text('startRecording')}
          </Button>
          {isOpen('quickActions') && (
            <Button component={Link} to="/a" variant="default" leftSection={<IconBolt size={18} aria-hidden />} justify="flex-start" fullWidth>
              {text('quickActions')}
            </Button>
          )}
        </Stack>
      )}
      <div className={style['lists']}>
        <nav aria-label={text('anonymousCases')}>
          <AnonymousCases mayChange={!isReadOnly} />
        </nav>
        <NamedPatients mayChange={!isReadOnly} />
      </div>
    </div>
  )
}
