import type { ErrorCode } from '../../error-code.ts'

/** What any view may have to say; the rest comes with the pages. */
export const first = {
  'request.malformed': 'Forespørselen kunne ikke leses. Kontroller feltene og prøv igjen.',
  'request.too_large': 'Innholdet er for stort.',
  'request.text_too_long': 'Teksten er for lang. Det du har skrevet er ikke lagret: kort det ned, eller del det på flere saker.',
  'request.too_slow': 'Overføringen gikk for sakte og ble stoppet. Prøv igjen når forbindelsen er bedre.',
  'request.media_type': 'Innholdstypen støttes ikke her.',
  'request.rate_limited': 'For mange forespørsler på kort tid. Vent litt og prøv igjen.',
  'request.not_found': 'Adressen finnes ikke.',
  'auth.required': 'Du må logge inn.',
  'auth.expired': 'Innloggingen er utløpt. Logg inn på nytt.',
  'auth.level_too_low': 'Innloggingen har for lavt sikkerhetsnivå for denne tjenesten.',
  'auth.unavailable': 'Innloggingstjenesten svarer ikke akkurat nå. Prøv igjen om litt.',
  'account.blocked': 'Kontoen er sperret.',
  'subscription.inactive': 'Abonnementet er ikke aktivt. Du kan lese, men ikke endre eller lage nye saker.',
  'patient.not_found': 'Pasienten finnes ikke.',
  'case.not_found': 'Saken finnes ikke.',
  'case.stale_revision': 'Saken er endret et annet sted siden du åpnet den. Begge tekstene er beholdt.',
  'case.revision_required': 'Oppgi hvilken versjon av saken endringen bygger på.',
  'case.empty': 'Det er ingenting å lage rapport av ennå. Ta opp, last opp eller skriv først.',
  'case.patient_not_informed': 'Kryss av for at pasienten er informert om opptaket. Ingenting er tapt.',
  'case.unreadable': 'En lagret del av denne saken kunne ikke leses. Alt annet i den står, og andre saker er ikke berørt.',
  'text.too_hard':
    'Teksten tok for lang tid å lese og ble lagt til side. Den er beholdt som den er. Fjern endeløse ord eller innlimte filer, og trykk «Prøv igjen».',
  'engine.busy': 'Mange tekster leses akkurat nå. Ingenting er tapt; prøv igjen om et øyeblikk.',
  'subscription.none': 'Ingen abonnement funnet.',
  'storage.full': 'Det er ikke plass til mer på serveren. Ingenting er tapt på denne enheten.',
  'storage.unavailable': 'Lageret svarte ikke. Prøv igjen om litt.',
  'database.unavailable': 'Databasen svarer ikke akkurat nå. Prøv igjen om litt.',
  'internal.error': 'Noe gikk galt hos oss.',
} as const satisfies Partial<Record<ErrorCode, string>>
