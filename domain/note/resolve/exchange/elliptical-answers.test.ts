import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const seen: Readonly<Record<Language, string>> = {
  nb: 'Jeg har hatt utslett på armen i en uke.',
  sv: 'Jag har haft utslag på armen i en vecka.',
  da: 'Jeg har haft udslæt på armen i en uge.',
  en: 'I have had a rash on my arm for a week.',
  ru: 'У меня неделю сыпь на руке.',
}

test.each<[Language, string, RegExp]>([
  ['nb', 'Er du allergisk mot noe? Ja. Apocillin.', /CAVE: Apocillin/],
  ['nb', 'Bruker du noen medisiner? Ja, ja. Levaxin femti mikrogram.', /Levaxin 50 µg, fortsetter/],
  ['sv', 'Är du överkänslig mot något? Ja. Jordnötter.', /ordnötter/],
  ['sv', 'Tar du några mediciner? Ja. Enalapril tio milligram.', /Enalapril 10 mg, fortsätter/],
  ['sv', 'Är du allergisk mot något? Ja, nötter.', /varning: Nötter/],
  ['da', 'Er du allergisk over for noget? Ja. Penicillin.', /Penicillin/],
  ['en', 'Any allergies? Yes. Penicillin.', /Allergy: Penicillin/],
  ['en', 'Are you on any tablets? Yes. Metformin.', /Metformin, continued/],
  ['ru', 'Аллергия есть? Да. Пенициллин.', /ллергия: пенициллин/i],
])('%s whoever says yes and then, after a stop, what it is, has said it: %s', (language, exchange, wanted) => {
  expect(Object.values(sectionsOf(`${seen[language]} ${exchange}`, language)).join('\n')).toMatch(wanted)
})

test.each<[Language, string]>([
  ['nb', 'Er du allergisk mot noe? Ja. Da ser jeg på armen.'],
  ['en', 'Any allergies? Yes. Okay.'],
  ['en', 'Any allergies? Yes. Let me look.'],
])('%s but not what is no name: %s', (language, exchange) => {
  expect(sectionsOf(`${seen[language]} ${exchange}`, language).medications ?? '').toBe('')
})

test.each([
  ['Could you be pregnant?', /Not pregnant/],
  ['Can you walk up the stairs?', /Cannot walk up the stairs/],
  ['Were you knocked out?', /Was not knocked out/],
])('a no to %s stands as a note has it', (question, wanted) => {
  expect(
    sectionsOf(
      `Doctor: What brings you in?\nPatient: I've had pain in my left hip for a month after a fall.\nDoctor: ${question}\nPatient: No.\n` +
        'Doctor: Left hip is tender. This is trochanteric bursitis.',
      'en',
    ).complaints ?? '',
  ).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Noen sykdommer ellers? Nei, eller jo, jeg har diabetes type 1.', /(?<!ellers, pasienten )[Hh]ar diabetes type 1/],
  ['nb', 'Er du allergisk? Nei. Eller jo, mot penicillin.', /CAVE: Penicillin/],
  ['sv', 'Har du varit inne akut? Nej. Eller jo, för tre år sen.', /varit inne akut, för 3 år sen/],
  ['sv', 'Har du haft astma? Nej, eller jo, som barn.', /[Hh]ar haft astma, som barn/],
  ['en', 'Ever been in hospital? No. Or yes, three years ago.', /hospital: 3 years ago/],
  ['ru', 'Аллергия есть? Нет. Или да, на пенициллин.', /ллергия: пенициллин/i],
])('%s a no that is taken back at once is a yes: %s', (language, exchange, wanted) => {
  expect(Object.values(sectionsOf(`${seen[language]} ${exchange}`, language)).join('\n')).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Er det noen i familien med cøliaki? Ja. Søsteren min har cøliaki.', /Søsteren har cøliaki/],
  ['sv', 'Är det någon i familjen med astma? Ja. Min syster har astma.', /[Ss]yster\S* har astma/],
  ['da', 'Er der nogen i familien med astma? Ja. Min søster har astma.', /[Ss]øster\S* har astma/],
  ['en', 'Anyone in the family with asthma? Yes. My aunt has asthma.', /aunt has asthma/],
])('%s who says whose illness it is has answered, and the question tells nothing more: %s', (language, exchange, wanted) => {
  const told = Object.values(sectionsOf(`${seen[language]} ${exchange}`, language)).join('\n')
  expect(told).toMatch(wanted)
  expect(told).not.toMatch(/famil/i)
})

test.each<[Language, string]>([
  ['en', "Doctor: What brings you?\nPatient: I have had a cough for a week.\nDoctor: Any fever? Is he drinking?\nPatient: I don't know, sorry."],
  ['en', "Doctor: What brings you?\nPatient: I have had a cough for a week.\nDoctor: Do you snore?\nPatient: I don't know."],
  ['nb', 'Lege: Hva gjelder det?\nPasient: Jeg har hatt hoste i en uke.\nLege: Snorker du?\nPasient: Vet ikke.'],
  ['sv', 'Läkare: Vad gäller det?\nPatient: Jag har haft hosta i en vecka.\nLäkare: Snarkar du?\nPatient: Det vet jag inte.'],
])('%s: what somebody does not know is neither so nor not so: %s', (language, talk) => {
  expect(Object.values(sectionsOf(talk, language)).join('\n')).not.toMatch(/not (?:snor|drink)|snorker ikke|ikke snork|snarkar inte|no snoring/i)
})
