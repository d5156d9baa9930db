/** Words that link a stretch of talk to what stands around it, and belong to no answer. */
export const LINKS: ReadonlySet<string> = new Set(['og', 'och', 'and', 'и', 'men', 'but', 'но', 'så', 'so', 'at', 'att', 'что', 'eh', 'øh'])
