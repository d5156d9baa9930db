import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  heard: 'Язык беседы — {{heard}}, на нём же написан отчёт. В настройках указан другой: {{set}}.',
  headingsOnly: 'Если выбрать «{{set}}», изменятся заголовки; сказанное останется так, как прозвучало.',
  keep: 'Оставить: {{heard}}',
  write: 'Написать: {{set}}',
  failed: 'Язык не изменён. Отчёт остался прежним.',
}
