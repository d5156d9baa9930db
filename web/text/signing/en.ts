import type { Translation } from '../translation.ts'
import type { nb } from './nb.ts'

export const en: Translation<typeof nb, 'en'> = {
  sign: 'Sign the report',
  signTitle: 'Sign the report?',
  signBody: 'The text is frozen as it stands now. What comes later is added below it as addenda.',
  signDoubts_one: '{{count}} paragraph is still unsupported.',
  signDoubts_other: '{{count}} paragraphs are still unsupported.',
  signFailed: 'The report could not be signed',
  signed: 'Signed',
  signedBy: 'Signed by {{name}} {{when}}',
  digest: 'Checksum {{digest}}',
  broken: 'The text here is not the one that was signed. Tell whoever runs the service.',
  addenda: 'Addenda',
  addendumBy: '{{name}}, {{when}}',
  addendumLabel: 'New addendum',
  addAddendum: 'Add',
  addendumFailed: 'The addendum could not be saved',
  versions: 'Earlier versions',
  versionsTitle: 'Earlier versions of the report',
  noVersions: 'No earlier versions yet.',
  versionsFailed: 'The versions could not be fetched',
  kindReplaced: 'Replaced by another text',
  kindEdited: 'Before a change',
  kindSigned: 'Signed',
  compare: 'Compare and restore',
  compareOnly: 'Show the text',
}
