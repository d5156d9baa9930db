import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const ru: Translation<typeof nb, 'ru'> = {
  profiles: 'Как копировать текст',
  plain: 'С заголовками',
  withoutHeadings: 'Без заголовков',
  inlineHeadings: 'Заголовок в той же строке',
  bulleted: 'Списком',
  narrow: 'Короткие строки (72 знака)',
  fhir: 'Скачать в формате HL7 FHIR',
  fhirFailed: 'Не удалось скачать документ. Повторите попытку чуть позже.',
  fhirUnsaved: 'Текст ещё не сохранён. Повторите, когда появится надпись «Сохранено».',
  insurance: 'Составить страховое заключение',
}
