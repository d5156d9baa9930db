/** What an event is about: one case or one conversation. */
export type Topic = `case:${string}` | `conversation:${string}`
