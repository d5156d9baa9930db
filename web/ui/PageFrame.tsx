import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Brand } from './Brand.tsx'
import classes from './PageFrame.module.css'

export type PageFrameProps = {
  heading: string
  intro?: string | undefined
  /** What belongs to the whole page, at the end of the heading's line: a filter, "New". */
  end?: ReactNode
  /** How wide the content may grow: the whole frame, a document's width or that of a form. All three begin at the same edge. */
  measure?: 'page' | 'document' | 'form'
  /** True where nothing else stands on the page: then it is the main part and says whose it is. */
  isAlone?: boolean
  children?: ReactNode
}

/** The frame that pages share: one left edge, one headline, one rhythm (docs/design-language.md). */
export function PageFrame({ heading, intro, end, measure = 'page', isAlone = false, children }: PageFrameProps) {
  const Frame = isAlone ? 'main' : 'div'
  return (
    <Frame className={classes['frame']} data-alone={isAlone}>
      {isAlone && (
        <>
          <title>{heading}</title>
          <Brand />
        </>
      )}
      <header className={classes['header']}>
        <div className={classes['words']}>
          <Title order={1}>{heading}</Title>
          {intro !== undefined && <p className={classes['intro']}>{intro}</p>}
        </div>
        {end}
      </header>
      <div className={classes['body']} data-measure={measure}>
        {children}
      </div>
    </Frame>
  )
}
