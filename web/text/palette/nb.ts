/** What the palette says: every screen and action, found by a word. */
export const nb = {
  title: 'Gå til',
  placeholder: 'Sak, side eller handling …',
  none: 'Ingen treff',
  record: 'Start opptak',
  paste: 'Lim inn eller skriv en samtale',
  quickActions: 'Hurtighandlinger',
  chat: 'Spør medisinske kilder',
  chat_vet: 'Spør veterinærfaglige kilder',
  caseChat: 'Chat om saken',
  screens: 'Side',
  actions: 'Handling',
  cases: 'Sak',
  language: 'Språk',
  scheme: 'Utseende',
} as const
