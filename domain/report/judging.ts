import type { Mark } from '#domain/text/language-pack.ts'
import type { Reading } from './statement.ts'
import { has } from './statement.ts'

/** How somebody begins to say what he takes it to be, whatever he then names: I think it is, jeg heller mot, склоняюсь к. */
const OPENS = [
  // a word of thinking, and shortly after it what is, or what it comes of
  String.raw`(?:tror|trur|tenker|tænker|tänker|mener|meiner|menar|gjetter|gætter|gissar|gjettar|vil tro|vill tro|regner med|reknar med|räknar med|er (?:ganske |rimelig |nokså |temmelig |rätt |ret )?(?:sikker|säker|trygg) på|är (?:ganska |rätt )?säker på|synes|syns|tycker),? (?:\p{L}+,? ){0,3}?(?:er|är|være|vara|vere|skyldes|skuldast|beror på|kommer (?:av|af|fra|från)|kjem av|stammer fra|handler om|handlar om|har å gjøre med)`,
  String.raw`(?:heller|hallar|lutar|hælder)(?: (?:jeg|eg|jag|nok|vel|mest|mer|mere|stadig))* (?:mot|mod|åt|til|i retning av)`,
  String.raw`(?:mitt|mit|min) (?:beste|bedste|bästa|første|første|första) (?:bud|tips|gjett|gæt|gissning|tanke|mistanke)|min (?:gissning|mistanke|misstanke)`,
  String.raw`står (?:jeg|eg|jag|vi) (?:igjen|igen|att|kvar|tilbage|tilbake) med|setter (?:jeg|eg) pengene på|sätter (?:jag )?en slant på`,
  String.raw`(?:kan|kunne|kunde)(?: (?:også|ogsa|även|också|godt|gott|jo|selvfølgelig|fortsatt|fortfarande|stadig|like gjerne|lika gärna|lige så godt))* (?:være|vara|vere) (?:en|et|ei|ein|ett)`,
  String.raw`(?:think|reckon|believe|suspect|'d say|would say|'d guess|would guess|guess|hunch|fairly sure|pretty sure|quite sure|fairly confident|fairly certain|convinced|favour),? (?:that )?(?:it|this|that|these|those|what|he|she|you|there)(?:'s|'ve| is| are| has| have| was| might| may| could| will| must)`,
  String.raw`(?:more|rather) (?:of )?(?:a|an|like)|(?:snarare|snarere|heller|mer|mere) (?:en|et|ett|ei|ein) |nærmest(?: sikkert)? en`,
  String.raw`(?:leaning (?:towards?|to)|my money'?s? (?:is )?on|put (?:my )?money on|my (?:best )?guess|my hunch|top of my list|high on my list|odds are|chances are it)`,
  String.raw`(?:it|this|that|these|there)(?: (?:could|might|may|must|can)(?: (?:still|also|well|just|possibly|even|easily|equally))* be| has to be| looks (?:more )?like| sounds (?:more )?like) (?:a|an|the|your|his|her|some|one|more)?`,
  String.raw`(?:думаю|считаю|полагаю|подозреваю|похоже|скорее всего|скорее|вероятнее|видимо|наверное|наверняка|по-моему|уверен|уверена|ощущение),? (?:что )?(?:тут|здесь|у вас|у него|у нее|всё-таки|все-таки)? ?(?:это|дело в|всё от|все от|все из-за|всё из-за|причина)`,
  String.raw`(?:склоняюсь|склоняемся|грешу|грешим) (?:к|на)|не исключаю|под вопросом|(?:моя|первая) (?:версия|догадка)|дело (?:тут |здесь )?в`,
].join('|')
const FRAME = new RegExp(`(?<!\\p{L})(?:${OPENS})(?!\\p{L})`, 'iu')

/** A frame with one of these tells what to do, how it will go or that all is well, not what it is. */
const NO_VERDICT: readonly Mark[] = ['condition', 'advice', 'followUp', 'referral', 'sickLeave', 'smallTalk', 'closing', 'hypothetical', 'prognosis', 'admin', 'past']

/** Whether it is wise or well, not what it is. */
const OPINION = /(?<!\p{L})(?:best|bäst|bedst|lurt|klokt|klogt|fornuftig|förnuftigt|fornuftigt|bra|greit|fint|godt|best to|better to|wise|sensible|worth|enough|лучше|хорошо|пройд[её]т|правильно|достаточно)(?!\p{L})/iu

/** Says what somebody takes it to be, in words of judging: a name the lexicon does not know may follow. */
export function framesJudgement(reading: Reading): boolean {
  return FRAME.test(reading.text) && !OPINION.test(reading.text) && !has(reading, ...NO_VERDICT)
}
