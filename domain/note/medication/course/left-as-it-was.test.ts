import { expect, test } from 'vitest'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** A change that is taken back in the same breath: the medicine goes on as it was. */
test.each([
  [
    'nb', 'Pasient: Jeg bruker metoprolol 50 mg daglig.\n' +
      'Lege: Da øker vi den til 100. Nei vent, vi lar den stå på 50.', /Metoprolol 50 mg daglig, fortsetter/u,
  ],
  [
    'sv', 'Patient: Jag tar metoprolol 50 mg dagligen.\n' +
      'Läkare: Vi höjer den till 100. Eller nej, vi låter den ligga kvar på 50.', /Metoprolol 50 mg dagligen, fortsätter/u,
  ],
  [
    'da', 'Patient: Jeg tager metoprolol 50 mg dagligt.\n' +
      'Læge: Vi sætter den op til 100. Eller nej, vi lader den blive på 50.', /Metoprolol 50 mg dagligt, fortsætter/u,
  ],
  [
    'en', 'Patient: I take metoprolol 50 mg daily.\n' +
      'Doctor: We raise it to 100. Or no, leave it at 50 for now.', /Metoprolol 50 mg daily, continued/u,
  ],
  [
    'ru', 'Пациент: Я принимаю метопролол 50 мг в день.\n' +
      'Врач: Увеличим до 100. Хотя нет, оставим 50.', /Метопролол 50 мг в день, продолжает/u,
  ],
  ['nb', 'Pasient: Jeg bruker metoprolol 50 mg daglig.\nLege: Vi lar den ligge på 50.', /Metoprolol 50 mg daglig, fortsetter/u],
  ['sv', 'Patient: Jag tar metoprolol 50 mg dagligen.\nLäkare: Vi låter den ligga på 50.', /Metoprolol 50 mg dagligen, fortsätter/u],
  ['da', 'Patient: Jeg tager metoprolol 50 mg dagligt.\nLæge: Vi lader den ligge på 50.', /Metoprolol 50 mg dagligt, fortsætter/u],
] as const)('%s: %s', (language, text, wanted) => {
  const { medications = '' } = sectionsOf(text, language, 'med')
  expect(medications).toMatch(wanted)
  expect(medications).not.toContain('100')
})
