import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  title: 'Перейти',
  placeholder: 'Случай, страница или действие …',
  none: 'Ничего не найдено',
  record: 'Начать запись',
  paste: 'Вставить или набрать разговор',
  quickActions: 'Быстрые действия',
  chat: 'Спросить медицинские источники',
  chat_vet: 'Спросить ветеринарные источники',
  caseChat: 'Чат о случае',
  screens: 'Страница',
  actions: 'Действие',
  cases: 'Случай',
  language: 'Язык',
  scheme: 'Оформление',
}
