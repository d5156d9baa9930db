import type { Language } from '#contract/vertical.ts'
import type { IdentifierType } from '../identifier.ts'

const NAME = { nb: 'navn', sv: 'namn', da: 'navn', en: 'name', ru: 'имя' }
const PLACE = { nb: 'sted', sv: 'ort', da: 'sted', en: 'place', ru: 'место' }
const ADDRESS = { nb: 'adresse', sv: 'adress', da: 'adresse', en: 'address', ru: 'адрес' }
const NUMBER = { nb: 'nummer', sv: 'nummer', da: 'nummer', en: 'number', ru: 'номер' }

/** What a placeholder is called in each language of the reports. */
export const LABELS: Readonly<Record<IdentifierType, Readonly<Record<Language, string>>>> = {
  NAME,
  NATIONAL_ID: { nb: 'fødselsnummer', sv: 'personnummer', da: 'cpr-nummer', en: 'national id', ru: 'личный номер' },
  PHONE: { nb: 'telefon', sv: 'telefon', da: 'telefon', en: 'phone', ru: 'телефон' },
  EMAIL: { nb: 'e-post', sv: 'e-post', da: 'e-mail', en: 'e-mail', ru: 'почта' },
  ADDRESS,
  POSTCODE: { nb: 'postnummer', sv: 'postnummer', da: 'postnummer', en: 'postcode', ru: 'индекс' },
  LOCATION: PLACE,
  ORG: { nb: 'institusjon', sv: 'institution', da: 'institution', en: 'organisation', ru: 'учреждение' },
  DATE: { nb: 'dato', sv: 'datum', da: 'dato', en: 'date', ru: 'дата' },
  AGE: { nb: 'alder', sv: 'ålder', da: 'alder', en: 'age', ru: 'возраст' },
  HPR: { nb: 'hpr', sv: 'legitimation', da: 'autorisation', en: 'licence', ru: 'лицензия' },
  CASE_NO: { nb: 'saksnummer', sv: 'ärendenummer', da: 'sagsnummer', en: 'case number', ru: 'номер дела' },
  CHIP: { nb: 'chip', sv: 'chip', da: 'chip', en: 'chip', ru: 'чип' },
  ANIMAL_ID: { nb: 'dyremerke', sv: 'djurmärke', da: 'dyremærke', en: 'animal mark', ru: 'метка' },
  ACCOUNT: { nb: 'konto', sv: 'konto', da: 'konto', en: 'account', ru: 'счёт' },
  OTHER_ID: NUMBER,
  URL: { nb: 'nettadresse', sv: 'webbadress', da: 'webadresse', en: 'link', ru: 'ссылка' },
}

/** A placeholder in any of the languages, however a model has written its label. */
export const labelPattern = /\[(\p{L}[\p{L} -]{0,24})[ _]{1,2}(\d{1,6}(?:\.\d{1,4})?)\]/gu
