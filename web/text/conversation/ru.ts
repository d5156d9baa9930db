import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  yourQuestion: 'Ваш вопрос',
  answer: 'Ответ',
  question: 'Вопрос',
  keys: 'Enter — отправить, Shift + Enter — новая строка.',
  send: 'Отправить',
  stop: 'Остановить ответ',
  tooLong: 'В вопросе {{now}} знаков. Сократите его до {{most}}.',
  waiting: 'Ищем ответ …',
  goesOn: 'Ждём продолжения …',
  answerReady: 'Ответ готов.',
  copy: 'Копировать',
  copied: 'Скопировано',
  regenerate: 'Составить заново',
  tipKept: 'Можно перейти на другую страницу. Ответ сохранится в беседе.',
  tipSources: 'Прочтите источники под ответом, прежде чем действовать.',
  toEnd: 'К последнему',
  markdownFailed: 'Не удалось показать ответ с оформлением. Вот его текст как есть.',
  loadFailed: 'Не удалось загрузить беседу',
  sendFailed: 'Не удалось отправить сообщение',
  regenerateFailed: 'Не удалось составить ответ заново',
  stopFailed: 'Не удалось остановить ответ',
  noId: 'Нет идентификатора беседы, сообщение отправить нельзя',
}
