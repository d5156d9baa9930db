import type { Case } from '#contract/case.ts'

/** Takes the plain text of a signed report; gives it with what was added after it, each with its day. */
export function withAddenda(plainText: string, { signature }: Pick<Case, 'signature'>, title: string): string {
  const added = signature?.addenda ?? []
  const parts = added.map(({ text, addedAt, addedBy }) => `${title} ${addedAt.slice(0, 10)} (${addedBy})\n${text}`)
  return [plainText, ...parts].join('\n\n')
}
