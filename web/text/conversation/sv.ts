import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  yourQuestion: 'Din fråga',
  answer: 'Svar',
  question: 'Fråga',
  keys: 'Enter skickar, Skift + Enter ger ny rad.',
  send: 'Skicka',
  stop: 'Stoppa svaret',
  tooLong: 'Frågan har {{now}} tecken. Korta den till högst {{most}}.',
  waiting: 'Söker svar …',
  goesOn: 'Väntar på resten …',
  answerReady: 'Svaret är klart.',
  copy: 'Kopiera',
  copied: 'Kopierat',
  regenerate: 'Skapa på nytt',
  tipKept: 'Du kan gå till en annan sida. Svaret sparas i konversationen.',
  tipSources: 'Läs källorna under svaret innan du agerar.',
  toEnd: 'Till det senaste',
  markdownFailed: 'Svaret kunde inte visas formaterat. Här är texten som den kom.',
  loadFailed: 'Kunde inte hämta konversationen',
  sendFailed: 'Kunde inte skicka meddelandet',
  regenerateFailed: 'Kunde inte skapa svaret på nytt',
  stopFailed: 'Kunde inte stoppa svaret',
  noId: 'Inget konversations-id, så meddelandet kan inte skickas',
}
