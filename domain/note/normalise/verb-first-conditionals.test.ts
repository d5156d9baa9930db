import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { withIf } from './verb-first-conditionals.ts'

test.each<[Language, string, string]>([
  ['nb', 'Får han kløe, slutter dere med kremen.', 'Hvis han får kløe, slutter dere med kremen.'],
  ['nb', 'Blir hun ikke bedre, må du komme tilbake.', 'Hvis hun ikke blir bedre, må du komme tilbake.'],
  ['sv', 'Blöder hon igen så ringer ni.', 'Om hon blöder igen, så ringer ni.'],
  ['da', 'Svulmer knæet op, kommer du herind.', 'Hvis knæet svulmer op, kommer du herind.'],
  ['da', 'Er der ikke fremgang om 3 uger, beder jeg om en scanning.', 'Hvis der ikke er fremgang om 3 uger, beder jeg om en scanning.'],
  ['sv', 'Kommer det gödsel får hon en handfull blött hö.', 'Om det kommer gödsel, får hon en handfull blött hö.'],
  ['nb', 'Er han svak i bakparten, kan det bli tilskudd.', 'Hvis han er svak i bakparten, kan det bli tilskudd.'],
  // several things to look out for, parted by commas
  ['sv', 'Får du ont i magen, illamående och andas tungt så ska du söka akut.', 'Om du får ont i magen, illamående och andas tungt, så ska du söka akut.'],
  ['sv', 'Får du feber, frossa eller ont i ryggen ska du söka direkt.', 'Om du får feber, frossa eller ont i ryggen, ska du söka direkt.'],
  [
    'nb', 'Får du vondt i hvile, eller det ikke gir seg på 10 minutter, så ringer du 113.',
    'Hvis du får vondt i hvile, eller det ikke gir seg på 10 minutter, så ringer du 113.',
  ],
  [
    'nb', 'Kommer det ikke urin på 8 timer, eller han kaster opp, så er det rett inn.',
    'Hvis det ikke kommer urin på 8 timer, eller han kaster opp, så er det rett inn.',
  ],
  ['nb', 'Får du feber over 39, utslett eller stiv nakke, ring 113.', 'Hvis du får feber over 39, utslett eller stiv nakke, ring 113.'],
  ['da', 'Får du lammelser, talebesvær, eller værre hovedpine, så ring 112.', 'Hvis du får lammelser, talebesvær, eller værre hovedpine, så ring 112.'],
  ['da', 'Kan du ikke synke, eller får du feber, så skal du ringe.', 'Hvis du ikke kan synke, eller du får feber, så skal du ringe.'],
  // with a yes between the two
  ['nb', 'Er dyrkningen negativ, ja, så stopper vi Apocillin.', 'Hvis dyrkningen er negativ, ja, så stopper vi Apocillin.'],
  ['sv', 'Blir han sämre, okej, då kommer ni in.', 'Om han blir sämre, okej, då kommer ni in.'],
  // what belongs to the noun stays with it
  ['nb', 'Kommer tankene om døden tilbake, så ringer du.', 'Hvis tankene om døden kommer tilbake, så ringer du.'],
  ['en', 'Should it bleed again, give us a ring.', 'If it should bleed again, give us a ring.'],
])('%s: a verb in the first place opens a condition: %s', (language, said, written) => {
  expect(withIf(said, language)).toBe(written)
})

test.each<[Language, string]>([
  ['nb', 'Får du vondt når du går?'],
  ['sv', 'vi ses om två veckor får du ont ringer du'],
  ['da', 'Har du feber'],
  ['nb', 'Får du ta blodprøver på vei ut, så ringer jeg i morgen.'],
  ['da', 'Så får du taget blodprøver, så ringer jeg.'],
  ['nb', 'Når han kommer hjem, skal han ha en halv tablett.'],
  ['en', 'You should rest, call us.'],
  ['ru', 'Станет хуже, звоните.'],
])('%s: a question, or what nothing follows from, is left: %s', (language, said) => {
  expect(withIf(said, language)).toBeUndefined()
})
