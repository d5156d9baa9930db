import * as z from 'zod/mini'
import { FastActionType } from '#contract/fast-action.ts'
import { pasteText, PROFILES } from '#domain/note/export/paste-profile.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#contract/refusal.ts'

/** What a page hands to this one: which action, of which case. Browsers write the state of their history to disk, so that it holds no word of a patient. */
export type ActionPrefill = z.infer<typeof ActionPrefill>
export const ActionPrefill = z.object({ type: FastActionType, patientId: z.uuid(), caseId: z.uuid() })

const State = z.object({ quickAction: ActionPrefill })

/** Takes the state of a navigation; gives what it asks for, undefined where it asks for nothing of ours. */
export const prefillOf = (state: unknown): ActionPrefill | undefined => State.safeParse(state).data?.quickAction

/** The text a case has for an action: its report as it is pasted elsewhere, what was said where there is none. @throws case.not_found, report.none, Offline */
export async function fetchCaseText({ patientId, caseId }: ActionPrefill): Promise<string> {
  const { cases } = await call('getPatient', { params: { patientId } })
  const kase = cases.find(({ id }) => id === caseId)
  if (!kase) throw new Refusal('case.not_found')
  const text = kase.textReport === null ? (kase.transcription ?? '') : pasteText(kase.textReport, PROFILES.plain)
  if (text.trim() === '') throw new Refusal('report.none')
  return text
}
