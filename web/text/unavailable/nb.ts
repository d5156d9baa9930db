export const nb = {
  quickActions: 'Hurtighandlinger: svar på e-konsultasjon, forklaring til pasienten og svar til NAV skrives her.',
  quickActions_vet: 'Hurtighandlinger: erklæring til forsikringen og svar til dyreeieren skrives her.',
  sources: 'Kildesøk: her stiller du faglige spørsmål og får svar med kilde.',
  caseChat: 'Chat om saken: her spør du om det som ble sagt i konsultasjonen.',
  optimizer: 'Tilpass rapporten: her beskriver du hvordan du vil ha rapportene skrevet.',
  notReady: 'Ikke klart ennå',
  meanwhile: 'Imens kan du ta opp en konsultasjon eller lime inn tekst og få rapporten med en gang.',
  toReport: 'Til rapporten',
  toControlPanel: 'Til kontrollpanelet',
} as const
