import type { Language } from '#contract/vertical.ts'

type Text = {
  signIn: string
  onThisMachine: string
  email: string
  name: string
  emailInvalid: string
  nameInvalid: string
  signOut: string
  signOutAsk: string
  signedOut: string
  signedOutMore: string
  startAgain: string
  startAgainMore: string
  toFrontPage: string
  wrong: string
  wrongMore: string
}

const nb: Text = {
  signIn: 'Logg inn',
  onThisMachine:
    'Innebygd innlogging for denne maskinen alene. Den spør ikke om passord og kontrollerer ikke hvem du er; en klinikk kobler til sin egen innlogging.',
  email: 'E-post',
  name: 'Navn',
  emailInvalid: 'Skriv en e-postadresse, for eksempel kari@klinikk.no.',
  nameInvalid: 'Skriv navnet ditt.',
  signOut: 'Logg ut',
  signOutAsk: 'Vil du logge ut?',
  signedOut: 'Du er logget ut',
  signedOutMore: 'Du kan lukke denne siden.',
  startAgain: 'Start innloggingen på nytt',
  startAgainMore: 'Denne innloggingen er utløpt eller allerede brukt.',
  toFrontPage: 'Til forsiden',
  wrong: 'Innloggingen stoppet',
  wrongMore: 'Forespørselen var ikke slik vi venter den. Start på nytt fra forsiden.',
}

const sv: Text = {
  signIn: 'Logga in',
  onThisMachine:
    'Inbyggd inloggning enbart för den här datorn. Den frågar inte efter lösenord och kontrollerar inte vem du är; en klinik ansluter sin egen inloggning.',
  email: 'E-post',
  name: 'Namn',
  emailInvalid: 'Skriv en e-postadress, till exempel karin@klinik.se.',
  nameInvalid: 'Skriv ditt namn.',
  signOut: 'Logga ut',
  signOutAsk: 'Vill du logga ut?',
  signedOut: 'Du är utloggad',
  signedOutMore: 'Du kan stänga den här sidan.',
  startAgain: 'Börja om inloggningen',
  startAgainMore: 'Den här inloggningen har gått ut eller är redan använd.',
  toFrontPage: 'Till startsidan',
  wrong: 'Inloggningen avbröts',
  wrongMore: 'Begäran såg inte ut som väntat. Börja om från startsidan.',
}

const da: Text = {
  signIn: 'Log ind',
  onThisMachine:
    'Indbygget login til denne maskine alene. Det spørger ikke om adgangskode og kontrollerer ikke, hvem du er; en klinik tilslutter sit eget login.',
  email: 'E-mail',
  name: 'Navn',
  emailInvalid: 'Skriv en e-mailadresse, for eksempel karen@klinik.dk.',
  nameInvalid: 'Skriv dit navn.',
  signOut: 'Log ud',
  signOutAsk: 'Vil du logge ud?',
  signedOut: 'Du er logget ud',
  signedOutMore: 'Du kan lukke denne side.',
  startAgain: 'Begynd login forfra',
  startAgainMore: 'Dette login er udløbet eller allerede brugt.',
  toFrontPage: 'Til forsiden',
  wrong: 'Login stoppede',
  wrongMore: 'Forespørgslen var ikke, som vi venter den. Begynd forfra på forsiden.',
}

const en: Text = {
  signIn: 'Sign in',
  onThisMachine: 'Built-in sign-in for this machine only. It asks for no password and does not check who you are; a clinic connects its own sign-in.',
  email: 'E-mail',
  name: 'Name',
  emailInvalid: 'Enter an e-mail address, for example kate@clinic.com.',
  nameInvalid: 'Enter your name.',
  signOut: 'Sign out',
  signOutAsk: 'Do you want to sign out?',
  signedOut: 'You are signed out',
  signedOutMore: 'You can close this page.',
  startAgain: 'Start the sign-in again',
  startAgainMore: 'This sign-in has expired or was already used.',
  toFrontPage: 'To the front page',
  wrong: 'The sign-in stopped',
  wrongMore: 'The request was not what we expect. Start again from the front page.',
}

const ru: Text = {
  signIn: 'Вход',
  onThisMachine: 'Встроенный вход только для этого компьютера. Он не спрашивает пароль и не проверяет, кто вы; клиника подключает собственный вход.',
  email: 'Эл. почта',
  name: 'Имя',
  emailInvalid: 'Введите адрес эл. почты, например katya@klinika.ru.',
  nameInvalid: 'Введите ваше имя.',
  signOut: 'Выйти',
  signOutAsk: 'Выйти из системы?',
  signedOut: 'Вы вышли',
  signedOutMore: 'Эту страницу можно закрыть.',
  startAgain: 'Начните вход заново',
  startAgainMore: 'Этот вход устарел или уже использован.',
  toFrontPage: 'На главную',
  wrong: 'Вход прерван',
  wrongMore: 'Запрос не такой, как ожидалось. Начните заново с главной страницы.',
}

/** Words of the built-in sign-in. */
export const TEXT: Readonly<Record<Language, Text>> = { nb, sv, da, en, ru }
