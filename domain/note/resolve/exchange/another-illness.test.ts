import { expect, test } from 'vitest'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** Asked how long it has lasted, another illness that was had before is no length of it, and is told in a sentence of its own. */
test.each([
  [
    'nb', 'Lege: Hvor lenge har du hatt hoste?\n' +
      'Pasient: Jeg hadde lungebetennelse i fjor. Nå har jeg hostet i tre uker.', /(?:Varighet|Hoste): .*lungebetennelse/iu, /lungebetennelse i fjor/u,
  ],
  [
    'sv', 'Läkare: Hur länge har du hostat?\n' +
      'Patient: Jag hade lunginflammation i fjol. Nu har jag hostat i tre veckor.',
    /(?:Duration|Sedan|Varaktighet): .*lunginflammation/iu, /lunginflammation i fjol/u,
  ],
  [
    'da', 'Læge: Hvor længe har du hostet?\n' +
      'Patient: Jeg havde lungebetændelse sidste år. Nu har jeg hostet i tre uger.', /Varighed: .*lungebetændelse/iu, /lungebetændelse sidste år/u,
  ],
  [
    'en', 'Doctor: How long have you been coughing?\n' +
      'Patient: I had pneumonia last year. Now I have been coughing for three weeks.', /Duration: .*pneumonia/iu, /pneumonia last year/u,
  ],
  [
    'ru', 'Врач: Как давно кашляете?\n' +
      'Пациент: У меня была пневмония в прошлом году. Сейчас кашляю три недели.', /Длительность: .*пневмония/iu, /пневмония в прошлом году/u,
  ],
] as const)('%s', (language, text, unwanted, wanted) => {
  const told = Object.values(sectionsOf(text, language, 'med')).join('\n')
  expect(told).not.toMatch(unwanted)
  expect(told).toMatch(wanted)
})
