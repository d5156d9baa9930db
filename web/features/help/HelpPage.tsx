import { Button, TextInput } from '@mantine/core'
import { IconMessageQuestion, IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { HelpText } from '#domain/help/texts/help-text.ts'
import { Markdown } from '#web/conversation/markdown/Markdown.tsx'
import { assistantWish } from '#web/features/assistant/assistant-wish.ts'
import { bubble } from '#web/features/assistant/bubble-at-rest.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { NotFetched } from '#web/ui/NotFetched.tsx'
import { PageFrame } from '#web/ui/PageFrame.tsx'
import { useLaterPart } from '#web/ui/use-later-part.ts'
import { findHelp } from './find-help.ts'
import classes from './help.module.css'
import { useHelpTexts } from './use-help-texts.ts'

/** `/help`: how the product is used, with a search over its texts. What is sought stands in the address, so that it can be shown to a colleague. */
export function HelpPage() {
  const text = useText('help')
  const language = useLanguage()
  const texts = useHelpTexts()
  const { q: sought = '' } = useSearch({ from: '/signed-in/help' })
  const navigate = useNavigate()
  const found = useMemo(() => findHelp(sought, texts, language), [sought, texts, language])
  const { problem, want: wantAssistant } = useLaterPart(bubble)
  const ask = async () => {
    if (await wantAssistant()) assistantWish.set(true)
  }
  const seek = (words: string) => void navigate({ to: '/help', search: words === '' ? {} : { q: words }, replace: true, resetScroll: false })
  return (
    <PageFrame
      heading={text('heading')}
      measure="document"
      end={
        <Button variant="default" leftSection={<IconMessageQuestion size={18} aria-hidden />} onClick={() => void ask()}>
          {text('ask')}
        </Button>
      }
    >
      {problem !== undefined && <NotFetched problem={problem} onRetry={() => void ask()} />}
      <TextInput
        type="search"
        aria-label={text('search')}
        placeholder={text('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={sought}
        onChange={({ currentTarget }) => seek(currentTarget.value)}
      />
      <p className="visually-hidden" role="status">
        {text('found', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={text('found', { count: 0 })} hint={text('none')} />
      ) : (
        <HelpList texts={found} opensFirst={sought.trim() !== ''} />
      )}
    </PageFrame>
  )
}

const NONE: ReadonlySet<never> = new Set()

function HelpList({ texts, opensFirst }: { texts: readonly HelpText[]; opensFirst: boolean }) {
  return (
    <div className={classes['list']}>
      {texts.map(({ id, title, body }, index) => (
        <details key={`${id} ${opensFirst && index === 0}`} className={classes['entry']} open={opensFirst && index === 0}>
          <summary data-unfolds="">
            <h2>{title}</h2>
          </summary>
          <div className={classes['body']}>
            <Markdown text={body} sources={NONE} unsupported={[]} addresses={NONE} renderCite={(number) => number} renderDoubt={() => null} />
          </div>
        </details>
      ))}
    </div>
  )
}
