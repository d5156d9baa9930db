import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const da: Translation<typeof nb, 'da'> = {
  sign: 'Signér rapporten',
  signTitle: 'Signér rapporten?',
  signBody: 'Teksten fryses, som den står nu. Det, der kommer senere, føjes til som tilføjelser under den.',
  signDoubts_one: '{{count}} afsnit mangler stadig grundlag.',
  signDoubts_other: '{{count}} afsnit mangler stadig grundlag.',
  signFailed: 'Rapporten kunne ikke signeres',
  signed: 'Signeret',
  signedBy: 'Signeret af {{name}} {{when}}',
  digest: 'Kontrolsum {{digest}}',
  broken: 'Teksten her er ikke den, der blev signeret. Giv den driftsansvarlige besked.',
  addenda: 'Tilføjelser',
  addendumBy: '{{name}}, {{when}}',
  addendumLabel: 'Ny tilføjelse',
  addAddendum: 'Tilføj',
  addendumFailed: 'Tilføjelsen kunne ikke gemmes',
  versions: 'Tidligere versioner',
  versionsTitle: 'Tidligere versioner af rapporten',
  noVersions: 'Ingen tidligere versioner endnu.',
  versionsFailed: 'Versionerne kunne ikke hentes',
  kindReplaced: 'Erstattet af ny tekst',
  kindEdited: 'Før en ændring',
  kindSigned: 'Signeret',
  compare: 'Sammenlign og hent tilbage',
  compareOnly: 'Vis teksten',
}
