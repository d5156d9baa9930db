import type { HelpTexts } from './help-text.ts'

/** The product's own help, by language; the same pages in each. */
export const HELP_TEXTS: HelpTexts = { nb: [], sv: [], da: [], en: [], ru: [] }
