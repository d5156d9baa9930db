import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { findIdentifiers } from './find-identifiers.ts'

type Row = readonly [Language, string, readonly string[]]

/** What is found, as `TYPE words`, in the order of the text. */
const found = (language: Language, text: string) => findIdentifiers({ text, language }).map(({ start, end, type }) => `${type} ${text.slice(start, end)}`)

describe('GDPR: what identifies is found', () => {
  const rows: readonly Row[] = [
    // names by cue, list, capital and form
    ['nb', 'Samtale med Gunnhild Bratterud i dag.', ['NAME Gunnhild Bratterud']],
    ['nb', 'jeg heter torvild og jeg har vondt i ryggen', ['NAME torvild']],
    ['nb', 'eg heiter målfrid sandnesaunet og ringjer for mannen min', ['NAME målfrid sandnesaunet']],
    ['nb', 'Henvist av dr. Stein.', ['NAME Stein']],
    ['nb', 'Kona Berit sier at Berits mor også har det. Berit er bekymret.', ['NAME Berit', 'NAME Berits', 'NAME Berit']],
    ['nb', 'PASIENT KARI NORDBERG MØTTE I DAG', ['NAME KARI NORDBERG']],
    ['sv', 'Dotterns namn är Ebba Gyllensvärd.', ['NAME Ebba Gyllensvärd']],
    ['sv', 'Enligt Sigfridssons fru har han svimmat.', ['NAME Sigfridssons']],
    ['da', 'Egen læge Mette Krogh har set ham.', ['NAME Mette Krogh']],
    ['en', 'Mr Alan Whitcombe was seen today.', ['NAME Mr Alan Whitcombe']],
    ['ru', 'Осмотрена Ирина Петровна Белова.', ['NAME Ирина Петровна Белова']],
    ['ru', 'меня зовут аркадий я кашляю', ['NAME аркадий']],
    ['nb', 'Katten Mons har kastet opp.', ['NAME Mons']],
    ['da', 'hvad hedder du mads og efternavn holm', ['NAME mads', 'NAME holm']],
    ['nb', 'ja etternavnet staves v i k', ['NAME v i k']],
    ['nb', 'jeg heter live og kommer fra legekontoret', ['NAME live']],
    ['ru', 'Выписка. Уваров Ф. Ю. поступил.', ['NAME Уваров Ф. Ю']],
    ['da', 'Merle, datter til Sanne Holm, ringer.', ['NAME Merle', 'NAME Sanne Holm']],
    ['nb', 'Henvisning: Live Kråkenes, 45 år', ['NAME Live Kråkenes']],
    ['sv', 'Ordinerat av dr Nord.', ['NAME Nord']],
    ['nb', 'jeg het skog før jeg gifta meg', ['NAME skog']],
    ['en', 'you can ask iris she remembers better', ['NAME iris']],
    ['en', 'SMITH, JANE fell at home. Daughter ROSE informed.', ['NAME SMITH', 'NAME JANE', 'NAME ROSE']],
    ['ru', 'СМИРНОВА А.П. упала дома.', ['NAME СМИРНОВА А.П']],
    ['nb', 'Eier: Tone & Svein Lie', ['NAME Tone', 'NAME Svein Lie']],
    ['nb', 'kan du be stein komme inn', ['NAME stein']],
    ['en', 'calling about my son tom his number is long', ['NAME tom']],
    ['nb', 'eier er jostein bø og katten er syk', ['NAME jostein bø']],
    ['sv', 'vi åkte till siv och hälsa björn att provet är klart', ['NAME siv', 'NAME björn']],
    ['da', 'min mand bo og jeg var til fest', ['NAME bo']],
    // somebody taken along or fed is no medicine
    ['nb', 'jeg tar ellinor med meg neste gang', ['NAME ellinor']],
    ['nb', 'kona gir torvild mat', ['NAME torvild']],
    // in speech the given name before a surname and the surname behind a given name, though they are words too
    ['nb', 'naboen even sagen passer på huset når vi er borte', ['NAME even', 'NAME sagen']],
    ['en', 'his teacher pearl priestley says he is tired', ['NAME pearl', 'NAME priestley']],
    ['ru', 'лечащий врач казаков д и назначил лечение', ['NAME казаков д и']],
    ['ru', 'выписка козлова татьяна находилась в стационаре', ['NAME козлова', 'NAME татьяна']],
    ['nb', 'katten het snøfnugg og var hvit', ['NAME snøfnugg']],
    ['sv', 'tolken hette ture och kom för sent', ['NAME ture']],
    ['nb', 'så tok ådne bilde av såret i går', ['NAME ådne']],
    // where notes enter names
    ['nb', 'Post A3. Rom 12: Skårdal, 81 år, KOLS-forverring.', ['NAME Skårdal']],
    ['sv', 'Rond. Sal 5 Alm, väntar på DT hjärna.', ['NAME Alm']],
    ['ru', 'Обход: палата 3 — Волошин, пневмония.', ['NAME Волошин']],
    ['ru', 'Белкин Максим Денисович обратился к врачу.', ['NAME Белкин Максим Денисович']],
    ['nb', 'Fastlege: Vik. Helsesykepleier: Elira.', ['NAME Vik', 'NAME Elira']],
    ['sv', 'Hustru Mai med på besöket. Återbesök i maj.', ['NAME Mai', 'DATE maj']],
    ['nb', 'Telefon: Senait (søster) er bekymret.', ['NAME Senait']],
    ['sv', 'Rask, Tanja, 620411-4438. Kontroll.', ['NAME Rask', 'NAME Tanja', 'NATIONAL_ID 620411-4438']],
    // national numbers, right and wrong in their checksum, written and read out
    ['nb', 'fnr 020249 38122', ['NATIONAL_ID 020249 38122']],
    ['nb', 'fødselsnummer null to null to førti ni tre åtte en to to', ['NATIONAL_ID null to null to førti ni tre åtte en to to']],
    ['sv', 'pnr 121212-1213', ['NATIONAL_ID 121212-1213']],
    ['sv', 'Född 19121212-1212.', ['NATIONAL_ID 19121212-1212']],
    ['da', 'CPR 010203-9996', ['NATIONAL_ID 010203-9996']],
    ['da', 'cpr 17 08 62 - 2246', ['NATIONAL_ID 17 08 62 - 2246']],
    ['sv', 'pnr 19 580712-4439', ['NATIONAL_ID 19 580712-4439']],
    // phones, mail, web
    // with the signs left out, as a recogniser or a form may
    ['nb', 'kopi sendes areej dinh sykehus-eksempel no og faks', ['EMAIL areej dinh sykehus-eksempel no']],
    ['nb', 'mailen er ola berg gmail com takk', ['EMAIL ola berg gmail com']],
    ['en', 'write to craig shaw surgery-example org uk please', ['EMAIL craig shaw surgery-example org uk']],
    ['da', 'se www sundhed-eksempel dk journal friis og log ind', ['URL www sundhed-eksempel dk journal friis']],
    ['nb', 'fikk beskjed den 12 08 1990 om svaret', ['DATE 12 08 1990']],
    ['da', 'bor engdraget 9 2 tv 8700 horsens', ['ADDRESS engdraget 9 2 tv', 'POSTCODE 8700', 'LOCATION horsens']],
    ['nb', 'Nås på 909 11 223.', ['PHONE 909 11 223']],
    ['nb', 'mobilen er fire seks null åtte elleve nitti', ['PHONE fire seks null åtte elleve nitti']],
    ['sv', 'mobil 076-212 33 44', ['PHONE 076-212 33 44']],
    ['ru', 'тел. +47 455 11 222', ['PHONE +47 455 11 222']],
    ['nb', 'Send til ola.berg@eksempel.no', ['EMAIL ola.berg@eksempel.no']],
    ['nb', 'e-posten er ola punktum berg krøllalfa eksempel punktum no', ['EMAIL ola punktum berg krøllalfa eksempel punktum no']],
    ['nb', 'Se https://timer.eksempel.no/x?y=1', ['URL https://timer.eksempel.no/x?y=1']],
    // addresses and places
    ['nb', 'Bor i Parkveien 3, 4616 Kristiansand.', ['ADDRESS Parkveien 3', 'POSTCODE 4616', 'LOCATION Kristiansand']],
    ['nb', 'Lia 12, 2670 Otta', ['ADDRESS Lia 12', 'POSTCODE 2670', 'LOCATION Otta']],
    ['sv', 'Björkvägen 8, 982 31 Gällivare', ['ADDRESS Björkvägen 8', 'POSTCODE 982 31', 'LOCATION Gällivare']],
    ['da', 'Nørregade 12, 2. tv, 8700 Horsens', ['ADDRESS Nørregade 12, 2. tv', 'POSTCODE 8700', 'LOCATION Horsens']],
    ['en', 'Lives at 7 Fjord Street.', ['ADDRESS 7 Fjord Street']],
    ['ru', 'живёт в Бергене', ['LOCATION Бергене']],
    ['nb', 'hun bor på hamar', ['LOCATION hamar']],
    ['nb', 'Bor Elvetangen 9, 3047 Drammen.', ['ADDRESS Elvetangen 9', 'POSTCODE 3047', 'LOCATION Drammen']],
    ['nb', 'Eier bor i Solbergvegen 31, 2360. Ringt uten svar.', ['ADDRESS Solbergvegen 31', 'POSTCODE 2360']],
    ['nb', 'vi bor i dramsvegen to hundre og fire på kvaløya', ['ADDRESS dramsvegen to hundre og fire', 'LOCATION kvaløya']],
    ['da', 'Bor Sdr. Ringvej 44, 6700 Esbjerg', ['ADDRESS Sdr. Ringvej 44', 'POSTCODE 6700', 'LOCATION Esbjerg']],
    ['sv', 'ambulans från norra kungsgatan 81 i gävle', ['ADDRESS norra kungsgatan 81', 'LOCATION gävle']],
    ['en', 'we live at forty two mill lane in hexham', ['ADDRESS forty two mill lane', 'LOCATION hexham']],
    ['en', 'My address is 1610 Zakrzowska 92 Apt. 399, Nicosia, Cyprus 72423. Please call.', ['ADDRESS 1610 Zakrzowska 92 Apt. 399, Nicosia, Cyprus 72423']],
    ['en', 'Lives alone at 14B Station Road, not Rose Cottage, Mill Lane.', ['ADDRESS 14B Station Road', 'ADDRESS Rose Cottage', 'ADDRESS Mill Lane']],
    ['en', 'and the postcode is n e four six one a b', ['POSTCODE n e four six one a b']],
    ['ru', 'мы живем на улице мира дом двенадцать', ['ADDRESS улице мира дом двенадцать']],
    ['nb', 'vi bor i granveien nummer tolv i andre etasje', ['ADDRESS granveien nummer tolv']],
    ['nb', 'skriv til postboks tre sju ni', ['ADDRESS tre sju ni']],
    // institutions
    ['nb', 'Innlagt Sørlandet sykehus Arendal i natt.', ['ORG Sørlandet sykehus Arendal']],
    ['sv', 'Remiss från Forsens hälsocentral.', ['ORG Forsens hälsocentral']],
    ['da', 'Set på OUH Svendborg Sygehus.', ['ORG OUH Svendborg Sygehus']],
    // dates and ages
    ['nb', 'født niende i tredje femtiåtte', ['DATE niende i tredje femtiåtte']],
    ['nb', 'Operert 4. april 2021.', ['DATE 4. april 2021']],
    ['sv', 'Inkom 2023-10-02.', ['DATE 2023-10-02']],
    ['ru', 'приём 3 марта 2024 г. утром', ['DATE 3 марта 2024 г.']],
    ['nb', 'Hun er 93 år.', ['AGE 93']],
    ['da', 'han er treoghalvfems år gammel', ['AGE treoghalvfems']],
    ['da', 'du kan få mig på tyve enogfyrre otteogfirs treoghalvfjerds', ['PHONE tyve enogfyrre otteogfirs treoghalvfjerds']],
    // numbers by their label
    ['da', 'Skade 778-20-1134 er meldt.', ['CASE_NO 778-20-1134']],
    ['nb', 'Sak 155123 31/24 hos politiet.', ['CASE_NO 155123 31/24']],
    ['nb', 'Bil AB 12345.', ['OTHER_ID AB 12345']],
    ['nb', 'postnummer null en fem seks oslo', ['POSTCODE null en fem seks', 'LOCATION oslo']],
    ['nb', 'tatoveringen i øret er a f tre en to sju', ['ANIMAL_ID a f tre en to sju']],
    ['nb', 'Lege med HPR 7012345.', ['HPR 7012345']],
    ['sv', 'Sveland skadenr S-778123.', ['CASE_NO S-778123']],
    ['nb', 'chip 578094100111222', ['CHIP 578094100111222']],
    ['nb', 'UELN 578NDH002145671', ['ANIMAL_ID 578NDH002145671']],
    ['nb', 'Ku 412 spiser ikke.', ['ANIMAL_ID 412']],
    ['nb', 'Konto: 1503 22 98765.', ['ACCOUNT 1503 22 98765']],
    ['en', 'Sort code 20-44-18.', ['ACCOUNT 20-44-18']],
    ['da', 'Aut.id 0B7QL.', ['HPR 0B7QL']],
    ['da', 'forsikringssag a-2207-88413 hos selskabet', ['CASE_NO a-2207-88413']],
    ['da', 'Hoppe, CHR 84417.', ['ANIMAL_ID 84417']],
    // days beside what happens on them, ordinals of two words, houses in quotation marks, addresses behind their label
    ['da', 'Termin 11/10. Udskrevet 24.02 til hjemmet.', ['DATE 11/10', 'DATE 24.02']],
    ['nb', 'innlagt 4 1 2024 med feber', ['DATE 4 1 2024']],
    ['ru', 'сегодня двадцать второе марта', ['DATE двадцать второе марта']],
    ['ru', 'Ходит в детский сад «Росинка», упал возле «Магнита».', ['ORG детский сад «Росинка', 'ORG Магнита']],
    ['nb', 'e-posten er tuva fjeld bygda kommune no takk', ['EMAIL tuva fjeld bygda kommune no']],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(found(language, text)).toEqual(expected))
})

describe('what a clinician needs stays', () => {
  const rows: readonly (readonly [Language, string])[] = [
    ['nb', 'Mb. Parkinson, Mb. Bechterew og Crohns sykdom. Ménières sykdom utredes.'],
    ['nb', 'Lachman negativ, McMurray positiv medialt. Phalen og Tinel positiv.'],
    ['nb', 'hun har ehlers danlos og broren fikk osgood schlatter'],
    ['nb', 'Bruker Marevan, Metoprolol og Paracet 1 g x 3. CRP 34, BT 148/92, SpO2 93 %.'],
    ['nb', 'Ukjentium 20 mg x 1 seponeres. Starter Nyttmiddel 5 mg.'],
    ['nb', 'Du får Apocillin 660 mg fire ganger daglig i ti dager. Du får 14 dager sykmelding og 30 tabletter.'],
    ['nb', 'Han får Ibux 400 tre ganger om dagen. Journalen er Paracet 500 til kvelden.'],
    // medicines that no list has
    ['nb', 'Han tar Zolmirax og Pernolin mot blodtrykket. Seponerte Ferlotan etter utslett, byttet til Kolvexin.'],
    ['nb', 'Medisiner: Ferlotan 5 mg, Kolvexin, Brimonal.'],
    ['nb', 'jeg tar kolvexin tjue milligram om morgenen og medisinen heter ferlotan'],
    ['sv', 'jag äter kolvexin och brimonal varje dag'],
    ['da', 'jeg tager kolvexin tyve milligram'],
    ['en', 'Ferlotan was stopped due to rash. Switch to Kolvexin.'],
    ['ru', 'я пью колвексин два раза в день'],
    ['da', 'Du får Panodil 500 to gange om dagen.'],
    ['en', 'You get ibuprofen 400 and so amoxicillin 500 three times a day. I get codeine 30.'],
    ['sv', 'Du får Kåvepenin 800 tre gånger om dagen.'],
    ['nb', 'Hun er 45 år og har hatt hodepine i tre uker. Kontroll om 3 måneder. HbA1c 48.'],
    ['sv', 'Lungor: Vesikulära andningsljud. Buk: Mjuk, oöm. Lab: Hb 118, LPK 9,2. Alvedon vid behov.'],
    ['sv', 'Hund, Golden retriever, Border Collie och Cavalier King Charles spaniel.'],
    ['da', 'Objektivt: Abdomen blødt og uømt. Får Panodil, Simvastatin og Marevan.'],
    ['en', 'Takes 5 Metoprolol 50 daily. Given 2 of 4 Units, then Unit 3 of Plasma. Apt for review on ward 3.'],
    ['en', 'Wolff-Parkinson-White syndrome. Continue Lisinopril 10 mg. Murphy sign negative.'],
    ['ru', 'Болезнь Паркинсона. Назначен Ибупрофен 400 мг. Температура 38,2. Давление 148 на 92.'],
    ['nb', 'temperaturen er trettiåtte komma fem og trykket er hundre og førtiåtte over nitti'],
    // medicines people are named after, labels and short forms, homes since a year
    ['nb', 'Bruker Yasmin fast. Allegra seponeres i dag. Tåler ikke Senna.'],
    ['sv', 'Patienten står på Yasmin.'],
    ['nb', 'jeg tar olive oil hver dag'],
    ['nb', 'Pasient: Puh, det var vondt. Lege: Javel, pust ut.'],
    ['en', 'i have been here since 2019 and my back hurts'],
  ]
  test.each(rows)('%s: %s', (language, text) => expect(found(language, text)).toEqual([]))
})

describe('GDPR: animals by names that are words too', () => {
  const inTreatment = (language: Language, text: string) => findIdentifiers({ text, language, vertical: 'vet' }).map(({ start, end }) => text.slice(start, end))
  test.each<readonly [Language, string, readonly string[]]>([
    ['nb', 'har sokken spist noe i dag', ['sokken']],
    ['nb', 'da legger vi prikken i narkose og ringer deg', ['prikken']],
    ['sv', 'vi söver fläcken nu och ringer sen', ['fläcken']],
    ['en', 'hi there this is socks she has been off her food', ['socks']],
    ['ru', 'здравствуйте это снежинка она второй день не ест', ['снежинка']],
    ['nb', 'hunden vår saga og katten nala slåss', ['saga', 'nala']],
    ['da', 'Får Pantoprazol, Simvastatin og Losartan.', []],
    ['nb', 'har hunden spist noe i dag', []],
    ['nb', 'han har spist sjokolade og rosiner i går kveld', []],
  ])('%s: %s', (language, text, expected) => expect(inTreatment(language, text)).toEqual(expected))
})

describe('GDPR: what the case knows is not missed', () => {
  test.each([
    ['a rare name in lower case', 'Lege: Da sa xulvik at det gjorde vondt. Pasient: Ja, i kneet.', ['Xulvik Brannstokk'], ['xulvik']],
    ['a genitive', 'Lege: Da har xulviks mor ringt. Pasient: Ja, i kneet.', ['Xulvik Brannstokk'], ['xulviks']],
    ['a number with other spacing', 'nummeret 12 345 678 igjen', ['12345678'], ['12 345 678']],
    [
      'the number of a herd with its letters, however it is written',
      'Besetning NO-0412 3377, tlf. Merket no 04123377.',
      ['NO 04123377'],
      ['NO-0412 3377', 'no 04123377'],
    ],
    ['a tag of three figures, where it is no amount', 'Kua 412 fikk 412 mg i 412 dager, vekt 3,412 kg. No er 412 frisk.', ['NO-412'], ['412', '412']],
    ['a tag with its letter', 'Ku B7041 og b 7041, men ikke B704.', ['B7041'], ['B7041', 'b 7041']],
    ['a name that is a word, only with its capital', 'Dag kommer neste dag', ['Dag Berg'], ['Dag']],
    ['one half of a double name', 'Lege: Da sa xulvik at det gjorde vondt. Pasient: Ja, i kneet.', ['Xulvik-Brannstokk Uhl'], ['xulvik']],
    ['two names written as one', 'Lege: Da sa Xulvik-Brannstokk at det gjorde vondt. Pasient: Ja, i kneet.', ['Xulvik Brannstokk'], ['Xulvik-Brannstokk']],
    ['without its accent', 'Lege: Da sa xelvik at det gjorde vondt. Pasient: Ja, i kneet.', ['Xélvik Brannstokk'], ['xelvik']],
    ['with an accent nobody entered', 'Lege: Da sa xélvik at det gjorde vondt. Pasient: Ja, i kneet.', ['Xelvik Brannstokk'], ['xélvik']],
    ['no other letter for an accent, and no half of another word', 'han har tatt x-ray og mår bra', ['Mar Ray'], []],
    ['no role that somebody wrote for a name', 'Lege: Hva plager deg? Pasient: Jeg hoster. Doktor sier det går over.', ['Pasient Xulvik', 'Doktor Lege'], []],
    ['no medical word unless it is written as a name', 'han har parkinson', ['Ola Parkinson'], []],
  ])('%s', (_, text, known, expected) => {
    expect(findIdentifiers({ text, language: 'nb', known }).map(({ start, end }) => text.slice(start, end))).toEqual(expected)
  })

  test.each(['Da sa xulvik at det gjorde vondt.', 'Da har xulviks mor ringt.', 'Da sa xélvik at det gjorde vondt.'])(
    'and the text alone would not have told: %s',
    (said) => {
      expect(findIdentifiers({ text: `Lege: ${said} Pasient: Ja, i kneet.`, language: 'nb' })).toEqual([])
    },
  )
})

describe('what was judged to identify nobody', () => {
  const left = (text: string, spared: string[]) => findIdentifiers({ text, language: 'nb', spared }).map(({ start, end }) => text.slice(start, end))

  test('is left as it is, whoever of the finders meets it', () => {
    const text = 'Samtale med Gunnhild Bratterud i dag. Bor i Solveien 3, tlf 912 34 567.'
    const all = left(text, [])
    expect(all).toEqual(expect.arrayContaining(['Gunnhild Bratterud', 'Solveien 3']))
    for (const one of all) expect(left(text, [one])).toEqual(all.filter((other) => other !== one))
    expect(left(text, all)).toEqual([])
  })
})

describe('a text written with signs that nobody sees', () => {
  test.each(['912\u00a034\u202f567', 'Gunn\u00adhild Bratterud', 'Gunnhild\u00a0Bratte\u200brud', '０１０１８０１２３４５'])('is read as it is seen: %s', (written) => {
    const text = `Ring ${written} i dag. Samtale med ${written}.`
    const words = findIdentifiers({ text, language: 'nb' }).map(({ start, end }) => text.slice(start, end))
    expect(words).toContain(written)
  })
})
