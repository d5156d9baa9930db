import type { Language } from '#contract/vertical.ts'

const PAUSES = [
  '(?:holde?r?|ta|tar|tager|tage|ha|have|gjør|gjøre) (?:en |ei )?pause(?: med| fra| frå)?', 'pause (?:med|fra|frå)', 'pauser(?:e|er)?', 'opphold (?:med|fra)',
  '(?:gör|göra|ta|tar|håll|hålla|håller) (?:du |ni |vi |ett |en )*(?:uppehåll|paus)', 'uppehåll (?:med|från)', 'pausar?',
  '(?:take|have|taking|having) a (?:\\S+ )?break from', 'break from', 'pause',
  '(?:делаем|сделаем|сделайте|делайте|делаете|делать|сделать|нужен) (?:\\S+ )?(?:перерыв|паузу)', '(?:перерыв|паузу) (?:в|с)',
]

/** Keeping off a medicine for a while, over words that stand between single blanks; of all languages together. */
export const PAUSES_IT = new RegExp(` (?:${PAUSES.join('|')})(?= )`, 'u')

const SKIPS = [
  '(?:hopper?|hoppe) (?:\\S+ ){0,3}over', '(?:hoppar?) (?:\\S+ ){0,3}över', '(?:springer?|springe) (?:\\S+ ){0,3}over', '(?:står?) (?:\\S+ ){0,3}over',
  '(?:tar|tek) (?:du|vi|dere|han|hun|ho|den) (?:ikke|ikkje)', '(?:tager|tar) (?:du|vi|i|han|hun|den) ikke', '(?:tar|äter) (?:du|vi|ni|han|hon|den) inte',
  '(?:leave|leaving) (?:\\S+ ){1,4}(?:out|off)', '(?:skip|miss) (?:\\S+ ){0,3}', "don't (?:take|give) (?:\\S+ ){0,3}",
  '(?:пропустите|пропускаете|пропускаем)', 'не (?:пейте|принимайте|давайте|пьете|принимаете)',
]

/** Left out until something has come or gone, over words between single blanks; what follows the last word tells until when. */
export const SKIPS_UNTIL = new RegExp(` (?:${SKIPS.join('|')}) ?(?:\\S+ ){0,4}?(?=(?:til|till|tills|until|indtil|пока) )`, 'u')
/** What goes on behind it tells more than until when. */
export const AND = new Set(['og', 'och', 'and', 'и', 'men', 'but', 'но', 'så', 'so', 'then', 'da', 'då', 'потом'])
/** Opens until when. */
export const UNTIL = new Set(['til', 'till', 'tills', 'until', 'indtil', 'пока'])

/** For how long: i fire uker, for four weeks, на четыре недели. */
export const FOR_SO_LONG = new Set(['i', 'for', 'på', 'на', 'the', 'next'])

const ONCE = 'når|etter at|til|så snart|efter at|när|efter att|tills|when|once|until|after|когда|после того как'
const WHO = 'du|dere|han|hun|hon|ni|i|de|you|he|she|they|вы|он|она|ребенок'
const HAD = 'fått|fået|hatt|haft|had|been on|taken|tatt|tagit|taget|получать|получит|получите|принимать'

/** When you have had it for two days: it says when something else may be done, and orders nothing. */
export const ONCE_HAD = new RegExp(` (?:${ONCE}) (?:${WHO}) (?:har|have|has|'ve|'s|будете|будет)? ?(?:${HAD}) (?:\\S+ ){0,2}$`, 'u')

/** How it is told in the line of a medicine. */
export const PAUSED: Readonly<Record<Language, string>> = { nb: 'pause', sv: 'uppehåll', da: 'pause', en: 'paused', ru: 'перерыв' }

const STEP_BY_STEP = [
  'gradvist?', 'litt etter litt', 'lidt efter lidt', 'sakte', 'langsomt', 'långsamt', 'successivt', 'stegvis', 'trinnvis', 'trinvist', '(?:ned|ut|' +
    'ud)trapp\\p{L}*',
  'trapp\\p{L}* (?:\\S+ ){0,4}(?:ut|ud|ned|ner|av|af)', 'gradually', 'slowly', 'step by step', '(?:taper|wean)\\p{L}*', 'tail\\p{L}* (?:\\S+ ){0,4}off',
  'постепенно', 'ступенчато', 'медленно',
]

/** Stopped little by little, over words between single blanks; of all languages together. */
export const LITTLE_BY_LITTLE = new RegExp(` (?:${STEP_BY_STEP.join('|')})(?= )`, 'u')
