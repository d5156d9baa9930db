/** What a server told of an answer, by which it says next time whether there is a newer one. */
export type Validators = { etag: string | null; lastModified: string | null }

/** The headers that ask for an answer only if it is another one than that. */
export function conditionsOf(kept: Validators | undefined): Record<string, string> {
  const { etag = null, lastModified = null } = kept ?? {}
  if (etag !== null) return { 'if-none-match': etag }
  return lastModified === null ? {} : { 'if-modified-since': lastModified }
}
