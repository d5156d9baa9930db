import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  inform: 'The patient has been told',
  inform_vet: 'The owner has been told',
  informedAt: 'The patient was told at {{time}}',
  informedAt_vet: 'The owner was told at {{time}}',
  undo: 'Undo',
  needed: 'Mark that the patient has been told about the recording, and you can start.',
  needed_vet: 'Mark that the owner has been told about the recording, and you can start.',
  neededForText: 'Mark that the patient has been told that the conversation becomes text.',
  neededForText_vet: 'Mark that the owner has been told that the conversation becomes text.',
}
