import { useMemo } from 'react'
import type { Case } from '#contract/case.ts'
import type { Message } from '#contract/conversation.ts'
import { Markdown } from '#web/conversation/markdown/Markdown.tsx'
import classes from './chat.module.css'
import { DoubtMark } from './DoubtMark.tsx'
import { CiteMark } from './sources/CiteMark.tsx'
import { isLibraryCard } from './sources/opened-source.ts'
import type { OpenedSource } from './sources/opened-source.ts'
import { SourceCards } from './sources/SourceCards.tsx'

/** What an answer that no model wrote calls its engine. It quotes what its cards show: each stands there once. */
const SEARCH = 'search'
const QUOTED = /(?:^|\n)> /

export type AnswerBodyProps = { message: Message; kase: Case | undefined; onOpen: (opened: OpenedSource) => void }

/** An answer: its text with numbered sources, what it stands on, and what in it stands on nothing. */
export function AnswerBody({ message, kase, onOpen }: AnswerBodyProps) {
  const { sources, unsupported } = message
  const isQuoting = message.done && message.engine === SEARCH && QUOTED.test(message.text)
  const numbers = useMemo(() => new Set(sources.map(({ n }) => n)), [sources])
  const addresses = useMemo(() => new Set(sources.flatMap((source) => (isLibraryCard(source) && source.url !== null ? [source.url] : []))), [sources])
  return (
    <>
      <div className={classes['print']}>
        <Markdown
          text={message.text}
          sources={numbers}
          unsupported={unsupported}
          addresses={addresses}
          renderCite={(number) => (
            <>
              <CiteMark number={number} messageId={message.id} />
              {/* The stop after it stays with it. */}
              {'\u2060'}
            </>
          )}
          renderDoubt={() => <DoubtMark isOnCase={kase !== undefined} />}
          withoutQuotes={isQuoting && kase !== undefined}
        />
      </div>
      <SourceCards message={message} kase={kase} hasExcerpts={!isQuoting} onOpen={onOpen} />
    </>
  )
}
