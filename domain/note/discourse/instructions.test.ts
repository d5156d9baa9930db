import { describe, expect, test } from 'vitest'
import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const NB =
  'Lege: Hva har skjedd?\nPasient: Jeg har hatt vondt i kneet i to uker.\nLege: Da undersøker jeg deg. Kneet er hovent. Det er en ' +
  'slimposebetennelse. Jeg henviser deg til røntgen av kneet.\n'
const SV =
  'Läkare: Vad har hänt?\nPatient: Jag har haft ont i knät i två veckor.\nLäkare: Då undersöker jag dig. Knät är svullet. Det är en ' +
  'slemsäcksinflammation. Jag remitterar dig till röntgen av knät.\n'
const DA =
  'Læge: Hvad er der sket?\nPatient: Jeg har haft ondt i knæet i to uger.\nLæge: Så undersøger jeg dig. Knæet er hævet. Det er en ' +
  'slimsækbetændelse. Jeg henviser dig til røntgen af knæet.\n'

describe('what the clinician tells to do, and when they meet, stands in the report though no word of the trade tells it', () => {
  test.each<[Language, string, SectionType, string]>([
    ['nb', `${NB}Lege: Gå tur på flatt underlag hver dag.`, 'treatmentMeasures', 'flatt underlag'],
    ['nb', `${NB}Lege: Ingen fotball i tre uker.`, 'treatmentMeasures', 'fotball'],
    ['nb', `${NB}Lege: Da ses vi tirsdag klokka ti.`, 'treatmentPlans', 'tirsdag'],
    ['sv', `${SV}Läkare: Dra ner på löpningen så länge.`, 'treatmentMeasures', 'löpningen'],
    ['sv', `${SV}Läkare: Vi hörs på telefon om två veckor.`, 'treatmentPlans', '2 veckor'],
    ['da', `${DA}Læge: Hold benet højt om aftenen.`, 'treatmentMeasures', 'benet højt'],
    ['da', `${DA}Læge: Vi ses i morgen klokken ti.`, 'treatmentPlans', 'i morgen'],
  ])('%s: %s', (language, text, section, words) => {
    expect(sectionsOf(text, language)[section] ?? '').toContain(words)
  })

  test('a pose for the examination is no advice', () => {
    expect(sectionsOf(`${NB}Lege: Legg deg ned.`, 'nb').treatmentMeasures ?? '').not.toContain('ned')
  })
})

describe('how often something is measured is no value of it', () => {
  test.each<[Language, string, string]>([
    ['nb', `${NB}Lege: Hjemmesykepleien tar blodtrykket tre ganger i uka.`, 'blodtrykket'],
    ['sv', `${SV}Läkare: Hemsjukvården tar blodtrycket tre gånger i veckan.`, 'blodtrycket'],
  ])('%s', (language, text, words) => {
    expect((sectionsOf(text, language).physicalExamination ?? '').toLowerCase()).not.toContain(words)
  })
})

describe('a phrase is read as a whole', () => {
  test.each<[Language, string, SectionType, string]>([
    ['sv', SV.replace('Det är en slemsäcksinflammation.', 'Lindrig artros, skulle jag säga.'), 'diagnoses', 'artros'],
    ['sv', `${SV}Läkare: Gikt, som du undrade över, det ser jag inga tecken på.`, 'diagnoses', '!Gikt'],
    ['nb', NB.replace('Det er en slimposebetennelse.', 'Jeg mistenker sterkt en meniskskade.'), 'diagnoses', 'Sterk mistanke om meniskskade'],
    ['da', `${DA}Patient: Min mand troede, det var gigt.`, 'diagnoses', '!gigt'],
    ['nb', 'Lege: Hei.\nPasient: Katten er tre år, og jeg selv har vondt i ryggen.\nLege: Hun er tre år.', 'complaints', '!Hun 3'],
  ])('%s: %s', (language, text, section, words) => {
    const told = sectionsOf(text, language)[section] ?? ''
    if (words.startsWith('!')) expect(told).not.toContain(words.slice(1))
    else expect(told).toContain(words)
  })
})
