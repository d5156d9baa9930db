import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  title: 'Gå til',
  placeholder: 'Sag, side eller handling …',
  none: 'Ingen fundet',
  record: 'Start optagelse',
  paste: 'Indsæt eller skriv en samtale',
  quickActions: 'Hurtige handlinger',
  chat: 'Spørg medicinske kilder',
  chat_vet: 'Spørg veterinærfaglige kilder',
  caseChat: 'Chat om sagen',
  screens: 'Side',
  actions: 'Handling',
  cases: 'Sag',
  language: 'Sprog',
  scheme: 'Udseende',
}
