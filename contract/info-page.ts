/** The pages of terms and privacy, each at `/info/` and its name (spec 2). No schema stands here: the landing page imports it. */
export const INFO_PAGES = [
  'privacy-policy', 'terms-of-service', 'disclaimer', 'cookie-policy', 'contact', 'processing-agreement', 'sub-processors', 'security',
  'accessibility',
] as const

export type InfoPage = (typeof INFO_PAGES)[number]
