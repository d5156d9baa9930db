import type { Language } from '#contract/vertical.ts'

type Text = Readonly<Record<'title' | 'plan' | 'seats' | 'amount' | 'pay' | 'cancel' | 'note' | 'closed' | 'closedMore' | 'back', string>>

const nb: Text = {
  title: 'Prøvebetaling', plan: 'Abonnement', seats: 'Plasser', amount: 'Å betale', pay: 'Betal', cancel: 'Avbryt',
  note: 'Innebygd prøvekasse for denne maskinen alene. Ingen penger flyttes og ingen kortopplysninger spørres om.',
  closed: 'Betalingen er ikke lenger åpen', closedMore: 'Den er avsluttet, eller en nyere har tatt plassen.', back: 'Til abonnementene',
}
const sv: Text = {
  title: 'Provbetalning', plan: 'Abonnemang', seats: 'Platser', amount: 'Att betala', pay: 'Betala', cancel: 'Avbryt',
  note: 'Inbyggd provkassa enbart för den här datorn. Inga pengar flyttas och inga kortuppgifter efterfrågas.',
  closed: 'Betalningen är inte längre öppen', closedMore: 'Den är avslutad, eller så har en nyare tagit dess plats.', back: 'Till abonnemangen',
}
const da: Text = {
  title: 'Prøvebetaling', plan: 'Abonnement', seats: 'Pladser', amount: 'At betale', pay: 'Betal', cancel: 'Annuller',
  note: 'Indbygget prøvekasse til denne maskine alene. Ingen penge flyttes, og der spørges ikke om kortoplysninger.',
  closed: 'Betalingen er ikke længere åben', closedMore: 'Den er afsluttet, eller en nyere har taget pladsen.', back: 'Til abonnementerne',
}
const en: Text = {
  title: 'Test payment', plan: 'Subscription', seats: 'Seats', amount: 'To pay', pay: 'Pay', cancel: 'Cancel',
  note: 'Built-in test checkout for this machine only. No money moves and no card details are asked for.',
  closed: 'The payment is no longer open', closedMore: 'It has ended, or a newer one has taken its place.', back: 'To the plans',
}
const ru: Text = {
  title: 'Пробная оплата', plan: 'Подписка', seats: 'Мест', amount: 'К оплате', pay: 'Оплатить', cancel: 'Отмена',
  note: 'Встроенная пробная касса только для этого компьютера. Деньги не списываются, данные карты не нужны.',
  closed: 'Оплата больше не открыта', closedMore: 'Она завершена, или её место заняла более новая.', back: 'К подпискам',
}

/** Words of the test checkout. */
export const TEXT: Readonly<Record<Language, Text>> = { nb, sv, da, en, ru }
