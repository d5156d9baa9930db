import type { Language, Vertical } from '#contract/vertical.ts'
import type { FinderName } from '#domain/deidentify/identifier.ts'

/** A text, and what only this finder finds in it, as `TYPE words`. */
type Example = readonly [text: string, finding: string]

/** What a finder finds, in each language whose words it reads; where it goes by signs alone one language is enough. */
type FinderExamples = { readonly vertical?: Vertical; readonly known?: readonly string[]; readonly examples: Partial<Record<Language, Example>> }

/** An example of each finder: `finders.test.ts` holds that it is found, and that nothing is left of it without the finder. */
export const FINDER_EXAMPLES: Readonly<Record<FinderName, FinderExamples>> = {
  codes: {
    examples: {
      nb: ['Skriv til pgw@eksempel.no.', 'EMAIL pgw@eksempel.no'],
      sv: ['Se FK-2025-77123.', 'CASE_NO FK-2025-77123'],
      da: ['MK-24-1187, jeres ref.', 'CASE_NO MK-24-1187'],
      en: ['Lives in Whitby YO21 3PU.', 'POSTCODE YO21 3PU'],
      ru: ['МК-24/1187, ваш вх.', 'CASE_NO МК-24/1187'],
    },
  },
  numbers: {
    examples: {
      nb: ['Født 03/11-46.', 'DATE 03/11-46'],
      sv: ['Mobil 073-555 12 34.', 'PHONE 073-555 12 34'],
      da: ['Telefon 40 12 34 56.', 'PHONE 40 12 34 56'],
      en: ['Last dose 01/29/2024.', 'DATE 01/29/2024'],
      ru: ['Контроль 20.11.', 'DATE 20.11'],
    },
  },
  'bare-dates': {
    examples: {
      nb: ['rolig i natt kontroll 05 01 26 sms', 'DATE 05 01 26'],
      sv: ['mår bra nästa besök 12 6', 'DATE 12 6'],
      da: ['frisk fødsel termin 10 10', 'DATE 10 10'],
      en: ['scan normal edd 19 08', 'DATE 19 08'],
      ru: ['месячные с 04 01 ож 94 см', 'DATE 04 01'],
    },
  },
  'broken-numbers': {
    examples: {
      nb: ['Fødselsnummer 179120\n99997', 'NATIONAL_ID 179120\n99997'],
      sv: ['Personnummer 620817\n2246', 'NATIONAL_ID 620817\n2246'],
      da: ['Cpr 170862\n2246', 'NATIONAL_ID 170862\n2246'],
      en: ['Phone 912 | 34 | 567', 'PHONE 912 | 34 | 567'],
      ru: ['Тел. 912 | 34 | 567', 'PHONE 912 | 34 | 567'],
    },
  },
  'labelled-codes': {
    examples: {
      nb: ['Ku nr 1187 spiser ikke.', 'ANIMAL_ID 1187'],
      sv: ['Portkod 4471.', 'OTHER_ID 4471'],
      da: ['Dørkode 4471.', 'OTHER_ID 4471'],
      en: ['Key safe 4471.', 'OTHER_ID 4471'],
      ru: ['Код домофона 4471.', 'OTHER_ID 4471'],
    },
  },
  'last-digits': {
    examples: {
      nb: ['De siste fire er 4522.', 'NATIONAL_ID 4522'],
      sv: ['Sista fyra är 4522.', 'NATIONAL_ID 4522'],
      da: ['De sidste fire er 4522.', 'NATIONAL_ID 4522'],
      en: ['The last four are 4522.', 'NATIONAL_ID 4522'],
      ru: ['Последние четыре цифры 4522.', 'NATIONAL_ID 4522'],
    },
  },
  logins: {
    examples: {
      nb: ['Brukernavn Sommerdag88!', 'OTHER_ID Sommerdag88!'],
      sv: ['Lösenord Sommardag88!', 'OTHER_ID Sommardag88!'],
      da: ['Brugernavn Sommerdag88!', 'OTHER_ID Sommerdag88!'],
      en: ['Wi-Fi password Tiger44! for the tablet.', 'OTHER_ID Tiger44!'],
      ru: ['Его логин Kovaleva82!', 'OTHER_ID Kovaleva82!'],
    },
  },
  'herd-numbers': {
    vertical: 'vet',
    examples: {
      nb: ['Så på 0334, halt bak.', 'ANIMAL_ID 0334'],
      sv: ['Tittade på 0334, halt bak.', 'ANIMAL_ID 0334'],
      da: ['Så på 0334, halt bag.', 'ANIMAL_ID 0334'],
      en: ['Saw 0334, lame behind.', 'ANIMAL_ID 0334'],
      ru: ['Смотрели 0334, хромает.', 'ANIMAL_ID 0334'],
    },
  },
  'spoken-emails': {
    examples: {
      nb: ['Den er vilde krøllalfa bondarenko punktum no.', 'EMAIL vilde krøllalfa bondarenko punktum no'],
      sv: ['Den är siv snabel a telia punkt se.', 'EMAIL siv snabel a telia punkt se'],
      da: ['Det er bm snabel a udlejning punktum dk.', 'EMAIL bm snabel a udlejning punktum dk'],
      en: ['It is joy underscore field at gmail dot com.', 'EMAIL joy underscore field at gmail dot com'],
      ru: ['Это раиса собака почта точка ру.', 'EMAIL раиса собака почта точка ру'],
    },
  },
  'spelled-names': {
    examples: {
      nb: ['Det skrives o-f-t-e-d-a-l.', 'NAME o-f-t-e-d-a-l'],
      sv: ['w a l l i n. Tack.', 'NAME w a l l i n'],
      da: ['Det er d e s t a.', 'NAME d e s t a'],
      en: ['spelled b u c k l e', 'NAME b u c k l e'],
      ru: ['по буквам м а р т и', 'NAME м а р т и'],
    },
  },
  'spoken-web': {
    examples: {
      nb: ['se på www knetrening-rehab no hver kveld', 'URL www knetrening-rehab no'],
      sv: ['skriv till n firma example se', 'EMAIL n firma example se'],
      da: ['skriv til p groen eksempel dk', 'EMAIL p groen eksempel dk'],
      en: ['look at www whiston-pals org', 'URL www whiston-pals org'],
      ru: ['смотрите на www knetrening ru', 'URL www knetrening ru'],
    },
  },
  dates: {
    examples: {
      nb: ['Ny prøve på søndag.', 'DATE søndag'],
      sv: ['Nästa tid 5 maj.', 'DATE 5 maj'],
      da: ['Kontrol fredag.', 'DATE fredag'],
      en: ['Review Monday.', 'DATE Monday'],
      ru: ['Рвота с четверга.', 'DATE четверга'],
    },
  },
  addresses: {
    examples: {
      nb: ['Box 44 i Granvin, 5736 Granvin.', 'POSTCODE 5736'],
      sv: ['hunden bor på ängsvägen fjorton', 'ADDRESS ängsvägen fjorton'],
      da: ['Set hos egen læge, 6760 Ribe.', 'POSTCODE 6760'],
      en: ['Write to PO Box 118, please.', 'ADDRESS PO Box 118'],
      ru: ['Живёт: 183038 Мурманск', 'POSTCODE 183038'],
    },
  },
  'homes-before-postcodes': {
    examples: {
      nb: ['hentes furukollen 4 7870 grong', 'ADDRESS furukollen 4'],
      sv: ['post till furukullen 4 831 31 östersund', 'ADDRESS furukullen 4'],
      da: ['hentes bag møllen 31 5800 nyborg', 'ADDRESS bag møllen 31'],
    },
  },
  homes: {
    examples: {
      nb: ['Bor Engdraget 9 med kona.', 'ADDRESS Engdraget 9'],
      sv: ['Bor Lillgården 9 med frun.', 'ADDRESS Lillgården 9'],
      da: ['Bor Engdraget 9 med konen.', 'ADDRESS Engdraget 9'],
      en: ['we are at forty two hawthorn close', 'ADDRESS forty two hawthorn close'],
      ru: ['мы живем на улице мира дом двенадцать', 'ADDRESS улице мира дом двенадцать'],
    },
  },
  'named-homes': {
    examples: {
      nb: ['Hvor bor du? Solbråten elleve.', 'ADDRESS Solbråten elleve'],
      sv: ['ambulansen ska till lillgården 2', 'ADDRESS lillgården 2'],
      da: ['hun hentes på pilehøj 6', 'ADDRESS pilehøj 6'],
      en: ['14 Tanners Yard, Whitby.', 'ADDRESS 14 Tanners Yard'],
      ru: ['живу на зелёной сорок два', 'ADDRESS зелёной сорок два'],
    },
  },
  'houses-before-parts': {
    examples: {
      nb: ['Hentes i Nordlien, oppgang C.', 'ADDRESS Nordlien, oppgang C'],
      sv: ['Hämtas i Nordlien, uppgång C.', 'ADDRESS Nordlien, uppgång C'],
      da: ['Hentes i Nordlien, opgang C.', 'ADDRESS Nordlien, opgang C'],
    },
  },
  'address-blocks': {
    examples: {
      en: ['Sent to 1610 ul. Zakrzowska 92 Apt. 399, Nicosia, Cyprus 72423', 'ADDRESS 1610 ul. Zakrzowska 92 Apt. 399, Nicosia, Cyprus 72423'],
    },
  },
  'postcodes-behind-addresses': { examples: { nb: ['Solbergvegen 31, 2360.', 'POSTCODE 2360'] } },
  'zip-codes': { examples: { en: ['Moved from Boise, Idaho 83702.', 'POSTCODE 83702'] } },
  'said-postcodes': {
    examples: {
      nb: ['granveien tolv, førtiseks nittifem', 'POSTCODE førtiseks nittifem'],
      da: ['søndergade tolv, otteoghalvtreds nul nul', 'POSTCODE otteoghalvtreds nul nul'],
    },
  },
  'spoken-numbers': {
    examples: {
      nb: ['ring ni null seks to to tre tre fire', 'PHONE ni null seks to to tre tre fire'],
      sv: ['ring noll sjuttio tre fyra fem två ett sex', 'PHONE noll sjuttio tre fyra fem två ett sex'],
      da: ['ring tolv fire ni syv nul tre tre', 'PHONE tolv fire ni syv nul tre tre'],
      en: ['ring oh seven seven oh nine one four six two', 'PHONE oh seven seven oh nine one four six two'],
      ru: ['звоните на тридцать один двенадцать сорок пять шесть', 'PHONE тридцать один двенадцать сорок пять шесть'],
    },
  },
  ages: {
    examples: {
      nb: ['Bestemor ble hundre og tre.', 'AGE hundre og tre'],
      sv: ['Kvinna, 93, hjärtsvikt.', 'AGE 93'],
      da: ['han er treoghalvfems år gammel', 'AGE treoghalvfems'],
      en: ['97F with hip fracture.', 'AGE 97F'],
      ru: ['Дед дожил до девяноста пяти.', 'AGE девяноста пяти'],
    },
  },
  fields: {
    examples: {
      nb: ['Arbeidsgiver: Coop Extra Lade.', 'ORG Coop Extra Lade'],
      sv: ['Arbetsgivare: Stora Coop.', 'ORG Stora Coop'],
      da: ['Arbejdsgiver: Fjordglimt Drift.', 'ORG Fjordglimt Drift'],
      en: ['Employer: Safe Haven.', 'ORG Safe Haven'],
      ru: ['Работодатель: Северный Путь.', 'ORG Северный Путь'],
    },
  },
  'spoken-codes': {
    examples: {
      nb: ['tatoveringen hennes er b v fire åtte to', 'ANIMAL_ID b v fire åtte to'],
      en: ['the postcode is n e four six', 'POSTCODE n e four six'],
      ru: ['клеймо у нее б в три четыре пять', 'ANIMAL_ID б в три четыре пять'],
    },
  },
  'places-behind-postcodes': { examples: { nb: ['så er det tretti tretti drammen', 'LOCATION drammen'] } },
  'known-people': {
    known: ['Torvild Brekkmo', 'Siv Ängsholm'],
    examples: { nb: ['torvilds datter ringte', 'NAME torvilds'], sv: ['ängsholms mor', 'NAME ängsholms'], en: ['torvilds mother called', 'NAME torvilds'] },
  },
  'labelled-names': {
    examples: {
      nb: ['fornavnet er dag', 'NAME dag'],
      sv: ['Efternamnet är sten.', 'NAME sten'],
      da: ['efternavnet er sommer', 'NAME sommer'],
      en: ['surname table', 'NAME table'],
    },
  },
  'initialled-names': {
    examples: {
      nb: ['hilsen o m klippe', 'NAME o m klippe'],
      sv: ['hälsningar e ljung', 'NAME e ljung'],
      da: ['hilsen e strand', 'NAME e strand'],
      ru: ['врач д и казаков', 'NAME д и казаков'],
    },
  },
  signatures: {
    examples: {
      nb: ['Ingen endring siden sist. Sign KD', 'NAME KD'],
      sv: ['Ingen feber. Sign MJ', 'NAME MJ'],
      da: ['Sårpleje udført. Med venlig hilsen S.', 'NAME S'],
      en: ['Wound clean, reviewed daily. Signed AB', 'NAME AB'],
      ru: ['Состояние стабильное. Подпись: Ан. К', 'NAME Ан. К'],
    },
  },
  institutions: {
    examples: {
      nb: ['henvist fra bekkestua legesenter', 'ORG bekkestua legesenter'],
      sv: ['hon bor på solgläntans äldreboende', 'ORG solgläntans äldreboende'],
      da: ['han faldt ved rosenvang skole', 'ORG rosenvang skole'],
      en: ['cc gp at bluebell surgery', 'ORG bluebell surgery'],
      ru: ['Отпустить в аптеке «Самсон-Фарма».', 'ORG аптеке «Самсон-Фарма'],
    },
  },
  rooms: {
    examples: {
      nb: ['Flyttet til Solgløtt sykehjem, rom 14.', 'ADDRESS rom 14'],
      sv: ['Flyttat till Solgläntans äldreboende, lgh 1203.', 'ADDRESS lgh 1203'],
      da: ['Flyttet til Solgården plejecenter, bolig 14.', 'ADDRESS bolig 14'],
      en: ['In Bluebell Hospital, room 14.', 'ADDRESS room 14'],
    },
  },
  'capital-names': {
    examples: {
      nb: ['Samtale med Haakon Fagerli.', 'NAME Haakon Fagerli'],
      sv: ['Hustrun Gerd Fransson ringde.', 'NAME Gerd Fransson'],
      da: ['Hendes eksmand, Otto.', 'NAME Otto'],
      en: ['Yes, Joy here.', 'NAME Joy'],
      ru: ['Медсестра Эмма.', 'NAME Эмма'],
    },
  },
  'rows-of-names': {
    examples: {
      nb: ['Tor og Lilje ønsker samtale.', 'NAME Lilje'],
      sv: ['Jan, Lilja och Vår önskar samtal.', 'NAME Vår'],
      da: ['Med Ulla, Vidar og Blomst.', 'NAME Blomst'],
      en: ['Lives with partner Jude and their kids Robin, Wren, Fern and River.', 'NAME River'],
    },
  },
  'uncased-animals': {
    vertical: 'vet',
    examples: {
      nb: ['og nå er bajas hoven i poten', 'NAME bajas'],
      sv: ['när gubben har vaknat', 'NAME gubben'],
      da: ['hold godt fast i coco nu', 'NAME coco'],
      en: ['we will get princess settled', 'NAME princess'],
      ru: ['подержите ириска пожалуйста', 'NAME ириска'],
    },
  },
  'uncased-names': {
    examples: {
      nb: ['hun jobber på rema på stranda', 'LOCATION stranda'],
      sv: ['hon arbetar på volvo lastvagnar', 'ORG volvo'],
      da: ['han går på skejby nu', 'LOCATION skejby'],
      en: ['what is your name love', 'NAME love'],
      ru: ['проверили ахметович 17 05 1966 г р прож', 'NAME ахметович'],
    },
  },
  'weighed-names': {
    examples: {
      nb: ['kontroll hos bogen fastlege', 'NAME bogen'],
      sv: ['hälsa rickard och love', 'NAME rickard'],
      da: ['lørdag passer yalini ham', 'NAME yalini'],
      en: ['give it to shpresa carver', 'NAME carver'],
      ru: ['света покупает хлеб', 'NAME света'],
    },
  },
  'names-beside-names': {
    examples: {
      nb: ['ring siobhan o mahony i dag', 'NAME o'],
      sv: ['då ringer jeg britt-marie tran sen', 'NAME tran'],
      da: ['datter rosa bror tor sten i venstre', 'NAME sten'],
      en: ["oh and the name's siobhan o mahony", 'NAME o'],
      ru: ['врач сёренсен а', 'NAME а'],
    },
  },
  'rows-of-uncased-names': {
    examples: {
      nb: ['hans far der kanagasabai kom', 'NAME der kanagasabai'],
      sv: ['doktor af klint ringde', 'NAME af klint'],
      da: ['hendes mand der kanagasabai ringte', 'NAME der kanagasabai'],
    },
  },
  'repeated-names': {
    examples: {
      nb: ['Vi hilste på dr Elg. Elgen kom.', 'NAME Elgen'],
      ru: ['Бойко и Горох. Больной ест мало, горох не ест.', 'NAME горох'],
    },
  },
}
