import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  heading: 'Справка',
  search: 'Поиск по справке',
  none: 'Нет текстов с этими словами. Попробуйте меньше слов или другие, либо спросите помощника.',
  ask: 'Спросить помощника',
  found_one: '{{count}} текст справки',
  found_few: '{{count}} текста справки',
  found_many: '{{count}} текстов справки',
  found_other: '{{count}} текста справки',
}
