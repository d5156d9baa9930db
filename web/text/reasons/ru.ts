import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  title: 'Почему',
  intro: 'Что сервер сделал с каждым предложением и по какому правилу. Для тех, кто его обслуживает или улучшает.',
  otherEngine: 'Отчёт написала языковая модель. Здесь показано, что сделал бы сервер без неё.',
  show: 'Показать предложения',
  all: 'Все',
  inReport: 'В отчёте',
  leftOut: 'Не вошли',
  stands: 'Стоит в отчёте',
  noPlace: 'Не нашлось места',
  unworded: 'Нечего добавить',
  noRoom: 'Другое важнее',
  takenAway: 'Убрано сразу',
  stages: 'Изменено на этапах',
  marks: 'Найдено в словах',
  medicines: 'Лекарства',
  more: 'Подробнее о предложении',
  failed: 'Не удалось получить объяснение',
  onlyFirst: 'Показаны только первые предложения ({{count}}).',
  nothing: 'Нет предложений для показа',
  toSource: 'Показать место в источнике',
}
