import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

const everythingOf = (text: string, language: Language) => Object.values(sectionsOf(text, language)).join('\n')

test.each<[Language, string, string]>([
  ['nb',
    'Jeg har hatt vondt i øret siden mandag. Oi, telefonen. Hallo. Nei, katten til fru Hansen får hente tablettene etter tre. Unnskyld. Har du ' +
    'feber? Nei. Trommehinnen er rød.', 'Hansen'],
  ['en',
    "My ear has been sore since Monday. Sorry, that's my phone. No, Mrs Hill's warfarin is ready at the desk. Sorry about that. " +
    "Any fever? No. The drum is red.", 'warfarin'],
])('%s a telephone call in the middle of the visit is of somebody else', (language, text, foreign) => {
  expect(everythingOf(text, language)).not.toMatch(new RegExp(foreign, 'i'))
})

test.each<[Language, string, RegExp]>([
  ['nb', 'puls 84 vommen er litt treg ketose har hun ikke vent litt det ringer ja hei nei jeg kommer til deg etter ' +
    'klokka to ja hold hesten inne ok da tar jeg en speneprøve', /hesten|klokka/],
  ['da', 'jeg har ondt i ryggen det stråler ned i benet undskyld telefonen ja send hende bare over til røntgen tak hej ' +
    'hvor kom vi fra blodtrykket er 120 over 80',
    /røntgen/],
  ['sv', 'jag har ont i ryggen ursäkta det ringer ja hej nej hon ska ta waran som vanligt bra hej förlåt ditt blodtryck är 130 över 85', /waran/i],
  ['da', 'hun kaster op undskyld den ringer ja det er mig nej giv hvalpen lidt mad så ses vi i morgen hej nå temperaturen er 38,5', /hvalpen/],
])('%s a call in flat speech ends with its farewell, and what follows is of the visit', (language, text, foreign) => {
  expect(everythingOf(text, language)).not.toMatch(foreign)
  expect(everythingOf(text, language)).toMatch(/120|130|38,5|Puls 84/)
})

test.each<[Language, string, RegExp]>([
  ['sv', 'Hallå, hej. Jag har haft ont i halsen i tre dagar. Så tittar jag i halsen. Röda tonsiller. Det är halsfluss.', /ont i halsen/],
  ['ru', 'Алло, здравствуйте. У меня болит горло три дня. Так, понятно. Похоже на ангину.', /горло/],
  ['en', "Thanks for answering the phone. I've had chest pain since Monday. Right, so I want you to come in today.", /chest pain/],
  ['nb', 'Jeg har hatt feber i to dager. Hallo, er du der? Ja. Jeg har også vondt i magen. Nå ser vi på prøvene.', /vondt i magen/],
])('%s whoever says hallo and then tells is in the visit: nothing of it is lost', (language, text, told) => {
  expect(everythingOf(text, language)).toMatch(told)
})

test.each<[Language, string]>([
  ['nb', 'Jeg ringer fordi jeg har hatt feber i tre dager. Jeg har slimete hoste. Ok, da vil jeg at du kommer i dag klokka to.'],
  ['sv', 'Jag ringer för att jag har haft feber i tre dagar. Jag har slemhosta. Då vill jag att du kommer i dag klockan två.'],
  ['da', 'Jeg ringer fordi jeg har haft feber i tre dage. Jeg har hoste med slim. Så vil jeg gerne have at du kommer i dag klokken to.'],
  ['en', "I'm ringing because I've had a fever for three days. I'm coughing up phlegm. Right, I want you to come today at two."],
])('%s who is told to come in has that in the plan, though nothing was examined', (language, text) => {
  expect(sectionsOf(text, language).treatmentPlans ?? '').toMatch(/2/)
})

test.each<[Language, string, RegExp]>([
  [
    'nb',
    'Lege: Hva gjelder det?\nPasient: Jeg har hatt hoste i to uker.\nLege: Hallo? Nei, jeg er opptatt, be Moen ringe i morgen om Imovanen sin. ' +
      'Beklager.\nLege: Lungene er frie.',
    /Moen|Imovane/i,
  ],
  [
    'nb',
    'Lege: Hva gjelder det?\nPasient: Jeg har hatt hoste i to uker.\nLege: Skal bare svare på den her. Ja, kreatininen er 180, la ham komme. Sånn, ' +
      'hvor var vi?\nLege: Lungene er frie.',
    /180/,
  ],
  [
    'sv',
    'Läkare: Vad gäller det?\nPatient: Jag har hostat i två veckor.\nLäkare: Ja, det är doktor Ek. Kreatinin 180 säger du, då får han komma. ' +
      'Förlåt, var var vi?\nLäkare: Lungorna är fria.',
    /180/,
  ],
  [
    'da',
    'Læge: Hvad drejer det sig om?\nPatient: Jeg har hostet i to uger.\nLæge: Kom ind! Prøverne for fru Dahl ligger på bordet. Sådan.\nLæge: Lungerne er frie.',
    /Dahl|prøverne/i,
  ],
  [
    'en',
    "Doctor: What's brought you in?\nPatient: I've had a cough for two weeks.\nDoctor: Dr Lowe speaking. Creatinine one eighty you say, then he " +
      "has to come in. Sorry, where were we?\nDoctor: The lungs are clear.",
    /180|creatinine/i,
  ],
  ['en', "Doctor: What's brought you in?\nPatient: I've had a cough for two weeks.\nDoctor: Secretary, leave that bit out. The lungs are clear.", /secretary/i],
  ['ru',
    'Врач: На что жалуетесь?\nПациент: Две недели кашель.\nВрач: Да, доктор Белова. Креатинин 180, говорите, пусть ложится. Простите, на чём мы ' +
    'остановились?\nВрач: Лёгкие чистые.', /180|креатинин/i],
])('%s what is said to whoever rings, knocks or types is none of the visit: %s', (language, talk, other) => {
  const sections = sectionsOf(talk, language)
  expect(Object.values(sections).join('\n')).not.toMatch(other)
  expect(sections.complaints).toBeTruthy()
})
