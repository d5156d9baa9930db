import type { Language } from '#contract/vertical.ts'

/** Small words that take back beside those the lexicon knows, read so only between two values of one kind. */
export const TAKING_BACK: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set(['næ', 'hov', 'ups', 'oi', 'stopp', 'feil', 'nope', 'neinei', 'nai', 'naei', 'sorry']),
  sv: new Set(['nä', 'hoppsan', 'oj', 'stopp', 'fel', 'nää', 'äsch', 'sorry', 'nix']),
  da: new Set(['næ', 'ej', 'hov', 'ups', 'stop', 'forkert', 'nå nej', 'sorry', 'næh']),
  en: new Set(['nope', 'oops', 'whoops', 'nah', 'actually', 'wrong', 'correction']),
  ru: new Set(['ой', 'упс', 'стоп', 'тьфу', 'неверно', 'вру', 'не', 'точнее', 'вернее']),
}

/** Little words that lead from the slip to what is right: nei det var i april. */
export const LITTLE_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set([
    'la', 'oss', 'si', 'det', 'den', 'de', 'er', 'e', 'var', 'va', 'på', 'i', 'til', 'om', 'jo', 'vel', 'jeg', 'eg', 'æ', 'hva', 'sier', 'seier', 'sa',
    'mener', 'meiner', 'skal', 'være', 'vere', 'heller', 'så', 'nå', 'der', 'bare', 'men', 'ble', 'blir', 'meg', 'forresten', 'litt', 'kanskje', 'snarere',
    'tok', 'leser', 'leste',
  ]),
  sv: new Set([
    'låt', 'oss', 'säga', 'säg', 'det', 'den', 'de', 'är', 'var', 'på', 'i', 'till', 'om', 'ju', 'väl', 'jag', 'vad', 'säger', 'sa', 'menar', 'ska', 'vara',
    'hellre', 'så', 'nu', 'där', 'bara', 'men', 'blev', 'blir', 'mig', 'förresten', 'lite', 'snarare', 'läser', 'läste',
  ]),
  da: new Set([
    'lad', 'os', 'sige', 'det', 'den', 'de', 'er', 'var', 'på', 'i', 'til', 'om', 'jo', 'vel', 'jeg', 'hvad', 'siger', 'sagde', 'mener', 'skal', 'være',
    'hellere', 'så', 'nu', 'der', 'bare', 'men', 'blev', 'bliver', 'mig', 'forresten', 'lidt', 'snarere', 'læser', 'læste',
  ]),
  en: new Set([
    "let's", 'call', 'it', "it's", 'its', 'is', 'was', 'the', 'a', 'on', 'in', 'at', 'to', "that's", 'that', 'i', 'mean', 'meant', 'make', 'say', 'said',
    'should', 'be', 'not', 'what', 'am', 'saying', 'my', 'his', 'her', 'of', 'about', 'more', 'like', 'than', 'well', 'oh', 'it', "i'll", 'sorry', 'actually',
  ]),
  ru: new Set([
    'давайте', 'пусть', 'скажем', 'лучше', 'это', 'в', 'во', 'с', 'со', 'на', 'что', 'я', 'говорю', 'было', 'была', 'был', 'же', 'хотел', 'хотела', 'сказать',
    'а', 'точно', 'скорее', 'вообще', 'всё', 'все', 'до', 'там', 'тут', 'по',
  ]),
}

/** Said right behind the value that is meant. */
export const TAKES_BACK_BEHIND: Readonly<Record<Language, ReadonlySet<string>>> = {
  nb: new Set([
    'mener jeg', 'mente jeg', 'meiner eg', 'unnskyld', 'beklager', 'sa jeg feil', 'leste jeg feil', 'jeg leste feil', 'jeg sa feil', 'skal det være',
    'skulle det være', 'sorry',
  ]),
  sv: new Set([
    'menar jag', 'menade jag', 'förlåt', 'ursäkta', 'sa jag fel', 'läste jag fel', 'jag läste fel', 'jag sa fel', 'ska det vara', 'skulle det vara', 'sorry',
  ]),
  da: new Set([
    'mener jeg', 'mente jeg', 'undskyld', 'beklager', 'sagde jeg forkert', 'læste jeg forkert', 'jeg læste forkert', 'skal det være', 'skulle det være',
    'sorry',
  ]),
  en: new Set(['i mean', 'i meant', 'sorry', 'i should say', 'that should be', 'it should be', 'rather', 'my mistake', 'excuse me', 'i misread']),
  ru: new Set([
    'то есть', 'извините', 'простите', 'хотел сказать', 'хотела сказать', 'я хотел сказать', 'я хотела сказать', 'оговорился', 'оговорилась', 'перепутал',
    'перепутала',
  ]),
}

/** Why a day will not do: then I am away, we are closed. */
export const AWAY = new RegExp(
  String.raw`^(?:borte|bortreist|stengt|kurs\p{L}*|ferie|fri|full\p{L}*|opptatt|opptatt|fullt|stängt|semester|ledig|upptagen|lukket|lukker|` +
    String.raw`kursus|optaget|away|off|closed|holiday|leave|booked|busy|не|выходн\p{L}*|отпуск\p{L}*|занят\p{L}*|праздник|reist|reise|møte|` +
    'möte|helg|helligdag|helgdag)$',
  'u',
)

/** Why a value was wrong: I read the wrong line, the cuff sat askew. */
export const REASON = new RegExp(
  String.raw`^(?:feil|fel|forkert|gal\p{L}*|skeivt|skjevt|skjev|sned|skævt|wrong|old|askew|misread|last|gammel|gamle|gamla|gammal|неверн\p{L}*|` +
    String.raw`старый|старая|старое|старые|перепутал\p{L}*|криво)$`,
  'u',
)

/** To whom what is right is told: mum, doctor. */
export const CALLED =
  /^(?:mamma|pappa|mor|far|mum|mom|dad|love|dear|skat|kjære|älskling|doctor|doktor|doktoren|мам|мама|пап|доктор|жена|муж|kona|mannen|konen|frun)$/u

/** Such a word may as well answer. */
export const BARE_NO = /^(?:nei|nej|nä|næ|no|nope|нет|не|ой|vent|vänta|wait)$/u

/** A plain denial that may follow a tenth of a degree. */
export const BARE_DENIAL = /^(?:nei|nej|no|нет)$/u

/** What an article counts: once. */
export const ONCE = /^(?:gang|gong|gång|раз)$/u

/** With one of these behind it a number counts something of its own. */
export const COUNTED = /^(?:kg|kilo\p{L}*|år|years?|лет|года?|mg|milligram|mil+ilit\p{L}*|grader|degrees)$/u
