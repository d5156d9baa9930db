export const nb = {
  notFoundHeading: 'Fant ikke siden',
  notFoundBody: 'Adressen kan være skrevet feil, eller saken er slettet.',
  serverHeading: 'Noe gikk galt hos oss',
  serverBody: 'Det du har lagret, er trygt. Last siden på nytt, eller gå til forsiden.',
  genericHeading: 'Siden kunne ikke vises',
  backToStart: 'Tilbake til forsiden',
  reload: 'Last siden på nytt',
  support: 'Trenger du hjelp? Skriv til {{email}}.',
  supportOnPage: 'Trenger du hjelp? Skriv til oss på {{page}}.',
  contactPage: 'kontaktsiden',
  feedback: 'Gi tilbakemelding',
} as const
