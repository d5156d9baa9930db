import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { rewrite } from '#domain/language/phrase.ts'
import { tongueOf } from '#domain/language/language.ts'

const spoken = (language: Language, voice: 'patient' | 'clinician', text: string): string => {
  const { style } = tongueOf(language)
  return rewrite(rewrite(text, style[voice]).trim(), style.polish)
}

describe('who speaks to whom is not told of', () => {
  test.each<[Language, string, string]>([
    ['nb', 'vi henviser til MR av venstre kne', 'henvises til MR av venstre kne'],
    ['nb', 'ellers ses vi når MR-svaret har kommet', 'ellers kontroll når MR-svaret har kommet'],
    ['nb', 'nye prøver, og så time hos meg om 3 måneder', 'nye prøver, og så time om 3 måneder'],
    ['nb', 'vi sees om 2 uker, jeg setter deg opp på torsdag', 'kontroll om 2 uker, settes opp på torsdag'],
    ['nb', 'atorvastatin øker vi fra 20 til 40', 'atorvastatin økes fra 20 til 40'],
    ['nb', 'allopurinol starter vi ikke før anfallet er over', 'allopurinol startes ikke før anfallet er over'],
    ['nb', 'så ringer du meg eller legevakta', 'ringer pasienten klinikken eller legevakta'],
    ['nb', 'blodprøvene dine er fine', 'blodprøvene er fine'],
    ['sv', 'vi ses igen om 2 veckor', 'återbesök om 2 veckor'],
    ['sv', 'urinodling tar vi med', 'urinodling tas med'],
    ['da', 'vi ses om 6 uger', 'kontrol om 6 uger'],
    ['da', 'sumatriptan sætter vi op til 100', 'sumatriptan sættes op til 100'],
    ['en', "i'll see you again in 2 weeks", 'review in 2 weeks'],
    ['en', 'stop it and ring us', 'stop it and ring'],
    ['ru', 'жду вас через неделю', 'контроль через неделю'],
  ])('%s: %s', (language, said, written) => {
    expect(spoken(language, 'clinician', said)).toBe(written)
  })
})

describe('what others do to the patient, and what the clinician has done', () => {
  test.each<[Language, string, string]>([
    ['nb', 'så kom en fyr og gikk rett inn i meg', 'kom en fyr og gikk rett inn i pasienten'],
    ['nb', 'våkner hver gang jeg snur meg', 'våkner hver gang pasienten snur seg'],
    ['sv', 'hostan, den driver mig till vansinne', 'hostan, den driver patienten till vansinne'],
    ['da', 'de gav mig noget', 'de gav patienten noget'],
    ['nb', 'svimmel siden du økte den ene blodtrykksmedisinen i høst', 'svimmel siden den ene blodtrykksmedisinen ble økt i høst'],
    ['sv', 'yr sedan ni höjde blodtrycksmedicinen', 'yr sedan blodtrycksmedicinen höjdes'],
    ['da', 'svimmel siden du øgede dosis', 'svimmel siden dosis blev øget'],
    ['en', 'dizzy since you increased the tablets', 'dizzy since the tablets were increased'],
  ])('%s: %s', (language, said, written) => {
    expect(spoken(language, 'patient', said)).toBe(written)
  })
})

describe('what leads up to a finding or a name is left out', () => {
  test.each<[Language, string, string]>([
    ['nb', 'her hører jeg knatrelyder basalt', 'knatrelyder basalt'],
    ['nb', 'kom CRP-en, den er 118', 'CRP 118'],
    ['nb', 'får et sånt trykk i brystet', 'får et trykk i brystet'],
    ['nb', 'her ser du, på ultralyd er det en struktur i tynntarmen', 'på ultralyd er det en struktur i tynntarmen'],
    ['nb', 'her hører jeg ikke knatrelyder', 'her høres ikke knatrelyder'],
    ['sv', 'blodtrycket tar vi nu, 138/78', 'blodtrycket 138/78'],
    ['da', 'sådan nogle zigzag-linjer i synet', 'zigzag-linjer i synet'],
    ['en', "it's called benign positional vertigo", 'benign positional vertigo'],
    ['ru', 'сыпь какая-то на руках появилась', 'сыпь на руках появилась'],
    ['da', 'migræne: migræne med aura', 'migræne med aura'],
  ])('%s: %s', (language, said, written) => {
    expect(spoken(language, 'clinician', said)).toBe(written)
  })
})

test.each<[Language, string, string]>([
  ['nb', 'jeg tror du har en skade på den mediale menisken', 'trolig skade på den mediale menisken'],
  ['sv', 'tror att patienten har fått urinvägsinfektion', 'troligen urinvägsinfektion'],
  ['da', 'jeg tror, det er en hovbyld', 'formentlig hovbyld'],
  ['en', 'i think you have a torn meniscus', 'probable torn meniscus'],
])('%s: what the clinician thinks the patient has: %s', (language, said, written) => {
  expect(rewrite(said, tongueOf(language).style.judgement)).toBe(written)
})
