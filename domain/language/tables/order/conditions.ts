import type { Language } from '#contract/vertical.ts'

/** Words a condition told by its verb in the first place is known by: `får hun utslett, slutter dere`. */
export const CONDITION_WORDS = {
  /** Whom or what it is of. */
  persons: 'du|han|hun|hon|ho|den|det|der|de|dere|ni|i|vi|noe|nokon|noen|något|noget',
  /** What to do then: a verb with its person, or an order. */
  acts: 'må|kan|skal|ska|skall|får|ringer|kommer|slutter|slutar|stopper|holder|tar|tager|gir|giver|ger|hör|hører|øker|venter|väntar|kjører|kör|' +
    'kontakter|kontaktar|søker|söker|drar|ses|sees|prøver|provar|bestiller|henviser|sender|skickar|reiser|går|dobler|setter|sätter|lægger|lägger|' +
    'legger|lar|låter|lader|gör|gør|gjør|remitterar|beder|ber|beställer|vurderer|tek|tager|blir|bliver|vert|skriver|skaffer|överväger|øger|ökar|springer|' +
      'starter|startar|bytter|byter|skifter|begynner|begynder|börjar|trapper|trappar|dropper|droppar',
  addressed: 'du|dere|de|ni|i|vi|dykk|eg|jeg|jag|han|hun|hon|ho|det|man',
  orders: 'ring|kom|er det|är det|ta|tag|kontakt|kontakta|søk|sök|gå|stopp|stop|stoppa|slutt|sluta|hør|hör|dra|kjør|kør|åk|meld|bestill|bestil|boka',
  /** Such a verb asks as often: it opens a condition only where a pause tells so. */
  asking: 'har|er|är|kan|vil|vill|skal|ska|må|var',
  /** What is got, felt and noticed may be several things: behind such a verb a comma parts two of them. */
  listing: 'får|blir|bliver|kommer|märker|merker|mærker|kjenner|känner|ser|har',
  /** The same, and what a person is able to do, where the next words tell that something follows. */
  enabling: 'kan|er|är|klarer|klarar',
  /** What somebody must do then: said in one breath with the condition. */
  duties: 'må|måste|skal|ska|skall|bør|bör|ringer|kontakter|kontaktar|søker|söker|stopper|slutter|slutar|kommer',
  /** Opens a further condition in the same breath, turned about like the first. */
  further: '((?:^|,)\\s*(?:eller|og|och)|\\s(?:eller|og|och)) (får|blir|bliver|kommer|märker|merker|mærker|kan|er|är|har) ' +
    '(du|dere|ni|han|hun|hon|ho|det|den|de)(?! (?:er|är|har|ikke er)(?!\\p{L}))((?: ikke| ikkje| inte)?)(?= )',
  /** Joins the condition to what follows from it: er prøven negativ, ja, så slutter vi. */
  joining: '(?:, ?(?:(?:ja|jo|jamen|nå|okei|okej|okay), ?)?(?:så |då |da )?| (?:så|då|da) )',
  /** Told in so many words that it follows, whatever is parted by commas before it. */
  therefore: ',? (?:så|då|da) ',
  lead: '(?:(?:og|och|men|ok|okei|okay|for|så) )*',
  /** Nobody counts himself among those a condition is of, and what one is let or told to do is no condition: får du ta prøver. */
  notOf: '(?!vi |(?:du|dere|ni|han|hun|hon|ho) (?:ta|tage|tatt|taget|tagit|ha|komme|komma|gå|be|bestille|bestilla|begynne|börja|prøve|prova|vente|' +
    'vänta|ringe|ringa|lov|bruke|använda|holde|hålla|gjort|gjøre|lagt|satt|sagt)(?!\\p{L}))',
  denials: 'ikke|ikkje|inte',
  reflexives: ' seg| sig',
  /** Belongs to the noun before it: the thoughts of death, which come back. */
  belonging: '(?: (?:om|av|af) \\p{L}{3,}(?:en|et|a|ene|erne|na|n)(?= (?:tilbake|tilbage|tillbaka|igjen|igen|opp|op|upp)(?!\\p{L})))?',
} as const

export const IF: Readonly<Record<Language, string>> = { nb: 'Hvis', sv: 'Om', da: 'Hvis', en: 'If', ru: 'Если' }
