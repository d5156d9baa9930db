import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** What readers of unseen notes found, each as a talk that may be had any day. */
type Place = 'medications' | 'physicalExamination' | 'treatmentPlans'
type Told = readonly [language: Language, vertical: Vertical, said: string, section: Place, wanted: RegExp, unwanted: RegExp]

const NEVER = /^(?!)/u

describe('what was read aloud and misread', () => {
  test.each<Told>([
    ['nb', 'med', 'Pasient: Jeg tar Ibux fire hundre to tre ganger om dagen.', 'medications', /Ibux 400, 2–3 ganger om dagen/u, /402/u],
    ['sv', 'med', 'Patient: Jag tar Alvedon fem hundra två tre gånger om dagen.', 'medications', /Alvedon 500, 2–3 gånger/u, /502/u],
    ['en', 'med', 'Patient: I take paracetamol five hundred two three times a day.', 'medications', /500, 2–3 times a day/u, /502/u],
    ['nb', 'med', 'hun er varm og hun veier 13 5 kilo og temperaturen er 38 9', 'physicalExamination', /13,5 kg/u, /(?<![\d,])5 kg/u],
    ['sv', 'med', 'har hon haft feber ja 39 4 i går kväll och 38 7 i morse och hon väger 13 5 kilo',
      'physicalExamination', /38,7 i morse/u, /38\. |(?<!,)7 i morse/u],
    ['nb', 'vet', 'ketontesten viser 0 6 og temperaturen er 38 9', 'physicalExamination', /0,6/u, /0 6/u],
    ['nb', 'med', 'Lege: Nå lytter jeg på hjertet, det er regelmessig, ingen bilyd.', 'physicalExamination', /^Hjertet: regelmessig, ingen bilyd/mu, /Lytter/u],
    ['sv', 'med', 'Läkare: Jag lyssnar på hjärtat: regelbunden rytm, inga blåsljud.', 'physicalExamination', /^Hjärtat: regelbunden rytm/mu, /lyssnar/iu],
    ['da', 'med', 'Læge: Nu lytter jeg på hjertet, det er regelmæssigt.', 'physicalExamination', /^Hjertet: regelmæssigt/mu, /lytter/iu],
    ['en', 'med', "Doctor: I'm listening to the chest, it's clear.", 'physicalExamination', /^Chest: clear/mu, /listening/iu],
    ['ru', 'med', 'Врач: Слушаю сердце, тоны ясные.', 'physicalExamination', /^Сердце: тоны ясные/mu, /слушаю/iu],
    ['nb', 'med', 'Lege: Trykket er 152 over 94. Da du var her i januar var det 138 over 86.', 'physicalExamination', /Da pasienten var her i januar/u, NEVER],
    ['sv', 'med', 'Läkare: Sköterskan väger dig och tar puls om fyra veckor.', 'treatmentPlans', /väger patienten/u, /väger sig/u],
    ['nb', 'med', 'Pasient: Hodepine.\nLege: Blodtrykket er 142 over 88.\nLege: Jeg tenkte på MR, men det trengs ikke nå.',
      'treatmentPlans', /^Tenkte på MR, men/mu, /Jeg tenkte/u],
  ])('%s %s: %s', (language, vertical, said, section, wanted, unwanted) => {
    const { [section]: text = '' } = sectionsOf(said, language, vertical)
    expect(text).toMatch(wanted)
    expect(text).not.toMatch(unwanted)
  })
})

/** Whether the list of medicines says that one is begun. */
const isStarted = (said: string, language: Language, name: string, vertical: Vertical = 'med'): boolean =>
  new RegExp(`${name}[^\\n]*(?:startes|insätts|started|назначено)`, 'iu').test(sectionsOf(said, language, vertical).medications ?? '')

describe('what was weighed and left is not begun', () => {
  test.each<[Language, Vertical, string, string]>([
    ['da', 'vet', 'Dyrlæge: Jeg har overvejet tabletter med Senvelgo, men hun er for dehydreret til det lige nu.', 'Senvelgo'],
    ['nb', 'med', 'Lege: Jeg har vurdert tabletter med metformin, men nyrene er for dårlige.', 'Metformin'],
    ['sv', 'med', 'Läkare: Jag har övervägt tabletter med metformin men njurarna är för dåliga.', 'Metformin'],
    ['en', 'med', "Doctor: I did think about tramadol but with your kidneys I'd rather not.", 'Tramadol'],
  ])('%s %s: %s', (language, vertical, said, name) => expect(isStarted(said, language, name, vertical)).toBe(false))
})

test('a change told in answer is of the medicine asked about', () => {
  const { medications = '' } = sectionsOf(
    'Lege: Vi prøver kandesartan 8 milligram om kvelden.\nPasient: Hva med Ibuxen?\nLege: Den må du kutte ned på.', 'nb')
  expect(medications).toMatch(/Kandesartan 8 mg om kvelden, startes/u)
  expect(medications).not.toMatch(/Ibux[^\n]*seponert/u)
})

test('a patient called by name answers beside the mother who came along: what is said to you is said to the patient', () => {
  const made = sectionsOf(
    'Läkare: Hej Elin. Hur går det med medicinen?\nElin: Bättre. Mamma är med.\nMamma: Hon äter nästan ingenting.\n' +
      'Läkare: Huvudvärk?\nElin: Ja, ibland på kvällen.\n' +
      'Läkare: Har du ont i magen?\nElin: Nej.\nLäkare: Får du hjärtklappning ska du ringa. Återbesök om tre månader.', 'sv')
  expect(made.complaints).toMatch(/huvudvärk/iu)
  expect(made.treatmentPlans).not.toMatch(/mamma/iu)
})

describe('somebody else, named in the same breath as the patient', () => {
  test.each<[Language, string, RegExp]>([
    ['sv', 'hon har varit förkyld en vecka har hon hon haft feber ja äter hon hon dricker men äter dåligt hon är blek och hennes bror har också ' +
      'hosta han har astma så han tar flutide men hon har ingen astma nej är hon vaccinerad ja', /Han har astma|Flutide/u],
    ['nb', 'Mor: Hun har vært forkjølet en uke. Hun skrek i natt.\nLege: Har hun feber?\nMor: Ja. Hun er blek, og broren hennes har også hoste. ' +
      'Han har astma, så han tar Flutide.\nLege: Da ser jeg i øret. Trommehinnen er rød.', /Han har astma\.|Flutide, /u],
  ])('%s: a brother behind she is a he', (language, said, unwanted) => {
    const { complaints = '', diagnoses = '', medications = '' } = sectionsOf(said, language)
    expect(`${diagnoses}\n${medications}\n${complaints.split('\n')[0]}`).not.toMatch(unwanted)
  })
})

test('what is asked of oneself is no question: where were we ends there, and the judgement stands', () => {
  const { diagnoses = '' } = sectionsOf(
    'jeg har vondt i ryggen og feber temperaturen er 38 9 crp er 112 takk hvor var vi jo dette er ' +
      'nyrebekkenbetennelse du får ciprofloxacin 500 milligram', 'nb')
  expect(diagnoses).toMatch(/nyrebekkenbetennelse/iu)
})

test.each<[Language, string, RegExp]>([
  ['sv', 'Läkare: Har du känt dig nedstämd?\nPatient: Nej.\nLäkare: Har du haft tankar på att skada dig själv?\nPatient: Nej.',
    /Har inte känt sig nedstämd\. Inga tankar/u],
  ['da', 'Læge: Har du følt dig nedtrykt?\nPatient: Nej.\nLæge: Har du haft tanker om at skade dig selv?\nPatient: Nej.',
    /Har ikke følt sig nedtrykt/u],
])('%s: what one feels oneself to be is denied in a whole sentence', (language, said, wanted) => {
  expect(sectionsOf(said, language).complaints).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'får du sterke magesmerter eller kaster opp hele tida så stopp med ozempic og ring oss',
    /^Hvis pasienten får sterke magesmerter .*, så stopp med ozempic og ring/u],
  ['da', 'får du voldsomme mavesmerter eller kaster op hele tiden så stop med ozempic og ring',
    /^Hvis patienten får voldsomme mavesmerter .*, så stop med ozempic/u],
  ['da', 'kreatinin er 90 så fortsætter vi med ozempic og får du voldsomme mavesmerter eller kaster op hele tiden så stop med ozempic og ring til os',
    /Hvis patienten får voldsomme mavesmerter .*, så stop med ozempic/u],
  ['sv', 'får du svåra magsmärtor eller kräks hela tiden så sluta med ozempic och ring oss', /^Om patienten får svåra magsmärtor .*, så sluta med ozempic/u],
])('%s: what to stop in a danger is no complaint and ends nothing now: %s', (language, said, wanted) => {
  const made = sectionsOf(said, language)
  expect(made.treatmentPlans).toMatch(wanted)
  expect(made.complaints ?? '').toBe('')
})
