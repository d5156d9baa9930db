import type { ErrorCode } from '../../error-code.ts'

/** What any view may have to say; the rest comes with the pages. */
export const first = {
  'request.malformed': 'Begäran gick inte att läsa. Kontrollera fälten och försök igen.',
  'request.too_large': 'Innehållet är för stort.',
  'request.text_too_long': 'Texten är för lång. Det du har skrivit är inte sparat: korta ned det eller dela upp det på flera ärenden.',
  'request.too_slow': 'Överföringen gick för långsamt och avbröts. Försök igen när anslutningen är bättre.',
  'request.media_type': 'Innehållstypen stöds inte här.',
  'request.rate_limited': 'För många anrop på kort tid. Vänta lite och försök igen.',
  'request.not_found': 'Adressen finns inte.',
  'auth.required': 'Du behöver logga in.',
  'auth.expired': 'Inloggningen har gått ut. Logga in igen.',
  'auth.level_too_low': 'Inloggningen har för låg säkerhetsnivå för den här tjänsten.',
  'auth.unavailable': 'Inloggningstjänsten svarar inte just nu. Försök igen om en stund.',
  'account.blocked': 'Kontot är spärrat.',
  'subscription.inactive': 'Abonnemanget är inte aktivt. Du kan läsa men inte ändra eller skapa nya ärenden.',
  'patient.not_found': 'Patienten finns inte.',
  'case.not_found': 'Ärendet finns inte.',
  'case.stale_revision': 'Ärendet har ändrats på annat håll sedan du öppnade det. Båda texterna finns kvar.',
  'case.revision_required': 'Ange vilken version av ärendet som ändringen bygger på.',
  'case.empty': 'Det finns inget att skriva en rapport av ännu. Spela in, ladda upp eller skriv först.',
  'case.patient_not_informed': 'Markera att patienten är informerad om inspelningen. Inget har gått förlorat.',
  'case.unreadable': 'En lagrad del av det här ärendet kunde inte läsas. Allt annat i det står kvar, och andra ärenden är inte berörda.',
  'text.too_hard':
    'Texten tog för lång tid att läsa och lades åt sidan. Den är sparad som den är. Ta bort ändlösa ord eller inklistrade filer och tryck på ”Försök igen”.',
  'engine.busy': 'Många texter läses just nu. Inget har gått förlorat; försök igen om en stund.',
  'subscription.none': 'Inget abonnemang hittades.',
  'storage.full': 'Servern har slut på utrymme. Inget har gått förlorat på den här enheten.',
  'storage.unavailable': 'Lagringen svarade inte. Försök igen om en stund.',
  'database.unavailable': 'Databasen svarar inte just nu. Försök igen om en stund.',
  'internal.error': 'Något gick fel hos oss.',
} as const satisfies Partial<Record<ErrorCode, string>>
