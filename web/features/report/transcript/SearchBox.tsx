import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useText } from '#web/text/use-text.ts'
import styles from './transcript.module.css'
import type { Search } from './use-search.ts'

/** Finds words in what was said; says how often, and goes from one to the next. */
export function SearchBox({ search: { wanted, look, hits, current, step } }: { search: Search }) {
  const text = useText('transcript')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const isSearching = wanted.trim() !== ''
  return (
    <div className={styles['search']}>
      <TextInput
        size="sm"
        type="search"
        className={styles['searchField'] ?? ''}
        aria-label={text('search')}
        placeholder={text('search')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={wanted}
        onChange={(event) => look(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={styles['hitCount']}>
        {isSearching && (hits.length === 0 ? text('noHits') : text('hits', { current: current + 1, count: hits.length }))}
      </span>
      {isSearching && hits.length > 1 && (
        <>
          <ActionIcon variant="subtle" color="gray" c="var(--muted)" aria-label={text('previousHit')} onClick={() => step(-1)}>
            <IconChevronUp size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" c="var(--muted)" aria-label={text('nextHit')} onClick={() => step(1)}>
            <IconChevronDown size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
    </div>
  )
}
