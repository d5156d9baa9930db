import * as z from 'zod/mini'
import { CustomPrompt, CustomPromptChange, CustomPromptDeletion, SoftRun } from '../optimizer.ts'
import type { Route } from '../route.ts'

export const optimizerRoutes = {
  saveCustomPrompt: {
    method: 'POST', path: '/report-prompt-optimizer', access: 'active', status: 200, audit: 'none',
    summary: 'Keeps the user’s own instructions for reports; they change later reports while acceptCustomPrompt is true.',
    body: CustomPromptChange, answer: CustomPrompt,
  },
  deleteCustomPrompt: {
    method: 'DELETE', path: '/report-prompt-optimizer', access: 'active', status: 204, audit: 'none',
    summary: 'Deletes the user’s own instructions for reports, with their key.',
    body: CustomPromptDeletion,
  },
  tryCustomPrompt: {
    method: 'POST', path: '/report-prompt-optimizer/softrun', access: 'active', status: 200, costsEngineTime: true, audit: 'regenerate', auditedCase: 'CaseId',
    summary: 'Writes a test report of a case with the saved instructions, active or not. Nothing is stored and no case changes.',
    body: z.object({ CaseId: z.uuid() }), answer: SoftRun,
  },
} as const satisfies Record<string, Route>
