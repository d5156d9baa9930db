import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  notFoundHeading: 'Страница не найдена',
  notFoundBody: 'Возможно, в адресе ошибка или случай удалён.',
  serverHeading: 'У нас что-то пошло не так',
  serverBody: 'Всё сохранённое в безопасности. Обновите страницу или вернитесь на главную.',
  genericHeading: 'Не удалось показать страницу',
  backToStart: 'На главную',
  reload: 'Обновить страницу',
  support: 'Нужна помощь? Напишите на {{email}}.',
  supportOnPage: 'Нужна помощь? Напишите нам на {{page}}.',
  contactPage: 'странице связи',
  feedback: 'Оставить отзыв',
}
