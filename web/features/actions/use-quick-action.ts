import { useEffect, useRef, useState } from 'react'
import { isBlank } from '#contract/fast-action.ts'
import type { FastActionAnswer, FastActionType } from '#contract/fast-action.ts'
import { call } from '#web/api/call.ts'

export type Failure = { what: 'write' | 'fetch'; error: unknown }

export type QuickAction = {
  type: FastActionType
  input: string
  remarks: string
  /** The draft as it stands, with what was written in it since. */
  output: string
  answer: FastActionAnswer | undefined
  failed: Failure | undefined
  isWriting: boolean
  /** The pasted text says something. */
  isReady: boolean
  /** There is something that would be lost. */
  isDirty: boolean
  choose: (type: FastActionType) => void
  change: (change: Partial<Pick<Fields, 'input' | 'remarks' | 'output'>>) => void
  /** `by`: the engine of the settings, or this server. */
  generate: (by?: 'builtin', fields?: Partial<Fields>) => Promise<void>
  fail: (failure: Failure) => void
  reset: () => void
}

type Fields = { type: FastActionType; input: string; remarks: string; output: string }

const EMPTY: Fields = { type: 'EConsult', input: '', remarks: '', output: '' }

/** What is entered and written on `/a`: it lives in this page's memory alone and goes with it. */
export function useQuickAction(): QuickAction {
  const [fields, setFields] = useState(EMPTY)
  const [answer, setAnswer] = useState<FastActionAnswer>()
  const [failed, setFailed] = useState<Failure>()
  const [isWriting, setIsWriting] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const stop = (): AbortController => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }
  const { type, input, remarks, output } = fields
  const isReady = !isBlank(input)
  return {
    ...fields,
    answer,
    failed,
    isWriting,
    isReady,
    isDirty: isReady || !isBlank(remarks) || output !== '' || isWriting,
    choose: (chosen) => setFields((before) => ({ ...before, type: chosen })),
    change: (change) => setFields((before) => ({ ...before, ...change })),
    async generate(by, given = {}) {
      const asked = { type, input, remarks, ...given }
      if (isBlank(asked.input)) return
      const { signal } = stop()
      // Where a write over another one fails, the output stays empty (spec 8).
      setFields((before) => ({ ...before, ...given, output: '' }))
      setAnswer(undefined)
      setFailed(undefined)
      setIsWriting(true)
      try {
        const written = await call('executeFastAction', {
          query: by ? { engine: by } : {},
          body: { Type: asked.type, Input: asked.input, AdditionalData: asked.remarks },
          onText: (piece) => signal.aborted || setFields((before) => ({ ...before, output: before.output + piece })),
          signal,
        })
        if (signal.aborted) return
        setAnswer(written)
        setFields((before) => ({ ...before, output: written.value }))
      } catch (error) {
        if (signal.aborted) return
        setFields((before) => ({ ...before, output: '' }))
        setFailed({ what: 'write', error })
      }
      setIsWriting(false)
    },
    fail: setFailed,
    reset() {
      stop()
      setFields(EMPTY)
      setAnswer(undefined)
      setFailed(undefined)
      setIsWriting(false)
    },
  }
}
