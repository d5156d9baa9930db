import { COUNTING } from '#domain/language/tables/exchange/told-answers.ts'
import type { Statement } from '#domain/note/annotate/statement.ts'
import { has } from '#domain/note/annotate/statement.ts'

/** How much, how often, or like what: said to a question that yes or no would answer, it says yes. */
const AS_MUCH = new RegExp(String.raw`^(?:${[
    // Norwegian and Danish
    'veldig', 'kjempe\\p{L}*', 'meget', 'virkelig', 'utrolig', 'forferdelig', 'forfærdelig', 'fryktelig', 'frygtelig',
    'helt (?:vilt|vild|vildt|utrolig|sinnssykt|forferdelig)', 'konstant', 'hele (?:tida|tiden|dagen|natta|natten)', 'heile (?:tida|dagen|natta)',
    'støtt', 'skikkelig', 'ganske', 'nokså', 'massevis', 'masser', 'en del', 'en smule', 'litt', 'lidt', 'litegrann', 'av og ti?l', 'av og te',
    'af og til', 'innimellom', 'indimellem', 'hver (?:dag|natt|nat|morgen|kveld|aften)', 'ofte', 'tit',
    // Swedish
    'väldigt', 'jätte\\p{L}*', 'skit\\p{L}+', 'jämt', 'ständigt', 'hela (?:tiden|dagen|natten)', 'ganska', 'massor', 'lite(?: grann)?', 'ibland',
    'varje (?:dag|natt|morgon|kväll)', 'ofta', 'en hel del',
    // English
    'very', 'terribly', 'awfully', 'horribly', 'constantly', 'all the time', 'all (?:day|night)', 'every (?:day|night|morning)',
    'a (?:bit|lot|little)', 'quite a (?:bit|lot)', 'lots', 'loads', 'plenty', 'something (?:awful|terrible|rotten)', 'masses', 'on and off',
    'now and (?:then|again)', 'sometimes', 'most (?:days|nights|mornings)', 'often',
    // Russian
    'ещё как(?:ой|ая|ое|ие)?', 'еще как(?:ой|ая|ое|ие)?', 'очень', 'постоянно', 'все время', 'всё время', 'каждый день', 'каждую ночь', 'страшно',
    'ужасно', 'сильно', 'немного', 'немножко', 'чуть-чуть', 'иногда', 'часто', 'временами', 'конечно', 'бывает',
  ].join(
    '|',
  )})(?=\s*(?:[,.;:!–-]|$)|\s+(?:og|och|and|men|but|и|но|а|især|særlig|særligt|særleg|mest|særskilt|when|når|när|om|i|på|especially|` +
    String.raw`mostly|at|in|after|etter|efter|по|на|особенно|когда)(?!\p{L}))`,
  'iu',
)
/** Like what: a wet rag, a tap. */
const LIKE = new RegExp(
  '^(?:som (?:en|et|ett|ei|ein|eit|bare|besatt|tusan|pokker|fanden|gale)|like (?:a|an|nobody|mad|crazy)|' +
    String.raw`как (?:из|у всех|убит\p{L}*|собак\p{L}*|лошад\p{L}*|выжат\p{L}*|тряпк\p{L}*|бешен\p{L}*))(?!\p{L})`,
  'iu',
)

/** A question longer than this asks for more than one thing. */
const LONGEST = 9

/** Are you tired? Like a wet rag. Does he drink? All the time. */
export function tellsDegree(question: Statement, answer: string): boolean {
  return (
    question.tokens.length <= LONGEST &&
    (AS_MUCH.test(answer) || LIKE.test(answer)) &&
    has(question, 'symptom', 'finding', 'function') &&
    !has(question, 'allergy', 'kin', 'otherPerson')
  )
}

/** None of what was asked for, or all of it. */
const NONE_OF_IT = new RegExp(
  '^(?:(?:нет|no|nei|nej)[,.]? )?(?:neither|none of (?:it|those|them|that|these)|ingen av delene|ingen av dei|ikke noe av det|' +
    'ikkje noko av det|ingenting av det|ingen af delene|ingen af dem|ikke noget af det|inget av det(?:ta)?|ingetdera|inget av dem|' +
    'inga av dem|ни того,? ни другого|ни то,? ни другое|ничего из этого|ничего такого|ничего подобного)[.!]?$',
  'iu',
)
const ALL_OF_IT = new RegExp(
  '^(?:(?:да|yes|ja)[,.]? )?(?:both|all of (?:it|those|them|that)|begge deler|begge dele|begge ting|alt sammen|altsammen|alt det der|' +
    'båda delarna|båda|alltihop|allihop|и то,? и другое|всё сразу|все сразу)[.!]?$',
  'iu',
)

/** Said to several things named in one question: neither; both. */
export function answersAll(answer: string): 'yes' | 'no' | undefined {
  return NONE_OF_IT.test(answer.trim()) ? 'no' : ALL_OF_IT.test(answer.trim()) ? 'yes' : undefined
}

/** How many of what: the answer may be the number alone. */
const HOW_MANY = new RegExp(`^${COUNTING.asks} (\\p{L}{3,})( ${COUNTING.within})?(?!\\p{L})`, 'iu')

/** Nothing of its own: had, got. */
const BARE_HAVING = /^(?:hatt|haft|fått|fået|had|got|было|у вас|у вас было)?$/iu

/** `How many days does it last? Four`: what is asked after with the number, and what it counts where the answer leaves that unsaid. */
export function countedAnswer(question: string, answer: string, topic: string): string | undefined {
  const [, counted, per = ''] = HOW_MANY.exec(question) ?? []
  const noun = counted?.toLowerCase()
  if (noun === undefined || !/^\D{0,20}\d/u.test(answer)) return undefined
  const told = answer.charAt(0).toLowerCase() + answer.slice(1)
  if (BARE_HAVING.test(topic) || topic.toLowerCase().startsWith(noun)) return `${noun}: ${told}`
  // the number may be told with what it counts, and seldom tells in how long
  const within = `${topic} ${told}`.toLowerCase().includes(per.toLowerCase()) ? '' : per
  return `${topic}: ${told.replace(/^(\D{0,20}\d+(?:[.,]\d+)?)( \p{L}+)?(?=\s*(?:[.,;!]|$))/u, (whole, number: string, unit?: string) => {
    if (unit === undefined) return `${number} ${noun}${within}`
    return unit.trim().toLowerCase() === noun ? `${whole}${within}` : whole
  })}`
}

/** Is it, has she got: asked of one illness. */
const ASKS_NAME = new RegExp(
  '^(?:(?:men|og|och|så|and|so|but|а|и|но|то есть|значит|oh|å|åh|oj|ой),? )*(?:er (?:det|dette|det her)|är (?:det|det här)|' +
    String.raw`is (?:it|this|that)|it's|so it's|это|у (?:меня|него|неё|нее)|har (?:jeg|eg|jag|han|hun|ho|hon)(?: fått| fået)?|` +
    String.raw`(?:have i|has (?:he|she)|do i have|does (?:he|she) have)(?: got)?)(?!\p{L})`,
  'iu',
)

/** Whether who asks wants to know if it is this illness: a yes to it names what it is. */
export function suspicionIn(question: Statement): boolean {
  return ASKS_NAME.test(question.text) && has(question, 'diagnosis') && !has(question, 'past', 'timeWord', 'kin', 'otherPerson', 'uncertain', 'hypothetical')
}
