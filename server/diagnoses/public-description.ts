/** A national source's own words on a diagnosis, unchanged, with where and when they were published. */
export type PublicDescription = { text: string; source: { name: string; url: string; date: string | null } }

/** Finds the description that an importer keeps for an ICPC-2 code. */
export type FindPublicDescription = (code: string) => Promise<PublicDescription | undefined>

/** No importer has brought any. */
export const noPublicDescriptions: FindPublicDescription = async () => undefined
