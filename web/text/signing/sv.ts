import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const sv: Translation<typeof nb, 'sv'> = {
  sign: 'Signera rapporten',
  signTitle: 'Signera rapporten?',
  signBody: 'Texten fryses som den står nu. Det som kommer senare läggs till som tillägg under den.',
  signDoubts_one: '{{count}} stycke saknar fortfarande stöd.',
  signDoubts_other: '{{count}} stycken saknar fortfarande stöd.',
  signFailed: 'Det gick inte att signera rapporten',
  signed: 'Signerad',
  signedBy: 'Signerad av {{name}} {{when}}',
  digest: 'Kontrollsumma {{digest}}',
  broken: 'Texten som står här är inte den som signerades. Meddela driftansvarig.',
  addenda: 'Tillägg',
  addendumBy: '{{name}}, {{when}}',
  addendumLabel: 'Nytt tillägg',
  addAddendum: 'Lägg till',
  addendumFailed: 'Det gick inte att spara tillägget',
  versions: 'Tidigare versioner',
  versionsTitle: 'Tidigare versioner av rapporten',
  noVersions: 'Inga tidigare versioner ännu.',
  versionsFailed: 'Det gick inte att hämta versionerna',
  kindReplaced: 'Ersatt av ny text',
  kindEdited: 'Före en ändring',
  kindSigned: 'Signerad',
  compare: 'Jämför och återställ',
  compareOnly: 'Visa texten',
}
