/** What the palette says: every screen and action, found by a word. */
export const nb = {
  title: 'Gå til',
  placeholder: 'Sak, side eller handling …',
  none: 'Ingen treff',
  record: 'Start opptak',
  paste: 'Lim inn eller skriv en samtale',
  quickActions: 'Hurtighandlinger',
  chat: 'Chat',
  screens: 'Side',
  actions: 'Handling',
  cases: 'Sak',
  language: 'Språk',
  scheme: 'Utseende',
} as const
