import type { Language } from '#contract/vertical.ts'

/** How whoever treats puts a plan as a question, and how it is taken: `Shall we say half sick leave for two weeks? Yes, that works`. */
export const PROPOSALS: Readonly<Record<Language, { readonly opens: string; readonly agrees: string }>> = {
  nb: {
    opens: '(?:skal|skulle|kan) (?:vi|jeg|eg|me) (?:(?:da|ikke|kanskje|heller) )*(?:si|seie|ta|gjøre|prøve|bli enige om|sette|legge inn)(?: at|' +
      ' det til)?|hva om vi (?:sier|tar|prøver)|' +
      'hva sier du (?:til|om)',
    agrees: 'ja|jada|jo|gjerne|greit|fint|bra|ok|okei|det (?:funker|går|går fint|høres (?:bra|fint|greit) ut|passer|er (?:greit|fint|bra|i orden)|' +
      'hadde vært (?:fint|bra))',
  },
  sv: {
    opens: '(?:ska|skulle|kan) (?:vi|jag) (?:(?:då|inte|kanske|hellre) )*(?:säga|ta|göra|prova|bestämma|sätta)(?: att)?|vad sägs om|om vi (?:säger|tar|provar)',
    agrees: 'ja|jadå|jo|gärna|fint|bra|ok|okej|visst|det (?:funkar|går bra|låter (?:bra|fint)|passar|är (?:okej|bra|fint)|vore (?:bra|skönt))',
  },
  da: {
    opens: '(?:skal|skulle|kan) (?:vi|jeg) (?:(?:så|ikke|måske|hellere) )*(?:sige|tage|gøre|prøve|aftale|sætte)(?: at| det til)?|' +
      'hvad med at vi (?:siger|tager|prøver)',
    agrees: 'ja|jada|jo|gerne|fint|godt|ok|okay|det (?:fungerer|går|går fint|lyder (?:godt|fint)|passer|er (?:fint|i orden|okay)|' +
      'ville være (?:dejligt|rart|godt))',
  },
  en: {
    opens: "(?:shall|should|can|could) (?:we|i) (?:just |maybe )*(?:say|do|try|make it|book|go for)|how about|what if we (?:say|try|do)|let's say",
    agrees: "yes|yeah|yep|ok|okay|sure|fine|great|please|(?:that|it)(?:'s| is|'d be| would be| sounds| works)(?: (?:fine|good|great|ok|okay|all right|" +
      "lovely|for me))?",
  },
  ru: {
    opens: '(?:давайте|может,? (?:быть,? )?)(?: мы)? ?(?:сделаем|возьмём|попробуем|дадим|оформим|запишем|договоримся)(?: на)?',
    agrees: 'да|хорошо|ладно|согласен|согласна|конечно|давайте|подходит|годится|можно',
  },
}

/** How somebody turns down what was just proposed, and how a note says so behind the proposal. */
export const REFUSALS: Readonly<Record<Language, { readonly says: string; readonly noted: string }>> = {
  nb: { says: '(?:nei,? )?(?:det|den) vil (?:jeg|eg|vi) (?:ikke|ikkje|helst ikke)(?! ha)|(?:nei,? )?(?:jeg|eg|vi) vil (?:ikke|ikkje) (?:det|' +
    'legges inn|opereres|ha det)',
    noted: ', men pasienten ønsker det ikke' },
  sv: { says: '(?:nej,? )?(?:det|den) vill (?:jag|vi) (?:inte|helst inte)|(?:nej,? )?(?:jag|vi) vill inte (?:det|läggas in|opereras|ha det)',
    noted: ', men patienten vill inte det' },
  da: { says: '(?:nej,? )?(?:det|den) vil (?:jeg|vi) (?:ikke|helst ikke)|(?:nej,? )?(?:jeg|vi) vil ikke (?:det|indlægges|opereres|have det)',
    noted: ', men patienten ønsker det ikke' },
  en: { says: "(?:no,? )?i(?:'d| would) rather not|(?:no,? )?i (?:don't|do not|won't) want (?:that|to (?:go in|be admitted|have that))|" +
    "(?:no,? )?i won't have (?:that|it)",
    noted: ', but the patient does not want it' },
  ru: { says: '(?:нет,? )?(?:этого )?(?:я )?не (?:хочу|буду|поеду|лягу)|я (?:против|отказываюсь)', noted: ', но пациент не хочет' },
}
