import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

test.each<[Language, string, RegExp]>([
  ['nb', 'Jeg ringer fordi jeg har hatt feber i tre dager. Kom inn i dag, så tar vi blodprøver og lytter.', /blodprøver/i],
  ['sv', 'Jag ringer för att jag har haft feber i tre dagar. Kom in idag. Då tar vi CRP och lyssnar.', /CRP/],
  ['da', 'Jeg ringer, fordi jeg har haft feber i tre dage. Kom ind i dag. Så tager vi CRP og lytter.', /CRP/],
  ['en', "I'm ringing because I've had a fever for three days. You need to come in today. We'll do a CRP and have a listen.", /CRP/],
  ['ru', 'Звоню, потому что три дня температура. Приезжайте сегодня. Сделаем СРБ и послушаем.', /СРБ/],
])('%s what will be done once the patient has come in is planned: %s', (language, talk, test_) => {
  expect(sectionsOf(talk, language).treatmentPlans).toMatch(test_)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Jeg har hatt feber i tre dager. Lungene er frie. Det er influensa. Drikk godt. Viking spiller klokka sju.', /Viking/],
])('%s when a team plays is no appointment: %s', (language, talk, idle) => {
  expect(Object.values(sectionsOf(talk, language)).join('\n')).not.toMatch(idle)
})
