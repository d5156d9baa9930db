import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  notFoundHeading: 'Siden findes ikke',
  notFoundBody: 'Adressen kan være stavet forkert, eller sagen er slettet.',
  serverHeading: 'Noget gik galt hos os',
  serverBody: 'Det, du har gemt, er i sikkerhed. Genindlæs siden, eller gå til forsiden.',
  genericHeading: 'Siden kunne ikke vises',
  backToStart: 'Tilbage til forsiden',
  reload: 'Genindlæs siden',
  support: 'Har du brug for hjælp? Skriv til {{email}}.',
  supportOnPage: 'Har du brug for hjælp? Skriv til os på {{page}}.',
  contactPage: 'kontaktsiden',
  feedback: 'Giv tilbagemelding',
}
