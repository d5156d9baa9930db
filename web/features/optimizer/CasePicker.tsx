import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CasePage } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { useLanguage, useText } from '#web/text/use-text.ts'
import { OptimizerError } from './OptimizerError.tsx'

/** Cases are sought once nobody has typed for so long. */
const SEARCH_REST_MS = 250

type PickedCase = CasePage['items'][number]

export type CasePickerProps = { picked: PickedCase | undefined; isBusy: boolean; onPick: (picked: PickedCase | undefined) => void }

/** The case a test report is written of, sought on the server by what its summary says or by its id. */
export function CasePicker({ picked, isBusy, onPick }: CasePickerProps) {
  const text = useText('optimizer')
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const labelOf = ({ id, summary, lastUpdated }: PickedCase): string => {
    const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(lastUpdated))
    return `${summary === '' ? text('caseWithoutSummary', { id: id.slice(0, 8) }) : summary} · ${day}`
  }
  // What stands in the field once a case is picked is its own name, and nothing that is sought.
  const wanted = useRested(picked !== undefined && search === labelOf(picked) ? '' : search.trim())
  const query = useQuery({
    queryKey: queryKeys.casePicker(wanted),
    queryFn: ({ signal }) => call('listCases', { query: { query: wanted.slice(0, 200) }, signal }),
    gcTime: 0,
  })
  const found = query.data?.items ?? []
  const items = picked && !found.some(({ id }) => id === picked.id) ? [picked, ...found] : found
  return (
    <>
      <Select
        label={text('caseLabel')}
        description={text('caseHint')}
        placeholder={text('casePlaceholder')}
        data={items.map((item) => ({ value: item.id, label: labelOf(item) }))}
        value={picked?.id ?? null}
        onChange={(id) => onPick(items.find((item) => item.id === id))}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': text('caseClear') }}
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options }) => options}
        nothingFoundMessage={query.isFetching ? text('caseSeeking') : text('caseNone')}
        maxDropdownHeight={320}
        disabled={isBusy}
      />
      {query.error !== null && <OptimizerError what="cases" error={query.error} retry={() => void query.refetch()} />}
    </>
  )
}

/** A text once nobody has typed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), SEARCH_REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
