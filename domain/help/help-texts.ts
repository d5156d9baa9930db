import type { HelpTexts } from './texts/help-text.ts'
import { da } from './texts/da.ts'
import { en } from './texts/en.ts'
import { nb } from './texts/nb.ts'
import { ru } from './texts/ru.ts'
import { sv } from './texts/sv.ts'

/** The product's own help, by language; the same pages in each, in the same order. A page of the web imports its own language alone. */
export const HELP_TEXTS: HelpTexts = { nb, sv, da, en, ru }
