import type { Language } from '#contract/vertical.ts'

/** What tells a question or a condition by its first two words apart from a sentence whose opening adverb was left out. */
export type VerbFirst = {
  /** Adverbs that open a sentence and set its verb before its subject. */
  readonly adverbs: readonly string[]
  /** Words that join a sentence to the one before, and change no order. */
  readonly joining: readonly string[]
  /** Verbs that nobody opens a statement with, whoever is left out: what may follow them is their subject. */
  readonly verbs: readonly string[]
  /** Verbs that may also take their object at once, where a report leaves out who does it: `Sender den til dyrkning`. */
  readonly taking: readonly string[]
  readonly subjects: readonly string[]
  /** Words that stand for a person, or nothing but a subject. */
  readonly persons: readonly string[]
  /** Words of a report that stand where a person was named in the talk. */
  readonly written: readonly string[]
  /** Whom somebody gives or does a thing, which a report names as it names who does it. */
  readonly objects: readonly string[]
  /** Verbs of what is asked, allowed or wished: before their subject they ask even where a plan is told. */
  readonly modal: readonly string[]
  /** Words that tell of denial, between the verb and what it says. */
  readonly not: readonly string[]
  /** Words that tell what follows a condition. */
  readonly consequences: readonly string[]
}

/** Languages whose statements turn verb and subject about; English and Russian keep theirs. */
export const VERB_FIRST: Readonly<Partial<Record<Language, VerbFirst>>> = {
  nb: {
    adverbs: [
      'så', 'da', 'nå', 'no', 'og så', 'men så', 'men da', 'og da', 'og nå', 'men nå', 'derfor', 'ellers', 'dessuten', 'i dag', 'kanskje', 'altså',
      'først', 'etterpå', 'til slutt', 'da nå', 'plutselig',
    ],
    joining: ['og', 'men', 'ja', 'ok', 'okei', 'okay'],
    verbs: [
      'er', 'var', 'ble', 'blei', 'blir', 'vart', 'vert', 'går', 'gikk', 'gjekk', 'kan', 'kunne', 'vil', 'ville', 'skal', 'skulle', 'må', 'måtte',
      'bør', 'kommer', 'kjem', 'kom', 'svir', 'virker', 'verkar', 'begynte',
    ],
    taking: [
      'har', 'hadde', 'får', 'fikk', 'fekk', 'tar', 'tok', 'tek', 'gir', 'gav', 'ga', 'gjør', 'gjer', 'gjorde', 'ser', 'sover', 'spiser', 'drikker',
      'kjenner', 'merker', 'ringer', 'slutter', 'stopper', 'fortsetter', 'legger', 'setter', 'holder', 'reagerer', 'bruker', 'skriver', 'blør',
      'klør', 'hoster', 'trenger', 'tåler', 'lyser', 'halter', 'slenger', 'lar', 'tenker',
    ],
    subjects: ['det', 'den', 'de', 'dei', 'dette', 'der'],
    persons: ['han', 'hun', 'ho', 'hu', 'vi', 'man', 'jeg', 'eg', 'du', 'dere', 'dykk'],
    written: ['pasienten', 'eier', 'eieren'],
    objects: ['deg', 'dykk', 'ham', 'henne'],
    modal: ['er', 'var', 'har', 'hadde', 'kan', 'kunne', 'vil', 'ville', 'skal', 'skulle', 'må', 'måtte', 'bør', 'blir', 'ble'],
    not: ['ikke', 'ikkje'],
    consequences: [
      'så', 'da', 'då', 'ring', 'kom', 'ta', 'kontakt', 'må', 'skal', 'kan', 'ringer', 'kommer', 'slutter', 'slepper', 'stopper', 'får', 'tek',
      'tar', 'venter', 'henviser', 'sender', 'bestiller', 'skriver', 'vurderer', 'legger', 'øker', 'gir', 'blir', 'vert', 'springer', 'drar', 'lar',
    ],
  },
  sv: {
    adverbs: [
      'så', 'då', 'nu', 'och så', 'men så', 'men då', 'och då', 'och nu', 'men nu', 'därför', 'annars', 'dessutom', 'i dag', 'idag', 'kanske',
      'alltså', 'först', 'sedan', 'sen', 'till slut', 'plötsligt',
    ],
    joining: ['och', 'men', 'ja', 'ok', 'okej'],
    verbs: [
      'är', 'var', 'blev', 'blir', 'går', 'gick', 'kan', 'kunde', 'vill', 'ville', 'ska', 'skall', 'skulle', 'måste', 'bör', 'kommer', 'kom',
      'svider', 'verkar', 'började', 'känns',
    ],
    taking: [
      'har', 'hade', 'får', 'fick', 'tar', 'tog', 'ger', 'gav', 'gör', 'gjorde', 'ser', 'sover', 'äter', 'dricker', 'känner', 'märker', 'ringer',
      'slutar', 'stoppar', 'fortsätter', 'lägger', 'sätter', 'håller', 'reagerar', 'använder', 'skriver', 'blöder', 'kliar', 'hostar', 'behöver',
      'tål', 'haltar', 'låter', 'tänker', 'väntar', 'vet', 'springer',
    ],
    subjects: ['det', 'den', 'de', 'dom', 'detta'],
    persons: ['han', 'hon', 'vi', 'man', 'jag', 'du', 'ni'],
    written: ['patienten', 'ägaren'],
    objects: ['dig', 'er', 'honom', 'henne'],
    modal: ['är', 'var', 'har', 'hade', 'kan', 'kunde', 'vill', 'ville', 'ska', 'skall', 'skulle', 'måste', 'bör', 'blir', 'blev'],
    not: ['inte', 'ej'],
    consequences: [
      'så', 'då', 'ring', 'kom', 'ta', 'kontakta', 'sök', 'måste', 'ska', 'kan', 'ringer', 'kommer', 'slutar', 'stoppar', 'får', 'tar', 'väntar',
      'remitterar', 'skickar', 'beställer', 'skriver', 'lägger', 'ökar', 'ger', 'gör', 'söker', 'blir',
    ],
  },
  da: {
    adverbs: [
      'så', 'da', 'nu', 'og så', 'men så', 'men da', 'og da', 'og nu', 'men nu', 'derfor', 'ellers', 'desuden', 'i dag', 'måske', 'altså', 'først',
      'bagefter', 'til sidst', 'pludselig',
    ],
    joining: ['og', 'men', 'ja', 'ok', 'okay'],
    verbs: [
      'er', 'var', 'blev', 'bliver', 'går', 'gik', 'kan', 'kunne', 'vil', 'ville', 'skal', 'skulle', 'må', 'måtte', 'bør', 'kommer', 'kom', 'svier',
      'virker', 'begyndte', 'brænder',
    ],
    taking: [
      'har', 'havde', 'får', 'fik', 'tager', 'tog', 'giver', 'gav', 'gør', 'gjorde', 'ser', 'sover', 'spiser', 'drikker', 'mærker', 'ringer',
      'slutter', 'stopper', 'fortsætter', 'lægger', 'sætter', 'holder', 'holdt', 'reagerer', 'bruger', 'skriver', 'bløder', 'klør', 'hoster',
      'behøver', 'tåler', 'halter', 'lader', 'tænker', 'venter', 'starter',
    ],
    subjects: ['det', 'den', 'de', 'dette', 'der'],
    persons: ['han', 'hun', 'vi', 'man', 'jeg', 'du'],
    written: ['patienten', 'ejer', 'ejeren'],
    objects: ['dig', 'jer', 'ham', 'hende'],
    modal: ['er', 'var', 'har', 'havde', 'kan', 'kunne', 'vil', 'ville', 'skal', 'skulle', 'må', 'måtte', 'bør', 'bliver', 'blev'],
    not: ['ikke', 'ej'],
    consequences: [
      'så', 'da', 'ring', 'kom', 'tag', 'kontakt', 'må', 'skal', 'kan', 'ringer', 'kommer', 'slutter', 'stopper', 'får', 'tager', 'venter',
      'henviser', 'sender', 'bestiller', 'skriver', 'lægger', 'øger', 'giver', 'beder', 'bliver', 'taler', 'springer',
    ],
  },
}

/** Scandinavian words that end as verbs do and are none: when he comes home, there he is. */
export const NO_VERB = 'når|där|der|här|her|hver|hvor|kor|eller|etter|efter|för|over|över|under|mer'

/** How a finite verb looks in the languages that turn verb and subject about: by its ending, or one of the strong ones. */
export const FINITE_FORMS = '(?!(?:for|før|eller|her|der|över|over|under|etter|efter|per|är|mer|hver|fler|flere|dager|timer|uker|' +
  'uger)$)\\p{L}{3,}(?:r|te|dde|ede|ade)|' +
  'sa|sov|satt|sad|lå|låg|falt|faldt|föll|ble|blev|kom|tok|tog|gikk|gick|gik|fikk|fick|fik|sto|stod|var|sier|så|gjorde|måtte|kunne|ville|skulle'
