import type { Vertical } from '#contract/vertical.ts'
import type { Talk } from './talks/talk.ts'
import type { TalkName } from './taste-text.ts'

/** Each talk is a file of its own, fetched when it is chosen. */
export const loadTalk: Readonly<Record<TalkName, () => Promise<Talk>>> = {
  gp: async () => (await import('./talks/gp.ts')).gp,
  psychiatry: async () => (await import('./talks/psychiatry.ts')).psychiatry,
  emergency: async () => (await import('./talks/emergency.ts')).emergency,
  dog: async () => (await import('./talks/dog.ts')).dog,
  horse: async () => (await import('./talks/horse.ts')).horse,
  swedish: async () => (await import('./talks/swedish.ts')).swedish,
}

/** What a visitor is shown first. */
export function firstTalk(language: string, edition: Vertical): TalkName {
  if (edition === 'vet') return 'dog'
  return language === 'sv' ? 'swedish' : 'gp'
}
