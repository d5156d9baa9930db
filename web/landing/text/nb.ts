import type { Vertical } from '#contract/vertical.ts'
import { plansOf, STANDARD_PLANS } from '#domain/plans/plan.ts'
import type { LandingText } from '../landing-text.ts'

const med: LandingText = {
  title: 'Epikrise: samtalen blir til journal',
  description: 'Ta opp konsultasjonen og få et strukturert notat der hver setning kan spores til det som ble sagt. For leger i Norge, Sverige og Danmark.',
  product: 'Epikrise',
  navigation: {
    prices: 'Priser',
    vision: 'Vår tanke',
    info: 'Vilkår og personvern',
    benefits: 'Fordeler',
    how: 'Slik virker det',
    questions: 'Spørsmål',
    contact: 'Kontakt',
    label: 'Innhold',
    language: 'Språk',
  },
  signIn: 'Logg inn',
  signInFailed: 'Innloggingen svarte ikke. Kontroller nettet og prøv igjen.',
  taste: { open: 'Prøv uten å logge inn', opening: 'Henter samtalen …', failed: 'Fikk ikke hentet det som trengs. Kontroller nettet og trykk en gang til.' },
  hero: {
    heading: 'Snakk med pasienten. Notatet skrives imens.',
    body: 'Epikrise lytter til konsultasjonen og lager et ryddig notat når den er over. Hver setning viser hvor i samtalen den kommer fra.',
    start: 'Kom i gang',
    more: 'Se hvordan det virker',
    note: 'Norsk, svensk, dansk, engelsk og russisk.',
  },
  sheet: {
    label: 'Eksempel på et notat',
    sections: [
      {
        heading: 'Aktuelt',
        lines: [
          { text: 'Hoste i tre uker, mest om natten. Ingen feber.', mark: 'said' },
          { text: 'Røyker ikke. Har ikke vært utenlands.', mark: 'said' },
        ],
      },
      {
        heading: 'Undersøkelse',
        lines: [
          { text: 'Ren respirasjonslyd over begge lunger.', mark: 'said' },
          { text: 'SpO₂ 98 %, puls 72.', mark: 'typed' },
        ],
      },
      { heading: 'Plan', lines: [{ text: 'Kontroll om to uker dersom ikke bedre.', mark: 'unsupported' }] },
    ],
    quoteLabel: 'Sagt etter 02:14',
    quote: '«Jeg har hostet i tre uker nå, og det er verst om natten. Nei, ingen feber.»',
    marks: { said: 'Sagt', typed: 'Skrevet', unsupported: 'Må bekreftes' },
  },
  benefits: {
    heading: 'Laget for korte pauser mellom pasienter',
    items: [
      { heading: 'Hver setning har en kilde', body: 'Pek på en setning og se ordene den bygger på. Epikrise kan ha forstått dem feil, og da ser du det der.' },
      { heading: 'Ferdig når døren lukkes', body: 'Talen skrives ned mens dere snakker. Når du stopper opptaket, gjenstår bare å lese gjennom.' },
      {
        heading: 'Ingenting går tapt',
        body: 'Opptaket lagres stykkevis underveis. Faller nettet ut, ligger lyden på enheten og sendes når nettet er tilbake.',
      },
      {
        heading: 'Sletter etter seg',
        body: 'Saker uten navn: lyden slettes når den er skrevet ned, teksten når fristen er ute. Du ser hvor lenge det er igjen.',
      },
      { heading: 'Kan kjøres hos dere', body: 'Talegjenkjenning og rapport kan gå på egne maskiner, uten nettsky. Virksomheten velger.' },
      { heading: 'Tre veier inn', body: 'Ta opp i nettleseren, last opp en lydfil, eller lim inn tekst du allerede har.' },
    ],
  },
  vision: {
    heading: 'Blikket tilbake på pasienten',
    body:
      'Et notat skal hjelpe den neste som leser det, ikke stjele tid fra den som sitter foran deg. Vi lager et verktøy som er stille i rommet, ' +
      'ærlig om hva det vet, og lett å rette.',
  },
  testimonials: 'Det brukerne sier',
  prices: {
    heading: 'Priser',
    body: 'Én pris for alt. Ingen binding: si opp når du vil, og behold tilgangen ut perioden du har betalt for.',
    perYear: 'per år', perMonth: 'per måned', included: 'Inkl. mva.',
    afterSignIn: 'Prisene står i appen når du har logget inn. Ingenting betales før du selv har valgt en plan.',
    plans: plansOf(STANDARD_PLANS, { vertical: 'med', language: 'nb', isDiscounted: false }),
  },
  how: {
    heading: 'Slik virker det',
    steps: [
      { heading: 'Trykk på opptak', body: 'Fortell pasienten at du tar opp, og snakk som vanlig. Du kan sette på pause når som helst.' },
      { heading: 'Les notatet', body: 'Sammendrag, aktuelt, undersøkelse, vurdering og plan står klart. Rett det du vil; alt lagres mens du skriver.' },
      { heading: 'Kopier til journalen', body: 'Ett trykk kopierer teksten til journalsystemet ditt. Så er du klar for neste.' },
    ],
  },
  questions: {
    heading: 'Spørsmål vi ofte får',
    items: [
      {
        question: 'Må pasienten samtykke?',
        answer:
          'Du har ansvaret for å informere pasienten om opptaket og følge reglene på ditt arbeidssted. Epikrise tar aldri opp uten ' +
          'at du har trykket på knappen.',
      },
      {
        question: 'Hvem kan se det jeg tar opp?',
        answer:
          'Av dem som bruker tjenesten: bare du. Tekst og lyd er kryptert med en egen nøkkel for hver sak, og når nøkkelen slettes, kan ingen ' +
          'lese saken igjen. Hvem som eventuelt behandler noe for oss, står under Underleverandører.',
      },
      {
        question: 'Hva om den skriver noe feil?',
        answer:
          'Det kan skje: ord høres feil, eller det som ble sagt, blir forstått feil. Derfor viser hver setning ordene den bygger på. Mye av det ' +
          'en språkmodell legger til, blir merket, men ikke alt. Les alltid gjennom før notatet brukes.',
      },
      {
        question: 'Hva koster det?',
        answer: 'Prisene står her på siden. Du velger månedlig eller årlig abonnement etter innlogging og ser summen før du betaler.',
      },
      {
        question: 'Kan klinikken betale for flere?',
        answer: 'Ja. Ett abonnement kan ha flere plasser. Den som betaler, ser hvem som har en plass, og ingenting av det de gjør.',
      },
    ],
  },
  contact: {
    heading: 'Snakk med oss',
    body: 'Vil du se Epikrise på egen avdeling, eller lurer du på noe om drift og personvern? Skriv et par linjer, så svarer et menneske.',
    demo: 'Be om en demonstrasjon',
    form: {
      firstName: 'Fornavn',
      lastName: 'Etternavn',
      company: 'Virksomhet',
      email: 'E-post',
      country: 'Land',
      countries: { NO: 'Norge', SE: 'Sverige', DK: 'Danmark' },
      phone: 'Telefon',
      message: 'Melding',
      messageHint: 'Skriv ingenting om pasienter her.',
      consent: 'Jeg har lest hvordan opplysningene mine behandles',
      consentLink: 'Personvern',
      optional: 'valgfritt',
      send: 'Send',
      sending: 'Sender …',
      sent: 'Takk. Meldingen er mottatt, og et menneske svarer deg.',
      error: 'Feil',
      unreachable: 'Serveren svarte ikke. Teksten din står her fremdeles; prøv igjen om litt.',
    },
  },
  feedback: { open: 'Gi tilbakemelding', failed: 'Skjemaet kunne ikke hentes. Kontroller nettet og prøv igjen.' },
  cookies: { label: 'Informasjonskapsler', text: 'Vi bruker bare det som er nødvendig.', link: 'Les mer', accept: 'OK' },
  info: {
    heading: 'Hva Epikrise ikke er',
    limits: [
      'Epikrise er ikke CE-merket som medisinsk utstyr. Virksomheten som tar det i bruk, må selv vurdere bruken.',
      'Det stiller ikke diagnoser og tar ingen beslutninger. Teksten er et utkast til du har lest og godkjent den.',
      'Det erstatter ikke faglig skjønn, og det er ikke et journalsystem.',
    ],
    rights: 'Bygget for klinisk hverdag i Norden.',
    pages: {
      'privacy-policy': 'Personvern',
      'terms-of-service': 'Vilkår',
      disclaimer: 'Forbehold',
      'cookie-policy': 'Informasjonskapsler',
      contact: 'Kontakt',
      'processing-agreement': 'Databehandleravtale',
      'sub-processors': 'Underleverandører',
      security: 'Sikkerhet',
      accessibility: 'Tilgjengelighet',
    },
    pagesLabel: 'Vilkår og personvern',
  },
}

const vet: LandingText = {
  ...med,
  prices: { ...med.prices, plans: plansOf(STANDARD_PLANS, { vertical: 'vet', language: 'nb', isDiscounted: false }) },
  title: 'Epikrise Vet: samtalen blir til journal',
  description:
    'Ta opp konsultasjonen og få en strukturert dyrejournal der hver setning kan spores til det som ble sagt. For veterinærer i Norge, Sverige og Danmark.',
  product: 'Epikrise Vet',
  hero: {
    ...med.hero,
    heading: 'Hendene på dyret. Notatet skrives imens.',
    body: 'Epikrise lytter til samtalen med dyreeieren og lager et ryddig notat når den er over. Hver setning viser hvor i samtalen den kommer fra.',
  },
  sheet: {
    ...med.sheet,
    sections: [
      {
        heading: 'Sykehistorie',
        lines: [
          { text: 'Halter på venstre bakbein siden søndag.', mark: 'said' },
          { text: 'Spiser og drikker som normalt.', mark: 'said' },
        ],
      },
      {
        heading: 'Undersøkelse',
        lines: [
          { text: 'Hevelse og varme over venstre kne.', mark: 'said' },
          { text: 'Vekt 28,4 kg, temperatur 38,6 °C.', mark: 'typed' },
        ],
      },
      { heading: 'Plan', lines: [{ text: 'Ro og kort bånd i ti dager.', mark: 'unsupported' }] },
    ],
    quote: '«Hun har haltet på venstre bakbein siden søndag, men hun spiser og drikker som vanlig.»',
  },
  benefits: { ...med.benefits, heading: 'Laget for korte pauser mellom konsultasjoner' },
  vision: {
    heading: 'Blikket tilbake på dyret',
    body:
      'Et notat skal hjelpe den neste som leser det, ikke stjele tid fra dyret og eieren foran deg. Vi lager et verktøy som er stille i rommet, ' +
      'ærlig om hva det vet, og lett å rette.',
  },
  how: {
    heading: med.how.heading,
    steps: [
      { heading: 'Trykk på opptak', body: 'Fortell dyreeieren at du tar opp, og snakk som vanlig. Du kan sette på pause når som helst.' },
      { heading: 'Les notatet', body: 'Sykehistorie, undersøkelse, vurdering og plan står klart. Rett det du vil; alt lagres mens du skriver.' },
      { heading: 'Kopier til journalen', body: 'Ett trykk kopierer teksten til journalsystemet ditt. Så er du klar for neste.' },
    ],
  },
  contact: { ...med.contact, form: { ...med.contact.form, messageHint: 'Skriv ingenting om dyreeiere eller dyr her.' } },
  questions: {
    ...med.questions,
    items: med.questions.items.map((item, place) =>
      place === 0
        ? {
            question: 'Må dyreeieren samtykke?',
            answer:
              'Du har ansvaret for å informere eieren om opptaket og følge reglene på ditt arbeidssted. Epikrise tar aldri opp ' +
              'uten at du har trykket på knappen.',
          }
        : item,
    ),
  },
}

export const nb: Record<Vertical, LandingText> = { med, vet }
