import { Drawer } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LibraryCard, SourcePassage } from '#contract/source.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/text/use-text.ts'
import { ErrorPanel } from '#web/ui/ErrorPanel.tsx'
import { TextSkeleton } from '#web/ui/TextSkeleton.tsx'
import { ExampleBadge, SourceFacts } from './SourceFacts.tsx'
import { PassageText } from './PassageText.tsx'
import classes from './sources.module.css'

/** A passage as its source has it, at the words that answer, with where it comes from. */
export function PassagePanel({ card, onClose }: { card: LibraryCard; onClose: () => void }) {
  const text = useText('chat')
  const ui = useText('ui')
  const passage = useQuery({
    queryKey: ['source', card.id],
    queryFn: async ({ signal }) => await call('getSource', { params: { id: card.id }, signal }),
    staleTime: Infinity,
  })
  return (
    <Drawer opened onClose={onClose} position="right" size="var(--width-sheet)" title={card.title} closeButtonProps={{ 'aria-label': ui('close') }}>
      <div className={classes['passage']}>
        <ExampleBadge card={card} />
        <SourceFacts card={card} />
        {passage.isPending && <TextSkeleton lines={6} />}
        {passage.isError && <ErrorPanel error={passage.error} title={text('passageFailed')} onRetry={() => void passage.refetch()} />}
        {passage.data && <PassageBody passage={passage.data} excerpt={card.excerpt} />}
        <PassageFoot card={card} />
      </div>
    </Drawer>
  )
}

function PassageBody({ passage, excerpt }: { passage: SourcePassage; excerpt: string }) {
  return (
    <>
      {passage.headings.length > 0 && <p className={classes['path']}>{passage.headings.join(' › ')}</p>}
      <PassageText key={passage.id} passage={passage} excerpt={excerpt} />
    </>
  )
}

function PassageFoot({ card: { url, licence, codes } }: { card: LibraryCard }) {
  const text = useText('chat')
  return (
    <dl className={classes['foot']}>
      {url !== null && /^https?:/.test(url) && (
        <>
          <dt>{text('address')}</dt>
          <dd>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {new URL(url).host} <IconExternalLink size={14} aria-hidden />
              <span className="visually-hidden">{text('newTab')}</span>
            </a>
          </dd>
        </>
      )}
      <dt>{text('licence')}</dt>
      <dd>{licence}</dd>
      {codes.length > 0 && (
        <>
          <dt>{text('codes')}</dt>
          <dd>{codes.map(({ system, code }) => `${system} ${code}`).join(', ')}</dd>
        </>
      )}
    </dl>
  )
}
