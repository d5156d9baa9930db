import type { Statement } from './statement.ts'
import { has } from './statement.ts'

/** How much, how often, or like what: said to a question that yes or no would answer, it says yes. */
const DEGREE = new RegExp(String.raw`^(?:${[
  // Norwegian and Danish
  'som (?:en|et|ei|ein|eit|bare|besatt|tusan|pokker|fanden|gale)', 'veldig', 'kjempe\\p{L}*', 'meget', 'virkelig', 'utrolig', 'forferdelig', 'forfærdelig', 'fryktelig', 'frygtelig', 'helt (?:vilt|vild|vildt|utrolig|sinnssykt|forferdelig)', 'konstant', 'hele (?:tida|tiden|dagen|natta|natten)', 'heile (?:tida|dagen|natta)', 'støtt', 'skikkelig', 'ganske', 'nokså', 'massevis', 'masser', 'rigtig', 'en del', 'en smule', 'litt', 'lidt', 'litegrann', 'av og til', 'av og te', 'af og til', 'innimellom', 'indimellem', 'hver (?:dag|natt|nat|morgen|kveld|aften)', 'ofte', 'tit',
  // Swedish
  'väldigt', 'jätte\\p{L}*', 'skit\\p{L}+', 'jämt', 'ständigt', 'hela (?:tiden|dagen|natten)', 'ganska', 'massor', 'lite(?: grann)?', 'ibland', 'varje (?:dag|natt|morgon|kväll)', 'ofta', 'riktigt', 'en hel del',
  // English
  'like (?:a|an|nobody|mad|crazy)', 'very', 'terribly', 'awfully', 'horribly', 'constantly', 'all the time', 'all (?:day|night)', 'every (?:day|night|morning|single)', 'a (?:bit|lot|little)', 'quite', 'lots', 'loads', 'plenty', 'something (?:awful|terrible|rotten)', 'masses', 'on and off', 'now and (?:then|again)', 'sometimes', 'most (?:days|nights|mornings)', 'often', 'exhausted', 'shattered', 'knackered',
  // Russian
  'как (?:из|у|у всех|убит\\p{L}*|собак\\p{L}*|лошад\\p{L}*|выжат\\p{L}*|тряпк\\p{L}*|бешен\\p{L}*)', 'ещё как', 'еще как', 'очень', 'постоянно', 'все время', 'всё время', 'каждый день', 'каждую ночь', 'страшно', 'ужасно', 'сильно', 'немного', 'немножко', 'чуть-чуть', 'иногда', 'часто', 'временами', 'конечно', 'бывает',
].join('|')})(?!\p{L})`, 'iu')

/** A question longer than this asks for more than one thing. */
const LONGEST = 9

/** Are you tired? Like a wet rag. Does he drink? All the time. */
export function tellsDegree(question: Statement, answer: string): boolean {
  return question.tokens.length <= LONGEST && DEGREE.test(answer) && has(question, 'symptom', 'finding', 'function') && !has(question, 'allergy', 'kin', 'otherPerson')
}

/** Is it, has she got: asked of one illness. */
const ASKS_NAME = /^(?:(?:men|og|och|så|and|so|but|а|и|но|то есть|значит|oh|å|åh|oj|ой),? )*(?:er (?:det|dette|det her)|är (?:det|det här)|is (?:it|this|that)|it's|so it's|это|у (?:меня|него|неё|нее)|har (?:jeg|eg|jag|han|hun|ho|hon)(?: fått| fået)?|(?:have i|has (?:he|she)|do i have|does (?:he|she) have)(?: got)?)(?!\p{L})/iu

/** Whether who asks wants to know if it is this illness: a yes to it names what it is. */
export function suspicionIn(question: Statement): boolean {
  return ASKS_NAME.test(question.text) && has(question, 'diagnosis') && !has(question, 'past', 'timeWord', 'kin', 'otherPerson', 'uncertain', 'hypothetical')
}
