import { OPEN_ENDS } from '#domain/language/tables/order/open-ends.ts'
import type { Mark } from '#domain/language/pack/language-pack.ts'
import type { Reading, Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** How somebody begins to say what he takes it to be, whatever he then names: I think it is, jeg heller mot, склоняюсь к. */
const OPENS = [
  // a word of thinking, and shortly after it what is, or what it comes of
  String.raw`(?:tror|trur|tenker|tænker|tänker|mener|meiner|menar|gjetter|gætter|gissar|gjettar|vil tro|vill tro|regner med|reknar med|räknar med|` +
    String.raw`er (?:ganske |rimelig |nokså |temmelig |rätt |ret )?(?:sikker|säker|trygg) på|är (?:ganska |rätt )?säker på|synes|syns|` +
    String.raw`tycker),? (?:\p{L}+,? ){0,3}?(?:er|är|være|vara|vere|skyldes|skuldast|beror på|kommer (?:av|af|fra|från)|kjem av|stammer fra|` +
    String.raw`handler om|handlar om|har å gjøre med)`,
  String.raw`(?:heller|hallar|lutar|hælder)(?: (?:jeg|eg|jag|nok|vel|mest|mer|mere|stadig))* (?:mot|mod|åt|til|i retning av)`,
  String.raw`(?:mitt|mit|min) (?:beste|bedste|bästa|første|første|första) (?:bud|tips|gjett|gæt|gissning|tanke|mistanke)|min (?:gissning|mistanke|misstanke)`,
  String.raw`står (?:jeg|eg|jag|vi) (?:igjen|igen|att|kvar|tilbage|tilbake) med|setter (?:jeg|eg) pengene på|sätter (?:jag )?en slant på`,
  String.raw`(?:kan|kunne|kunde)(?: (?:også|ogsa|även|också|godt|gott|jo|selvfølgelig|fortsatt|fortfarande|stadig|like gjerne|lika gärna|` +
    String.raw`lige så godt))* (?:være|vara|vere) (?:en|et|ei|ein|ett)`,
  String.raw`(?:think|reckon|believe|suspect|'d say|would say|'d guess|would guess|guess|hunch|fairly sure|pretty sure|quite sure|fairly confident|` +
    String.raw`fairly certain|convinced|favour),? (?:that )?(?:it|this|that|these|those|what|he|she|you|there)(?:'s|'ve| is| are| has| have| was|` +
    String.raw` might| may| could| will| must)`,
  String.raw`(?:more|rather) (?:of )?(?:a|an|like)|(?:snarare|snarere|heller|mer|mere) (?:en|et|ett|ei|ein) |nærmest(?: sikkert)? en`,
  String.raw`(?:leaning (?:towards?|to)|my money'?s? (?:is )?on|put (?:my )?money on|my (?:best )?guess|my hunch|top of my list|` +
    String.raw`high on my list|odds are|chances are it)`,
  String.raw`(?:it|this|that|these|there)(?: (?:could|might|may|must|can)(?: (?:still|also|well|just|possibly|even|easily|equally))* be| has to be|` +
    String.raw` looks (?:more )?like| sounds (?:more )?like) (?:a|an|the|your|his|her|some|one|more)?`,
  String.raw`(?:думаю|считаю|полагаю|подозреваю|похоже|скорее всего|скорее|вероятнее|видимо|наверное|наверняка|по-моему|уверен|уверена|` +
    String.raw`ощущение),? (?:что )?(?:тут|здесь|у вас|у него|у нее|всё-таки|все-таки)? ?(?:это|дело в|всё от|все от|все из-за|всё из-за|причина)`,
  String.raw`(?:склоняюсь|склоняемся|грешу|грешим) (?:к|на)|не исключаю|под вопросом|(?:моя|первая) (?:версия|догадка)|дело (?:тут |здесь )?в`,
].join('|')
const FRAME = new RegExp(`(?<!\\p{L})(?:${OPENS})(?!\\p{L})`, 'iu')

/** A frame with one of these tells what to do, how it will go or that all is well, not what it is. */
const NO_VERDICT: readonly Mark[] = [
  'condition', 'advice', 'followUp', 'referral', 'sickLeave', 'smallTalk', 'closing', 'hypothetical', 'prognosis', 'admin', 'past',
]

/** Whether it is wise or well, not what it is. */
const OPINION = new RegExp(
  String.raw`(?<!\p{L})(?:best|bäst|bedst|lurt|klokt|klogt|fornuftig|förnuftigt|fornuftigt|bra|greit|fint|godt|best to|better to|wise|sensible|` +
    String.raw`worth|enough|лучше|хорошо|пройд[её]т|правильно|достаточно)(?!\p{L})`,
  'iu',
)

/** Says what somebody takes it to be, in words of judging: a name the lexicon does not know may follow. */
export function framesJudgement(reading: Reading): boolean {
  return FRAME.test(reading.text) && !OPINION.test(reading.text) && !has(reading, ...NO_VERDICT)
}

/** What follows from all that was found begins so: so, then, значит. */
const SO = String.raw`(?:so|then|så|da|då|altså|alltså|konklusjonen|slutsats|konklusion|значит|так что|то есть|итак|получается|выходит|стало быть|тогда)`
const LEAD = String.raw`(?:(?:and|well|yes|right|okay|ok|no|og|och|ja|jo|nei|nej|men|nå|nu|ну|да|нет|и),? )*`
/** It is not the one thing, it is the other. */
const CONTRAST =
  String.raw`(?:(?:det|dette|it|this|that|это)?(?:'s| is| er| är)? ?(?:not|no|ikke|ikkje|inte|ingen|inget|intet|не) [^,]{2,30}, (?:men |but |utan |а )?)?`
const HEDGES =
  'nok|nog|vel|väl|bare|bara|jo|ju|egentlig|egentligen|faktisk|faktiskt|rett og slett|helt klart|sannsynligvis|sannolikt|troligen|trolig|antagelig|' +
  'formentlig|sikkert|säkert|just|only|probably|likely|clearly|really|simply|all|actually|most likely|almost certainly|definitely|plain'
/** It is a, this is a: with a word of how sure one is between or without. */
const isA = (hedge: string): string =>
  String.raw`(?:(?:det|dette|detta|den|denne)(?: her| här| der| där)? (?:er|är|blir) (?:(?:${HEDGES}) )${hedge}(?:en|et|ett|ei|ein|eit)|(?:it|` +
  String.raw`this|that|these)(?:'s| is) (?:(?:${HEDGES}) )${hedge}(?:a|an|your))`
/** How sure one is stands first, or what it is called: probably a, kall det en, what you have is. */
const PROBABLY =
  String.raw`(?:(?:sannsynligvis|trolig|truleg|troligtvis|troligen|antagelig|antageligvis|antakelig|antakeligvis|förmodligen|sannolikt|antagligen|` +
  String.raw`formentlig|formodentlig|sandsynligvis|muligvis|muligens|probably|most likely|most probably|quite possibly),? (?:(?:en|et|ett|ei|ein|` +
  String.raw`eit|a|an)(?!\p{L})|(?=\p{L}{4,}(?: \p{L}{4,})?[.!]?$))|(?:скорее всего|вероятно|вероятнее всего|видимо|` +
  String.raw`по-видимому),? (?:это )?(?!(?:у|вы|вам|вас|я|мы|он|она|они|оно|его|её|ее|надо|нужно|не|что|так|там|после|до|через)(?!\p{L}))\p{L}{3,})`
const CALLED =
  String.raw`(?:(?:jeg|eg|jag|vi|i|i'd|we) (?:ville |vil |vill |would )?)?(?:kall|kaller|kalle|kalla|kallar|kald|kalder|call) (?:det|dette|det her|` +
  String.raw`it|this|that) (?:for )?(?:en|et|ett|ei|ein|eit|a|an)|(?:det|what|that which) (?:du|de|han|hun|hon|ho|you|he|she)(?:'s|'ve)? (?:har|` +
  String.raw`has|have|got|has got|have got),? (?:er|är|is) (?:en|et|ett|ei|ein|eit|a|an)|(?:то, )?что у (?:вас|него|неё|нее),? (?:это|называется)|` +
  String.raw`назов[её]м это|это (?:у (?:вас|него|нее|неё) )?(?:вс[её] )?(?:от|из-за)`
const CONCLUDED = new RegExp(
  String.raw`^${LEAD}(?:${SO},? ${CONTRAST}(?:${isA('*')}|это|(?:en|et|ett|ei|ein|eit|a) (?:helt |ganske |vanlig|almindelig|plain))|` +
    String.raw`${isA('+')}|${PROBABLY}|${CALLED})(?!\p{L})`,
  'iu',
)
const NAMED = new RegExp(String.raw`^${LEAD}${CONTRAST}${isA('*')}(?!\p{L})`, 'iu')
const LONGEST_CONCLUSION = 14
/** What is told beside a name that is concluded. */
const TOLD_BESIDE: readonly Mark[] = [
  'planCue', 'test', 'imaging', 'vital', 'procedure', 'measure', 'kin', 'otherPerson', 'otherAnimal', 'identifier', 'animal', 'frequency', 'unit', 'takes',
  'start',
]
const OBSERVED_BESIDE: readonly Mark[] = ['finding', 'sign', 'examCue', 'body', 'symptom', 'timeWord']
/** It is a relief, an option, a question of time: names no illness. */
const NO_ILLNESS = new RegExp(
  String.raw`(?<!\p{L})(?:god[et]?|gode|fine?|nice|lovely|good|great|big|relief|possibility|little|touch|tad|guarantee\p{L}*|option|shame|pity|` +
    String.raw`luck\p{L}*|unlucky|flaks|tur|tursam\p{L}*|uflaks|held|uheld|question|idea|matter|bit|lot|couple|pleasure|chance|while|lettelse|` +
    'lättnad|mulighet|möjlighet|mulighed|alternativ|spørsmål|fråga|spørgsmål|ting|sak|sag|del|idé|ide|gang|gång|tur|stund|vane|vana|synd|' +
    String.raw`skam|avtale|aftale|срочно|важно|хорошо|нормально|плохо|не|вы|мы|я|сами?)(?!\p{L})`,
  'iu',
)

/** Behind all that was found, by who treats: `så det er en eldet vorte`, `förmodligen en hormonell rubbning`. Its name is not looked for in the lexicon. */
export function concludes(statement: Statement): boolean {
  if (
    statement.phase === 'history' ||
    statement.speaker === 'patient' ||
    statement.folded !== 'none' ||
    statement.isQuestion ||
    statement.drugs.length > 0 ||
    statement.tokens.length > LONGEST_CONCLUSION
  )
    return false
  if (
    has(statement, ...NO_VERDICT.filter((mark) => mark !== 'hypothetical'), ...TOLD_BESIDE) ||
    NO_ILLNESS.test(statement.text) ||
    OPINION.test(statement.text)
  )
    return false
  return CONCLUDED.test(statement.text) || (NAMED.test(statement.text) && !has(statement, ...OBSERVED_BESIDE))
}

const NEEDS_MORE = new Map(Object.entries(OPEN_ENDS).map(([language, words]) => [language, new RegExp(`(?<!\\p{L})(?:${words})$`, 'iu')]))

/** What a text ends with needs something behind it: an ulcer from, that could well be the. */
export const endsOpen = (text: string, language: string): boolean => NEEDS_MORE.get(language)?.test(text.trimEnd()) === true
