import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  inform: 'Пациент знает о записи',
  inform_vet: 'Владелец знает о записи',
  informedAt: 'Пациенту сказано о записи в {{time}}',
  informedAt_vet: 'Владельцу сказано о записи в {{time}}',
  undo: 'Отменить',
  needed: 'Отметьте, что пациент знает о записи, и можно начинать.',
  needed_vet: 'Отметьте, что владелец знает о записи, и можно начинать.',
  neededForText: 'Отметьте, что пациент знает: из разговора делается текст.',
  neededForText_vet: 'Отметьте, что владелец знает: из разговора делается текст.',
}
