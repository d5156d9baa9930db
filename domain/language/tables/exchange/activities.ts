import type { Language } from '#contract/vertical.ts'

/** What somebody asks leave to do, and the name a note has for it: an answer that leans on its question is told under it. */
export const ACTIVITIES: Readonly<Record<Language, readonly (readonly [asked: string, named: string])[]>> = {
  nb: [
    ['kjøre(?: bil)?|sitte bak rattet', 'Bilkjøring'], ['trene|trening|spille|løpe|jogge|gå tur|gå på ski|sykle', 'Trening'],
    ['hjemme fra (?:jobb|jobben|arbeid|skolen|barnehagen)|sykmeld\\p{L}*|sykemeld\\p{L}*', 'Fravær'], ['jobbe|arbeide|gå på jobb|jobb|jobben', 'Arbeid'],
    ['dusje|bade|svømme|gå i badstu', 'Bading/dusj'], ['drikke (?:alkohol|vin|øl)|ta et glass|alkohol', 'Alkohol'], ['fly|reise', 'Reise'],
    ['gå i barnehagen|barnehage\\p{L}*|gå på skolen|skolen', 'Barnehage/skole'], ['gå ut|slippe (?:han|hun|den|ham|henne) ut|lufte', 'Utegang'],
    ['belaste|gå på (?:den|foten|beinet)|trå på', 'Belastning'],
  ],
  sv: [
    ['köra(?: bil)?|sitta bakom ratten', 'Bilkörning'], ['träna|träning|spela|springa|jogga|cykla', 'Träning'],
    ['hemma från (?:jobbet|arbetet|skolan|förskolan)|sjukskriv\\p{L}*', 'Frånvaro'], ['jobba|arbeta|gå till jobbet|jobbet', 'Arbete'],
    ['duscha|bada|simma|basta', 'Bad/dusch'], ['dricka (?:alkohol|vin|öl)|ta ett glas|alkohol', 'Alkohol'], ['flyga|resa', 'Resa'],
    ['gå till förskolan|förskol\\p{L}*|skolan', 'Förskola/skola'], ['gå ut|släppa ut (?:honom|henne|den)', 'Utevistelse'],
    ['belasta|gå på (?:den|foten|benet)|stödja', 'Belastning'],
  ],
  da: [
    ['køre(?: bil)?|sidde bag rattet', 'Bilkørsel'], ['træne|træning|spille|løbe|jogge|cykle', 'Træning'],
    ['hjemme fra (?:job|arbejde|skole|børnehaven)|sygemeld\\p{L}*', 'Fravær'], ['arbejde|gå på arbejde|arbejdet|jobbet', 'Arbejde'],
    ['gå i bad|tage bad|bade|svømme|bruser\\p{L}*', 'Bad'], ['drikke (?:alkohol|vin|øl)|tage et glas|alkohol', 'Alkohol'], ['flyve|rejse', 'Rejse'],
    ['gå i børnehave|børnehave\\p{L}*|vuggestue\\p{L}*|skole\\p{L}*', 'Institution/skole'], ['gå ud|komme ud|lukke (?:ham|hende|den) ud', 'Udegang'],
    ['belaste|støtte på|gå på (?:den|foten|benet)', 'Belastning'],
  ],
  en: [
    ['drive|driving|get behind the wheel', 'Driving'], ['exercise|train|play|run|running|jog|go to the gym|the gym|cycle', 'Exercise'],
    ['off work|a sick note|signed off|stay home|off school', 'Time off'], ['work|go to work|go back to work', 'Work'],
    ['shower|bath|bathe|swim|swimming', 'Bathing'], ['drink|have a drink|alcohol', 'Alcohol'], ['fly|travel|go on holiday', 'Travel'],
    ['school|nursery', 'School or nursery'], ['go out|go outside|let (?:him|her|it) out', 'Going out'], ['weight on it|walk on it|' +
      'stand on it', 'Weight-bearing'],
  ],
  ru: [
    ['за руль|водить|вести машину|ездить за рулем|ездить за рулём', 'Вождение'], ['бегать|тренироваться|заниматься спортом|спорт\\p{L}*|плавать|' +
      'бассейн', 'Спорт'],
    ['больничн\\p{L}*|не ходить на работу', 'Больничный'], ['работать|на работу', 'Работа'], ['мыться|в баню|купаться|купать|мыть|душ', 'Купание'],
    ['алкоголь|выпить|пить вино|пиво', 'Алкоголь'], ['летать|лететь|ехать|в отпуск', 'Поездки'], ['в сад|в садик|в школу', 'Сад/школа'],
    ['гулять|на улицу|выходить', 'Прогулки'], ['наступать|нагружать', 'Нагрузка'],
  ],
}

/** Asks leave, or whether one must. */
export const ASKS_LEAVE: Readonly<Record<Language, string>> = {
  nb: '(?:kan|får|må|skal|bør|trenger) (?:jeg|eg|vi|han|hun|ho|den)|(?:når|hvor lenge) (?:kan|må|skal) (?:jeg|vi|han|hun|den)|hva med',
  sv: '(?:kan|får|måste|ska|bör|behöver) (?:jag|vi|han|hon|den)|(?:när|hur länge) (?:kan|måste|ska|får) (?:jag|vi|han|hon|den)|hur blir det med',
  da: '(?:kan|må|skal|bør) (?:jeg|vi|han|hun|den)|(?:hvornår|hvor længe) (?:kan|må|skal) (?:jeg|vi|han|hun|den)|hvad med',
  en: '(?:can|could|may|should|must|do) (?:i|we|he|she|it)(?: need to| have to)?|when can (?:i|we|he|she)|what about|is it (?:ok|okay|all right|' +
    'alright|safe) to',
  ru: '(?:(?:а |и )?(?:мне |ему |ей |нам )?(?:можно|нельзя|нужно|надо))|(?:когда|через сколько) (?:мне |ему |ей )?можно|(?:за руль|на работу|гулять|' +
    'купать|купаться) можно',
}

/** An answer that opens so says under what the thing holds, and not what it is. */
export const LEANS: Readonly<Record<Language, string>> = {
  nb: 'det (?:kan|får|må|skal|bør) (?:du|dere|han|hun|den)|ikke|ikkje|bare|kun|når|etter|først|hvis|om|så lenge|så snart|til|fra|ja|nei|vent|i|' +
    'de første|tidligst|helst',
  sv: 'det (?:kan|får|måste|ska|bör) (?:du|ni|han|hon|den)|inte|bara|endast|när|efter|först|om|så länge|så snart|tills|från|ja|nej|vänta|i|de första|' +
    'tidigast|helst',
  da: 'det (?:kan|må|skal|bør) (?:du|I|han|hun|den)|ikke|kun|bare|når|efter|først|hvis|så længe|så snart|til|fra|ja|nej|vent|i|de første|tidligst|helst',
  en: "not|only|when|after|once|if|unless|until|till|as long as|as soon as|from|yes|no|wait|in|for|for the first|ideally|just not|don't",
  ru: 'пока|не|только|когда|после|если|через|до|да|нет|лучше|в|с|можно|нельзя|две|первые',
}

/** Words that point at what was named before, or at somebody: no name for what is asked. */
export const POINTS: Readonly<Record<Language, string>> = {
  nb: 'den|det|dette|dem|disse|denne|meg|deg|du|dere|jeg|vi|så|da|her|der|noe|noen|gjøre|hva|hvordan|når|jobben|med',
  sv: 'den|det|detta|dem|dessa|denna|mig|dig|du|ni|jag|vi|så|då|här|där|något|någon|göra|vad|hur|när|med',
  da: 'den|det|dette|dem|disse|denne|mig|dig|du|I|jeg|vi|så|da|her|der|noget|nogen|gøre|hvad|hvordan|hvornår|med',
  en: "it|that|this|them|those|these|me|you|i|we|so|then|here|there|anything|something|do|what|how|when|about",
  ru: 'это|этот|его|её|ее|их|тут|там|мне|вам|вы|я|мы|так|что|как|когда|делать',
}

/** Asks whether not to. */
export const DENIES: Readonly<Record<Language, string>> = {
  nb: 'ikke|ikkje|da ikke', sv: 'inte|då inte', da: 'ikke|så ikke|da ikke', en: "not|n['’]t", ru: 'не',
}
