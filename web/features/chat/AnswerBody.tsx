import { IconSearch } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { Case } from '#contract/case.ts'
import type { Message } from '#contract/conversation.ts'
import { Markdown } from '#web/conversation/markdown/Markdown.tsx'
import { useText } from '#web/text/use-text.ts'
import classes from './chat.module.css'
import { DoubtMark } from './DoubtMark.tsx'
import { CiteMark } from './sources/CiteMark.tsx'
import { isLibraryCard } from './sources/opened-source.ts'
import type { OpenedSource } from './sources/opened-source.ts'
import { SourceCards } from './sources/SourceCards.tsx'

/** What an answer that no model wrote calls its engine. */
const SEARCH = 'search'

export type AnswerBodyProps = { message: Message; kase: Case | undefined; onOpen: (opened: OpenedSource) => void }

/** An answer: its text with numbered sources, what it stands on, and what in it stands on nothing. */
export function AnswerBody({ message, kase, onOpen }: AnswerBodyProps) {
  const text = useText('chat')
  const { sources, unsupported } = message
  const numbers = useMemo(() => new Set(sources.map(({ n }) => n)), [sources])
  const addresses = useMemo(() => new Set(sources.flatMap((source) => (isLibraryCard(source) && source.url !== null ? [source.url] : []))), [sources])
  return (
    <>
      {message.engine === SEARCH && (
        <p className={classes['search']}>
          <IconSearch size={14} aria-hidden /> {text(kase === undefined ? 'isSearch' : 'isCaseSearch')}
        </p>
      )}
      <div className={classes['print']}>
        <Markdown
          text={message.text}
          sources={numbers}
          unsupported={unsupported}
          addresses={addresses}
          cite={(number) => <CiteMark number={number} messageId={message.id} />}
          doubt={() => <DoubtMark isOnCase={kase !== undefined} />}
        />
      </div>
      <SourceCards message={message} kase={kase} onOpen={onOpen} />
    </>
  )
}
