import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  yourQuestion: 'Dit spørgsmål',
  answer: 'Svar',
  question: 'Spørgsmål',
  keys: 'Enter sender, Shift + Enter giver ny linje.',
  send: 'Send',
  stop: 'Stop svaret',
  tooLong: 'Spørgsmålet har {{now}} tegn. Forkort det til højst {{most}}.',
  waiting: 'Finder svar …',
  goesOn: 'Venter på resten …',
  answerReady: 'Svaret er klar.',
  copy: 'Kopiér',
  copied: 'Kopieret',
  regenerate: 'Lav på ny',
  tipKept: 'Du kan gå til en anden side. Svaret gemmes i samtalen.',
  tipSources: 'Læs kilderne under svaret, før du handler.',
  toEnd: 'Til det seneste',
  markdownFailed: 'Svaret kunne ikke vises formateret. Her er teksten, som den kom.',
  loadFailed: 'Kunne ikke hente samtalen',
  sendFailed: 'Kunne ikke sende beskeden',
  regenerateFailed: 'Kunne ikke lave svaret på ny',
  stopFailed: 'Kunne ikke stoppe svaret',
  noId: 'Intet samtale-id, så beskeden kan ikke sendes',
}
