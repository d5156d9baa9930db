import { expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { findOmissions } from '#domain/note/omissions/omissions.ts'
import { draftOf, writeReport } from '#domain/note/pipeline/write-report.ts'

function told(text: string, language: Language, vertical: Vertical = 'med'): string {
  return (draftOf(text, language, vertical)?.worded ?? []).map((one) => one.text).join('\n')
}

const OPENING: Readonly<Record<Language, string>> = {
  nb: 'Lege: Hva kan jeg hjelpe deg med?\nPasient: Jeg har hatt vondt i høyre kne i tre uker.\n',
  sv: 'Läkare: Vad kan jag hjälpa dig med?\nPatient: Jag har haft ont i höger knä i tre veckor.\n',
  da: 'Læge: Hvad kan jeg hjælpe dig med?\nPatient: Jeg har haft ondt i højre knæ i tre uger.\n',
  en: 'Doctor: What can I do for you?\nPatient: I have had pain in my right knee for three weeks.\n',
  ru: 'Врач: На что жалуетесь?\nПациент: Три недели болит правое колено.\n',
}

test.each<[Language, string, RegExp, RegExp]>([
  ['nb', 'Lege: Og atorvastatin?\nPasient: Den har jeg slutta med, jeg fikk vondt i musklene i låra.', /Atorvastatin har pasienten slutta med/, /^Den har/m],
  ['nb', 'Pasient: Jeg fikk Cyklokapron av legevakta. Den brukte jeg i to uker, men jeg ble så kvalm av det.', /Cyklokapron brukte pasienten/, /^Den brukte/m],
  ['sv', 'Läkare: Och Propavan till natten?\nPatient: Den slutade jag med i mars, jag blev så seg.', /Propavan slutade patienten med/, /^Den slutade/m],
  ['da', 'Læge: Så er der ibuprofen. Den må du ikke få igen, før du er udredt for maven.', /Ibuprofen må patienten ikke få igen/, /^Den må/m],
  ['en', 'Patient: I took naproxen for a week. It gave me terrible heartburn, so I stopped.', /Naproxen gave the patient terrible heartburn/i, /^It gave/m],
  ['en', 'Doctor: And it says omeprazole here.\nPatient: I do not take that any more since the endoscopy.', /take omeprazole any more/, /take that any/],
  ['ru', 'Врач: Спирива у вас была?\nПациент: Её отменили в больнице, сухость во рту была ужасная.', /Спириву отменили в больнице/, /^Её отменили/m],
])('%s a medicine is named in the place of its pronoun: %s', (language, talk, wanted, orphan) => {
  const report = told(`${OPENING[language]}${talk}`, language)
  expect(report).toMatch(wanted)
  expect(report).not.toMatch(orphan)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Du bruker losartan og amlodipin. Den tar du om kvelden for blodtrykket.', /(?:Losartan|Amlodipin) tar/],
  ['nb', 'Lege: Ta Paracet ved behov. Vi lager en bandasje. Den kan du ha på om natta.', /Paracet kan/],
  ['sv', 'Läkare: Ta Alvedon vid behov. Inte hemma.\nLäkare: Det tar vi på akuten i så fall.', /Alvedon tar/],
  ['da', 'Læge: I får melatonin i stedet. Den stopper vi helt.', /Melatonin stopper/],
  ['ru', 'Врач: Пейте аспирин утром. Её отменили в больнице.', /Аспирин отменили/],
])('%s but not where it may mean something else: %s', (language, talk, wrong) => {
  expect(told(`${OPENING[language]}${talk}`, language)).not.toMatch(wrong)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Det kan vi ta opp igjen hvis dette ikke holder.', /Det kan/],
  ['nb', 'Pasient: Den holder i tre uker, så begynner jeg å svette.', /Den holder/],
  ['sv', 'Läkare: Det är inte bra för magen nu.', /Det är inte bra/],
  ['da', 'Læge: Det tager vi stilling til om 14 dage.', /Det tager/],
  ['en', 'Patient: It goes after about five days.', /It goes/],
  ['en', 'Patient: Eight days.', /^8 days/m],
  ['ru', 'Пациент: Три недели где-то.', /где-то/],
])('%s what means something that only the talk names is left out: %s', (language, talk, orphan) => {
  expect(told(`${OPENING[language]}${talk}`, language)).not.toMatch(orphan)
})

test.each<[Language, Vertical, string, RegExp]>([
  ['nb', 'med', 'Pasient: Det begynte på lørdag etter en fjelltur.', /begynte på lørdag/i],
  ['sv', 'med', 'Patient: Det blev värre efter att vi flyttade i september.', /blev värre/],
  ['en', 'med', 'Patient: It started after a fall on the stairs on Friday.', /started after a fall/],
  ['en', 'med', 'Doctor: Blood pressure next. 179 over 80.', /179/],
  ['nb', 'vet', 'Veterinær: Så undersøker jeg ham. 4,2 kg.', /4,2 kg/],
])('%s %s and what needs no name stays: %s', (language, vertical, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language, vertical)).toMatch(wanted)
})

test('what is left out and is critical is shown beside the report', () => {
  const history = 'Pasient: Mensen har vært helt vill i snart åtte måneder.\nLege: Ja vel.\nPasient: Den kommer hver tredje uke og varer i ti dager.'
  const text = `${OPENING.nb}${history}\nLege: Da tar vi en blodprøve av deg. Kneet er ikke hovent. Dette er en slitasje i kneet.`
  const sources = [{ kind: 'transcription' as const, text }]
  const report = writeReport({ sources, language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  expect(report.sections.flatMap(({ blocks }) => blocks).map((block) => block.text).join('\n')).not.toMatch(/Den kommer hver tredje/)
  expect(findOmissions(report, sources, 'med').map((one) => one.text).join('\n')).toMatch(/hver tredje uke og varer i 10 dager/)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Pasient: Mensen har vært helt vill i åtte måneder. Den kommer hver tredje uke og varer i ti dager.', /Mensen .*\nDen kommer hver tredje uke/],
  ['sv', 'Patient: Jag har hosta sen tre veckor. Den är torr och värst på natten.', /hosta .*\nDen är torr/i],
  ['en', "Patient: I've had a rash on both arms for five days. It itches, worse at night.", /rash .*\nIt itches/i],
])('%s: what its pronoun is of was told straight before, and it stands behind that: %s', (language, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language)).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Nå ser jeg på magen. Jeg kjenner på magen. Den er mjuk og ikke øm.', /Magen er mjuk/],
  ['sv', 'Läkare: Då ska vi undersöka. Jag klämmer på magen. Den är mjuk och inte öm.', /Magen är mjuk/],
  ['da', 'Læge: Så undersøger jeg. Blodtrykket er 128/78. Det er fint.', /Blodtrykket er fint/],
  ['en', 'Doctor: Let me see your hands. They are cracked and red over the knuckles.', /The hands are cracked/],
  ['sv', 'Läkare: Jag känner en knöl på vänster sida av bröstkorgen. Den är fyra centimeter, mjuk och fritt rörlig.', /Knölen är 4|Knölen 4/],
  ['da', 'Læge: Der er en varm hævelse på anklen. Den gør ondt uden at der er hul.', /Hævelsen gør ondt/],
])('%s what was looked at is named in the place of its pronoun: %s', (language, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language)).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['sv', 'Patient: Nu är det en knuta på vänster sida av bröstkorgen. Den är fyra centimeter stor.', /Bröstkorgen är|Bröstkorgen 4/],
  ['da', 'Læge: Der er en varm hævelse på halen. Den gør ondt uden at der er hul.', /Halen gør/],
  ['en', 'Doctor: There is a lump on the chest. It is soft and mobile.', /The chest is/],
])('%s but not where it only tells where something is: %s', (language, talk, wrong) => {
  expect(told(`${OPENING[language]}${talk}`, language)).not.toMatch(wrong)
})

test.each<[Language, string, RegExp]>([
  ['sv', 'Läkare: Du får metformin i en högre dos.\nPatient: Ozempic då?\nLäkare: Inte i första hand, vi provar det här.', /Ozempic: inte i första/],
  ['da', 'Læge: Halsen er rød, det er en virus.\nPatient: Skal jeg have penicillin?\nLæge: Ikke i første omgang, ved virus.', /Penicillin: ikke i første/],
])('%s a medicine that was asked about is named before the answer: %s', (language, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language)).toMatch(wanted)
})

test('a warning cut in two where no stop stands is one statement', () => {
  const opening = 'hva kan jeg hjelpe deg med jeg har brukket håndleddet i dag du skal ha gips i fem uker og ta paracet en gram fire ganger om dagen'
  const text = `${opening} blir fingrene blå eller numne kom tilbake med en gang`
  const report = told(text, 'nb')
  expect(report).toMatch(/blå eller numne[,:]? kom tilbake med en gang/i)
})

test('a name in the place of a pronoun rests on the words that told it, too', () => {
  const text = `${OPENING.nb}Lege: Nå ser jeg på magen. Jeg kjenner på magen. Den er mjuk og ikke øm. Vi tar en blodprøve av deg.`
  const sources = [{ kind: 'transcription' as const, text }]
  const report = writeReport({ sources, language: 'nb', headingLanguage: 'nb', vertical: 'med', generatedAt: '2026-01-01T00:00:00.000Z' })
  const block = report.sections.flatMap(({ blocks }) => blocks).find((one) => one.text.includes('Magen er mjuk'))
  const shown = block?.evidence.map(({ start, end }) => text.slice(start, end))
  expect(shown).toEqual(expect.arrayContaining(['Den er mjuk og ikke øm.', 'Jeg kjenner på magen.']))
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Du får ibuprofen 400 mg tre ganger daglig. Får du vondt i magen, så slutter du.', /så slutter pasienten med ibuprofen/],
  ['da', 'Læge: Du får Apozepam 5 mg om aftenen. Får du udslæt, så stopper du.', /så stopper patienten med Apozepam/],
  ['en', "Doctor: I'll give you amoxicillin 500 mg three times a day. If you get a rash, you stop.", /the patient stops amoxicillin/],
])('%s whatever makes one stop, it is the medicine just ordered: %s', (language, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language)).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Kneet er varmt. Trykk 130 over 80.\nPasient: Skal jeg ikke ha penicillin?\nLege: Nei, det er et virus.', /Penicillin: nei, det er et virus/],
  ['sv', 'Läkare: Knät är varmt. Tryck 130 över 80.\nPatient: Ska jag inte ha penicillin?\nLäkare: Nej, det är ett virus.',
    /Penicillin: nej, det är ett virus/],
  ['da', 'Læge: Knæet er varmt. Blodtryk 130 over 80. Det kan være et mavesår af Ipren, men vi skal se.', /avesår af Ipren/],
  ['en', 'Doctor: The knee is warm. Pressure 130 over 80. That could well be the amlodipine, it makes your knees puffy.',
    /ossible amlodipine, it makes the knees puffy/],
])('%s a medicine refused is told with its no, one that is blamed with what it did: %s', (language, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language)).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Pasient: Og så har jeg vondt i halsen. Det har jeg hatt i fire dager.', /vondt i halsen, i 4 dager/],
  ['sv', 'Patient: Och så har jag ont i halsen. Det har jag haft i fyra dagar.', /ont i halsen, i 4 dagar/],
  ['da', 'Patient: Og så har jeg ondt i halsen. Det har jeg haft i fire dage.', /ondt i halsen, i 4 dage/],
  ['en', "Patient: And I have a sore throat. I've had it for four days.", /sore throat, for 4 days/],
])('%s how long it was had stands with the complaint: %s', (language, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language)).toMatch(wanted)
})

test.each<[Language, string, RegExp]>([
  ['nb', 'Lege: Kneet er varmt. Blodtrykk 130 over 80.\nPasient: Er det gikt, da?\nLege: Det ser ut som et klassisk anfall, ja.', /Gikt: det ser ut som/],
  ['da', 'Læge: Knæet er varmt. Tryk 130 over 80.\nPatient: Er det gigt?\nLæge: Nej, det tror jeg ikke, det er kun det ene ben.',
    /Gigt: nej, det tror jeg ikke/],
])('%s what was feared is named in what is said of it: %s', (language, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language)).toMatch(wanted)
})

test.each<[Language, Vertical, string, RegExp]>([
  ['da', 'vet', 'Dyrlæge: Hvis hun lægger sig, ringer du straks. Så skifter vi behandling og giver drop.', /ringer \p{L}+ straks, så skifter vi behandling/u],
  ['nb', 'med', 'Lege: Hvis du får feber, ringer du med en gang. Da tar vi nye prøver.', /ringer pasienten med en gang, da (?:tar vi|tas) nye prøver/],
])('%s what is done once it has come to that stands with its condition: %s', (language, vertical, talk, wanted) => {
  expect(told(`${OPENING[language]}${talk}`, language, vertical)).toMatch(wanted)
})
