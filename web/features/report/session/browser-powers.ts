import type { Case } from '#contract/case.ts'
import { call } from '#web/api/call.ts'
import type { AutosavePorts } from '#web/editor/autosave.ts'
import { holdDraft } from '#web/editor/draft-store.ts'
import { askRewrite } from '../rewrite/ask-rewrite.ts'
import { forgetDocuments } from '../save/document-cache.ts'
import { drafts } from '../save/drafts.ts'
import { forgetHeardWords } from '../save/heard-words-cache.ts'
import { saveReport } from '../save/save-report.ts'
import { replaceCase } from '../use-patient.ts'
import type { ReportPowers } from './report-snapshot.ts'
import type { TextPowers } from './text-snapshot.ts'

// The one place where the sessions of open texts meet the browser and the server.

/** What a text needs that is kept under a name of its own among the drafts of this device. */
export function textPowers(place: string, save: AutosavePorts['save']): TextPowers {
  return {
    save,
    drafts: { hold: holdDraft, put: (id, draft) => drafts.put({ id, caseId: place }, draft), remove: drafts.remove },
    clock: { setTimeout: (action, ms) => setTimeout(action, ms), clearTimeout: (timer) => clearTimeout(Number(timer)) },
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
    onLeaving,
  }
}

/** When the page is put away, and when the network is back. */
function onLeaving(save: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save(), { signal })
  addEventListener('pagehide', save, { signal })
  addEventListener('online', save, { signal })
  return () => watching.abort()
}

export function reportPowers(kase: Case, say: ReportPowers['say']): ReportPowers {
  const params = { patientId: kase.patientId, caseId: kase.id }
  return {
    ...textPowers(kase.id, saveReport(kase)),
    ask: (request, signal) => askRewrite(kase, request, signal),
    answer: ({ question, answer }, revision) => call('answerQuestion', { params: { ...params, questionId: question.id }, body: { answer, revision } }),
    async correct({ recordingId, text, correction: { start, end, words } }, revision) {
      const body = { revision, start, heard: text.slice(start, end), words, ...(recordingId !== undefined && { recordingId }) }
      const answer = await call('correctTranscript', { params, body })
      if (recordingId !== undefined) forgetHeardWords(recordingId)
      forgetDocuments(kase.id)
      return answer
    },
    sign: (revision) => call('signReport', { params, body: { revision } }),
    onCase: replaceCase,
    say,
    ticks: () => performance.now(),
  }
}
