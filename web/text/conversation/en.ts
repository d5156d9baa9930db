import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  yourQuestion: 'Your question',
  answer: 'Answer',
  question: 'Question',
  keys: 'Enter sends, Shift + Enter starts a new line.',
  send: 'Send',
  stop: 'Stop the answer',
  tooLong: 'The question has {{now}} characters. Shorten it to at most {{most}}.',
  waiting: 'Finding an answer …',
  goesOn: 'Waiting for the rest …',
  answerReady: 'The answer is ready.',
  copy: 'Copy',
  copied: 'Copied',
  regenerate: 'Regenerate',
  tipKept: 'You can go to another page. The answer is kept in the conversation.',
  tipSources: 'Read the sources below the answer before you act.',
  toEnd: 'To the latest',
  markdownFailed: 'Error rendering markdown content.',
  loadFailed: 'Failed to fetch conversation',
  sendFailed: 'Failed to send message',
  regenerateFailed: 'Failed to regenerate message',
  stopFailed: 'Could not stop the answer',
  noId: 'No conversation ID—cannot send message',
}
