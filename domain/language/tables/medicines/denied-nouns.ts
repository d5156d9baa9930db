/** Behind a bare no these are denied, and nothing is taken back: twice a day, no fits since Christmas; два раза в день, нет приступов. */
export const DENIED_NOUNS: ReadonlySet<string> = new Set([
  'fits', 'fit', 'seizures', 'seizure', 'pain', 'pains', 'bleeding', 'bleeds', 'blood', 'trouble', 'troubles', 'vomiting', 'sickness', 'nausea', 'fever',
  'fevers', 'temperature', 'discharge', 'side', 'issues', 'swelling', 'cough', 'coughing', 'rash', 'rashes', 'appetite', 'history', 'allergies', 'reaction',
  'reactions', 'redness', 'itching', 'itch', 'attacks', 'attack', 'episodes', 'recurrence', 'relapse', 'relapses', 'luck', 'effect',
  'effects', 'difference', 'help', 'idea',
  'doubt', 'reason', 'wonder', 'complaints', 'falls', 'hypos', 'dizziness', 'palpitations', 'headaches', 'headache', 'diarrhoea', 'constipation', 'heartburn',
  'wheeze', 'wheezing', 'flares', 'flare', 'symptoms', 'accidents', 'limping', 'lameness', 'swellings', 'lumps', 'missed', 'ill', 'blackouts',
  'приступов', 'приступа', 'судорог', 'боли', 'болей', 'температуры', 'крови', 'рвоты', 'жалоб', 'проблем', 'изменений', 'эффекта', 'улучшения', 'улучшений',
  'аллергии', 'кашля', 'отеков', 'отёков', 'поноса', 'сыпи', 'побочных', 'побочки', 'обострений', 'эпизодов', 'головокружений', 'кровотечений', 'тошноты',
])

/** Opens the reason for what is said behind it. */
export const OPENS_REASON: readonly string[] = [
  'siden', 'fordi', 'ettersom', 'då', 'eftersom', 'efter som', 'da', 'because', 'since', 'as', 'given', 'with', 'так как', 'поскольку', 'раз',
]

/** A bare no, as it may deny a noun. */
export const BARE_NO: ReadonlySet<string> = new Set(['no', 'нет'])
/** What a dose is weighed in, written as a unit. */
export const WEIGHED_IN: ReadonlySet<string> = new Set(['mg', 'µg', 'mcg', 'g', 'ml', 'мг', 'мкг', 'г', 'мл'])
/** Behind a number these tell of what it is a part: 10 per kilo. */
export const PART_OF = 'per |pr |av |af |of |komma |point |comma |целых |целая |и '
/** What whoever treats will not give. */
export const NOT_GIVEN: readonly string[] = [
  '(?:gir|giver|ger|gjev) (?:\\p{L}{1,6} ){0,2}?(?:ikke|ikkje|inte)',
  "(?:won['’]t|will not|wouldn['’]t|not going to) (?:give|use|prescribe)",
  "(?:don['’]t|do not|wouldn['’]t) (?:want|have|put) (?:you|him|her|them) (?:on|taking|to have|having)",
]

/** Wait half an hour before breakfast: behind such a word a time is waited, and nothing is taken back. */
export const WAITS: ReadonlySet<string> = new Set(['wait', 'vent', 'vänta', 'подождите', 'подожди'])
export const WAITED: ReadonlySet<string> = new Set(['half', 'halv', 'until', 'till', 'til', 'tills', 'for', 'minst', 'mindst', 'полчаса', 'до', 'пока'])
export const WAITED_TIME =
  /^(?:hours?|minutes?|mins?|days?|weeks?|timer?|timar|timmar|minutter|minuter|dager|dagar|dage|uker|veckor|uger|час(?:а|ов)?|минут|дн(?:я|ей)|недел[иь])$/u
/** Washed with it where the patient was seen: what was used up then is no medicine to list. */
export const WASHED_WITH = new RegExp(
  ' (?:skylt|skylte|skylla|skyllet|skyllede|spylt|spylte|vasket|vaska|renset|rensa|sköljt|sköljde|spolat|spolade|tvättat|tvättade|rengjort|rengjorde|' +
    'flushed|rinsed|cleaned|washed|bathed|irrigated|промыл[аи]?|промыли|обработал[аи]?|обработали) (?:\\S+ ){0,4}(?:med|with|out with)? ?$',
  'u',
)
