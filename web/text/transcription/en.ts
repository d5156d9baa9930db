import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  title: 'Type or paste the conversation',
  hint: 'Paste a transcript, drop a text file here, or type keywords. You get a report in which every sentence shows where it comes from.',
  placeholder: 'Doctor: What can I help you with?\nPatient: I have had a sore throat since Monday …',
  placeholder_vet: 'Vet: How is he today?\nOwner: He has been vomiting since yesterday …',
  send: 'Make report',
  keys: 'Ctrl + Enter',
  chooseFile: 'Choose text file',
  notText: 'The file is not plain text. Choose a .txt file; audio files are uploaded from the recording page.',
  tooLong: 'The text is too long. The limit is 600,000 characters; split it into two cases.',
  sendFailed: 'The report was not made',
  textIsHere: 'Your text is still here.',
  readOnly: 'The subscription is not active, so new cases cannot be made.',
}
