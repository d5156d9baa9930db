import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  heard: 'The talk is in {{heard}}, so the report is too. Your setting is {{set}}.',
  headingsOnly: 'Writing in {{set}} changes the headings; what was said stands as it was said.',
  keep: 'Keep {{heard}}',
  write: 'Write in {{set}}',
  failed: 'The language was not changed. The report stands as before.',
}
