import type { Vertical } from '#contract/vertical.ts'
import { plansOf, STANDARD_PLANS } from '#domain/plans/plan.ts'
import type { LandingText } from '../landing-text.ts'

const med: LandingText = {
  title: 'Epikrise: samtalen bliver til journal',
  description: 'Optag konsultationen, og få et struktureret notat, hvor hver sætning kan spores til det, der blev sagt. For læger i Norge, Sverige og Danmark.',
  product: 'Epikrise',
  navigation: {
    prices: 'Priser',
    vision: 'Vores tanke',
    info: 'Vilkår og persondata',
    benefits: 'Fordele',
    how: 'Sådan virker det',
    questions: 'Spørgsmål',
    contact: 'Kontakt',
    label: 'Indhold',
    language: 'Sprog',
  },
  signIn: 'Log ind',
  signInFailed: 'Login svarede ikke. Tjek netværket, og prøv igen.',
  taste: { open: 'Prøv uden at logge ind', opening: 'Henter samtalen …', failed: 'Det kunne ikke hentes. Kontrollér nettet, og tryk en gang til.' },
  hero: {
    heading: 'Vær hos patienten. Notatet skriver sig selv imens.',
    body: 'Epikrise lytter til konsultationen og har et klart notat, når den er slut. Hver sætning viser, hvor i samtalen den kommer fra.',
    start: 'Kom i gang',
    more: 'Se, hvordan det virker',
    note: 'Dansk, norsk, svensk, engelsk og russisk.',
  },
  sheet: {
    label: 'Eksempel på et notat',
    sections: [
      {
        heading: 'Aktuelt',
        lines: [
          { text: 'Hoste i tre uger, mest om natten. Ingen feber.', mark: 'said' },
          { text: 'Ryger ikke. Har ikke været udenlands.', mark: 'said' },
        ],
      },
      {
        heading: 'Objektivt',
        lines: [
          { text: 'St.p. i.a. bilateralt.', mark: 'said' },
          { text: 'SpO₂ 98 %, puls 72.', mark: 'typed' },
        ],
      },
      { heading: 'Plan', lines: [{ text: 'Kontrol om to uger ved manglende bedring.', mark: 'unsupported' }] },
    ],
    quoteLabel: 'Sagt efter 02:14',
    quote: '»Jeg har hostet i tre uger nu, og det er værst om natten. Nej, ingen feber.«',
    marks: { said: 'Sagt', typed: 'Skrevet', unsupported: 'Skal bekræftes' },
  },
  benefits: {
    heading: 'Lavet til de korte pauser mellem patienter',
    items: [
      {
        heading: 'Hver sætning har en kilde',
        body: 'Peg på en sætning, og se ordene, den hviler på. Epikrise kan have misforstået dem, og så ser du det dér.',
      },
      { heading: 'Færdigt, når døren lukkes', body: 'Talen skrives ned, mens I taler. Når du stopper optagelsen, mangler du kun at læse igennem.' },
      { heading: 'Intet går tabt', body: 'Optagelsen gemmes stykke for stykke. Falder nettet ud, ligger lyden på enheden og sendes, når nettet er tilbage.' },
      {
        heading: 'Rydder op efter sig',
        body: 'Sager uden navn: lyden slettes, når den er skrevet ned, teksten, når fristen er udløbet. Du kan se, hvor længe der er igen.',
      },
      { heading: 'Kan køre hos jer', body: 'Talegenkendelse og rapport kan køre på egne maskiner, uden sky. Det bestemmer I selv.' },
      { heading: 'Tre veje ind', body: 'Optag i browseren, upload en lydfil, eller indsæt tekst, du allerede har.' },
    ],
  },
  vision: {
    heading: 'Blikket tilbage på patienten',
    body:
      'Et notat skal hjælpe den næste, der læser det, ikke tage tid fra den, der sidder foran dig. Vi laver et værktøj, der er stille i rummet, ' +
      'ærligt om, hvad det ved, og let at rette.',
  },
  testimonials: 'Det siger brugerne',
  prices: {
    heading: 'Priser',
    body: 'Én pris for det hele. Ingen binding: opsig, når du vil, og behold adgangen perioden ud.',
    perYear: 'om året', perMonth: 'om måneden', included: 'Inkl. moms.',
    afterSignIn: 'Priserne står i appen, når du er logget ind. Intet betales, før du selv har valgt en plan.',
    plans: plansOf(STANDARD_PLANS, { vertical: 'med', language: 'da', isDiscounted: false }),
  },
  how: {
    heading: 'Sådan virker det',
    steps: [
      { heading: 'Tryk på optag', body: 'Fortæl patienten, at du optager, og tal som normalt. Du kan holde pause når som helst.' },
      { heading: 'Læs notatet', body: 'Resumé, aktuelt, objektivt, vurdering og plan står klar. Ret, hvad du vil; alt gemmes, mens du skriver.' },
      { heading: 'Kopiér til journalen', body: 'Ét tryk kopierer teksten til dit journalsystem. Så er du klar til den næste.' },
    ],
  },
  questions: {
    heading: 'Spørgsmål, vi ofte får',
    items: [
      {
        question: 'Skal patienten give samtykke?',
        answer:
          'Det er dit ansvar at oplyse patienten om optagelsen og følge reglerne på dit arbejdssted. Epikrise optager aldrig, uden ' +
          'at du har trykket på knappen.',
      },
      {
        question: 'Hvem kan se det, jeg optager?',
        answer:
          'Af dem, der bruger tjenesten: kun du. Tekst og lyd er krypteret med en særskilt nøgle for hver sag, og når nøglen slettes, kan ingen ' +
          'læse sagen igen. Hvem der eventuelt behandler noget for os, står under Underdatabehandlere.',
      },
      {
        question: 'Hvad hvis den skriver noget forkert?',
        answer:
          'Det kan ske: ord høres forkert, eller det sagte bliver misforstået. Derfor viser hver sætning de ord, den hviler på. Meget af det, en ' +
          'sprogmodel lægger til, bliver markeret, men ikke alt. Læs altid igennem, før notatet bruges.',
      },
      {
        question: 'Hvad koster det?',
        answer: 'Priserne står her på siden. Du vælger abonnement pr. måned eller år efter login og ser beløbet, før du betaler.',
      },
      {
        question: 'Kan klinikken betale for flere?',
        answer: 'Ja. Ét abonnement kan have flere pladser. Den, der betaler, ser, hvem der har en plads, og intet af det, de gør.',
      },
    ],
  },
  contact: {
    heading: 'Tal med os',
    body: 'Vil du se Epikrise i din egen klinik, eller har du spørgsmål om drift og persondata? Skriv et par linjer, så svarer et menneske.',
    demo: 'Bed om en demonstration',
    form: {
      firstName: 'Fornavn',
      lastName: 'Efternavn',
      company: 'Virksomhed',
      email: 'E-mail',
      country: 'Land',
      countries: { NO: 'Norge', SE: 'Sverige', DK: 'Danmark' },
      phone: 'Telefon',
      message: 'Besked',
      messageHint: 'Skriv ikke noget om patienter her.',
      consent: 'Jeg har læst, hvordan mine oplysninger behandles',
      consentLink: 'Persondata',
      optional: 'valgfrit',
      send: 'Send',
      sending: 'Sender …',
      sent: 'Tak. Beskeden er modtaget, og et menneske svarer dig.',
      error: 'Error',
      unreachable: 'Serveren svarede ikke. Din tekst står her stadig; prøv igen om lidt.',
    },
  },
  feedback: { open: 'Giv tilbagemelding', failed: 'Formularen kunne ikke hentes. Kontrollér nettet, og prøv igen.' },
  cookies: { label: 'Cookies', text: 'Vi bruger kun det nødvendige.', link: 'Læs mere', accept: 'OK' },
  info: {
    heading: 'Hvad Epikrise ikke er',
    limits: [
      'Epikrise er ikke CE-mærket som medicinsk udstyr. Den, der tager det i brug, skal selv vurdere anvendelsen.',
      'Det stiller ingen diagnoser og træffer ingen beslutninger. Teksten er et udkast, til du har læst og godkendt den.',
      'Det erstatter ikke fagligt skøn, og det er ikke et journalsystem.',
    ],
    rights: 'Bygget til klinisk hverdag i Norden.',
    pages: {
      'privacy-policy': 'Persondata',
      'terms-of-service': 'Vilkår',
      disclaimer: 'Forbehold',
      'cookie-policy': 'Cookies',
      contact: 'Kontakt',
      'processing-agreement': 'Databehandleraftale',
      'sub-processors': 'Underdatabehandlere',
      security: 'Sikkerhed',
      accessibility: 'Tilgængelighed',
    },
    pagesLabel: 'Vilkår og persondata',
  },
}

const vet: LandingText = {
  ...med,
  prices: { ...med.prices, plans: plansOf(STANDARD_PLANS, { vertical: 'vet', language: 'da', isDiscounted: false }) },
  title: 'Epikrise Vet: samtalen bliver til journal',
  description:
    'Optag konsultationen, og få en struktureret dyrejournal, hvor hver sætning kan spores til det, der blev sagt. For dyrlæger i Norge, Sverige og Danmark.',
  product: 'Epikrise Vet',
  hero: {
    ...med.hero,
    heading: 'Hænderne på dyret. Notatet skriver sig selv imens.',
    body: 'Epikrise lytter til samtalen med dyreejeren og har et klart notat, når den er slut. Hver sætning viser, hvor i samtalen den kommer fra.',
  },
  sheet: {
    ...med.sheet,
    sections: [
      {
        heading: 'Anamnese',
        lines: [
          { text: 'Halt på venstre bagben siden søndag.', mark: 'said' },
          { text: 'Æder og drikker normalt.', mark: 'said' },
        ],
      },
      {
        heading: 'Undersøgelse',
        lines: [
          { text: 'Hævelse og varme over venstre knæ.', mark: 'said' },
          { text: 'Vægt 28,4 kg, temperatur 38,6 °C.', mark: 'typed' },
        ],
      },
      { heading: 'Plan', lines: [{ text: 'Ro og kort snor i ti dage.', mark: 'unsupported' }] },
    ],
    quote: '»Hun har været halt på venstre bagben siden søndag, men hun æder og drikker, som hun plejer.«',
  },
  benefits: { ...med.benefits, heading: 'Lavet til de korte pauser mellem konsultationer' },
  vision: {
    heading: 'Blikket tilbage på dyret',
    body:
      'Et notat skal hjælpe den næste, der læser det, ikke tage tid fra dyret og ejeren foran dig. Vi laver et værktøj, der er stille i rummet, ' +
      'ærligt om, hvad det ved, og let at rette.',
  },
  how: {
    heading: med.how.heading,
    steps: [
      { heading: 'Tryk på optag', body: 'Fortæl dyreejeren, at du optager, og tal som normalt. Du kan holde pause når som helst.' },
      { heading: 'Læs notatet', body: 'Anamnese, undersøgelse, vurdering og plan står klar. Ret, hvad du vil; alt gemmes, mens du skriver.' },
      { heading: 'Kopiér til journalen', body: 'Ét tryk kopierer teksten til dit journalsystem. Så er du klar til den næste.' },
    ],
  },
  contact: { ...med.contact, form: { ...med.contact.form, messageHint: 'Skriv ikke noget om dyreejere eller dyr her.' } },
  questions: {
    ...med.questions,
    items: med.questions.items.map((item, place) =>
      place === 0
        ? {
            question: 'Skal dyreejeren give samtykke?',
            answer:
              'Det er dit ansvar at oplyse ejeren om optagelsen og følge reglerne på dit arbejdssted. Epikrise optager aldrig, ' +
              'uden at du har trykket på knappen.',
          }
        : item,
    ),
  },
}

export const da: Record<Vertical, LandingText> = { med, vet }
