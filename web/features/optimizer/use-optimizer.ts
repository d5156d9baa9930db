import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NO_CUSTOM_PROMPT } from '#contract/optimizer.ts'
import type { CustomPrompt, SoftRun } from '#contract/optimizer.ts'
import { call } from '#web/api/call.ts'
import { queryClient } from '#web/api/query-client.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { replaceProfile } from '#web/session/use-profile.ts'

export type FormTexts = Pick<CustomPrompt, 'instructions' | 'examples'>
/** A test report, and the texts it was written to. */
export type Preview = { run: SoftRun; of: FormTexts }
export type OptimizerFailure = { what: 'save' | 'delete' | 'run' | 'fetch'; error: Error; retry: () => void }

export type Optimizer = {
  /** What is kept; undefined while it is fetched. */
  saved: CustomPrompt | undefined
  preview: Preview | undefined
  /** What is under way. */
  busy: 'preview' | 'regenerate' | 'use' | 'delete' | undefined
  failed: OptimizerFailure | undefined
  showPreview: (texts: FormTexts, caseId: string) => void
  regenerate: (caseId: string) => void
  use: (texts: FormTexts) => void
  remove: (whenRemoved: () => void) => void
}

/** True when both say the same once they are kept: trimmed, without empty examples. */
export function isSameText(one: FormTexts, other: FormTexts): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
}

function tidy({ instructions, examples }: FormTexts): FormTexts {
  return { instructions: instructions.trim(), examples: examples.map((example) => example.trim()).filter((example) => example !== '') }
}

/** Fetched anew each time: what the browser remembers of a profile holds no texts of this kind. */
async function loadSaved(): Promise<CustomPrompt> {
  const profile = await call('getUserProfile')
  replaceProfile(profile)
  return profile.optimizationInstructions
}

const keep = (saved: CustomPrompt): void => void queryClient.setQueryData(queryKeys.customPrompt, saved)

class NotSaved extends Error {}

async function save(texts: FormTexts, acceptCustomPrompt: boolean): Promise<void> {
  try {
    keep(await call('saveCustomPrompt', { body: { ...texts, acceptCustomPrompt } }))
  } catch (cause) {
    throw new NotSaved('not saved', { cause })
  }
}

type Told = [what: OptimizerFailure['what'], error: Error | null, retry: () => void]

/** The first thing that went wrong, as the person is told of it. */
function failureOf(told: readonly Told[]): OptimizerFailure | undefined {
  for (const [what, error, retry] of told) {
    if (error !== null) return { what, error: error instanceof NotSaved && error.cause instanceof Error ? error.cause : error, retry }
  }
  return undefined
}

/** The calls that change what is kept, and those that try it. */
function useOptimizerCalls(saved: CustomPrompt | undefined) {
  const [preview, setPreview] = useState<Preview>()
  const run = async (of: FormTexts, caseId: string): Promise<void> => setPreview({ run: await call('tryCustomPrompt', { body: { CaseId: caseId } }), of })
  const previewing = useMutation({
    mutationFn: async ({ texts, caseId }: { texts: FormTexts; caseId: string }) => {
      await save(texts, false)
      await run(texts, caseId)
    },
  })
  const running = useMutation({ mutationFn: (caseId: string) => run(saved ?? NO_CUSTOM_PROMPT, caseId) })
  const using = useMutation({
    mutationFn: async (texts: FormTexts) => {
      await save(texts, true)
      await loadSaved()
    },
  })
  const removing = useMutation({
    mutationFn: async () => {
      await call('deleteCustomPrompt', { body: NO_CUSTOM_PROMPT })
      keep(NO_CUSTOM_PROMPT)
      setPreview(undefined)
      await loadSaved()
    },
  })
  return { preview, previewing, running, using, removing }
}

/** The calls behind the page, one at a time, and what came of the last one (spec 4). */
export function useOptimizer(): Optimizer {
  const query = useQuery({
    queryKey: queryKeys.customPrompt,
    queryFn: loadSaved,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const { preview, previewing, running, using, removing } = useOptimizerCalls(query.data)
  const begin = (): void => {
    for (const mutation of [previewing, running, using, removing]) mutation.reset()
  }
  return {
    saved: query.data,
    preview,
    busy: previewing.isPending ? 'preview' : running.isPending ? 'regenerate' : using.isPending ? 'use' : removing.isPending ? 'delete' : undefined,
    failed: failureOf([
      [previewing.error instanceof NotSaved ? 'save' : 'run', previewing.error, () => previewing.variables && previewing.mutate(previewing.variables)],
      ['run', running.error, () => running.variables !== undefined && running.mutate(running.variables)],
      ['save', using.error, () => using.variables && using.mutate(using.variables)],
      ['delete', removing.error, () => removing.mutate()],
      ['fetch', query.error, () => void query.refetch()],
    ]),
    showPreview(texts, caseId) {
      begin()
      previewing.mutate({ texts, caseId })
    },
    regenerate(caseId) {
      begin()
      running.mutate(caseId)
    },
    use(texts) {
      begin()
      using.mutate(texts)
    },
    remove(whenRemoved) {
      begin()
      removing.mutate(undefined, { onSuccess: whenRemoved })
    },
  }
}
