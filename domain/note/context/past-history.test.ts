import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

describe('what lies back, or what others had called it, belongs to the history wherever it is told', () => {
  test.each<[Language, string, string, string]>([
    ['nb',
      'Lege: Hva gjelder det?\nPasient: Jeg er hes.\nLege: Svelget er rødt. Temperatur 37,2. Jeg tror dette er en laryngitt. Du hadde et magesår ' +
      'for ti år siden. Drikk varmt.', 'magesår', 'laryngitt'],
    ['sv',
      'Läkare: Vad gäller det?\nPatient: Ont i axeln.\nLäkare: Axeln är öm. Blodtryck 130 över 80. Jag misstänker impingement. Du har haft artros ' +
      'som opererades 2015. Vi ses om sex veckor.', 'artros', 'impingement'],
    ['da',
      'Læge: Hvad er der galt?\nPatient: Jeg har ondt i skulderen.\nLæge: Skulderen er øm. Puls 70. Det er nok en impingement. Lægen sagde ' +
      'bursitis dengang. Kontrol om en måned.', 'bursitis', 'impingement'],
    ['en',
      'Doctor: What brings you in?\nPatient: My shoulder aches.\nDoctor: The shoulder is tender. Pulse 70. I think it is a frozen shoulder. They ' +
      'said arthritis. Back in six weeks.', 'arthritis', 'frozen shoulder'],
  ])('%s %s', (language, text, bygone, present) => {
    const made = sectionsOf(text, language)
    expect(made.complaints).toContain(bygone)
    expect(made.diagnoses).toContain(present)
    expect(made.diagnoses).not.toContain(bygone)
  })
})

describe('what is measured is a finding, whoever counted it and wherever it was told', () => {
  test.each<[Language, string, string]>([
    ['nb', 'Jeg har vært svimmel siden mandag. Pulsen er femtito, jeg telte to ganger. Det har vært slitsomt.', '52'],
    ['sv', 'Jag är stel i axeln sedan maj. Utåt når du sextio grader på höger, nittio på vänster. Det känns trött.', '60'],
    ['en', 'I have had sore eyes since Friday. It reads eighteen on the right and seven on the left. I am tired.', '18'],
  ])('%s %s', (language, text, value) => {
    expect(sectionsOf(text, language).physicalExamination).toContain(value)
  })
})
