import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const TOLD: Readonly<Record<Language, readonly [patient: string, clinician: string]>> = {
  nb: ['Pasient: Jeg er så sliten, det har vart i to måneder.', 'Lege'],
  sv: ['Patient: Jag är så trött, det har hållit på i två månader.', 'Läkare'],
  da: ['Patient: Jeg er så træt, det har varet i to måneder.', 'Læge'],
  en: ["Patient: I am so tired, it's been two months.", 'Doctor'],
  ru: ['Пациент: Я очень устаю, это уже два месяца.', 'Врач'],
}

const planOf = (talk: string, language: Language): string => {
  const { treatmentPlans = '', treatmentMeasures = '' } = sectionsOf(talk, language)
  return `${treatmentPlans}\n${treatmentMeasures}`
}

test.each<[Language, string, RegExp]>([
  ['nb', 'Da tar vi noen blodprøver.', /blodprøve/i],
  ['nb', 'Vi tar en urinprøve.', /urinprøve/i],
  ['nb', 'Drikk rikelig.', /rikelig/i],
  ['nb', 'Hold såret tørt.', /tørt/i],
  ['nb', 'Du bør slutte å røyke.', /røyk/i],
  ['nb', 'Prøv å gå en tur hver dag.', /tur/i],
  ['nb', 'Jeg skyller øret.', /skyll/i],
  ['nb', 'Vi syr såret med tre sting.', /sting/i],
  ['nb', 'Jeg ringer deg med svarene på fredag.', /fredag/i],
  ['sv', 'Då tar vi några blodprover.', /blodprov/i],
  ['sv', 'Vi tar ett urinprov.', /urinprov/i],
  ['sv', 'Drick rikligt.', /rikligt/i],
  ['sv', 'Håll såret torrt.', /torrt/i],
  ['sv', 'Du bör sluta röka.', /rök/i],
  ['sv', 'Försök att gå en promenad varje dag.', /promenad/i],
  ['sv', 'Jag spolar örat.', /spol/i],
  ['sv', 'Vi syr såret med tre stygn.', /stygn/i],
  ['sv', 'Jag ringer dig med svaren på fredag.', /fredag/i],
  ['da', 'Så tager vi nogle blodprøver.', /blodprøve/i],
  ['da', 'Vi tager en urinprøve.', /urinprøve/i],
  ['da', 'Drik rigeligt.', /rigelig/i],
  ['da', 'Hold såret tørt.', /tørt/i],
  ['da', 'Du bør holde op med at ryge.', /ryge/i],
  ['da', 'Prøv at gå en tur hver dag.', /tur/i],
  ['da', 'Jeg skyller øret.', /skyl/i],
  ['da', 'Vi syr såret med tre sting.', /sting/i],
  ['en', 'Keep the wound dry.', /dry/i],
  ['en', 'You should stop smoking.', /smok/i],
  ['en', "I'll syringe the ear.", /syring/i],
  ['en', "I'll call you with the results on Friday.", /Friday/i],
  ['ru', 'Вам нужно бросить курить.', /кур/i],
])('%s: an order that stands alone behind the story is planned: %s', (language, order, told) => {
  const [patient, clinician] = TOLD[language]
  expect(planOf(`${patient}\n${clinician}: ${order}`, language)).toMatch(told)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'jeg er så sliten det har vart i to måneder ja da tar vi noen blodprøver og så ser vi på svarene om to uker', /blodprøver/],
  ['sv', 'jag är så trött det har hållit på i två månader då tar vi några blodprover och så ses vi om två veckor', /blodprover/],
  ['da', 'jeg er så træt det har varet i to måneder så tager vi nogle blodprøver og så ses vi om to uger', /blodprøver/],
])('%s: and in flat speech, where nobody is marked: %s', (language, talk, told) => {
  expect(planOf(talk, language)).toMatch(told)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Vi har tatt røntgen av foten, og det er ikke noe brudd.\nPasient: Jeg har vondt i foten.', /røntgen/i],
  ['nb', 'Pasient: Vi tok en blodprøve i fjor. Jeg har vondt i foten.\nLege: Når begynte det?', /blodprøve/i],
])('%s: what was taken is not planned: %s', (language, talk, left) => {
  expect(planOf(talk, language)).not.toMatch(left)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Eier: Hun har haltet i tre dager.\nVeterinær: Ro i to uker.', /ro i 2 uker/i],
  ['nb', 'Eier: Hun har haltet i tre dager.\nVeterinær: Jeg renser såret.', /renser såret/i],
  ['sv', 'Ägare: Hon har haltat i tre dagar.\nVeterinär: Han måste ha tratt på sig.', /tratt/],
  ['da', 'Ejer: Hun har haltet i tre dage.\nDyrlæge: Han skal have skærm på.', /skærm/],
])('%s: so it is for an animal: %s', (language, talk, told) => {
  const { treatmentPlans = '', treatmentMeasures = '' } = sectionsOf(talk, language, 'vet')
  expect(`${treatmentPlans}\n${treatmentMeasures}`).toMatch(told)
})
