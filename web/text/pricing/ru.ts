import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  heading: 'Выберите подписку',
  intro: 'Оба тарифа включают всё. Отменить можно в любой момент, доступ сохранится до конца периода.',
  codeLabel: 'Реферальный код',
  codeHint: 'Если коллега дал вам код, введите его здесь.',
  codeApply: 'Применить',
  codeUpdate: 'Обновить',
  codeApplied: 'Код применён.',
  codeNotFound: 'Такой код не найден. Показаны обычные тарифы.',
  codeExistingUser: 'Код действует только для новых пользователей. Обычные тарифы по-прежнему доступны.',
  plans: 'Тарифы',
  yearly: 'Годовая',
  monthly: 'Месячная',
  perYear: 'в год',
  perMonth: 'в месяц',
  allIncluded: 'С учётом НДС',
  equalsPerMonth: 'Это {{price}} в месяц',
  getStarted: 'Начать',
  toCheckout: 'Далее — оплата. Списание произойдёт только после подтверждения.',
  testCheckout: 'Это тестовая касса: деньги не списываются.',
  errorWord: 'Ошибка',
  productsFailed: 'Не удалось загрузить тарифы',
  checkoutFailed: 'Не удалось начать оплату',
  noPlans: 'Тарифы ещё не настроены.',
}
