import type { FEEDBACK_CATEGORIES } from '#contract/feedback-bounds.ts'
import type { Language } from '#contract/vertical.ts'

/** What the feedback form says. `error` is the word before what the server says (spec 8). */
export type FeedbackText = {
  heading: string
  category: string
  categories: Record<(typeof FEEDBACK_CATEGORIES)[number], string>
  choose: string
  rating: string
  ratingHint: string
  feedback: string
  noPatients: string
  email: string
  phone: string
  optional: string
  send: string
  sending: string
  sent: string
  cancel: string
  error: string
  unreachable: string
}

export const FEEDBACK_TEXTS: Readonly<Record<Language, FeedbackText>> = {
  nb: {
    heading: 'Tilbakemelding',
    category: 'Hva gjelder det?',
    categories: { problem: 'Noe virker ikke', suggestion: 'Forslag', compliment: 'Ros', other: 'Annet' },
    choose: 'Velg',
    rating: 'Hvor sannsynlig er det at du anbefaler Epikrise?',
    ratingHint: '0 er slett ikke, 10 er helt sikkert.',
    feedback: 'Tilbakemelding',
    noPatients: 'Skriv ingenting om pasienter her.',
    email: 'E-post',
    phone: 'Telefon',
    optional: 'valgfritt',
    send: 'Send',
    sending: 'Sender …',
    sent: 'Takk. Tilbakemeldingen er mottatt.',
    cancel: 'Avbryt',
    error: 'Feil',
    unreachable: 'Serveren svarte ikke. Teksten din står her fremdeles; prøv igjen om litt.',
  },
  sv: {
    heading: 'Återkoppling',
    category: 'Vad gäller det?',
    categories: { problem: 'Något fungerar inte', suggestion: 'Förslag', compliment: 'Beröm', other: 'Annat' },
    choose: 'Välj',
    rating: 'Hur troligt är det att du rekommenderar Epikrise?',
    ratingHint: '0 är inte alls, 10 är helt säkert.',
    feedback: 'Återkoppling',
    noPatients: 'Skriv inget om patienter här.',
    email: 'E-post',
    phone: 'Telefon',
    optional: 'valfritt',
    send: 'Skicka',
    sending: 'Skickar …',
    sent: 'Tack. Återkopplingen har kommit fram.',
    cancel: 'Avbryt',
    error: 'Fel',
    unreachable: 'Servern svarade inte. Din text står kvar; försök igen om en stund.',
  },
  da: {
    heading: 'Tilbagemelding',
    category: 'Hvad drejer det sig om?',
    categories: { problem: 'Noget virker ikke', suggestion: 'Forslag', compliment: 'Ros', other: 'Andet' },
    choose: 'Vælg',
    rating: 'Hvor sandsynligt er det, at du anbefaler Epikrise?',
    ratingHint: '0 er slet ikke, 10 er helt sikkert.',
    feedback: 'Tilbagemelding',
    noPatients: 'Skriv intet om patienter her.',
    email: 'E-mail',
    phone: 'Telefon',
    optional: 'valgfrit',
    send: 'Send',
    sending: 'Sender …',
    sent: 'Tak. Tilbagemeldingen er modtaget.',
    cancel: 'Annuller',
    error: 'Fejl',
    unreachable: 'Serveren svarede ikke. Din tekst står her stadig; prøv igen om lidt.',
  },
  en: {
    heading: 'Feedback',
    category: 'What is it about?',
    categories: { problem: 'Something does not work', suggestion: 'A suggestion', compliment: 'Praise', other: 'Something else' },
    choose: 'Choose',
    rating: 'How likely are you to recommend Epikrise?',
    ratingHint: '0 is not at all, 10 is certainly.',
    feedback: 'Your feedback',
    noPatients: 'Write nothing about patients here.',
    email: 'E-mail',
    phone: 'Phone',
    optional: 'optional',
    send: 'Send',
    sending: 'Sending …',
    sent: 'Thank you. Your feedback has arrived.',
    cancel: 'Cancel',
    error: 'Error',
    unreachable: 'The server did not answer. Your text is still here; try again in a while.',
  },
  ru: {
    heading: 'Отзыв',
    category: 'О чём отзыв?',
    categories: { problem: 'Что-то не работает', suggestion: 'Предложение', compliment: 'Похвала', other: 'Другое' },
    choose: 'Выберите',
    rating: 'Насколько вероятно, что вы порекомендуете Epikrise?',
    ratingHint: '0 — точно нет, 10 — обязательно.',
    feedback: 'Ваш отзыв',
    noPatients: 'Не пишите здесь о пациентах.',
    email: 'Эл. почта',
    phone: 'Телефон',
    optional: 'необязательно',
    send: 'Отправить',
    sending: 'Отправляем …',
    sent: 'Спасибо. Отзыв получен.',
    cancel: 'Отмена',
    error: 'Ошибка',
    unreachable: 'Сервер не ответил. Ваш текст остался здесь; попробуйте чуть позже.',
  },
}
