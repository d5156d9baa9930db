import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './ListSection.module.css'

export type ListSectionProps = { id: string; heading: string; /** A list of terms and what they mean, else of rows. */ as?: 'div' | 'dl'; children: ReactNode }

/** A part of a page of settings: its heading, and a box of rows with a rule between each. */
export function ListSection({ id, heading, as: List = 'div', children }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className={classes['section']}>
      <Title order={2} size="h3" id={id}>
        {heading}
      </Title>
      <List className={classes['list']}>{children}</List>
    </section>
  )
}

export type ListRowProps = {
  title: string
  body: string
  /** What stands at the end of the row goes below the words where there is little room. */ isWide?: boolean
  children: ReactNode
}

/** One row: what it is, a sentence about it, and at its end how it stands or what can be done. */
export function ListRow({ title, body, isWide = false, children }: ListRowProps) {
  return (
    <div className={classes['row']} data-wide={isWide}>
      <div>
        <h3 className={classes['title']}>{title}</h3>
        <Text size="sm" c="dimmed">
          {body}
        </Text>
      </div>
      <div className={classes['end']}>{children}</div>
    </div>
  )
}
