import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  heading: 'Панель управления',
  record: 'Начать запись',
  recordHint: 'Запишите приём или загрузите аудиофайл. Отчёт будет готов, пока вы принимаете следующего пациента.',
  recordHint_vet: 'Запишите приём или загрузите аудиофайл. Отчёт будет готов, пока вы принимаете следующее животное.',
  quickActions: 'Быстрые действия',
  quickActionsHint: 'Ответ на онлайн-консультацию, объяснение пациенту, ответ ведомству.',
  quickActionsHint_vet: 'Справка для страховой, ответы на сообщения, объяснение владельцу.',
  triggers: 'Ключевые фразы',
  triggersHint: 'Произнесите заданную фразу, и ваш готовый текст войдёт в отчёт.',
  sources: 'Медицинские источники',
  sources_vet: 'Ветеринарные источники',
  sourcesHint: 'Задайте профессиональный вопрос и получите ответ со ссылкой на источник.',
  addHeading: 'Текст уже есть?',
  lastCases: 'Последние случаи',
  waitingCases_one: '{{count}} запись ждёт распознавания речи',
  waitingCases_few: '{{count}} записи ждут распознавания речи',
  waitingCases_many: '{{count}} записей ждут распознавания речи',
  waitingCases_other: '{{count}} записи ждут распознавания речи',
  deletedTonight_one: 'Этой ночью будет удалён {{count}} случай',
  deletedTonight_few: 'Этой ночью будут удалены {{count}} случая',
  deletedTonight_many: 'Этой ночью будут удалены {{count}} случаев',
  deletedTonight_other: 'Этой ночью будут удалены {{count}} случая',
}
