import type { ErrorCode } from '../../error-code.ts'

/** What any view may have to say; the rest comes with the pages. */
export const first = {
  'request.malformed': 'Forespørgslen kunne ikke læses. Kontrollér felterne, og prøv igen.',
  'request.too_large': 'Indholdet er for stort.',
  'request.text_too_long': 'Teksten er for lang. Det, du har skrevet, er ikke gemt: forkort det, eller del det på flere sager.',
  'request.too_slow': 'Overførslen gik for langsomt og blev stoppet. Prøv igen, når forbindelsen er bedre.',
  'request.media_type': 'Indholdstypen understøttes ikke her.',
  'request.rate_limited': 'For mange forespørgsler på kort tid. Vent lidt, og prøv igen.',
  'request.not_found': 'Adressen findes ikke.',
  'auth.required': 'Du skal logge ind.',
  'auth.expired': 'Dit login er udløbet. Log ind igen.',
  'auth.level_too_low': 'Dit login har for lavt sikkerhedsniveau til denne tjeneste.',
  'auth.unavailable': 'Login-tjenesten svarer ikke lige nu. Prøv igen om lidt.',
  'account.blocked': 'Kontoen er spærret.',
  'subscription.inactive': 'Abonnementet er ikke aktivt. Du kan læse, men ikke ændre eller oprette sager.',
  'patient.not_found': 'Patienten findes ikke.',
  'case.not_found': 'Sagen findes ikke.',
  'case.stale_revision': 'Sagen er ændret et andet sted, siden du åbnede den. Begge tekster er bevaret.',
  'case.revision_required': 'Angiv, hvilken version af sagen ændringen bygger på.',
  'case.empty': 'Der er endnu intet at lave en rapport af. Optag, upload eller skriv først.',
  'case.patient_not_informed': 'Markér, at patienten er informeret om optagelsen. Intet er gået tabt.',
  'case.unreadable': 'En gemt del af denne sag kunne ikke læses. Alt andet i den står, og andre sager er ikke berørt.',
  'text.too_hard':
    'Teksten tog for lang tid at læse og blev lagt til side. Den er bevaret, som den er. Fjern endeløse ord eller indsatte filer, og tryk på »Prøv igen«.',
  'engine.busy': 'Mange tekster læses lige nu. Intet er gået tabt; prøv igen om et øjeblik.',
  'subscription.none': 'Intet abonnement fundet.',
  'storage.full': 'Serveren har ikke mere plads. Intet er gået tabt på denne enhed.',
  'storage.unavailable': 'Lageret svarede ikke. Prøv igen om lidt.',
  'database.unavailable': 'Databasen svarer ikke lige nu. Prøv igen om lidt.',
  'internal.error': 'Noget gik galt hos os.',
} as const satisfies Partial<Record<ErrorCode, string>>
