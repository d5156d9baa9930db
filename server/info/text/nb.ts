import type { InfoText } from '../info-text.ts'

export const nb: InfoText = {
  pages: {
    'privacy-policy': { title: 'Personvern', description: 'Hvilke opplysninger som behandles, hvor lenge de beholdes, og hvem som får dem.' },
    'terms-of-service': { title: 'Vilkår', description: 'Hva tjenesten er, hva du selv svarer for, og hva som skjer når et abonnement tar slutt.' },
    disclaimer: { title: 'Forbehold', description: 'Et hjelpemiddel, ikke CE-merket, og hva det kan ta feil av.' },
    'cookie-policy': { title: 'Informasjonskapsler', description: 'Bare det som er nødvendig, og hva som lagres på enheten din.' },
    contact: { title: 'Kontakt', description: 'Slik når du oss som driver tjenesten.' },
    'processing-agreement': { title: 'Databehandleravtale', description: 'Hva som gjøres på vegne av klinikken, og hvordan.' },
    'sub-processors': { title: 'Underleverandører', description: 'Hvem andre som får opplysninger fra denne installasjonen.' },
    security: { title: 'Sikkerhet', description: 'Hvordan tekst og lyd er sikret, og hvem som kan se dem.' },
    accessibility: { title: 'Tilgjengelighet', description: 'Hva som er gjort for at alle skal kunne bruke tjenesten, og hva som gjenstår.' },
  },
  headings: {
    whose: 'Hvem som svarer for opplysningene',
    whichData: 'Hvilke opplysninger',
    howLong: 'Hvor lenge',
    typed: 'Det som skrives, og det som høres',
    whoElse: 'Hvem andre som får noe',
    yourRights: 'Dine rettigheter',
    whatItIs: 'Hva tjenesten er',
    yourPart: 'Hva du selv svarer for',
    paying: 'Betaling',
    whatMayBeWrong: 'Hva som kan være feil',
    whatItDoesNot: 'Hva den ikke gjør',
    whatIsKeptHere: 'Hva som lagres på enheten din',
    cookies: 'Informasjonskapsler',
    write: 'Skriv til oss',
    patients: 'Er du pasient?',
    whatForWhom: 'Hva som gjøres, og for hvem',
    howItIsDone: 'Hvordan det gjøres',
    whenItEnds: 'Når avtalen slutter',
    engines: 'Talegjenkjenning og språkmodeller',
    stores: 'Lagring',
    others: 'Innlogging, betaling og e-post',
    atRest: 'Det som er lagret',
    inUse: 'I bruk',
    whoCanSee: 'Hvem som kan se',
    found: 'Har du funnet en svakhet?',
    howFar: 'Hvor langt vi er kommet',
    barriers: 'Hva som gjenstår',
  },
  says: {
    operatorNamed: 'Denne installasjonen drives av {operator}.',
    operatorUnnamed: 'Den som driver denne installasjonen, har ikke oppgitt navnet sitt her. Spør den du fikk adressen av, før du bruker den med pasienter.',
    protectionOfficer: 'Personvernombud: {officer}.',
    clinicDecides:
      'Klinikken bestemmer hva som tas opp og hvorfor, og svarer for det overfor pasienten. Den som driver tjenesten, behandler det på klinikkens vegne.',
    dataOfPatients: 'Om pasienter: det som blir sagt, skrevet og tatt opp i en konsultasjon, og navn, fødselsdato og kjønn når du oppgir dem.',
    dataOfUsers:
      'Om deg som bruker tjenesten: navn, e-post, praksistype, språk og abonnement; tittel, autorisasjonsnummer, klinikk, adresse og telefon hvis ' +
      'du oppgir dem; maler, talefraser og instrukser du skriver; og hvilke saker du har lest og endret.',
    dataOfWriters: 'Om deg som skriver til oss: det du fyller ut i kontaktskjemaet eller i en tilbakemelding.',
    anonymousPeriod: 'En sak uten navn: lyden slettes når den er gjort om til tekst, og alt som er igjen, {anonymousText} etter at saken ble laget.',
    soundPeriod: 'All annen lyd slettes innen {sound} etter at opptaket begynte.',
    namedCases: 'Saker til en navngitt pasient har ingen frist her. De blir stående til du sletter dem eller kontoen din.',
    countsPeriod: 'Anonymiserte data, det vil si tall om bruk uten pasienter i, beholdes i høyst {counts}.',
    accessLogPeriod: 'Innsynsloggen og kvitteringer for sletting beholdes i {accessLog}.',
    contactPeriod: 'Meldinger fra kontaktskjemaet og tilbakemeldinger beholdes i {contact}.',
    trialPeriod:
      'Gratis prøve gis én gang. Derfor beholdes et avtrykk av innloggingen din, laget med en nøkkel: så lenge du har konto, og etter at den er ' +
      'slettet, til det er gått {trial} siden prøven begynte. Avtrykket sier ikke hvem du er.',
    formerPeriod:
      'Har du hatt abonnement, eller kommet med koden til en kollega, beholdes et avtrykk av innloggingen din i {former} etter at kontoen er ' +
      'slettet, så gratis måneder ikke gis to ganger for samme person. Avtrykket er laget med en nøkkel og sier ikke hvem du er.',
    invitedPeriod:
      'E-postadressen i en invitasjon til en plass er kryptert. Den slettes når plassen er tatt, frigjort eller trukket tilbake, og senest ' +
      '{invited} etter at invitasjonen gikk ut.',
    deletion:
      'Når noe slettes, ødelegges først nøkkelen det er kryptert med, deretter radene og filene. Senest {epoch} etter kan ingen kopi av ' +
      'databasen alene åpnes igjen.',
    typedText:
      'Tekst du skriver eller limer inn, blir ikke anonymisert av seg selv: den lagres slik du skrev den. Den maskeres før den sendes ' +
      'til en språkmodell utenfor huset.',
    heardMasked: 'Det som blir hørt i en sak uten navn, maskeres før det lagres.',
    maskingLimits: 'Maskering finner ikke alt. Lyd kan ikke maskeres: en talegjenkjenning utenfor huset hører det som ble sagt.',
    nobodyElse: 'Ingen leverandører får noe. Alt behandles på maskinene til den som driver tjenesten.',
    someElse: 'Hvem andre som får hva, og hvor, står under [Underleverandører](/info/sub-processors).',
    payerSees:
      'Betaler noen andre for plassen din, ser de navnet ditt, e-posten din og siden når du har hatt plassen, og ingenting av det du gjør. Du ser ' +
      'hvem som betaler.',
    exportAndErase: 'Under innstillinger kan du laste ned alt du har lagret, som én fil, og slette kontoen med alt i den. Du får en kvittering uten innhold.',
    ownAccessLog: 'Du kan selv lese hvem som har åpnet, endret eller slettet noe i sakene dine, og når.',
    authority: 'Mener du at opplysninger blir behandlet feil, kan du klage til datatilsynet i landet ditt.',
    aid: '{product} er et hjelpemiddel. Det erstatter ikke faglig skjønn.',
    notCe: '{product} er ikke CE-merket som medisinsk utstyr.',
    readBeforeUse: 'Rapporten er et utkast. Les og rett den før du bruker den; du svarer for teksten.',
    tellPatient: 'Fortell pasienten at du tar opp. Opptaket begynner først når du trykker på knappen.',
    ownAccount: 'Kontoen er din alene. Det du lagrer, kan ikke åpnes fra andres kontoer.',
    pricesFirst: 'Prisen vises før du betaler noe.',
    readOnlyAfter: 'Uten aktivt abonnement kan du fortsatt lese og laste ned det du har, og slette kontoen, men ikke lage eller endre noe.',
    noRecordSystem: 'Dette er ikke et journalsystem. Det som hører hjemme i journalen, må du føre dit selv.',
    mayBeAway: 'Tjenesten kan være borte. Et opptak i gang lagres på enheten din hvert sekund og sendes når nettet er tilbake.',
    noDecisions: 'Det tar ingen beslutninger om behandling. Det skriver ned det som ble sagt.',
    mistakes:
      'Ord kan høres feil, og det som ble sagt, kan forstås feil. Derfor viser setningene ordene de bygger på. Mye av det en språkmodell legger ' +
      'til, blir merket, men ikke alt.',
    suggestionsOn: 'Forslag til diagnoser vises ved siden av rapporten. Vektene bak er ikke gjennomgått av noen kliniker; du vurderer dem selv.',
    suggestionsOff: 'Forslag til diagnoser er slått av her.',
    onlyNecessary: 'Vi bruker bare det som er nødvendig for at tjenesten skal virke. Forsiden og disse sidene setter ingen informasjonskapsler.',
    noTracking: 'Det er ingen statistikk og ingen sporing på sidene, og ingen andres skript, bilder eller skrifter lastes inn.',
    cookiesOfSignIn: 'Innloggingen her bruker informasjonskapsler for å kjenne deg igjen mens du logger inn og holdes innlogget.',
    cookiesElsewhere: 'Du logger inn hos {host}, som kan bruke egne informasjonskapsler på sine sider.',
    cookiesOfPayment: 'Betaling skjer på sidene til Stripe, som kan bruke egne informasjonskapsler der.',
    keptChoices: 'Valgene dine: språk, lyst eller mørkt, mikrofon, sidenes form, om opptak sist ble tekst, og at du har lest om informasjonskapsler.',
    keptSession: 'Innloggingen din, til du logger ut, og profilen din i fem minutter om gangen.',
    keptWork: 'Opptak som ikke er sendt ennå, i høyst 30 døgn, og tekst som ikke er lagret ennå, i høyst 12 timer. Begge er kryptert.',
    keptApp:
      'Filene programmet trenger for å starte og ta opp uten nett, mens du er logget inn. Ingenting om pasienter ligger i dem, og de fjernes når du logger ut.',
    contactForm: 'Bruk [skjemaet på forsiden](/contact). Meldingen lagres kryptert.',
    supportAddress: 'E-post: [{address}](mailto:{address}).',
    noPatientsHere: 'Ikke skriv noe om pasienter i skjemaet.',
    patientsTurnTo: 'Spør klinikken som behandler deg. Den kan gi deg innsyn i det den har lagret om deg; vi kan ikke åpne det.',
    agreementBetween:
      'Klinikken er behandlingsansvarlig, og den som driver tjenesten for den, er databehandler. Denne siden beskriver behandlingen; selve avtalen ' +
      'inngås skriftlig mellom dem. Driver klinikken tjenesten selv, trengs ingen avtale.',
    purpose: 'Opplysningene brukes til å gjøre en konsultasjon om til tekst og et utkast til rapport, og til det klinikken ber om med dem.',
    noSupportAccess: 'Tjenesten har ingen dør inn til andres saker, heller ikke for brukerstøtte.',
    othersListed: 'Andre som behandler noe, står under [Underleverandører](/info/sub-processors).',
    securityListed: 'Tiltakene står under [Sikkerhet](/info/security), og fristene under [Personvern](/info/privacy-policy).',
    toldOfBreach: 'Den som driver tjenesten, skal varsle klinikken uten ugrunnet opphold om et brudd på personopplysningssikkerheten.',
    noEngines: 'Ingen talegjenkjenning eller språkmodell utenfor huset er i bruk.',
    engineOfText: '{host}, {region}: språkmodell. Får tekst fra saken, det du spør om, og det du limer inn når du ber om et svar.',
    engineOfSound: '{host}, {region}: talegjenkjenning. Får lyden.',
    engineOff: '{host} er satt opp, men slått av: ingen har sagt at den arbeider i EØS. Den får ingenting.',
    textIsMasked: 'Navn, numre, adresser og datoer maskeres i teksten før den sendes. Noe kan slippe gjennom.',
    soundIsNot: 'Lyd sendes slik den er tatt opp. Den kan ikke maskeres.',
    noStores: 'Database og lyd ligger hos den som driver tjenesten.',
    storeOfRows: 'Databasen ligger hos en leverandør, {region}. Det som er sagt og skrevet i en sak, er kryptert før det kommer dit.',
    storeOfSound: 'Lyden ligger hos en leverandør, {region}. Den er kryptert før den kommer dit.',
    signInHere: 'Innloggingen skjer her.',
    signInElsewhere: '{host}: innlogging. Får ingen pasientopplysninger.',
    paymentHere: 'Ingen betalingsleverandør er i bruk.',
    paymentElsewhere: 'Stripe: betaling. Får e-posten din, ingen pasientopplysninger.',
    mailElsewhere: '{host}: sender meldinger fra kontaktskjemaet og tilbakemeldinger videre som e-post.',
    sealed: 'Det som er sagt, skrevet og tatt opp, er kryptert med AES-256-GCM under en egen nøkkel for hver sak.',
    keysApart: 'Nøklene er selv kryptert, med en nøkkel som ikke ligger i databasen.',
    nothingLost: 'Et opptak lagres på enheten hvert sekund og på serveren i grupper. Det bekreftes først når det er skrevet.',
    noThirdParty: 'Sidene laster ingenting fra andre.',
    ownEngine: 'Rapporter kan skrives uten språkmodell og uten nett.',
    onlyTheOwner: 'Hver sak tilhører én konto. For alle andre svarer serveren som om den ikke fantes.',
    logChained:
      'Hver lesing, endring, eksport og sletting av en sak gir en linje i innsynsloggen. Linjene er lenket sammen, slik at en endring av dem oppdages.',
    tellOfHoles: 'Fortell oss om det på [kontaktsiden](/info/contact) før du forteller andre.',
    aimed: 'Målet er WCAG 2.2, nivå AA.',
    checkedByMachine: 'Sidene prøves maskinelt med axe hver gang programmet endres.',
    byKeyboard: 'Hele veien fra innlogging til ferdig rapport kan gås med tastaturet alene.',
    largeEnough: 'Knapper er minst 44 piksler høye der du trykker med finger.',
    notTriedByPeople: 'Tjenesten er ikke prøvd av personer med nedsatt funksjonsevne, og ikke med alle skjermlesere.',
    tellOfBarriers: 'Møter du noe du ikke kommer forbi, så [skriv til oss](/contact).',
  },
  vet: {
    keptApp:
      'Filene programmet trenger for å starte og ta opp uten nett, mens du er logget inn. Ingenting om dyr og eiere ligger i dem, og ' +
      'de fjernes når du logger ut.',
    clinicDecides:
      'Klinikken bestemmer hva som tas opp og hvorfor, og svarer for det overfor dyreeieren. Den som driver tjenesten, behandler det på klinikkens vegne.',
    dataOfPatients:
      'Om dyreeiere og dyr: det som blir sagt, skrevet og tatt opp i en konsultasjon, og navn når du oppgir dem; det som står i en ' +
      'forsikringsattest når du legger den i saken.',
    namedCases: 'Saker til et navngitt dyr har ingen frist her. De blir stående til du sletter dem eller kontoen din.',
    countsPeriod: 'Anonymiserte data, det vil si tall om bruk uten dyr og eiere i, beholdes i høyst {counts}.',
    operatorUnnamed: 'Den som driver denne installasjonen, har ikke oppgitt navnet sitt her. Spør den du fikk adressen av, før du bruker den i arbeidet.',
    tellPatient: 'Fortell dyreeieren at du tar opp. Opptaket begynner først når du trykker på knappen.',
    noPatientsHere: 'Ikke skriv noe om dyreeiere eller dyr i skjemaet.',
    patientsTurnTo: 'Er du dyreeier, så spør klinikken som behandler dyret. Den kan gi deg innsyn i det den har lagret om deg; vi kan ikke åpne det.',
    signInElsewhere: '{host}: innlogging. Får ingenting fra sakene.',
    paymentElsewhere: 'Stripe: betaling. Får e-posten din, ingenting fra sakene.',
  },
  unknownPlace: 'sted ikke oppgitt',
}
