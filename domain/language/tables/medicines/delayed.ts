import type { Language } from '#contract/vertical.ts'

/** What must first turn out, or how long is to be waited, before a medicine is begun: if he still has a fever on Thursday. */
export const DELAYED: Readonly<Record<Language, string>> = {
  nb: 'ikke (?:virker|hjelper|fungerer|holder|rekker|er nok)|ikkje (?:verkar|hjelper|held)|etter (?:en|to|tre|fire|seks|noen|et par|\\d+) (?:dag|døgn|uke|' +
    'måned)\\p{L}*|fortsatt|fremdeles|framleis|ikke (?:er |blir |har blitt )?(?:noe )?bedre|ikke (?:gir|gjev) seg|ikke (?:går|har gått) over|på (?:man|tirs|' +
      'ons|' +
    'tors|fre|lør|søn)dag|' +
    'innen \\p{L}+ (?:dag|døgn|uke)|om (?:to|tre|et par|noen|\\d) (?:dager|døgn)',
  sv: 'inte (?:fungerar|hjälper|räcker|har effekt|verkar)|efter (?:en|två|tre|fyra|sex|några|ett par|\\d+) (?:dag|dygn|veck|månad)\\p{L}*|fortfarande|' +
    'inte (?:är |blir |har blivit )?(?:något )?bättre|inte (?:ger|har gett) med sig|inte (?:går|har gått) över|på (?:mån|tis|ons|tors|' +
    'fre|lör|sön)dag|' +
    'inom \\p{L}+ (?:dag|dygn|veck)|om (?:två|tre|ett par|några|\\d) (?:dagar|dygn)',
  da: 'ikke (?:virker|hjælper|fungerer|rækker|er nok)|efter (?:en|to|tre|fire|seks|nogle|et par|\\d+) (?:dag|døgn|uge|måned)\\p{L}*|stadig|fortsat|' +
    'ikke (?:er |bliver |er blevet )?(?:noget )?bedre|ikke (?:går|er gået) over|på (?:man|tirs|ons|tors|fre|lør|søn)dag|' +
    'inden for \\p{L}+ (?:dag|døgn|uge)|om (?:to|tre|et par|nogle|\\d) (?:dage|døgn)',
  en: "(?:doesn['’]?t|does not|isn['’]?t) (?:work|help|enough|working|helping)|after (?:a|two|three|four|six|a few|\\d+) (?:days?|weeks?|months?)|still|" +
    "(?:not|no|isn['’]?t|aren['’]?t) (?:any )?better|hasn['’]?t (?:gone|settled|cleared|improved)|(?:by|on|come) (?:mon|tues|wednes|thurs|fri|" +
    "satur|sun)day|" +
    'within \\p{L}+ (?:day|week)|(?:in|after) (?:two|three|a couple of|a few|\\d) (?:more )?days',
  ru: 'не (?:поможет|помогает|действует|подействует|хватит)|через (?:неделю|две|три|четыре|\\d+) (?:недел|дн|месяц)\\p{L}*|вс[её] ещ[её]|не (?:станет|будет|' +
    'стало) (?:лучше|легче)|не пройд[её]т|не спад[её]т|к (?:понедельнику|вторнику|среде|четвергу|пятнице|субботе|' +
    'воскресенью)|' +
    'через (?:два|три|пару|\\d) дн',
}

/** For a while only. */
export const FOR_NOW = 'just nu|akkurat nå|lige nu|nå for tiden|for tiden|för tillfället|for tiden|right now|at the moment|for the moment|сейчас|пока'
