import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  heading: 'Control panel',
  record: 'Start recording',
  recordHint: 'Record the consultation or upload an audio file. The report is written while you see the next patient.',
  recordHint_vet: 'Record the consultation or upload an audio file. The report is written while you see the next animal.',
  quickActions: 'Quick actions',
  quickActionsHint: 'Answer an e-consultation, explain to the patient, reply to an authority.',
  quickActionsHint_vet: 'A statement for the insurer, answers to messages, an explanation for the owner.',
  triggers: 'Trigger phrases',
  triggersHint: 'Say a phrase you have chosen, and your standard text joins the report.',
  sources: 'Ask medical sources',
  sources_vet: 'Ask veterinary sources',
  sourcesHint: 'Ask a clinical question and get an answer with its source.',
  addHeading: 'Already have the text?',
  lastCases: 'Latest cases',
  waitingCases_one: '{{count}} recording is waiting for speech recognition',
  waitingCases_other: '{{count}} recordings are waiting for speech recognition',
  deletedTonight_one: '{{count}} case is deleted tonight',
  deletedTonight_other: '{{count}} cases are deleted tonight',
  cannotHear: 'No speech recognition is set up here. The recording is kept, but does not become text yet. Paste or type the talk instead.',
}
