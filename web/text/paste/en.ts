import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  profiles: 'How the text is copied',
  plain: 'With headings',
  withoutHeadings: 'Without headings',
  inlineHeadings: 'Heading on the same line',
  bulleted: 'Bulleted list',
  narrow: 'Short lines (72 characters)',
  insurance: 'Write insurance certificate',
}
