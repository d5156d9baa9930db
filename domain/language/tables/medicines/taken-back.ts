import type { Language } from '#contract/vertical.ts'

/** How an order is taken back before another one, as patterns over words between single blanks. */
type TakenBack = {
  /** First words of `takes`. */
  readonly opens: string
  /** Takes the order back: more than a bare no, which may answer. */
  readonly takes: string
  /** Orders: what is only told as taken is not taken back. */
  readonly orders: string
  /** Words of the order before its medicine. */
  readonly order: string
  /** Leads, with nothing told between, to the medicine that is given instead. */
  readonly instead: string
  /** Behind that medicine and its dose. */
  readonly behind: string
  /** Changes a dose. */
  readonly changes: string
  /** Leaves it as it is, said behind what takes the change back: leave it at 50. */
  readonly leaves: string
  /** A reason that begins so tells nothing without the order. */
  readonly reason: string
  /** Takes an order back, up to the words that put it off. */
  readonly nay: string
  /** Puts it off: that one we wait with. */
  readonly waits: string
}

export const TAKEN_BACK: Readonly<Record<Language, TakenBack>> = {
  nb: {
    opens: 'nei|eller|vent|glem',
    takes: 'nei (?:vent|forresten|vet du|stopp|ikke det|ikkje det|det (?:går|gjeng|passer|tåler|var feil|blir feil|(?:skal|kan|bør|må) vi ikke)|' +
      '(?:du|hun|han) tåler|ikke med)|eller nei|eller forresten|vent nei|glem det',
    orders: 'vi|jeg|eg|du får|hun får|han får|starter|begynner|gi|ha',
    order: 'vi|jeg|eg|æ|du|hun|han|ho|dere|får|gir|gjev|tar|tek|starter|starta|med|på|prøver|begynner|setter|skriver|ut|' +
      'vil|skal|så|da|nå|no|heller|ha|gi|ta|' +
      'starte|begynne|deg|henne|ham|en|ei|et|kur|tenkte|tenker|å|legge|til|ville|foreslå|prøve',
    instead: '(?:vi|jeg|eg) (?:tar|gir|velger|holder oss til|bruker|prøver|starter med|heller)|(?:tar|gir|velger|bruker|prøver|starter|får|blir) ' +
      '(?:vi|jeg|du|hun|han|det|heller)|(?:du|hun|han) (?:får|skal ha)|skal (?:du|hun|han|vi) ha|da blir det|heller|holder oss til',
    behind: 'i stedet|istedenfor|i staden|heller',
    changes: 'øker|aukar|reduserer|setter|set|dobler|trapper|hever|senker|øke|redusere|sette|doble',
    leaves: '(?:vi |jeg |eg )?(?:lar|let|la) (?:vi |oss |jeg )?(?:den|det|dosen|deg|du|han|hun|ho) (?:\\S+ )?(?:stå|ligge|være|vere|' +
      'bli|verte|fortsette|hald fram) (?:på|med)|(?:vi |du )?(?:holder|held|blir|fortsetter|står) (?:oss |deg |du |vi |' +
      'dere )?(?:på|med)|behold(?:er)?(?: vi)?',
    reason: 'det|den|de|ikke|ikkje|vi|jeg|eg|går|passer|var|feil|med|på|for',
    nay: 'nei',
    waits: '(?<= (?:den|det|dem|denne) )(?:venter|ventar|avventer) (?:vi|jeg|eg)(?: med)?|(?:vi|jeg|eg) (?:venter|ventar|avventer)(?: med)? (?:den|det|dem|' +
      'denne)|(?:la oss|vi får) vente med (?:den|det|dem)',
  },
  sv: {
    opens: 'nej|eller|vänta|glöm',
    takes: 'nej (?:vänta|förresten|vet du|stopp|inte det|det (?:går|passar|tål|var fel|blir fel|(?:ska|kan|bör|får) vi inte)|(?:du|hon|han) tål|' +
      'inte med)|eller nej|eller förresten|vänta nej|glöm det',
    orders: 'vi|jag|du får|hon får|han får|startar|börjar|ge|ha',
    order: 'vi|jag|du|hon|han|ni|får|ger|tar|startar|börjar|med|på|provar|sätter|in|skriver|ut|vill|ska|så|då|nu|hellre|ha|ge|ta|' +
      'dig|henne|honom|en|ett|kur|tänkte|tänker|att|lägga|till|ville|föreslå|prova',
    instead: '(?:vi|jag) (?:tar|ger|väljer|håller oss till|använder|provar|börjar med|kör)|(?:tar|ger|väljer|använder|provar|börjar|får|blir) ' +
      '(?:vi|jag|du|hon|han|det|hellre)|(?:du|hon|han) (?:får|ska ha)|ska (?:du|hon|han|vi) ha|då blir det|hellre|håller oss till',
    behind: 'i stället|istället|hellre',
    changes: 'höjer|sänker|ökar|minskar|dubblar|trappar|höja|sänka|öka|minska|dubbla',
    leaves: '(?:vi |jag )?(?:låter|låt) (?:vi |oss |jag )?(?:den|det|dosen|dig|du|han|hon) (?:\\S+ )?(?:stå|ligga|vara|bli|' +
      'fortsätta)(?: kvar)? (?:på|med)|(?:vi |du )?(?:håller|stannar|ligger|fortsätter) (?:oss |dig |du |vi |' +
      'ni )?(?:kvar )?(?:på|med)|behåll(?:er)?(?: vi)?',
    reason: 'det|den|de|inte|vi|jag|går|passar|var|fel|med|på|för',
    nay: 'nej',
    waits: '(?<= (?:den|det|dem) )(?:väntar|avvaktar) (?:vi|jag)(?: med)?|(?:vi|jag) (?:väntar|avvaktar) med (?:den|det|dem)|(?:låt oss|' +
      'vi får) vänta med (?:den|det|dem)',
  },
  da: {
    opens: 'nej|eller|vent|glem',
    takes: 'nej (?:vent|forresten|ved du hvad|stop|ikke det|det (?:går|dur|passer|tåler|var forkert|bliver forkert|(?:skal|kan|bør|må) vi ikke)|' +
      '(?:du|hun|han) tåler|ikke med)|eller nej|eller forresten|vent nej|glem det',
    orders: 'vi|jeg|du får|hun får|han får|starter|begynder|give|have',
    order: 'vi|jeg|du|hun|han|i|får|giver|tager|starter|begynder|med|på|prøver|sætter|skriver|ud|vil|skal|så|da|nu|hellere|have|' +
      'give|tage|dig|hende|ham|en|et|kur|tænkte|tænker|at|lægge|til|ville|foreslå|prøve',
    instead: '(?:vi|jeg) (?:tager|giver|vælger|holder os til|bruger|prøver|starter med)|(?:tager|giver|vælger|bruger|prøver|starter|får|bliver) ' +
      '(?:vi|jeg|du|hun|han|det|hellere)|(?:du|hun|han) (?:får|skal have)|skal (?:du|hun|han|vi) have|så bliver det|hellere|holder os til',
    behind: 'i stedet|hellere',
    changes: 'øger|hæver|sænker|sætter|fordobler|nedsætter|trapper|øge|hæve|sænke|sætte|fordoble',
    leaves: '(?:vi |jeg )?(?:lader|lad) (?:vi |os |jeg )?(?:den|det|dosis|dig|du|han|hun) (?:\\S+ )?(?:stå|ligge|være|blive|' +
      'fortsætte) (?:på|med)|(?:vi |du )?(?:holder|bliver|fortsætter|står) (?:os |dig |du |vi |i )?(?:på|med)|' +
      'behold(?:er)?(?: vi)?',
    reason: 'det|den|de|ikke|vi|jeg|går|dur|passer|var|forkert|med|på|for',
    nay: 'nej',
    waits: '(?<= (?:den|det|dem) )(?:venter|afventer) (?:vi|jeg)(?: med)?|(?:vi|jeg) (?:venter|afventer)(?: med)? (?:den|det|dem)|(?:lad os|' +
      'vi må) vente med (?:den|det|dem)',
  },
  en: {
    opens: 'no|actually|or|scratch|hang',
    takes: "(?:actually )?no (?:hang on|wait|hold on|actually|scratch that|not with|not that|that (?:won't|doesn't)|that's (?:wrong|no good|not right)|" +
      "we can't)|no sorry|actually no|or no|scratch that|hang on no",
    orders: "i|we|i'll|we'll|let's|start|give|try|get|gets",
    order: "i|we|you|he|she|i'll|we'll|let's|let|me|us|give|gives|start|put|get|gets|take|try|go|with|for|on|have|on to|" +
      "want|could|can|will|would|rather|then|so|" +
      'now|some|a|of|course|him|her|write|up|prescribe|thought|thinking|about|add|adding|was|were|starting|giving|to',
    instead: "let's (?:do|go for|go with|try|use|have|make it|give)|(?:i'll|we'll|i|we) (?:give|do|use|try|go|start|put|take|stick|have)|" +
      '(?:you|he|she)(?:\'ll)? (?:take|have|gets?)|make it|stick with|rather',
    behind: 'instead',
    changes: 'raise|increase|lower|reduce|double|halve|up|put|drop|bring|raising|increasing|lowering|reducing',
    leaves: '(?:we\'ll |i\'ll |let\'s |we |i )?(?:leave|keep|hold|stay|stick|continue)(?: (?:it|that|him|her|you|this|the dose|' +
      'with it))?(?: (?:at|on|with|to))',
    reason: "that|it|that's|it's|not|we|i|won't|doesn't|wrong|with|because",
    nay: 'no',
    waits: "(?:let's|we'll|i'll|we|i'd) (?:rather )?(?:(?:wait|hold off|hold back) (?:with|on) (?:it|that|this|them)(?: one)?|leave (?:it|that one) for now)",
  },
  ru: {
    opens: 'нет|ой|хотя',
    takes: '(?:нет|ой|хотя) (?:подождите|погодите|постойте|стоп|вам нельзя|это не|так не|не пойдет|не подойдет)|хотя нет',
    orders: 'я|мы|назначу|назначим|дам|дадим|возьмем|попробуем|начнем|будете|пусть|назначить|добавить|предложить|дать',
    order: 'я|мы|вы|вам|ему|ей|назначу|назначим|дам|дадим|даем|попробуем|возьмем|начнем|начинаем|с|на|будете|принимать|пить|пусть|' +
      'тогда|теперь|сейчас|лучше|думал|думала|хотел|хотела|добавить|назначить|предложить|дать',
    instead: '(?:возьмем|дадим|дам|назначу|назначим|попробуем|начнем|остановимся|будет|будем|давайте|пусть)(?: \\S+)?|лучше|тогда',
    behind: 'вместо (?:этого|него)|лучше',
    changes: 'увеличим|увеличу|повысим|повышу|снизим|снижу|уменьшим|поднимем|удвоим|увеличиваем|снижаем|повышаем',
    leaves: '(?:давайте |пока |лучше )?(?:оставим|оставляем|оставлю|останемся)(?: (?:на|пока|прежнюю|так))?',
    reason: 'это|он|она|не|мы|я|нельзя|вам|с|при',
    nay: 'нет|хотя',
    waits: 'с (?:ним|ней|этим|ними) (?:пока )?(?:подожд[её]м|повременим)',
  },
}
