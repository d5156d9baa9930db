import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<readonly [Language, string, string]>([
  [
    'nb', 'Lege: Hva bruker du?\nPasient: Levaxin syttifem mikrogram.\nLege: Da øker vi til hundre annenhver dag og syttifem annenhver dag.',
    'Levaxin 100 µg annenhver dag og 75 µg annenhver dag, økes.',
  ],
  [
    'nb', 'Lege: Hva bruker du?\nPasient: Marevan, to tabletter.\nLege: Da setter vi den ned til to tabletter den ene dagen og én den andre.',
    'Marevan 2 tabletter den ene dagen og én den andre, reduseres.',
  ],
  [
    'sv', 'Läkare: Vad tar du?\nPatient: Levaxin sjuttiofem mikrogram.\nLäkare: Sen höjer vi till hundra ena dagen och sjuttiofem andra dagen.',
    'Levaxin 100 µg ena dagen och 75 µg andra dagen, höjs.',
  ],
  [
    'da', 'Læge: Hvad får du?\nPatient: Eltroxin halvtreds mikrogram.\nLæge: Så sætter vi op til femoghalvfjerds hver anden dag og halvtreds hver anden dag.',
    'Eltroxin 75 µg hver anden dag og 50 µg hver anden dag, øges.',
  ],
  [
    'en',
    "Doctor: You're on levothyroxine seventy-five micrograms?\nPatient: Yes, and ferrous sulfate.\n" +
      "Doctor: Take the iron in the evening. We'll go up to a hundred every other day and seventy-five every other day.",
    'Levothyroxine 100 mcg every other day and 75 mcg every other day, increased.',
  ],
  [
    'ru', 'Врач: Что принимаете?\nПациент: Эутирокс семьдесят пять микрограммов.\nВрач: Увеличиваем: сто через день и семьдесят пять через день.',
    'Эутирокс 100 мкг через день и 75 мкг через день, доза увеличена.',
  ],
])('%s: a dose for the one day and one for the other: %s', (language, text, line) => {
  expect(sectionsOf(text, language)['medications']).toContain(line)
})

test.each<readonly [Language, string, string]>([
  [
    'nb', 'Lege: Hva bruker du?\nPasient: Levaxin hundre, og Niferex.\nLege: Ta Levaxin om morgenen og jernet om kvelden, minst fire timer mellom.',
    'Niferex om kvelden',
  ],
  [
    'sv', 'Läkare: Vad tar du?\nPatient: Levaxin hundra och Duroferon.\nLäkare: Ta Levaxin på morgonen och järnet på kvällen, minst fyra timmar emellan.',
    'Levaxin 100 på morgonen',
  ],
  [
    'en', 'Doctor: What are you on?\nPatient: Eltroxin and ferrous fumarate.\nDoctor: Eltroxin in the morning, the iron at night, four hours apart.',
    'Ferrous fumarate at night',
  ],
])('%s: how far two medicines are kept apart is no time of taking one: %s', (language, text, line) => {
  const lines = sectionsOf(text, language)['medications'] ?? ''
  expect(lines).toContain(line)
  expect(lines).not.toMatch(/4 (?:timer|timmar|hours)/)
})
