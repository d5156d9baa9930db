import type { Language } from '#contract/vertical.ts'

/** How whoever treats names what the visit is for, before anything is told of it: `It is your asthma review today`. */
export type VisitReasons = {
  /** What stands before the name. */
  readonly frame: string
  /** Articles and whose it is, left out of the name. */
  readonly article: string
  /** A kind of visit; what follows tells of what. */
  readonly kind: string
  readonly of: string
  /** What stands before the part that ails: `it was you with the shoulder`. */
  readonly withPart: string
  /** The same where nobody is spoken to, and one word that is known names the part: `it is the big toe`. */
  readonly isPart: string
  readonly part: string
  /** What a note has before a part, which alone says nothing. */
  readonly concerns: string
  /** What may stand behind the name. */
  readonly behind: string
}

const NORDIC_GREETING = '(?:(?:ja|jo|nä|nej|nei|næ|neida|hei|hej|hallo|hallå|god ?dag|velkommen|välkommen|okei|okej|okay|ok|da|då|så|nå|nu|og|och|men)[,.!]? )*'

export const VISIT_REASONS: Readonly<Record<Language, VisitReasons>> = {
  nb: {
    frame: `${NORDIC_GREETING}(?:(?:det|dette) (?:er|var|blir)|(?:er|var) (?:det|dette)|du (?:er her(?: i dag)?|kommer(?: i dag)?|skulle|skal|har time) ` +
      '(?:til|for|på)|vi (?:skal|skulle) ta)(?: (?:jo|vel|altså|på tide med|tid for|bare|nå|i dag))*',
    article: '(?:den|din|en|ei|et|denne) ',
    kind: '(?:\\p{L}{0,24})(?:kontroll(?:en)?|oppfølging(?:en)?|helsesjekk|sjekken?|vaksinasjon|vaksine|førerkortattest|legeerklæring|helseattest)|' +
      'svar(?:et|ene)? på (?:\\p{L}+prøve(?:r|ne)?|prøve(?:r|ne)?|MR\\p{L}*|røntgen\\p{L}*|CT\\p{L}*|ultralyd\\p{L}*)',
    of: '(?:etter|av|for|på|med) ',
    withPart: `${NORDIC_GREETING}(?:(?:det|dette) (?:er|var) (?:deg|du som er|du som var|hun|han|ho|ham) med|du (?:er her|kommer)(?: i dag)? ` +
      '(?:for|med|på grunn av))',
    isPart: `${NORDIC_GREETING}(?:det|dette) (?:er|var|gjelder|gjaldt|handler om|dreier seg om)`,
    part: '\\p{L}{2,24}(?:en|a|et|ene|ane)(?: igjen)?',
    concerns: 'gjelder',
    behind: 'i dag|idag|nå|ser jeg|ikke sant|sant|stemmer det|var det|er det|ikke|vel|dine|di|ditt|din|sine|hans|hennes|da',
  },
  sv: {
    frame: `${NORDIC_GREETING}(?:(?:det|detta) (?:är|var|blir)|(?:är|var) det|du (?:är här(?: idag| i dag)?|kommer(?: idag| i dag)?|skulle|har tid) ` +
      '(?:för|på|till)|vi (?:ska|skulle) (?:göra|ta))(?: (?:ju|väl|alltså|dags för|dags att göra|bara|nu|idag|i dag))*',
    article: '(?:den|din|en|ett|ditt|denna) ',
    kind: '(?:\\p{L}{0,24})(?:kontroll(?:en)?|uppföljning(?:en)?|återbesök(?:et)?|hälsoundersökning(?:en)?|vaccination(?:en)?|körkortsintyg(?:et)?|intyg)|' +
      '(?:prov)?svar(?:et|en)? på (?:\\p{L}*prov(?:er|erna|en|et)?|MR\\p{L}*|röntgen\\p{L}*|CT\\p{L}*|ultraljud\\p{L}*)',
    of: '(?:efter|av|för|på|med) ',
    withPart: `${NORDIC_GREETING}(?:(?:det|detta) (?:är|var) (?:dig|du som har|honom|henne) med|du (?:är här|kommer)(?: idag| i dag)? ` +
      '(?:för|med|på grund av))',
    isPart: `${NORDIC_GREETING}(?:det|detta) (?:är|var|gäller|gällde|handlar om|rör sig om)`,
    part: '\\p{L}{2,24}(?:en|an|et|n|t|na)(?: igen)?',
    concerns: 'gäller',
    behind: 'idag|i dag|nu|ser jag|va|eller hur|stämmer det|var det|är det|inte|väl|dina|ditt|din|då',
  },
  da: {
    frame: `${NORDIC_GREETING}(?:(?:det|dette) (?:er|var|bliver)|(?:er|var) det|du (?:er her(?: i dag)?|kommer(?: i dag)?|skulle|har tid) ` +
      '(?:til|for|på)|vi (?:skal|skulle) (?:lave|tage))(?: (?:jo|vel|altså|tid til|bare|nu|i dag))*',
    article: '(?:den|din|en|et|dit|denne) ',
    kind: '(?:\\p{L}{0,24})(?:kontrol(?:len)?|opfølgning(?:en)?|helbredsundersøgelse|vaccination(?:en)?|kørekortsattest|attest)|' +
      'svar(?:et|ene)? på (?:\\p{L}*prøve(?:r|rne|n)?|MR\\p{L}*|røntgen\\p{L}*|CT\\p{L}*|ultralyd\\p{L}*|\\p{L}+måling(?:en)?)',
    of: '(?:efter|af|for|på|med) ',
    withPart: `${NORDIC_GREETING}(?:(?:det|dette) (?:er|var) (?:dig|du der er|ham|hende) med|du (?:er her|kommer)(?: i dag)? ` +
      '(?:for|med|på grund af))',
    isPart: `${NORDIC_GREETING}(?:det|dette) (?:er|var|gælder|gjaldt|drejer sig om|handler om)`,
    part: '\\p{L}{2,24}(?:en|et|ene|erne)(?: igen)?',
    concerns: 'gælder',
    behind: 'i dag|nu|kan jeg se|ser jeg|ikke|ikke sandt|stemmer det|var det|er det|vel|dine|dit|din|da',
  },
  en: {
    frame: "(?:(?:yes|hi|hello|good (?:morning|afternoon)|come in|right|okay|ok|so|now|and|well)[,.!]? )*(?:(?:it's|it is|this is|that's) (?:time for )?|" +
      "you(?:'re| are) (?:here |in |back )?(?:today )?for |we're (?:here|doing|meeting) (?:for )?(?:today )?|here for )(?:just )?",
    article: '(?:the|your|a|an|his|her) ',
    kind: "(?:[\\p{L}'-]+ ){0,3}(?:review|check-?up|follow[- ]up|blood results?|test results?|results|smear|vaccination|vaccinations|boosters?|" +
      'medication review|post-?op check|annual check|medical)',
    of: '(?:after|of|for|on|from|with) ',
    withPart: "(?:(?:yes|hi|hello|right|okay|ok|so|now|well)[,.!]? )*(?:(?:it's|it is|this is) about|you(?:'re| are) (?:here |back |" +
      "in )?(?:today )?(?:about|with))",
    isPart: "(?:(?:yes|hi|hello|right|okay|ok|so|now|well)[,.!]? )*(?:it's|it is) (?:my|the)",
    part: '\\p{L}{3,24}(?: again)?',
    concerns: 'concerns the',
    behind: "today|now|isn't it|is it|i see|right|yes|then|i think|i believe",
  },
  ru: {
    frame: '(?:(?:да|здравствуйте|добрый день|проходите|так|ну|итак|значит)[,.!]? )*(?:(?:вы|это)(?: ко мне)?(?: сегодня)? (?:на|по)|сегодня(?: у нас|' +
      ' у вас)?|' +
      'у нас сегодня|пришли на)(?: (?:плановый|плановая|очередной|очередная))?',
    article: '(?:ваш|ваша|это) ',
    kind: '(?:\\p{L}+ )?(?:контроль|осмотр|приём|прием|консультаци[юя]|вакцинаци[юя]|результат\\p{L}*|анализ\\p{L}*)',
    of: '(?:после|по|по поводу|для|с) ',
    withPart: '(?!)',
    isPart: '(?!)',
    part: '(?!)',
    concerns: '',
    behind: 'сегодня|да|верно|так|правильно|ведь|же',
  },
}

/** A verb among the words of a matter makes a clause of it: his Parkinson's and his wife is with him. */
export const FINITE = 'er|har|var|är|hade|is|are|has|were'

/** What is spoken of for the first time is no part that both know: it is just a strained foot. */
export const INDEFINITE = 'en|ei|et|ett|an?|one|bare|bara|just'
