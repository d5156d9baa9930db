/** Norwegian comes first: its keys are the keys of every language. */
export const nb = {
  title: 'Skriv eller lim inn samtalen',
} as const
