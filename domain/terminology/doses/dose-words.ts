/** Words around a dose, of all languages together: they are read only behind the name of a medicine. */

/** One of these between what was measured and a number makes the number an aim: LDL should be below 1.8. */
export const AIM = new Set([
  'under', 'over', 'ned', 'ner', 'opp', 'upp', 'op', 'til', 'till', 'på', 'skal', 'skall', 'ska', 'bør', 'bör', 'må', 'er', 'är', 'mål', 'målet',
  'below', 'above', 'to', 'at', 'is', 'should', 'must', 'be', 'less', 'target', 'goal',
  'ниже', 'выше', 'меньше', 'больше', 'до', 'должен', 'должна', 'должно', 'быть', 'цель',
])

/** How a product lets go of its substance, said straight behind its name. */
export const RELEASE = new Set([
  'depot', 'depottabletter', 'depottablett', 'depotkapsler', 'depotkapsel', 'retard', 'prolongatum', 'prolong', 'entero', 'zoc', 'zok', 'xl', 'xr', 'sr',
  'cr', 'mr', 'la', 'oros', 'uno', 'durette', 'duretter', 'slow-release', 'modified-release', 'prolonged-release', 'extended-release',
  'зок', 'ретард', 'пролонгатум', 'пролонг', 'пролонгированный', 'депо', 'мр', 'ср',
])

/** So much in so much: 50 mg per ml. */
export const PER = new Set(['per', 'pr', 'på', 'i', 'in', 'на', 'в'])
export const VOLUME = /^(?:ml|milliliter|millilitre|milliliters|millilitres|мл|миллилитр(?:а|ов|е)?)$/u
export const CYRILLIC = /\p{Script=Cyrillic}/u
export const WEIGHED = /^(?:mg|g|gram|grams|milligram|milligrams|µg|mcg|mikrogram|mikrog|ie|iu|units?|enheter|enheder|мг|г|мкг|ед|единиц\p{L}*)$/u

/** Into which eye, ear or nostril drops go: from the word before it on, over words between single blanks. */
export const INTO = new RegExp(
  '^ (?:' +
    String.raw`i (?:det |den |de )?(?:(?:venstre|høyre|høgre|begge|hvert|kvart|vært|hver|hver av|dei|de to) )?` +
    '(?:øyet|øye|øynene|øyne|auget|auga|auge|øret|øre|ørene|ører|øyret|øyra|øyre|neseboret|neseborene|nesebor)|' +
    'i (?:det )?(?:(?:vänster|vänstra|höger|högra|båda|varje|vardera) )?(?:ögat|öga|ögonen|ögon|örat|öra|öronen|öron|näsborren|näsborrarna|näsborre)|' +
    'i (?:det )?(?:(?:venstre|højre|begge|hvert) )?(?:øjet|øje|øjnene|øjne|øret|øre|ørerne|ører|næseboret|næsebor)|' +
    '(?:in|into|to) (?:(?:the|his|her|your|my|its|each|both) )?(?:(?:left|right|affected|bad|sore) )?(?:eyes?|ears?|nostrils?)|' +
    String.raw`в (?:(?:лев|прав|кажд|больн)\S+ |оба )?(?:глаза?|ухо|уши|ноздр\S+)` +
    ') ',
  'u',
)

/** A number of six figures, said as it is. */
export const MILLION = /^(?:millions?|million(?:er)?|miljon(?:er)?|миллион(?:а|ов)?|млн)$/u

/** How far apart, and nothing that is taken one by one. */
export const HOURS = /^(?:hours?|tim\p{L}*|час\p{L}*|times|раз\p{L}*)$/u
/** So many times, of one day that was. */
export const TIMES_WORD = /^(?:gang(?:er|e)?|gong(?:er)?|gång(?:er)?|times|twice|once|раза?)$/u

/** Per hour, the rate of a drip: i timen, per hour, в час. */
export const RATE = /^ (?:i|per|pr|an|в|om|every) (?:timen|time|timmen|timma|timme|hour|час|døgnet|døgn|dygn|dygnet|minutt|minut|minute|минуту) /u

/** What is taken next: opens a step of a course. */
export const NEXT_STEP = new Set([
  'then', 'så', 'deretter', 'derefter', 'dernæst', 'derpå', 'etterpå', 'efterfølgende', 'sedan', 'sen', 'siden', 'därefter', 'after', 'afterwards',
  'потом', 'затем', 'далее',
])

/** A time without the medicine, within its course. */
export const BREAK = /^(?:break|pause|pausen|opphold|uppehåll|ophold|gap|перерыв|перерыва|паузу?|dagerspause|dagarsuppehåll|dagespause)$/u

/** Opens the time when something taken as needed is taken. */
export const WHENEVER = new Set(['når', 'når som', 'när', 'hvis', 'dersom', 'om', 'when', 'whenever', 'if', 'когда', 'если'])
/** And such a time may begin with one of these before it: only when. */
export const WHOM = new Set([
  'du', 'dere', 'ni', 'i', 'han', 'hun', 'ho', 'hon', 'det', 'den', 'you', 'he', 'she', 'it', 'they', 'there', 'the', 'у', 'вы', 'он', 'она', 'будет',
  'появится', 'появляется', 'появляются', 'заболит', 'болит', 'болят', 'станет', 'есть', 'начинается', 'начнется', 'smertene', 'smerten', 'smerterne',
])
/** What the patient does then, or did, tells of no need: when she sleeps. */
export const NO_NEED = /^(?:sover|sov|sove|sleeps?|slept|asleep|спит|\p{L}+(?:л|ла|ли|лся|лась))$/u
/** Pain that comes is told with these, whatever marks the talk of it bears. */
export const ACHES = /^(?:vondt|ondt|ont|hurts|aches|pain|pains|болит|болят|заболит)$/u

/** A single one, said before what it is one of: én enhet, en tablett, one puff, одна таблетка. */
export const ONE = /^(?:en|én|et|ét|ett|ei|ein|eit|eitt|one|an?|один|одна|одну|одной)$/u
/** Straight behind the name it is a dose. */
export const HALF_DOSE = /^(?:halv|halvt|half)$/u
/** Said before the name without a unit. */
export const HALF_BEFORE = /^(?:halv|halvt|halve|halva|half|пол|половин\p{L}*|четверт\p{L}*|kvart|quarter)$/u

/** Nobody takes kilograms: what weighs so much is the patient. */
export const BODY_WEIGHT = /^(?:kg|кг|kilos?|stone|pounds|lbs)$/u
/** Time told backwards is when something happened, not how long to take it. */
export const AGO = new Set(['siden', 'sidan', 'sedan', 'ago', 'назад', 'since'])
/** Until week 36: the number of a week is no dose. */
export const CALENDAR = /^(?:uke|uka|veke|veka|vecka|uge|week|недел\p{L}*)$/u

/** Not at night: how it is not taken. */
export const DENIES = /^(?:ikke|ikkje|inte|not|не)$/u
/** X stays at ten: the number straight behind the preposition of what goes on. */
export const AT = /^(?:på|at|on|на)$/u
/** From ten to twenty. */
export const FROM = new Set(['fra', 'frå', 'från', 'from', 'с', 'со'])
export const TO = new Set(['til', 'till', 'to', 'до'])

/** At least four hours between them: how far two medicines are kept apart, and no time of taking either. */
export const APART = /^(?:mellom|imellom|emellom|mellan|emellan|imellan|mellem|imellem|between|apart|между)$/u
export const SPANS = /^(?:timer?|timar|timmar|timme|timers|hours?|hrs|minutt(?:er)?|minuter|minutter|minutes?|mins?|час(?:а|ов)?|минут(?:ы)?)$/u

/** Opens how long something is taken. */
export const LENGTH_OPENS = /^(?:i|for|på|in|на)$/u
