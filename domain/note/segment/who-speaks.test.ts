import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

describe('a voice that no list names is known by its title, or by the other voice', () => {
  test('a clinician by the ending of the title', () => {
    const made = sectionsOf(
      'Kardiolog: Hvordan går det?\nPasient: Jeg har hatt hjertebank i to uker.\nKardiolog: Blodtrykket er 140 over 85. Det er atrieflimmer.\n' +
        'Pasient: Ja vel.\nKardiolog: Kontroll om tre måneder.',
      'nb',
    )
    expect(made.diagnoses).toContain('trieflimmer')
    expect(made.treatmentPlans).toContain('3 måneder')
  })

  test('the other side of a talk with a vet', () => {
    const made = sectionsOf(
      'Dyrlege: Hva er galt?\nBudeie: Kua spiser ikke.\nDyrlege: Siden når?\nBudeie: Siden tirsdag.\nDyrlege: Har hun feber?\nBudeie: Jeg målte 39,9.',
      'nb',
      'vet',
    )
    expect(made.complaints).toContain('tirsdag')
  })
})

describe('what is denied is told as denied', () => {
  test.each<[Language, string, RegExp, RegExp]>([
    ['da', 'Læge: Kommer der noget ud af øret?\nPatient: Nej, ikke pus eller blod.', /ikke pus eller blod/i, /^(?!.*ikke).*pus eller blod/i],
    [
      'nb', 'Lege: Har du hevelse i ansiktet, har du sett etter det?\nPasient: Nei, ingen hevelse som jeg kan se.', /ingen hevelse/i,
      /hevelse i ansiktet, har/i,
    ],
  ])('%s: %s', (language, text, wanted, unwanted) => {
    const { complaints = '' } = sectionsOf(text, language)
    expect(complaints).toMatch(wanted)
    expect(complaints).not.toMatch(unwanted)
  })
})

test.each<[Language, Vertical, string, string]>([
  ['sv', 'vet',
    'Veterinär: Vad har hänt?\nÄgare: Molly äter inte sedan i går. Den andra katten, Sixten, han haltar.\n' +
    'Veterinär: Haltar han mycket?\nÄgare: Ja, på höger fram.', 'höger fram'],
  ['nb', 'med', 'Lege: Hva er i veien?\nPasient: Jeg har vondt i ryggen. Broren min har vært så syk.\nLege: Har han kreft?\nPasient: Ja, i lunga.', 'lunga'],
])('an answer about somebody else just named is of that one: %s %s', (language, vertical, text, words) => {
  const { complaints = '' } = sectionsOf(text, language, vertical)
  expect(complaints.split('\n')[0]).not.toContain(words)
})
