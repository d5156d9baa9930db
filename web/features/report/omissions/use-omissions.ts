import type { Editor } from '@tiptap/core'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Case } from '#contract/case.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Omission, Question, Report } from '#contract/report.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { statementsOf } from '#web/editor/document-to-report.ts'
import type { Ground } from '#web/editor/statement-spans.ts'
import { useText } from '#web/text/use-text.ts'
import { useToast } from '../toast/use-toast.ts'
import { notAsked, placesOf, stillOmitted } from './place-omission.ts'
import { isSameGround, whatCounts } from './what-counts.ts'

const keyOf = (caseId: string) => ['omissions', caseId] as const

/** Saves come in bursts while one writes; the list is read again when they pause. */
const AFTER_SAVE_MS = 700
/** Added or taken out by hand: the list follows without asking the server. */
const AFTER_EDIT_MS = 120

/** Asked together with the report, and again after words that matter to it have been saved. */
export function useOmissionQuery(kase: Case): UseQueryResult<Omission[]> {
  const { id, patientId } = kase
  const ground = useMemo(() => whatCounts(kase), [kase])
  const known = useRef(ground)
  useEffect(() => {
    if (isSameGround(known.current, ground)) return undefined
    const timer = setTimeout(() => {
      known.current = ground
      void queryClient.invalidateQueries({ queryKey: keyOf(id) })
    }, AFTER_SAVE_MS)
    return () => clearTimeout(timer)
  }, [id, ground])
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call('listOmissions', { params: { patientId, caseId: id }, signal }).catch(noneWithoutSource),
    staleTime: 0,
  })
}

/** Texts that are past their time have been deleted: then nothing can be told to be missing. */
function noneWithoutSource(error: unknown): Omission[] {
  if (error instanceof Refusal && (error.code === 'case.empty' || error.code === 'report.none')) return []
  throw error
}

export type Omissions = {
  /** What a reader is likely to miss: all that is counted, and shown at once. */
  list: Omission[]
  /** What else was said and is not in the report, behind a fold. */
  folded: Omission[]
  hasFailed: boolean
  retry: () => void
  /** Says that one is to stay out, or that it may be named again; the case remembers it. */
  judge: (omission: Omission, isDismissed: boolean) => void
}

/** What was said with weight, is not asked about, and rests under no sentence of the text as it stands this moment. */
export function useOmissions(
  { data, isError, refetch }: UseQueryResult<Omission[]>,
  { kase, editor, shown }: { kase: Case; editor: Editor | null; shown: Report },
): Omissions {
  const asked: readonly Question[] | undefined = kase.textReport?.questions
  const [grounds, setGrounds] = useState<readonly Ground[]>(() => shown.sections.flatMap(({ blocks }) => blocks.flatMap(({ evidence }) => evidence)))
  useEffect(() => {
    if (!editor) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => setGrounds(statementsOf(editor.state.doc).flatMap(({ evidence }) => evidence))
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(read, AFTER_EDIT_MS)
    }
    read()
    editor.on('update', soon)
    return () => {
      clearTimeout(timer)
      editor.off('update', soon)
    }
  }, [editor])
  const known = useKnownPlaces(data, kase)
  const { list, folded } = useMemo(() => inTwo(notAsked(stillOmitted(data ?? [], grounds, known), asked ?? [])), [data, grounds, known, asked])
  const judge = useJudge(kase)
  return useMemo(() => ({ list, folded, hasFailed: isError, retry: () => void refetch(), judge }), [list, folded, isError, refetch, judge])
}

/** Where the saved report rested when the list was read. */
function useKnownPlaces(list: readonly Omission[] | undefined, { textReport }: Pick<Case, 'textReport'>): ReadonlySet<string> {
  const [known, setKnown] = useState(() => ({ list, places: placesOf(textReport) }))
  if (known.list !== list) setKnown({ list, places: placesOf(textReport) })
  return known.places
}

const inTwo = (all: readonly Omission[]): Pick<Omissions, 'list' | 'folded'> => ({
  list: all.filter(({ isLikely }) => isLikely),
  folded: all.filter(({ isLikely }) => !isLikely),
})

/** Out of the list at the press; back in it, with a word, where the server did not hear of it. */
function useJudge({ id, patientId }: Pick<Case, 'id' | 'patientId'>): Omissions['judge'] {
  const text = useText('report')
  const toast = useToast()
  return useCallback(
    (omission, isDismissed) => {
      const key = keyOf(id)
      void queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData<Omission[]>(key, (before) => (isDismissed ? before?.filter((each) => each !== omission) : before))
      void call('judgeOmission', { params: { patientId, caseId: id }, body: { text: omission.text, isDismissed } }).then(
        (list) => queryClient.setQueryData(key, list),
        () => {
          toast(text('omissionNotJudged'), 'recording')
          void queryClient.invalidateQueries({ queryKey: key })
        },
      )
    },
    [id, patientId, text, toast],
  )
}
