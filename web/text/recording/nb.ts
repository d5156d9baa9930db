/** Norwegian comes first: its keys are the keys of every language. */
export const nb = {
  title: 'Nytt opptak',
} as const
