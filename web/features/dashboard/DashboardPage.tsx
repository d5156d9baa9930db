import { Title } from '@mantine/core'
import { IconBolt, IconBooks, IconMicrophone, IconQuote } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isOpen } from '#contract/doors.ts'
import { TranscriptionPanel } from '#web/features/transcription/TranscriptionPanel.tsx'
import { useCanHear } from '#web/session/use-can-hear.ts'
import { useText } from '#web/text/use-text.ts'
import { fetchAhead } from '#web/ui/fetch-ahead.ts'
import { DashboardCard } from './DashboardCard.tsx'
import style from './Dashboard.module.css'
import { TodayPanel } from './TodayPanel.tsx'

/** The control panel (spec 2): the ways on, a place for text that is there already, and today's work. */
export function DashboardPage() {
  const text = useText('dashboard')
  const router = useRouter()
  const canHear = useCanHear()
  // The button that most press here opens its page at once.
  useEffect(() => fetchAhead(() => router.preloadRoute({ to: '/r' })), [router])
  return (
    <div className={style['dashboard']}>
      <Title order={1} className={style['heading'] ?? ''}>
        {text('heading')}
      </Title>
      <ul className={style['main']}>
        <DashboardCard to="/r" Icon={IconMicrophone} title={text('record')} hint={text(canHear ? 'recordHint' : 'cannotHear')} isMain isWarning={!canHear} />
      </ul>
      <AddByText />
      <div className={style['today']}>
        <TodayPanel />
      </div>
      <ul className={style['cards']}>
        {isOpen('quickActions') && <DashboardCard to="/a" Icon={IconBolt} title={text('quickActions')} hint={text('quickActionsHint')} />}
        <DashboardCard to="/t" Icon={IconQuote} title={text('triggers')} hint={text('triggersHint')} />
        <DashboardCard to="/c/{-$conversationId}" Icon={IconBooks} title={text('sources')} hint={text('sourcesHint')} />
      </ul>
    </div>
  )
}

/** Where text is pasted or typed. `/#add` brings it into view: that is where a person lands after deleting the open case. */
function AddByText() {
  const text = useText('dashboard')
  const { hash } = useLocation()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash === 'add') place.current?.scrollIntoView({ block: 'nearest' })
  }, [hash])
  return (
    <section id="add" ref={place} className={style['add']} aria-label={text('addHeading')}>
      <TranscriptionPanel />
    </section>
  )
}
