import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  quickActions: 'Quick actions: answers to e-consultations, explanations for patients and replies to authorities will be written here.',
  quickActions_vet: 'Quick actions: statements for the insurer and answers to the owner will be written here.',
  sources: 'Source search: here you will ask clinical questions and get answers with their source.',
  caseChat: 'Chat about the case: here you will ask about what was said in the consultation.',
  optimizer: 'Tailor the report: here you will describe how you want your reports written.',
  notReady: 'Not ready yet',
  meanwhile: 'Meanwhile you can record a consultation or paste text and get the report at once.',
  toReport: 'To the report',
  toControlPanel: 'To the control panel',
}
