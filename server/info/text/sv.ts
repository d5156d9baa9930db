import type { InfoText } from '../info-text.ts'

export const sv: InfoText = {
  pages: {
    'privacy-policy': { title: 'Dataskydd', description: 'Vilka uppgifter som behandlas, hur länge de sparas och vem som får dem.' },
    'terms-of-service': { title: 'Villkor', description: 'Vad tjänsten är, vad du själv svarar för och vad som händer när ett abonnemang tar slut.' },
    disclaimer: { title: 'Förbehåll', description: 'Ett hjälpmedel, inte CE-märkt, och vad det kan ta fel på.' },
    'cookie-policy': { title: 'Kakor', description: 'Bara det nödvändiga, och vad som sparas på din enhet.' },
    contact: { title: 'Kontakt', description: 'Så når du oss som driver tjänsten.' },
    'processing-agreement': { title: 'Personuppgiftsbiträdesavtal', description: 'Vad som görs för mottagningens räkning, och hur.' },
    'sub-processors': { title: 'Underbiträden', description: 'Vilka andra som får uppgifter från den här installationen.' },
    security: { title: 'Säkerhet', description: 'Hur text och ljud skyddas och vem som kan se dem.' },
    accessibility: { title: 'Tillgänglighet', description: 'Vad som är gjort för att alla ska kunna använda tjänsten, och vad som återstår.' },
  },
  headings: {
    whose: 'Vem som svarar för uppgifterna',
    whichData: 'Vilka uppgifter',
    howLong: 'Hur länge',
    typed: 'Det som skrivs och det som hörs',
    whoElse: 'Vilka andra som får något',
    yourRights: 'Dina rättigheter',
    whatItIs: 'Vad tjänsten är',
    yourPart: 'Vad du själv svarar för',
    paying: 'Betalning',
    whatMayBeWrong: 'Vad som kan vara fel',
    whatItDoesNot: 'Vad den inte gör',
    whatIsKeptHere: 'Vad som sparas på din enhet',
    cookies: 'Kakor',
    write: 'Skriv till oss',
    patients: 'Är du patient?',
    whatForWhom: 'Vad som görs, och för vem',
    howItIsDone: 'Hur det görs',
    whenItEnds: 'När avtalet upphör',
    engines: 'Taligenkänning och språkmodeller',
    stores: 'Lagring',
    others: 'Inloggning, betalning och e-post',
    atRest: 'Det som är lagrat',
    inUse: 'I bruk',
    whoCanSee: 'Vem som kan se',
    found: 'Har du hittat en svaghet?',
    howFar: 'Hur långt vi har kommit',
    barriers: 'Vad som återstår',
  },
  says: {
    operatorNamed: 'Den här installationen drivs av {operator}.',
    operatorUnnamed:
      'Den som driver den här installationen har inte uppgett sitt namn här. Fråga den som gav dig adressen innan du använder den med patienter.',
    protectionOfficer: 'Dataskyddsombud: {officer}.',
    clinicDecides:
      'Mottagningen bestämmer vad som spelas in och varför, och svarar för det inför patienten. Den som driver tjänsten ' +
      'behandlar det för mottagningens räkning.',
    dataOfPatients: 'Om patienter: det som sägs, skrivs och spelas in under en konsultation, samt namn, födelsedatum och kön när du anger dem.',
    dataOfUsers:
      'Om dig som använder tjänsten: namn, e-post, typ av verksamhet, språk och abonnemang; titel, legitimationsnummer, mottagning, adress och ' +
      'telefon om du anger dem; mallar, röstfraser och instruktioner som du skriver; och vilka ärenden du har läst och ändrat.',
    dataOfWriters: 'Om dig som skriver till oss: det du fyller i i kontaktformuläret eller när du ger återkoppling.',
    anonymousPeriod: 'Ett ärende utan namn: ljudet raderas när det har blivit text, och allt som är kvar {anonymousText} efter att ärendet skapades.',
    soundPeriod: 'Allt annat ljud raderas inom {sound} från att inspelningen började.',
    namedCases: 'Ärenden som hör till en namngiven patient har ingen tidsgräns här. De ligger kvar tills du raderar dem eller ditt konto.',
    countsPeriod: 'Anonymiserade data, det vill säga siffror om användning utan patienter i, sparas i högst {counts}.',
    accessLogPeriod: 'Åtkomstloggen och kvitton på radering sparas i {accessLog}.',
    contactPeriod: 'Meddelanden från kontaktformuläret och återkoppling sparas i {contact}.',
    trialPeriod:
      'Du får prova gratis en gång. Därför behålls ett avtryck av din inloggning, gjort med en nyckel: så länge du har ett konto, och när det är ' +
      'raderat tills det har gått {trial} sedan provet började. Avtrycket säger inte vem du är.',
    formerPeriod:
      'Har du haft ett abonnemang, eller kommit med en kollegas kod, behålls ett avtryck av din inloggning i {former} efter att kontot har ' +
      'raderats, så att fria månader inte ges två gånger för samma person. Avtrycket är gjort med en nyckel och säger inte vem du är.',
    invitedPeriod:
      'E-postadressen i en inbjudan till en plats är krypterad. Den raderas när platsen har tagits, frigjorts eller dragits tillbaka, och senast ' +
      '{invited} efter att inbjudan gick ut.',
    deletion:
      'När något raderas förstörs först nyckeln som det är krypterat med, sedan raderna och filerna. Senast {epoch} senare kan ingen kopia av ' +
      'enbart databasen öppnas igen.',
    typedText:
      'Text som du skriver eller klistrar in anonymiseras inte av sig själv: den sparas som du skrev den. Den maskeras innan den skickas ' +
      'till en språkmodell utanför huset.',
    heardMasked: 'Det som hörs i ett ärende utan namn maskeras innan det sparas.',
    maskingLimits: 'Maskeringen hittar inte allt. Ljud kan inte maskeras: en taligenkänning utanför huset hör det som sades.',
    nobodyElse: 'Inga leverantörer får något. Allt behandlas på maskiner hos den som driver tjänsten.',
    someElse: 'Vilka andra som får vad, och var, står under [Underbiträden](/info/sub-processors).',
    payerSees:
      'Betalar någon annan för din plats ser den personen ditt namn, din e-post och sedan när du har haft platsen, och ingenting av det du gör. Du ' +
      'ser vem som betalar.',
    exportAndErase:
      'Under inställningar kan du ladda ned allt du har sparat som en enda fil och radera kontot med allt i det. Du får ett kvitto utan innehåll.',
    ownAccessLog: 'Du kan själv läsa vem som har öppnat, ändrat eller raderat något i dina ärenden, och när.',
    authority: 'Anser du att uppgifter behandlas fel kan du klaga hos dataskyddsmyndigheten i ditt land.',
    aid: '{product} är ett hjälpmedel. Det ersätter inte professionellt omdöme.',
    notCe: '{product} är inte CE-märkt som medicinteknisk produkt.',
    readBeforeUse: 'Rapporten är ett utkast. Läs och rätta den innan du använder den; du svarar för texten.',
    tellPatient: 'Berätta för patienten att du spelar in. Inspelningen börjar först när du trycker på knappen.',
    ownAccount: 'Kontot är ditt eget. Det du sparar kan inte öppnas från andras konton.',
    pricesFirst: 'Priset visas innan du betalar något.',
    readOnlyAfter: 'Utan aktivt abonnemang kan du fortfarande läsa och ladda ned det du har och radera kontot, men inte skapa eller ändra något.',
    noRecordSystem: 'Det här är inget journalsystem. Det som hör hemma i journalen för du själv in där.',
    mayBeAway: 'Tjänsten kan vara nere. En pågående inspelning sparas på din enhet varje sekund och skickas när nätet är tillbaka.',
    noDecisions: 'Det fattar inga beslut om behandling. Det skriver ned det som sades.',
    mistakes:
      'Ord kan höras fel, och det som sades kan uppfattas fel. Därför visar meningarna orden de bygger på. Mycket av det en språkmodell lägger ' +
      'till märks ut, men inte allt.',
    suggestionsOn: 'Förslag på diagnoser visas bredvid rapporten. Vikterna bakom dem har inte granskats av någon kliniker; du bedömer dem själv.',
    suggestionsOff: 'Förslag på diagnoser är avstängda här.',
    onlyNecessary: 'Vi använder bara det som behövs för att tjänsten ska fungera. Startsidan och de här sidorna sätter inga kakor.',
    noTracking: 'Det finns ingen statistik och ingen spårning på sidorna, och inga skript, bilder eller typsnitt hämtas från andra.',
    cookiesOfSignIn: 'Inloggningen här använder kakor för att känna igen dig medan du loggar in och hålls inloggad.',
    cookiesElsewhere: 'Du loggar in hos {host}, som kan använda egna kakor på sina sidor.',
    cookiesOfPayment: 'Betalningen sker på Stripes sidor, där Stripe kan använda egna kakor.',
    keptChoices: 'Dina val: språk, ljust eller mörkt, mikrofon, sidornas form, om inspelningar senast blev text, och att du har läst om kakor.',
    keptSession: 'Din inloggning, tills du loggar ut, och din profil i fem minuter åt gången.',
    keptWork: 'Inspelningar som ännu inte har skickats, i högst 30 dygn, och text som ännu inte har sparats, i högst 12 timmar. Båda är krypterade.',
    keptApp:
      'Filerna som programmet behöver för att starta och spela in utan nät, medan du är inloggad. Inget om patienter ligger i dem, och ' +
      'de tas bort när du loggar ut.',
    contactForm: 'Använd [formuläret på startsidan](/contact). Meddelandet sparas krypterat.',
    supportAddress: 'E-post: [{address}](mailto:{address}).',
    noPatientsHere: 'Skriv ingenting om patienter i formuläret.',
    patientsTurnTo: 'Fråga mottagningen som behandlar dig. Den kan visa vad den har sparat om dig; vi kan inte öppna det.',
    agreementBetween:
      'Mottagningen är personuppgiftsansvarig, och den som driver tjänsten åt den är personuppgiftsbiträde. Den här sidan beskriver behandlingen; ' +
      'själva avtalet ingås skriftligen mellan dem. Driver mottagningen tjänsten själv behövs inget avtal.',
    purpose: 'Uppgifterna används för att göra en konsultation till text och ett utkast till rapport, och till det som mottagningen ber om med dem.',
    noSupportAccess: 'Tjänsten har ingen dörr in till andras ärenden, inte heller för supporten.',
    othersListed: 'Andra som behandlar något står under [Underbiträden](/info/sub-processors).',
    securityListed: 'Åtgärderna står under [Säkerhet](/info/security) och tiderna under [Dataskydd](/info/privacy-policy).',
    toldOfBreach: 'Den som driver tjänsten ska utan onödigt dröjsmål underrätta mottagningen om en personuppgiftsincident.',
    noEngines: 'Ingen taligenkänning eller språkmodell utanför huset används.',
    engineOfText: '{host}, {region}: språkmodell. Får text från ärendet, det du frågar om och det du klistrar in när du ber om ett svar.',
    engineOfSound: '{host}, {region}: taligenkänning. Får ljudet.',
    engineOff: '{host} är inställd men avstängd: ingen har sagt att den arbetar inom EES. Den får ingenting.',
    textIsMasked: 'Namn, nummer, adresser och datum maskeras i texten innan den skickas. Något kan slinka igenom.',
    soundIsNot: 'Ljud skickas som det spelades in. Det kan inte maskeras.',
    noStores: 'Databas och ljud ligger hos den som driver tjänsten.',
    storeOfRows: 'Databasen ligger hos en leverantör, {region}. Det som sagts och skrivits i ett ärende är krypterat innan det kommer dit.',
    storeOfSound: 'Ljudet ligger hos en leverantör, {region}. Det är krypterat innan det kommer dit.',
    signInHere: 'Inloggningen sker här.',
    signInElsewhere: '{host}: inloggning. Får inga patientuppgifter.',
    paymentHere: 'Ingen betalleverantör används.',
    paymentElsewhere: 'Stripe: betalning. Får din e-post, inga patientuppgifter.',
    mailElsewhere: '{host}: skickar meddelanden från kontaktformuläret och återkoppling vidare som e-post.',
    sealed: 'Det som sagts, skrivits och spelats in är krypterat med AES-256-GCM under en egen nyckel för varje ärende.',
    keysApart: 'Nycklarna är i sin tur krypterade, med en nyckel som inte ligger i databasen.',
    nothingLost: 'En inspelning sparas på enheten varje sekund och på servern i grupper. Den bekräftas först när den är skriven.',
    noThirdParty: 'Sidorna hämtar ingenting från andra.',
    ownEngine: 'Rapporter kan skrivas utan språkmodell och utan nät.',
    onlyTheOwner: 'Varje ärende hör till ett konto. För alla andra svarar servern som om det inte fanns.',
    logChained: 'Varje läsning, ändring, export och radering av ett ärende ger en rad i åtkomstloggen. Raderna är kedjade, så att en ändring av dem upptäcks.',
    tellOfHoles: 'Berätta för oss på [kontaktsidan](/info/contact) innan du berättar för andra.',
    aimed: 'Målet är WCAG 2.2, nivå AA.',
    checkedByMachine: 'Sidorna prövas maskinellt med axe varje gång programmet ändras.',
    byKeyboard: 'Hela vägen från inloggning till färdig rapport kan gås med enbart tangentbordet.',
    largeEnough: 'Knappar är minst 44 pixlar höga där du trycker med fingret.',
    notTriedByPeople: 'Tjänsten har inte prövats av personer med funktionsnedsättning, och inte med alla skärmläsare.',
    tellOfBarriers: 'Möter du något du inte kommer förbi, [skriv till oss](/contact).',
  },
  vet: {
    keptApp:
      'Filerna som programmet behöver för att starta och spela in utan nät, medan du är inloggad. Inget om djur och ägare ligger i dem, och ' +
      'de tas bort när du loggar ut.',
    clinicDecides:
      'Kliniken bestämmer vad som spelas in och varför, och svarar för det inför djurägaren. Den som driver tjänsten behandlar det för klinikens räkning.',
    dataOfPatients:
      'Om djurägare och djur: det som sägs, skrivs och spelas in under en konsultation, och namn när du anger dem; det som står i ett ' +
      'försäkringsintyg när du lägger det i ärendet.',
    namedCases: 'Ärenden som hör till ett namngivet djur har ingen tidsgräns här. De ligger kvar tills du raderar dem eller ditt konto.',
    countsPeriod: 'Anonymiserade data, det vill säga siffror om användning utan djur och ägare i, sparas i högst {counts}.',
    operatorUnnamed: 'Den som driver den här installationen har inte uppgett sitt namn här. Fråga den som gav dig adressen innan du använder den i arbetet.',
    tellPatient: 'Berätta för djurägaren att du spelar in. Inspelningen börjar först när du trycker på knappen.',
    noPatientsHere: 'Skriv ingenting om djurägare eller djur i formuläret.',
    patientsTurnTo: 'Är du djurägare, fråga kliniken som behandlar djuret. Den kan visa vad den har sparat om dig; vi kan inte öppna det.',
    signInElsewhere: '{host}: inloggning. Får ingenting från ärendena.',
    paymentElsewhere: 'Stripe: betalning. Får din e-post, ingenting från ärendena.',
  },
  unknownPlace: 'plats inte angiven',
}
