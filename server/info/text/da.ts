import type { InfoText } from '../info-text.ts'

export const da: InfoText = {
  pages: {
    'privacy-policy': { title: 'Persondata', description: 'Hvilke oplysninger der behandles, hvor længe de gemmes, og hvem der får dem.' },
    'terms-of-service': { title: 'Vilkår', description: 'Hvad tjenesten er, hvad du selv står inde for, og hvad der sker, når et abonnement slutter.' },
    disclaimer: { title: 'Forbehold', description: 'Et hjælpemiddel, ikke CE-mærket, og hvad det kan tage fejl af.' },
    'cookie-policy': { title: 'Cookies', description: 'Kun det nødvendige, og hvad der gemmes på din enhed.' },
    contact: { title: 'Kontakt', description: 'Sådan får du fat i os, der driver tjenesten.' },
    'processing-agreement': { title: 'Databehandleraftale', description: 'Hvad der gøres på klinikkens vegne, og hvordan.' },
    'sub-processors': { title: 'Underdatabehandlere', description: 'Hvem andre der får oplysninger fra denne installation.' },
    security: { title: 'Sikkerhed', description: 'Hvordan tekst og lyd er sikret, og hvem der kan se dem.' },
    accessibility: { title: 'Tilgængelighed', description: 'Hvad der er gjort, for at alle kan bruge tjenesten, og hvad der mangler.' },
  },
  headings: {
    whose: 'Hvem der har ansvaret for oplysningerne',
    whichData: 'Hvilke oplysninger',
    howLong: 'Hvor længe',
    typed: 'Det, der skrives, og det, der høres',
    whoElse: 'Hvem andre der får noget',
    yourRights: 'Dine rettigheder',
    whatItIs: 'Hvad tjenesten er',
    yourPart: 'Hvad du selv står inde for',
    paying: 'Betaling',
    whatMayBeWrong: 'Hvad der kan være forkert',
    whatItDoesNot: 'Hvad den ikke gør',
    whatIsKeptHere: 'Hvad der gemmes på din enhed',
    cookies: 'Cookies',
    write: 'Skriv til os',
    patients: 'Er du patient?',
    whatForWhom: 'Hvad der gøres, og for hvem',
    howItIsDone: 'Hvordan det gøres',
    whenItEnds: 'Når aftalen slutter',
    engines: 'Talegenkendelse og sprogmodeller',
    stores: 'Opbevaring',
    others: 'Login, betaling og e-mail',
    atRest: 'Det, der er gemt',
    inUse: 'I brug',
    whoCanSee: 'Hvem der kan se',
    found: 'Har du fundet en svaghed?',
    howFar: 'Hvor langt vi er nået',
    barriers: 'Hvad der mangler',
  },
  says: {
    operatorNamed: 'Denne installation drives af {operator}.',
    operatorUnnamed: 'Den, der driver denne installation, har ikke oplyst sit navn her. Spørg den, du fik adressen af, før du bruger den med patienter.',
    protectionOfficer: 'Databeskyttelsesrådgiver: {officer}.',
    clinicDecides:
      'Klinikken bestemmer, hvad der optages og hvorfor, og har ansvaret for det over for patienten. Den, der driver tjenesten, ' +
      'behandler det på klinikkens vegne.',
    dataOfPatients: 'Om patienter: det, der siges, skrives og optages i en konsultation, og navn, fødselsdato og køn, når du oplyser dem.',
    dataOfUsers:
      'Om dig, der bruger tjenesten: navn, e-mail, praksistype, sprog og abonnement; titel, autorisationsnummer, klinik, adresse og telefon, hvis ' +
      'du oplyser dem; skabeloner, talefraser og instrukser, du skriver; og hvilke sager du har læst og ændret.',
    dataOfWriters: 'Om dig, der skriver til os: det, du udfylder i kontaktformularen eller i en tilbagemelding.',
    anonymousPeriod: 'En sag uden navn: lyden slettes, når den er blevet til tekst, og alt, hvad der er tilbage, {anonymousText} efter at sagen blev oprettet.',
    soundPeriod: 'Al anden lyd slettes inden for {sound}, fra optagelsen begyndte.',
    namedCases: 'Sager, der hører til en navngivet patient, har ingen frist her. De bliver liggende, til du sletter dem eller din konto.',
    countsPeriod: 'Anonymiserede data, det vil sige tal om brug uden patienter i, gemmes i højst {counts}.',
    accessLogPeriod: 'Adgangsloggen og kvitteringer for sletning gemmes i {accessLog}.',
    contactPeriod: 'Beskeder fra kontaktformularen og tilbagemeldinger gemmes i {contact}.',
    trialPeriod:
      'En gratis prøve gives én gang. Derfor beholdes et aftryk af dit login, lavet med en nøgle: så længe du har en konto, og når den er slettet, ' +
      'til der er gået {trial}, siden prøven begyndte. Aftrykket siger ikke, hvem du er.',
    formerPeriod:
      'Har du haft et abonnement, eller er du kommet med en kollegas kode, beholdes et aftryk af dit login i {former}, efter at kontoen er slettet, ' +
      'så gratis måneder ikke gives to gange for samme person. Aftrykket er lavet med en nøgle og siger ikke, hvem du er.',
    invitedPeriod:
      'E-mailadressen i en invitation til en plads er krypteret. Den slettes, når pladsen er taget, frigjort eller trukket tilbage, og senest ' +
      '{invited} efter at invitationen udløb.',
    deletion:
      'Når noget slettes, ødelægges først nøglen, det er krypteret med, og derefter rækkerne og filerne. Senest {epoch} efter kan ingen kopi ' +
      'af databasen alene åbnes igen.',
    typedText:
      'Tekst, du skriver eller sætter ind, bliver ikke anonymiseret af sig selv: den gemmes, som du skrev den. Den maskeres, før den sendes ' +
      'til en sprogmodel uden for huset.',
    heardMasked: 'Det, der høres i en sag uden navn, maskeres, før det gemmes.',
    maskingLimits: 'Maskeringen finder ikke alt. Lyd kan ikke maskeres: en talegenkendelse uden for huset hører det, der blev sagt.',
    nobodyElse: 'Ingen leverandører får noget. Alt behandles på maskiner hos den, der driver tjenesten.',
    someElse: 'Hvem andre der får hvad, og hvor, står under [Underdatabehandlere](/info/sub-processors).',
    payerSees:
      'Betaler en anden for din plads, ser vedkommende dit navn, din e-mail og siden hvornår du har haft pladsen, og intet af det, du gør. Du ser, ' +
      'hvem der betaler.',
    exportAndErase: 'Under indstillinger kan du hente alt, hvad du har gemt, som én fil og slette kontoen med alt i den. Du får en kvittering uden indhold.',
    ownAccessLog: 'Du kan selv læse, hvem der har åbnet, ændret eller slettet noget i dine sager, og hvornår.',
    authority: 'Mener du, at oplysninger behandles forkert, kan du klage til datatilsynet i dit land.',
    aid: '{product} er et hjælpemiddel. Det erstatter ikke fagligt skøn.',
    notCe: '{product} er ikke CE-mærket som medicinsk udstyr.',
    readBeforeUse: 'Rapporten er et udkast. Læs og ret den, før du bruger den; du har ansvaret for teksten.',
    tellPatient: 'Fortæl patienten, at du optager. Optagelsen begynder først, når du trykker på knappen.',
    ownAccount: 'Kontoen er din alene. Det, du gemmer, kan ikke åbnes fra andres konti.',
    pricesFirst: 'Prisen vises, før du betaler noget.',
    readOnlyAfter: 'Uden aktivt abonnement kan du stadig læse og hente det, du har, og slette kontoen, men ikke lave eller ændre noget.',
    noRecordSystem: 'Dette er ikke et journalsystem. Det, der hører til i journalen, skal du selv føre ind der.',
    mayBeAway: 'Tjenesten kan være nede. En optagelse i gang gemmes på din enhed hvert sekund og sendes, når nettet er tilbage.',
    noDecisions: 'Det træffer ingen beslutninger om behandling. Det skriver det ned, der blev sagt.',
    mistakes:
      'Ord kan høres forkert, og det, der blev sagt, kan forstås forkert. Derfor viser sætningerne de ord, de bygger på. Meget af det, en ' +
      'sprogmodel lægger til, bliver markeret, men ikke alt.',
    suggestionsOn: 'Forslag til diagnoser vises ved siden af rapporten. Vægtene bag dem er ikke gennemgået af nogen kliniker; du vurderer dem selv.',
    suggestionsOff: 'Forslag til diagnoser er slået fra her.',
    onlyNecessary: 'Vi bruger kun det, der er nødvendigt, for at tjenesten virker. Forsiden og disse sider sætter ingen cookies.',
    noTracking: 'Der er ingen statistik og ingen sporing på siderne, og ingen scripts, billeder eller skrifttyper hentes hos andre.',
    cookiesOfSignIn: 'Login her bruger cookies for at kende dig, mens du logger ind og holdes logget ind.',
    cookiesElsewhere: 'Du logger ind hos {host}, som kan bruge egne cookies på sine sider.',
    cookiesOfPayment: 'Betaling sker på Stripes sider, hvor Stripe kan bruge egne cookies.',
    keptChoices: 'Dine valg: sprog, lyst eller mørkt, mikrofon, sidernes form, om optagelser sidst blev til tekst, og at du har læst om cookies.',
    keptSession: 'Dit login, til du logger ud, og din profil i fem minutter ad gangen.',
    keptWork: 'Optagelser, der endnu ikke er sendt, i højst 30 dage, og tekst, der endnu ikke er gemt, i højst 12 timer. Begge er krypteret.',
    keptApp:
      'De filer, programmet skal bruge for at starte og optage uden net, mens du er logget ind. De indeholder intet om patienter og fjernes, når du logger ud.',
    contactForm: 'Brug [formularen på forsiden](/contact). Beskeden gemmes krypteret.',
    supportAddress: 'E-mail: [{address}](mailto:{address}).',
    noPatientsHere: 'Skriv ikke noget om patienter i formularen.',
    patientsTurnTo: 'Spørg klinikken, der behandler dig. Den kan give dig indsigt i det, den har gemt om dig; vi kan ikke åbne det.',
    agreementBetween:
      'Klinikken er dataansvarlig, og den, der driver tjenesten for den, er databehandler. Denne side beskriver behandlingen; selve aftalen indgås ' +
      'skriftligt mellem dem. Driver klinikken tjenesten selv, kræves ingen aftale.',
    purpose: 'Oplysningerne bruges til at gøre en konsultation til tekst og et udkast til en rapport, og til det, klinikken beder om med dem.',
    noSupportAccess: 'Tjenesten har ingen dør ind til andres sager, heller ikke for support.',
    othersListed: 'Andre, der behandler noget, står under [Underdatabehandlere](/info/sub-processors).',
    securityListed: 'Foranstaltningerne står under [Sikkerhed](/info/security) og fristerne under [Persondata](/info/privacy-policy).',
    toldOfBreach: 'Den, der driver tjenesten, skal uden unødig forsinkelse underrette klinikken om et brud på persondatasikkerheden.',
    noEngines: 'Ingen talegenkendelse eller sprogmodel uden for huset er i brug.',
    engineOfText: '{host}, {region}: sprogmodel. Får tekst fra sagen, det du spørger om, og det du sætter ind, når du beder om et svar.',
    engineOfSound: '{host}, {region}: talegenkendelse. Får lyden.',
    engineOff: '{host} er sat op, men slået fra: ingen har sagt, at den arbejder i EØS. Den får ingenting.',
    textIsMasked: 'Navne, numre, adresser og datoer maskeres i teksten, før den sendes. Noget kan slippe igennem.',
    soundIsNot: 'Lyd sendes, som den er optaget. Den kan ikke maskeres.',
    noStores: 'Database og lyd ligger hos den, der driver tjenesten.',
    storeOfRows: 'Databasen ligger hos en leverandør, {region}. Det, der er sagt og skrevet i en sag, er krypteret, før det kommer dertil.',
    storeOfSound: 'Lyden ligger hos en leverandør, {region}. Den er krypteret, før den kommer dertil.',
    signInHere: 'Login sker her.',
    signInElsewhere: '{host}: login. Får ingen patientoplysninger.',
    paymentHere: 'Ingen betalingsudbyder er i brug.',
    paymentElsewhere: 'Stripe: betaling. Får din e-mail, ingen patientoplysninger.',
    mailElsewhere: '{host}: sender beskeder fra kontaktformularen og tilbagemeldinger videre som e-mail.',
    sealed: 'Det, der er sagt, skrevet og optaget, er krypteret med AES-256-GCM under en egen nøgle for hver sag.',
    keysApart: 'Nøglerne er selv krypteret, med en nøgle, der ikke ligger i databasen.',
    nothingLost: 'En optagelse gemmes på enheden hvert sekund og på serveren i grupper. Den bekræftes først, når den er skrevet.',
    noThirdParty: 'Siderne henter ingenting hos andre.',
    ownEngine: 'Rapporter kan skrives uden sprogmodel og uden net.',
    onlyTheOwner: 'Hver sag hører til én konto. For alle andre svarer serveren, som om den ikke fandtes.',
    logChained: 'Hver læsning, ændring, eksport og sletning af en sag giver en linje i adgangsloggen. Linjerne er kædet sammen, så en ændring af dem opdages.',
    tellOfHoles: 'Fortæl os om det på [kontaktsiden](/info/contact), før du fortæller andre.',
    aimed: 'Målet er WCAG 2.2, niveau AA.',
    checkedByMachine: 'Siderne prøves maskinelt med axe, hver gang programmet ændres.',
    byKeyboard: 'Hele vejen fra login til færdig rapport kan gås med tastaturet alene.',
    largeEnough: 'Knapper er mindst 44 pixel høje, hvor du trykker med fingeren.',
    notTriedByPeople: 'Tjenesten er ikke prøvet af personer med funktionsnedsættelse, og ikke med alle skærmlæsere.',
    tellOfBarriers: 'Møder du noget, du ikke kommer forbi, så [skriv til os](/contact).',
  },
  vet: {
    keptApp:
      'De filer, programmet skal bruge for at starte og optage uden net, mens du er logget ind. De indeholder intet om dyr og ' +
      'ejere og fjernes, når du logger ud.',
    clinicDecides:
      'Klinikken bestemmer, hvad der optages og hvorfor, og har ansvaret for det over for dyreejeren. Den, der driver tjenesten, ' +
      'behandler det på klinikkens vegne.',
    dataOfPatients:
      'Om dyreejere og dyr: det, der siges, skrives og optages i en konsultation, og navne, når du oplyser dem; det, der står i en ' +
      'forsikringsattest, når du lægger den i sagen.',
    namedCases: 'Sager, der hører til et navngivet dyr, har ingen frist her. De bliver liggende, til du sletter dem eller din konto.',
    countsPeriod: 'Anonymiserede data, det vil sige tal om brug uden dyr og ejere i, gemmes i højst {counts}.',
    operatorUnnamed: 'Den, der driver denne installation, har ikke oplyst sit navn her. Spørg den, du fik adressen af, før du bruger den i arbejdet.',
    tellPatient: 'Fortæl dyreejeren, at du optager. Optagelsen begynder først, når du trykker på knappen.',
    noPatientsHere: 'Skriv ikke noget om dyreejere eller dyr i formularen.',
    patientsTurnTo: 'Er du dyreejer, så spørg klinikken, der behandler dyret. Den kan give dig indsigt i det, den har gemt om dig; vi kan ikke åbne det.',
    signInElsewhere: '{host}: login. Får ingenting fra sagerne.',
    paymentElsewhere: 'Stripe: betaling. Får din e-mail, ingenting fra sagerne.',
  },
  unknownPlace: 'sted ikke oplyst',
}
