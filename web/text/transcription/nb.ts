/** Norwegian comes first: its keys are the keys of every language. */
export const nb = {
  title: 'Skriv eller lim inn samtalen',
  hint: 'Lim inn en transkripsjon, slipp en tekstfil her, eller skriv stikkord. Du får en rapport der hver setning viser hvor den kommer fra.',
  placeholder: 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt vondt i halsen siden mandag …',
  placeholder_vet: 'Veterinær: Hva er det med ham i dag?\nEier: Han har kastet opp siden i går …',
  send: 'Lag rapport',
  keys: 'Ctrl + Enter',
  chooseFile: 'Velg tekstfil',
  notText: 'Filen er ikke ren tekst. Velg en .txt-fil; lydfiler lastes opp fra opptakssiden.',
  tooLong: 'Teksten er for lang. Grensen er 600 000 tegn; del den i to saker.',
  sendFailed: 'Rapporten ble ikke laget',
  textIsHere: 'Teksten din står fortsatt her.',
  readOnly: 'Abonnementet er ikke aktivt, så nye saker kan ikke lages.',
} as const
