import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** The matter an answer is told under is named without who is asked, when, and for assent. */
test.each<readonly [Language, string, string]>([
  ['sv', 'Vad gäller det? Jag har hostat i två veckor. Skakar händerna, Elin? Ja, jag kan inte bära en kaffekopp. Lungorna låter bra.', 'Skakar händerna: ja'],
  ['sv', 'Vad gäller det? Jag har hostat i två veckor. Fötterna då? Det sticker lite i tårna på kvällen. Lungorna låter bra.', 'Fötterna: det sticker'],
  ['nb', 'Hva gjelder det? Jeg har hatt hoste i to uker. Gått ned i vekt da? Nei. Lungene er rene.', 'Har ikke gått ned i vekt'],
  ['da', 'Hvad drejer det sig om? Jeg har hostet i to uger. Og så har du mistet smagen? Helt. Lungerne er fine.', 'istet smagen: helt'],
  ['en', 'What brings you? I have had a cough for two weeks. How\'s the pain? Bad at night still. The lungs are clear.', 'Pain: bad at night still'],
  ['ru', 'Что беспокоит? Болит живот и изжога. Мигрень ваша как поживает? Раз в неделю, с рвотой. Живот мягкий, давление сто двадцать на ' +
    'восемьдесят.', 'Мигрень: раз в неделю'],
])('%s: %s', (language, text, wanted) => {
  expect(sectionsOf(text, language).complaints).toContain(wanted)
})

test.each<readonly [Language, string, RegExp]>([
  ['sv', 'Vad gäller det? Jag har hostat i två veckor. Hur har du haft det sedan sist? Det har väl varit så där. Lungorna låter bra.', /Det sedan sist/],
  ['sv', 'Vad gäller det? Hästen har hostat i två veckor. Var har vi hästen? Hon står här i boxen. Lungorna låter bra.', /Vi hästen/],
])('%s: words that point name nothing: %s', (language, text, unwanted) => {
  expect(sectionsOf(text, language).complaints).not.toMatch(unwanted)
})
