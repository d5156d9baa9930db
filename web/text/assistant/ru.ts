import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  title: 'Помощь с Epikrise',
  intro: 'Спросите, как работает Epikrise. Ответы берутся из справки. Случаи не участвуют, и ничего из этого не сохраняется.',
  placeholder: 'Чем помочь?',
  hint: 'Не пишите здесь о пациентах.',
  hint_vet: 'Не пишите здесь о владельцах животных.',
  toHelp: 'Вся справка',
  details: 'Написать нам',
  rating: 'Насколько вы довольны?',
  ratingHint: 'От 0 до 10',
  category: 'О чём идёт речь?',
  chooseCategory: 'Выберите',
  problem: 'Проблема',
  suggestion: 'Предложение',
  compliment: 'Похвала',
  other: 'Другое',
  feedback: 'Опишите',
  email: 'Эл. почта (по желанию)',
  phone: 'Телефон (по желанию)',
  noPatients: 'Не пишите ничего, по чему можно узнать пациента.',
  sendDetails: 'Отправить',
  sendFailed: 'Не удалось отправить отзыв',
  sent: 'Спасибо! Сообщение отправлено. Мы свяжемся с вами, если вы указали как.',
}
