import type { Language } from '#contract/vertical.ts'

/** What the topic of a question must be, and must not hold, to be told as denied in a sentence of the trade: `Ingen smerter i ryggen`. */
export type DeniedTopic = {
  /** Joins the last of several things. */
  readonly or: string
  /** Before such a word the thing itself is told in full; behind it stands when or how: pain | when walking. */
  readonly breaks: string
  /** Opens what belongs to the thing before it: pain in the back or | in the side. */
  readonly prepositions: string
  /** Verbs that make a clause of what is asked: none of these is a plain thing. */
  readonly finite: string
  /** What is known already is not denied with no: the psoriasis. */
  readonly definite: string
}

const SCANDINAVIAN_VERBS = 'er|är|var|har|hadde|hade|havde|blir|bliver|ble|blev|kommer|kom|gjør|gjer|gjorde|gör|gjorde|gør|tar|tager|tok|tog|får|fikk|' +
  'fick|fik|kan|kunne|kunde|vil|vill|skal|ska|må|måste|bruker|använder|bruger|gikk|gick|gik|ringte|ringde|ringede|virker|verkar|fungerer|fungerar|' +
  'stråler|strålar|sover|spiser|äter|drikker|dricker|røyker|röker|ryger|trives|trivs|pasienten|patienten|han|hun|hon|ho|det|den|de|dere|ni|noe|noen|vel|väl'

export const DENIED_TOPIC: Readonly<Record<'nb' | 'sv' | 'da', DeniedTopic>> = {
  nb: {
    or: 'eller', breaks: 'når|hvis|mens|etter|før|ved|under|om natten|om natta|utenom', prepositions: 'i|på|av|ved|med|fra|over|under|bak|rundt|mot|til',
    finite: SCANDINAVIAN_VERBS, definite: '(?:(?<!h)et|en|ene|ane)',
  },
  sv: {
    or: 'eller', breaks: 'när|om|medan|efter|före|innan|vid|under|på natten|på nätterna', prepositions: 'i|på|av|vid|med|från|över|under|bakom|runt|mot|till',
    finite: SCANDINAVIAN_VERBS, definite: '(?:(?<!h)et|en|an|arna|erna|orna)',
  },
  da: {
    or: 'eller', breaks: 'når|hvis|mens|efter|før|ved|under|om natten', prepositions: 'i|på|af|ved|med|fra|over|under|bag|rundt|mod|til|ud',
    finite: SCANDINAVIAN_VERBS, definite: '(?:(?<!h)et|en|ene|erne)',
  },
}

/** A yes that says itself once more: that it does, that I am. */
export const ECHO: Readonly<Record<Language, string>> = {
  nb: '(?:det|den) (?:er|har|gjør|gjer|får|kan|tar|blir|vil) (?:pasienten|eier|han|hun|ho|den|det|de)(?: (?:nok|vel|også|litt|da|faktisk|absolutt|jo|' +
    'helt klart))?',
  sv: '(?:det|den) (?:är|har|gör|får|kan|tar|blir|vill) (?:patienten|ägaren|han|hon|den|det|de)(?: (?:nog|väl|också|lite|då|faktiskt|absolut|ju))?',
  da: '(?:det|den) (?:er|har|gør|får|kan|tager|bliver|vil) (?:patienten|ejer|han|hun|den|det|de)(?: (?:nok|vel|også|lidt|da|faktisk|absolut|jo))?',
  en: '(?:it|he|she|they|the patient|the owner) (?:is|does|do|has|have|can|did|was)',
  ru: '(?:есть|бывает|бывают|был[аио]?)',
}

/** Opens a topic as a question does: its answer cannot be told with it in one sentence. */
export const ASKS: Readonly<Record<Language, string>> = {
  nb: 'er|var|har|hadde|kan|vil|skal|må|bør|får|blir|ble|gjør|kommer|hva|hvor|hvordan|når|hvorfor|hvem|kva|kor|det|han|hun',
  sv: 'är|var|har|hade|kan|vill|ska|måste|bör|får|blir|blev|gör|kommer|vad|hur|när|varför|vem|det|han|hon',
  da: 'er|var|har|havde|kan|vil|skal|må|bør|får|bliver|blev|gør|kommer|hvad|hvor|hvordan|hvornår|hvorfor|hvem|det|han|hun|man',
  en: 'is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|what|how|when|where|why|who|it|he|she',
  ru: 'что|как|где|когда|почему|кто|сколько|можно|может|это|он|она',
}

/** What takes something back of the yes that it follows: yes, but only a little. */
export const TAKES_BACK: Readonly<Record<Language, string>> = {
  nb: 'men|ikke|ikkje|ingen|inga|aldri|bare|nei|ingenting|nesten|kanskje|tror|vet|uten',
  sv: 'men|fast|inte|ingen|inga|inget|aldrig|bara|nej|ingenting|nästan|kanske|tror|vet|utan',
  da: 'men|ikke|ingen|intet|aldrig|kun|bare|nej|ingenting|næsten|måske|tror|ved|uden',
  en: "but|not|no|never|only|none|nothing|just|nearly|almost|maybe|think|know|without|\\p{L}+n['’]t",
  ru: 'но|не|нет|только|никогда|ничего|почти|может|наверное|кажется|без',
}

/** What a Russian denial is told of, in the case that it asks for. */
export const GENITIVE: Readonly<Record<string, string>> = {
  тошнота: 'тошноты', рвота: 'рвоты', одышка: 'одышки', слабость: 'слабости', температура: 'температуры', головокружение: 'головокружения',
  головокружения: 'головокружений', кашель: 'кашля', мокрота: 'мокроты', насморк: 'насморка', озноб: 'озноба', жар: 'жара', боль: 'боли', боли: 'болей',
  отёк: 'отёка', отек: 'отека', отёки: 'отёков', отеки: 'отеков', сыпь: 'сыпи', зуд: 'зуда', понос: 'поноса', запор: 'запора', запоры: 'запоров',
  изжога: 'изжоги', кровь: 'крови', гной: 'гноя', слизь: 'слизи', судороги: 'судорог', обмороки: 'обмороков', обморок: 'обморока', онемение: 'онемения',
  жжение: 'жжения', рези: 'резей', резь: 'рези', сердцебиение: 'сердцебиения', перебои: 'перебоев', выделения: 'выделений', жажда: 'жажды',
  потливость: 'потливости', бессонница: 'бессонницы', аллергия: 'аллергии', аллергии: 'аллергии', хромота: 'хромоты', чихание: 'чихания', травмы: 'травм',
  травма: 'травмы', переломы: 'переломов', операции: 'операций', диабет: 'диабета', гипертония: 'гипертонии', инфаркт: 'инфаркта', инсульт: 'инсульта',
  астма: 'астмы', вздутие: 'вздутия', головная: 'головной', отрыжка: 'отрыжки', покраснение: 'покраснения', припухлость: 'припухлости', хрипы: 'хрипов',
  удушье: 'удушья', лихорадка: 'лихорадки', диарея: 'диареи', паразиты: 'паразитов', блохи: 'блох', клещи: 'клещей', кровотечения: 'кровотечений',
}

/** Verbs of a Russian complaint, denied by the word before them. */
export const COMPLAINS = 'болит|болят|чешется|чешутся|отекает|отекают|немеет|немеют|кружится|тошнит|рвёт|рвет|отдаёт|отдает|беспокоит|беспокоят|мешает|' +
  'хромает|кашляет|чихает|ест|пьёт|пьет|опухает|опухают|кровит|ноет|щиплет|течёт|течет|слезится|слезятся'

/** What stands between a Russian thing and its place or kind: swellings | on the legs. */
export const RUSSIAN_PARTS = { or: 'или', not: 'не', prepositions: 'на|в|во|при|с|со|после|под|за|над|внизу|от|по|около' } as const

/** How something goes, told in a word; it goes on with the verb it was asked of: sleeps | badly. */
export const MANNER: Readonly<Record<Language, string>> = {
  nb: '(?:veldig |ganske |litt |nokså |ikke (?:så |veldig )?)?(?:dårlig|dårleg|elendig|skralt|bra|godt|fint|greit|lite|mye|mykje|urolig|uroleg|verre|' +
    'bedre|betre|i går|i dag|for|ikke|ikkje|nesten ikke|knapt)',
  sv: '(?:väldigt |ganska |lite |jätte|inte (?:så |särskilt )?)?(?:dåligt|illa|uselt|bra|gott|fint|okej|sådär|lite|mycket|knappt|oroligt|sämre|bättre|' +
    'i går|igår|i dag|för|inte|inte alls|nästan inte|knappt)',
  da: '(?:meget |ganske |lidt |ret |ikke (?:så |særlig )?)?(?:dårligt|skidt|elendigt|godt|fint|okay|lidt|meget|uroligt|værre|bedre|i går|i dag|' +
    'i forgårs|for|ikke|slet ikke|næsten ikke|knap)',
  en: '(?:very |really |quite |pretty |not (?:very |too |so |that )?)?(?:badly|poorly|terribly|awfully|well|fine|okay|ok|better|worse|little|' +
    'yesterday|today|about|around|on|in|last|hardly|barely|not)',
  ru: '(?:очень |довольно |не очень |не )?(?:плохо|хорошо|нормально|неважно|отвратительно|мало|много|беспокойно|хуже|лучше|вчера|сегодня|позавчера|на|' +
    'в|не|почти не|совсем не)',
}

/** How many of what, and in how long: days | a month. */
export const COUNTING = {
  asks: '(?:(?:and|so|og|och|så|и|а)[,]? )*(?:(?:hvor|kor) mange|hur många|how many|сколько(?: (?:у вас|было|у вас было|раз было))?)',
  within: '(?:om|i|per|pr|a|each|every|в|за) (?:dagen|dag|døgnet|dygnet|natten|natta|uka|uken|ugen|veckan|vecka|måneden|månaden|året|day|night|week|' +
    'month|year|день|сутки|ночь|неделю|месяц)',
} as const

/** Asked how long something that was just told of has been done. */
export const DONE_SO = '(?:hvor lenge|kor lenge|hvor længe|hur länge|how long)(?: \\p{L}+){1,3} ' +
  '(?:gjort|gjøre|gjøra|holdt på med|göra|hållit på med|doing|done|' +
  'been at) (?:det|dette|sånn|så|det där|that|this|it)'

/** A state told in one word, and what denies it: not neutered. */
export const STATES: Readonly<Record<Language, { readonly not: string; readonly state: string }>> = {
  nb: { not: 'ikke', state: 'sterilisert|kastrert|vaksinert|chippet|id-merket|operert|gravid|drektig|ormekurert' },
  sv: { not: 'inte', state: 'kastrerad|steriliserad|vaccinerad|chippad|opererad|gravid|dräktig|avmaskad' },
  da: { not: 'ikke', state: 'steriliseret|kastreret|neutraliseret|vaccineret|chippet|opereret|gravid|drægtig|ormebehandlet' },
  en: { not: 'not', state: 'neutered|spayed|castrated|vaccinated|microchipped|chipped|pregnant|wormed|insured' },
  ru: { not: 'не', state: 'стерилизован[аы]?|кастрирован[аы]?|привит[аы]?|вакцинирован[аы]?|чипирован[аы]?|беременна' },
}
