import type { Language, Vertical } from '#contract/vertical.ts'

/** The fixed words of replies. Gaps say what is to be filled in; nothing here says anything of a patient. */
export type ReplyWords = {
  greeting: string
  answerOpen: string
  replyOpen: string
  name: string
  /** The number in the register of health personnel. */
  licence: Readonly<Record<Vertical, string>>
  placeAndDay: string
  signature: string
  /** Above what the remarks say beside what was asked. */
  further: string
  /** Asks to weigh what is more than was asked (duty of confidentiality). */
  onlyWhatIsAsked: string
  plain: string
  meaning: string
}

export const REPLY_WORDS: Readonly<Record<Language, ReplyWords>> = {
  nb: {
    greeting: 'Hei,',
    answerOpen: 'svar mangler',
    replyOpen: 'skriv svaret her',
    name: 'navn',
    licence: { med: 'HPR-nummer', vet: 'autorisasjonsnummer' },
    placeAndDay: 'sted',
    signature: 'underskrift',
    further: 'Øvrige opplysninger',
    onlyWhatIsAsked: 'ta bare med det som er spurt om',
    plain: 'Forklaring',
    meaning: 'hva dette betyr for deg, og hva som skal skje videre',
  },
  sv: {
    greeting: 'Hej,',
    answerOpen: 'svar saknas',
    replyOpen: 'skriv svaret här',
    name: 'namn',
    licence: { med: 'HSA-id', vet: 'legitimationsnummer' },
    placeAndDay: 'ort',
    signature: 'underskrift',
    further: 'Övriga uppgifter',
    onlyWhatIsAsked: 'ta bara med det som efterfrågas',
    plain: 'Förklaring',
    meaning: 'vad detta betyder för dig och vad som händer härnäst',
  },
  da: {
    greeting: 'Hej,',
    answerOpen: 'svar mangler',
    replyOpen: 'skriv svaret her',
    name: 'navn',
    licence: { med: 'ydernummer', vet: 'autorisationsnummer' },
    placeAndDay: 'sted',
    signature: 'underskrift',
    further: 'Øvrige oplysninger',
    onlyWhatIsAsked: 'medtag kun det, der er spurgt om',
    plain: 'Forklaring',
    meaning: 'hvad det betyder for dig, og hvad der nu skal ske',
  },
  en: {
    greeting: 'Hello,',
    answerOpen: 'answer missing',
    replyOpen: 'write the reply here',
    name: 'name',
    licence: { med: 'licence number', vet: 'licence number' },
    placeAndDay: 'place',
    signature: 'signature',
    further: 'Further information',
    onlyWhatIsAsked: 'include only what was asked for',
    plain: 'Explanation',
    meaning: 'what this means for you, and what happens next',
  },
  ru: {
    greeting: 'Здравствуйте!',
    answerOpen: 'ответа нет',
    replyOpen: 'напишите ответ здесь',
    name: 'имя',
    licence: { med: 'номер лицензии', vet: 'номер лицензии' },
    placeAndDay: 'место',
    signature: 'подпись',
    further: 'Дополнительные сведения',
    onlyWhatIsAsked: 'оставьте только то, о чём спрашивали',
    plain: 'Объяснение',
    meaning: 'что это значит для вас и что делать дальше',
  },
}
