import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** A talk of an ankle, told, looked at, judged in the words given, and treated. */
const TALKS: Readonly<Record<Language, (judged: string) => string>> = {
  nb: (judged) =>
    `Jeg har hatt vondt i ankelen siden søndag. Da ser jeg på ankelen. Den er varm og hoven, ingen feilstilling. ${judged} Hold beinet ` +
      'høyt og kom tilbake om ti dager.',
  sv: (judged) =>
    `Jag har haft ont i fotleden sedan i söndags. Då tittar jag på fotleden. Den är varm och svullen, ingen felställning. ${judged} Håll benet ` +
      'högt och kom tillbaka om tio dagar.',
  da: (judged) =>
    `Jeg har haft ondt i anklen siden søndag. Så kigger jeg på anklen. Den er varm og hævet, ingen fejlstilling. ${judged} Hold benet ` +
      'højt og kom igen om ti dage.',
  en: (judged) =>
    `My ankle has been sore since Sunday. Let me look at the ankle. It's warm and swollen, no deformity. ${judged} Keep the leg up and come back in ten days.`,
  ru: (judged) =>
    `У меня с воскресенья болит лодыжка. Посмотрю лодыжку. Она тёплая и отёчная, деформации нет. ${judged} Держите ногу повыше и приходите через десять дней.`,
}

test.each<[Language, string, RegExp]>([
  ['nb', 'Så det er en turmarsjankel.', /turmarsjankel/i],
  ['nb', 'Det er nok en stressreaksjon i beinet, ikke noe mer.', /stressreaksjon/i],
  ['nb', 'Kall det en danserankel.', /danserankel/i],
  ['nb', 'Det er en leddbetennelse, men den går over av seg selv.', /leddbetennelse/i],
  ['sv', 'Förmodligen en dansarfot.', /dansarfot/i],
  ['sv', 'Det är bara en överansträngd fot.', /överansträngd/i],
  ['sv', 'Gikt, inte rosfeber.', /gikt/i],
  ['da', 'Så det er en danserfod.', /danserfod/i],
  ['da', 'Formentlig en overanstrengt fod.', /overanstrengt/i],
  ['en', "So it's a dancer's ankle.", /dancer's ankle/i],
  ["en", "It's probably just a tired tendon, nothing more.", /tired tendon/i],
  ['en', 'Gout, not cellulitis.', /gout/i],
  ['ru', 'Так что это балетная стопа.', /балетная/i],
  ['ru', 'Вероятно, перегрузка связок.', /перегрузка/i],
  ['ru', 'Реактивный артрит.', /артрит/i],
])('%s what is concluded once the patient was looked at is the judgement, whatever it is called: %s', (language, judged, name) => {
  const sections = sectionsOf(TALKS[language](judged), language)
  expect(sections.diagnoses).toMatch(name)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Så det er en god idé.', /idé/i],
  ['sv', 'Det är bara en fråga om tid.', /fråga/i],
  ['da', 'Det er en lettelse.', /lettelse/i],
  ['en', "That's a relief.", /relief/i],
  ['en', 'No gout.', /gout/i],
  ['ru', 'Значит, это срочно.', /срочно/i],
])('%s an opinion of it, or what it is not, is none: %s', (language, judged, name) => {
  expect(sectionsOf(TALKS[language](judged), language).diagnoses ?? '').not.toMatch(name)
})

test.each<[Language, string]>([
  ['nb', 'Man kan få soppinfeksjon av den.'],
  ['sv', 'Man kan få svampinfektion i underlivet av den.'],
  ['da', 'Man kan få svampeinfektion af den.'],
])('what anybody may get of a medicine is no diagnosis: %s %s', (language, said) => {
  expect(sectionsOf(TALKS[language](said), language).diagnoses ?? '').not.toMatch(/infek/iu)
})
