import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** The report tells what is found and planned, not that somebody finds and plans it. */
test.each<readonly [Language, string, string, string]>([
  [
    'nb', 'Lege: Hva plager deg?\nPasient: Hoste i to uker.\nLege: Da lytter jeg. Pulsen er hundre, og jeg hører en bilyd på venstre side.',
    'og en bilyd på venstre side', 'jeg',
  ],
  [
    'nb',
    'Lege: Hva plager deg?\nPasient: Hodepine i to uker.\nLege: Blodtrykket er 120 over 80. Da vil jeg at du fører hodepinedagbok. Så ses vi om to uker.',
    'Kontroll om 2 uker', 'jeg',
  ],
  [
    'sv',
    'Läkare: Vad besvärar?\nPatient: Hosta i två veckor.\nLäkare: Lungorna låter bra, och jag hör ett blåsljud på hjärtat. Sedan ringer vi om två veckor.',
    'och ett blåsljud', 'jag',
  ],
  [
    'da',
    'Læge: Hvad er der galt?\nPatient: Hoste i to uger.\nLæge: Maven er blød, og jeg mærker en udfyldning i højre side. Så ringer vi om to uger.',
    'og en udfyldning i højre side', 'jeg',
  ],
])('%s %s', (language, text, wanted, who) => {
  const report = Object.values(sectionsOf(text, language)).join('\n')
  expect(report).toContain(wanted)
  expect(report).not.toMatch(new RegExp(`(?<!\\p{L})(?:${who}|vi)(?!\\p{L})`, 'iu'))
})

test.each<readonly [Language, string, string]>([
  ['nb', 'Lege: Hva plager deg?\nPasient: Hoste i to uker.\nLege: Da lytter jeg. Lungene er rene, og jeg hører ikke noe bilyd.', 'ikke noe bilyd'],
  ['sv', 'Läkare: Vad besvärar?\nPatient: Hosta i två veckor.\nLäkare: Lungorna låter bra, och jag hör inget blåsljud.', 'inget blåsljud'],
])('what is not there stays denied: %s %s', (language, text, wanted) => {
  expect(Object.values(sectionsOf(text, language)).join('\n')).toContain(wanted)
})
