import type { Vertical } from '#contract/vertical.ts'
import { plansOf, STANDARD_PLANS } from '#domain/plans/plan.ts'
import type { LandingText } from '../landing-text.ts'

const med: LandingText = {
  title: 'Epikrise: samtalet blir journal',
  description: 'Spela in besöket och få en strukturerad anteckning där varje mening går att spåra till det som sades. För läkare i Norge, Sverige och Danmark.',
  product: 'Epikrise',
  navigation: {
    prices: 'Priser',
    vision: 'Vår tanke',
    info: 'Villkor och dataskydd',
    benefits: 'Fördelar',
    how: 'Så fungerar det',
    questions: 'Frågor',
    contact: 'Kontakt',
    label: 'Innehåll',
    language: 'Språk',
  },
  signIn: 'Logga in',
  signInFailed: 'Inloggningen svarade inte. Kontrollera nätet och försök igen.',
  taste: {
    open: 'Prova utan att logga in',
    opening: 'Hämtar samtalet …',
    failed: 'Det som behövs kunde inte hämtas. Kontrollera nätet och tryck en gång till.',
  },
  hero: {
    heading: 'Möt patienten. Anteckningen skriver sig under tiden.',
    body: 'Epikrise lyssnar på besöket och lämnar en klar anteckning när det är över. Varje mening visar var i samtalet den kommer ifrån.',
    start: 'Kom igång',
    more: 'Se hur det fungerar',
    note: 'Svenska, norska, danska, engelska och ryska.',
  },
  sheet: {
    label: 'Exempel på en anteckning',
    sections: [
      {
        heading: 'Aktuellt',
        lines: [
          { text: 'Hosta i tre veckor, mest nattetid. Ingen feber.', mark: 'said' },
          { text: 'Röker inte. Ingen utlandsvistelse.', mark: 'said' },
        ],
      },
      {
        heading: 'Status',
        lines: [
          { text: 'Normala andningsljud bilateralt.', mark: 'said' },
          { text: 'SpO₂ 98 %, puls 72.', mark: 'typed' },
        ],
      },
      { heading: 'Planering', lines: [{ text: 'Återbesök om två veckor vid utebliven förbättring.', mark: 'unsupported' }] },
    ],
    quoteLabel: 'Sagt efter 02:14',
    quote: '”Jag har hostat i tre veckor nu, och det är värst på natten. Nej, ingen feber.”',
    marks: { said: 'Sagt', typed: 'Skrivet', unsupported: 'Ska bekräftas' },
  },
  benefits: {
    heading: 'Gjort för de korta stunderna mellan patienter',
    items: [
      { heading: 'Varje mening har en källa', body: 'Peka på en mening och se orden den vilar på. Epikrise kan ha missförstått dem, och då ser du det där.' },
      { heading: 'Klart när dörren stängs', body: 'Talet skrivs ner medan ni pratar. När du stoppar inspelningen återstår bara att läsa igenom.' },
      {
        heading: 'Inget försvinner',
        body: 'Inspelningen sparas bit för bit. Om nätet faller bort ligger ljudet kvar på enheten och skickas när nätet är tillbaka.',
      },
      {
        heading: 'Städar efter sig',
        body: 'Ärenden utan namn: ljudet raderas när det är nedskrivet, texten när tidsfristen har gått ut. Du ser hur lång tid som återstår.',
      },
      { heading: 'Kan köras hos er', body: 'Taligenkänning och rapport kan gå på egna maskiner, utan moln. Verksamheten väljer.' },
      { heading: 'Tre vägar in', body: 'Spela in i webbläsaren, ladda upp en ljudfil eller klistra in text du redan har.' },
    ],
  },
  vision: {
    heading: 'Blicken tillbaka på patienten',
    body:
      'En anteckning ska hjälpa nästa läsare, inte ta tid från den som sitter framför dig. Vi bygger ett verktyg som är tyst i rummet, ärligt med ' +
      'vad det vet och lätt att rätta.',
  },
  testimonials: 'Vad användarna säger',
  prices: {
    heading: 'Priser',
    body: 'Ett pris för allt. Ingen bindning: säg upp när du vill och behåll tillgången perioden ut.',
    perYear: 'per år', perMonth: 'per månad', included: 'Inkl. moms.',
    afterSignIn: 'Priserna står i appen när du har loggat in. Inget betalas förrän du själv har valt en plan.',
    plans: plansOf(STANDARD_PLANS, { vertical: 'med', language: 'sv', isDiscounted: false }),
  },
  how: {
    heading: 'Så fungerar det',
    steps: [
      { heading: 'Starta inspelningen', body: 'Berätta för patienten att du spelar in och prata som vanligt. Du kan pausa när du vill.' },
      {
        heading: 'Läs anteckningen',
        body: 'Sammanfattning, aktuellt, status, bedömning och planering står klara. Rätta det du vill; allt sparas medan du skriver.',
      },
      { heading: 'Kopiera till journalen', body: 'Ett tryck kopierar texten till ditt journalsystem. Sedan är du redo för nästa.' },
    ],
  },
  questions: {
    heading: 'Frågor vi ofta får',
    items: [
      {
        question: 'Måste patienten samtycka?',
        answer:
          'Du ansvarar för att informera patienten om inspelningen och följa reglerna på din arbetsplats. Epikrise spelar aldrig in ' +
          'utan att du tryckt på knappen.',
      },
      {
        question: 'Vem kan se det jag spelar in?',
        answer:
          'Av dem som använder tjänsten: bara du. Text och ljud krypteras med en egen nyckel för varje ärende, och när nyckeln raderas kan ingen ' +
          'läsa ärendet igen. Vilka som eventuellt behandlar något åt oss står under Underbiträden.',
      },
      {
        question: 'Och om den skriver fel?',
        answer:
          'Det kan hända: ord hörs fel, eller det som sades blir missförstått. Därför visar varje mening orden den vilar på. Mycket av det en ' +
          'språkmodell lägger till markeras, men inte allt. Läs alltid igenom innan anteckningen används.',
      },
      {
        question: 'Vad kostar det?',
        answer: 'Priserna står här på sidan. Du väljer månads- eller årsabonnemang efter inloggning och ser summan innan du betalar.',
      },
      {
        question: 'Kan kliniken betala för flera?',
        answer: 'Ja. Ett abonnemang kan ha flera platser. Den som betalar ser vilka som har en plats, och ingenting av det de gör.',
      },
    ],
  },
  contact: {
    heading: 'Prata med oss',
    body: 'Vill du se Epikrise på din egen mottagning, eller undrar du något om drift och dataskydd? Skriv några rader så svarar en människa.',
    demo: 'Be om en visning',
    form: {
      firstName: 'Förnamn',
      lastName: 'Efternamn',
      company: 'Verksamhet',
      email: 'E-post',
      country: 'Land',
      countries: { NO: 'Norge', SE: 'Sverige', DK: 'Danmark' },
      phone: 'Telefon',
      message: 'Meddelande',
      messageHint: 'Skriv ingenting om patienter här.',
      consent: 'Jag har läst hur mina uppgifter behandlas',
      consentLink: 'Dataskydd',
      optional: 'valfritt',
      send: 'Skicka',
      sending: 'Skickar …',
      sent: 'Tack. Meddelandet har kommit fram, och en människa svarar dig.',
      error: 'Error',
      unreachable: 'Servern svarade inte. Din text står kvar här; försök igen om en stund.',
    },
  },
  feedback: { open: 'Lämna återkoppling', failed: 'Formuläret kunde inte hämtas. Kontrollera nätet och försök igen.' },
  cookies: { label: 'Kakor', text: 'Vi använder bara det nödvändiga.', link: 'Läs mer', accept: 'OK' },
  info: {
    heading: 'Vad Epikrise inte är',
    limits: [
      'Epikrise är inte CE-märkt som medicinteknisk produkt. Verksamheten som inför det måste själv bedöma användningen.',
      'Det ställer inga diagnoser och fattar inga beslut. Texten är ett utkast tills du har läst och godkänt den.',
      'Det ersätter inte professionellt omdöme, och det är inget journalsystem.',
    ],
    rights: 'Byggt för klinisk vardag i Norden.',
    pages: {
      'privacy-policy': 'Dataskydd',
      'terms-of-service': 'Villkor',
      disclaimer: 'Förbehåll',
      'cookie-policy': 'Kakor',
      contact: 'Kontakt',
      'processing-agreement': 'Personuppgiftsbiträdesavtal',
      'sub-processors': 'Underbiträden',
      security: 'Säkerhet',
      accessibility: 'Tillgänglighet',
    },
    pagesLabel: 'Villkor och dataskydd',
  },
}

const vet: LandingText = {
  ...med,
  prices: { ...med.prices, plans: plansOf(STANDARD_PLANS, { vertical: 'vet', language: 'sv', isDiscounted: false }) },
  title: 'Epikrise Vet: samtalet blir journal',
  description:
    'Spela in besöket och få en strukturerad djurjournal där varje mening går att spåra till det som sades. För veterinärer i Norge, Sverige och Danmark.',
  product: 'Epikrise Vet',
  hero: {
    ...med.hero,
    heading: 'Händerna på djuret. Anteckningen skriver sig under tiden.',
    body: 'Epikrise lyssnar på samtalet med djurägaren och lämnar en klar anteckning när det är över. Varje mening visar var i samtalet den kommer ifrån.',
  },
  sheet: {
    ...med.sheet,
    sections: [
      {
        heading: 'Anamnes',
        lines: [
          { text: 'Hälta vänster bak sedan i söndags.', mark: 'said' },
          { text: 'Äter och dricker normalt.', mark: 'said' },
        ],
      },
      {
        heading: 'Undersökning',
        lines: [
          { text: 'Svullnad och värme över vänster knä.', mark: 'said' },
          { text: 'Vikt 28,4 kg, temperatur 38,6 °C.', mark: 'typed' },
        ],
      },
      { heading: 'Planering', lines: [{ text: 'Vila och kort koppel i tio dagar.', mark: 'unsupported' }] },
    ],
    quote: '”Hon har haltat på vänster bakben sedan i söndags, men hon äter och dricker som vanligt.”',
  },
  benefits: { ...med.benefits, heading: 'Gjort för de korta stunderna mellan besöken' },
  vision: {
    heading: 'Blicken tillbaka på djuret',
    body:
      'En anteckning ska hjälpa nästa läsare, inte ta tid från djuret och ägaren framför dig. Vi bygger ett verktyg som är tyst i rummet, ärligt ' +
      'med vad det vet och lätt att rätta.',
  },
  how: {
    heading: med.how.heading,
    steps: [
      { heading: 'Starta inspelningen', body: 'Berätta för djurägaren att du spelar in och prata som vanligt. Du kan pausa när du vill.' },
      { heading: 'Läs anteckningen', body: 'Anamnes, undersökning, bedömning och planering står klara. Rätta det du vill; allt sparas medan du skriver.' },
      { heading: 'Kopiera till journalen', body: 'Ett tryck kopierar texten till ditt journalsystem. Sedan är du redo för nästa.' },
    ],
  },
  contact: { ...med.contact, form: { ...med.contact.form, messageHint: 'Skriv ingenting om djurägare eller djur här.' } },
  questions: {
    ...med.questions,
    items: med.questions.items.map((item, place) =>
      place === 0
        ? {
            question: 'Måste djurägaren samtycka?',
            answer:
              'Du ansvarar för att informera ägaren om inspelningen och följa reglerna på din arbetsplats. Epikrise spelar aldrig in ' +
              'utan att du tryckt på knappen.',
          }
        : item,
    ),
  },
}

export const sv: Record<Vertical, LandingText> = { med, vet }
