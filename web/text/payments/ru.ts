import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  confirming: 'Подтверждаем оплату',
  confirmationFailed: 'Не удалось подтвердить оплату',
  cancelled: 'Оплата отменена',
  cancelledHint: 'Списания не было. Выбрать подписку можно в любое время.',
  invalidStatus: 'Недопустимый статус оплаты',
  invalidStatusHint: 'Этот адрес не относится ни к одной известной нам оплате.',
  goHome: 'На главную',
  notConfirmed: 'Касса не подтвердила, что платёж прошёл.',
}
