import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  loading: 'Загрузка…',
  stillWorking: 'Всё ещё работаем',
  longWait: 'Это занимает больше времени, чем обычно. Всё сохранённое в безопасности.',
  tipLength: 'Длинные беседы обрабатываются чуть дольше.',
  tipLeave: 'Страницу можно закрыть: работа продолжится, а случай останется в меню.',
  tipCheck: 'Всегда перечитывайте текст перед использованием.',
  tryAgain: 'Повторить',
  cancel: 'Отмена',
  close: 'Закрыть',
  delete: 'Удалить',
  back: 'Назад',
  details: 'Подробности',
  errorCode: 'Код ошибки: {{code}}',
  offline: 'Нет связи с сервером. Проверьте сеть и повторите попытку.',
  unexpected: 'В браузере произошла ошибка.',
  language: 'Язык',
  scheme: 'Оформление',
  schemeLight: 'Светлое',
  schemeDark: 'Тёмное',
  schemeAuto: 'Как на устройстве',
}
