import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  title: 'Gå till',
  placeholder: 'Ärende, sida eller åtgärd …',
  none: 'Inga träffar',
  record: 'Starta inspelning',
  paste: 'Klistra in eller skriv ett samtal',
  quickActions: 'Snabbåtgärder',
  chat: 'Fråga medicinska källor',
  chat_vet: 'Fråga veterinärmedicinska källor',
  caseChat: 'Chatt om ärendet',
  screens: 'Sida',
  actions: 'Åtgärd',
  cases: 'Ärende',
  language: 'Språk',
  scheme: 'Utseende',
}
