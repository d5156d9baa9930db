import type { Language } from '#contract/vertical.ts'

/** Words by which a language asks, as parts of patterns: words of asking, verbs and whom they are asked of, what a letter orders, how one wishes to know. */
type Asking = { wh: string; verbs: string; subjects: string; whether: string; and: string; orders: string; wishes: string }

const WORDS: Readonly<Record<Language, Asking>> = {
  nb: {
    wh: 'hva|hvordan|hvorfor|hvilke[nt]?|hvem|hvor|når|hvis',
    verbs: 'er|har|kan|må|skal|bør|går|gjør|hjelper|spiller|tror|trenger|trengs|får|kommer|vil|blir|foreligger|finnes|kunne|burde|skulle|tåler|betyr',
    whether: 'om',
    and: 'og|samt|eller|men',
    subjects: 'jeg|du|han|hun|vi|dere|det|den|de|man|pasienten|bruker(?:en)?|eleven|dette|noe|noen|hunden|katten',
    orders:
      'beskriv\\p{L}*|redegjør\\p{L}*|opplys\\p{L}*|oppgi\\p{L}*|angi\\p{L}*|vurder\\p{L}*|begrunn\\p{L}*|bekreft\\p{L}*|skriv|gi|nevn|' +
      'oppsummer\\p{L}*|kommenter\\p{L}*|anslå|utdyp\\p{L}*|dokumenter\\p{L}*|spesifiser\\p{L}*|svar på',
    wishes:
      'lurer|undrer|spørre|(?<!fikk |få |fått )vite|spørsmål om|usikre? på om|vet ikke om|ønsker|si (?:gjerne )?(?:fra|noe|ifra)|fint om du|' +
      'setter (?:også )?pris på|din vurdering|ber (?:vi )?(?:deg|om)|vi trenger|takknemlig for|bes (?:opplyst|gi|svare|redegjøre|vurdere|om|' +
      'beskrive|bekrefte)|lurte|uklart (?:for oss )?om|anmoder|imøteser|dokumentasjon (?:på|av|for)|opplysninger om|ønskes',
  },
  sv: {
    wh: 'vad|hur|varför|vilk(?:en|et|a)|vem|var|när',
    verbs:
      'är|har|kan|måste|ska|skall|bör|går|gör|hjälper|spelar|tycker|tror|behöver|behövs|får|kommer|vill|blir|finns|föreligger|kunde|borde|' +
      'skulle|tål|betyder|räcker|framgår',
    whether: 'om',
    and: 'och|samt|eller|men',
    subjects: 'jag|du|han|hon|vi|ni|det|den|de|man|patienten|detta|något|några|hunden|katten',
    orders:
      'beskriv\\p{L}*|redogör\\p{L}*|ange\\p{L}*|uppge\\p{L}*|bedöm\\p{L}*|motivera\\p{L}*|förtydliga\\p{L}*|bekräfta\\p{L}*|skriv|' +
      'kommentera\\p{L}*|utveckla|komplettera|uppskatta|precisera\\p{L}*|specificera|lämna',
    wishes:
      'undrar|ombeds|intyga|fråga om|frågar|veta|osäker|önskar|vill ha|säg till|förläng|skulle (?:\\p{L}+ )?vilja|snälla|ber (?:vi )?(?:dig|om)|' +
      'vi behöver|tacksam|ha en ny|önskas|behöver (?:få )?veta|uppgift(?:er)? om|besked om|anhåller',
  },
  da: {
    wh: 'hvad|hvordan|hvorfor|hvilke[nt]?|hvem|hvor|hvornår',
    verbs: 'er|har|kan|må|skal|bør|går|gør|hjælper|spiller|tror|behøver|får|kommer|vil|bliver|foreligger|findes|kunne|burde|skulle|tåler|betyder',
    whether: 'om',
    and: 'og|samt|eller|men',
    subjects: 'jeg|du|han|hun|vi|I|det|den|de|man|patienten|borgeren|dette|noget|nogen|hunden|katten',
    orders:
      'beskriv\\p{L}*|redegør\\p{L}*|oplys(?:e|er|t)?|angiv\\p{L}*|vurder\\p{L}*|vurdér\\p{L}*|begrund\\p{L}*|bekræft\\p{L}*|skriv|giv|' +
      'uddyb\\p{L}*|anslå|redegøre?|oplist|send gerne|specificer\\p{L}*',
    wishes:
      'tænkte på|undrer|spørge|(?<!fik at |få at |fået at |får at )vide|usikker|ønsker|sig (?:gerne )?(?:til|noget)|bede[r]? (?:dig|om)|vi mangler|' +
      'mangler (?:også )?oplysning|kunne godt tænke|bedes|anmoder|ønskes|oplysninger om|oplyst|belyst|skal bruge|vil vi gerne|gerne have',
  },
  en: {
    wh: 'what|how|why|which|who|where|when',
    verbs: 'is|are|has|have|does|do|did|can|could|may|must|should|will|would|was|were',
    whether: 'if|whether',
    and: 'and|or|but|as well as',
    subjects: 'i|you|he|she|we|it|they|the|this|that|there|my|your|his|her|any|these|those',
    orders: 'describe|state|explain|give|assess|specify|confirm|comment|indicate|outline|provide|list|set out|clarify|advise',
    wishes:
      "wonder\\p{L}*|(?:like|want|need) to (?:know|ask)|please|let me know|tell me|not sure (?:if|whether)|grateful (?:for|if)|appreciate|obliged|" +
      "would be helpful|require (?:details|information)|details of|advise|we need",
  },
  ru: {
    wh: 'что|как|почему|как(?:ой|ая|ие|ое|ую|ого|их)|кто|где|когда|куда|сколько|зачем|чем|нельзя|можно',
    verbs: 'есть|имеется|может|нужн\\p{L}*|надо|нельзя|можно|стоит|требуется|является|сохраняется',
    whether: 'ли',
    and: 'и|или|а|также',
    subjects: 'ли|мне|ей|ему|нам|это|он|она|они|его|её|ее',
    orders:
      'укаж\\p{L}*|опиш\\p{L}*|сообщ\\p{L}*|обосну\\p{L}*|оцен\\p{L}*|подтверд\\p{L}*|напиш\\p{L}*|дайте|уточн\\p{L}*|представ\\p{L}*|' +
      'перечисл\\p{L}*|привед\\p{L}*',
    wishes:
      'подскажите|скажите|узнать|спросить|хотел\\p{L}* бы|интересует|не знаю|просим|просьба|прошу|напомните|нужна справка|нужен рецепт|' +
      'необходимо (?:указать|сообщить)|требу(?:ем|ются) сведения|сведения о',
  },
}

/** How one doubts in a message, which asks as well: `jeg tør ikke helt`, `I'm in two minds`. */
const DOUBTS: Readonly<Record<Language, string>> = {
  nb:
    'tør (?:jeg )?(?:nesten |vel )?ikke|vet (?:jeg )?(?:ikke|aldri|jo ikke)|aner ikke|visste ikke|husker ikke (?:når|hva|om|hvor)|' +
    '(?:er|litt) i tvil|usikker|redd for å|lurt|ville høre|tenkte å|fristet til|hvis du mener|noe annet jeg|' +
    'antar (?:at )?(?:jeg|hun|han|vi)|må jeg (?:kanskje|vel)|eller gjør det|er du enig|hva mener du|så er det om|' +
    '(?:spurt|spør|spurte|si|videre)(?: \\p{L}+){0,2} om|å si om|veit (?:ikke|ikkje)',
  sv:
    'vågar (?:jag )?(?:nästan )?inte|vet (?:jag )?inte|ingen aning|minns inte (?:när|vad|om|hur)|tveksam|osäker|rädd (?:för )?att|funderar|' +
    'hörde av mig|frågade om|tycker du|du kanske vet|vill också fråga|(?:frågat?|uttalar|undrat)(?: \\p{L}+){0,2} om|uttalar dig om vad',
  da:
    'tør (?:jeg )?(?:ikke|næsten ikke)|ved (?:jeg )?(?:ikke|jo ikke)|aner ikke|husker ikke (?:hvornår|hvad|om|hvor)|i tvivl|usikker|bange for|' +
    'ville gerne|hvad tænker du|hvad du tænker|(?:spurgt|spørger|sig)(?: \\p{L}+){0,2} om|må[sk]+e (?:går|hjælper)|spørger',
  en:
    "don't know|not sure|unsure|no idea|in two minds|can't decide|said i'd ask|said to ask|to ask (?:whether|if|about)|" +
    "(?:would|i'd) (?:dearly |really |quite )?like to|worried (?:that|about|if)|afraid to|dare not|daren't|do you think|further ask|" +
    "(?:like to hear|asked?(?: \\p{L}+){0,2}) (?:whether|if)",
  ru: 'не знаю|не уверен\\p{L}*|боюсь|сомнева\\p{L}*|вдруг|может,? (?:нам|мне|лучше|стоит)|жалко|хочется|советуют|не решаюсь|страшно|интересно|хотел\\p{L}*',
}

/** What a letter says of the answer itself: by when, on what paper, of what duty. */
const FORMALITIES: Readonly<Record<Language, string>> = {
  nb:
    'innen \\d|frist\\p{L}*|skriftlig|vedlegg|folketrygdloven|opplysningsplikt\\p{L}*|honorar|takst|samtykke (?:er|foreligger)|svar fra behandler|' +
    'kort svar|hver for seg|oppgitt deg|taushetsplikt\\p{L}*',
  sv: 'inom \\d|senast den|skriftlig\\p{L}*|bilag\\p{L}*|kort svar|lämna gärna adress|sekretess\\p{L}*|ersättning (?:utgår|betalas)|diarie\\p{L}*',
  da:
    'inden (?:den )?\\d|inden for|skriftlig\\p{L}*|bilag|honorar\\p{L}*|attesten (?:returneres|bedes)|samtykke (?:er|foreligger)|svar inden|' +
    'lægelige oplysninger ønskes|beder om oplysninger',
  en: 'by post|within \\d|fee of|on receipt|in writing|enclosed|forgive the length|simply write so|yours (?:sincerely|faithfully)|deadline',
  ru: 'в срок|не присылайте|направить до|ответ (?:направ|просим)\\p{L}*|в течение \\d|без имени|печать\\p{L}*',
}

export type AskingForms = {
  doubts: RegExp
  /** Says what is wanted of the answer itself. */ formalities: RegExp
  /** A verb before whom it is asked of. */ turns: RegExp
  /** A clause that tells when or on what condition. */ tellsWhen: RegExp
  /** A beginning that asks. */ begins: RegExp
  /** One that asks where a mark of question follows. */ inverts: RegExp
  /** Something wished or ordered anywhere in a sentence. */ wishes: RegExp
  /** Where a second thing is asked in the same sentence. */ parts: RegExp
  /** What announces a list of questions. */ announces: RegExp
}

const ANNOUNCES =
  'besvare\\p{L}*|nedenstående|redegjøre|redegør\\p{L}*|avseende|vedrørende|ber|beder|bede|besvar|svar|opplysninger|oplysninger|oplyse|' +
  'uppgifter|upplysningar|information|answer|questions|spørsmål|spørgsmål|frågor|følgende|följande|following|вопрос\\p{L}*|следующ\\p{L}*|' +
  'просим|ønsker|trenger|behöver|need'

const made = new Map<Language, AskingForms>()

/** The patterns by which a language asks, made ready once per process. */
export function askingForms(language: Language): AskingForms {
  const known = made.get(language)
  if (known) return known
  const { wh, verbs, subjects, whether, and, orders, wishes } = WORDS[language]
  const begin = String.raw`(?:(?:${wh})(?!\p{L})|(?:${verbs})\s+(?:${subjects})(?!\p{L})|(?:${orders})(?!\p{L}))`
  const forms: AskingForms = {
    begins: new RegExp(
      String.raw`^(?:(?:${and}|så|dessutom|dessuten|desuden|videre|also|so|förresten|forresten|i øvrigt|btw|ещё|еще|кстати)\s+)?${begin}`,
      'iu',
    ),
    inverts: new RegExp(String.raw`^(?:${verbs})\s`, 'iu'),
    wishes: new RegExp(String.raw`(?<!\p{L})(?:${wishes}|(?:${orders})(?=[\s:]))(?!\p{L})`, 'iu'),
    parts: new RegExp(
      String.raw`;\s+|(?:[,:]\s*(?:(?:${and}|så)\s+)?|\s(?:${and})\s+)(?=(?:också\s+|også\s+|also\s+|så\s+)?(?:${begin}|(?:${whether})\s+\p{L}+\s))`,
      'giu',
    ),
    doubts: new RegExp(String.raw`(?<!\p{L})(?:${DOUBTS[language]})(?!\p{L})`, 'iu'),
    formalities: new RegExp(String.raw`(?<!\p{L})(?:${FORMALITIES[language]})(?!\p{L})`, 'iu'),
    tellsWhen: new RegExp(String.raw`^(?:(?:${and})\s+)?(?:når|hvis|dersom|om|när|hvornår|if|when|where|как|когда|если)\s+(?:${subjects})(?!\p{L})`, 'iu'),
    turns: new RegExp(String.raw`^(?:${verbs})\s+(?:${subjects})(?!\p{L})`, 'iu'),
    announces: new RegExp(String.raw`(?<!\p{L})(?:${ANNOUNCES})(?!\p{L}).*:\s*$`, 'iu'),
  }
  made.set(language, forms)
  return forms
}
