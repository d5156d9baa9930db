import type { Language, Vertical } from '#contract/vertical.ts'
import { writeReport } from '#domain/report/write-report.ts'
import type { Written } from './talks/talk.ts'
import { writtenOf } from './written.ts'

/** What the page asks of the engine, and what it answers. Nothing of either leaves the browser. */
export type Asked = { readonly id: number; readonly text: string; readonly vertical: Vertical; readonly headingLanguage: Language }
export type Answered = { readonly id: number; readonly written: Written } | { readonly isReady: true }

const answer = (answered: Answered): void => postMessage(answered)

addEventListener('message', ({ data: { id, text, vertical, headingLanguage } }: MessageEvent<Asked>) => {
  const report = writeReport({ sources: [{ kind: 'transcription', text }], vertical, headingLanguage, generatedAt: new Date().toISOString() })
  answer({ id, written: writtenOf(report) })
})
answer({ isReady: true })
