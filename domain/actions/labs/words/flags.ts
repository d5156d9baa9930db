/** How a printout marks a reading. A line is `language: words`; a word that ends in * goes on. Signs stand under `all`. */
export const HIGH = `
all: >>, h, hh, hhh, h*, *h, h!, hi, ↑, ↑↑, ↑↑↑, ▲, ▲▲, △, ⬆, ⇧, ⇑, 🔺, ↗, +, ++, h+, (+), (++)
nb: høy, høyt, høye, forhøy*, lett forhøy*, økt, for høy, for høyt, over, over ref*, over normal*, høy verdi, høyt svar, kritisk høy, svært høy
sv: hög, högt, höga, förhöj*, lätt förhöj*, ökad, ökat, för hög, för högt, högt värde, över ref*, över normal*, kraftigt förhöj*
da: høj, højt, høje, forhøj*, let forhøj*, øget, for høj, for højt, høj værdi, over ref*
en: high, raised, elevated, above, above range, above normal, above reference*, above high reference limit, high panic, critical high, above limit
ru: выше, выше нормы, высок*, повыш*, в, выше реф*, выше границ*
`
export const LOW = `
all: <<, l, ll, lll, l*, *l, l!, lo, ↓, ↓↓, ↓↓↓, ▼, ▼▼, ▽, ⬇, ⇩, ⇓, 🔻, ↘, l-, (-), (–), (−), (--)
nb: lav, lavt, lave, senket, redusert, nedsatt, for lav, for lavt, under, under ref*, under normal*, lav verdi, lavt svar, kritisk lav, lett redusert,
lett senket
sv: låg, lågt, låga, sänkt, sänkta, nedsatt, minskad, för låg, för lågt, lågt värde, under ref*
da: lav, lavt, nedsat, sænket, for lav, for lavt, lav værdi, let nedsat
en: low, reduced, decreased, below, below range, below normal, below reference*, below low reference limit, critical low, low panic, below limit
ru: ниже, ниже нормы, низк*, пониж*, сниж*, н, ниже реф*, ниже границ*
`
export const MARKED = `
all: *, **, ***, #, !, !!, (!), a, aa, ⚠, 🔴, 🟠, 🟡, ❌, ‼, ❗, ❕, (*), c, ●, ->, <-, →, ←, =>, <=, »
nb: avvik, avvikende, avvikende verdi, avvikende svar, utenfor, utenfor ref*, utenfor normal*, unormal, unormalt, patologisk, kritisk,
utenfor referanseområdet, utenfor området
sv: avvik*, avvikande värde, avvikande svar, utanför, utanför ref*, utanför normal*, patologiskt, onormalt
da: afvig*, afvigende værdi, uden for, udenfor, uden for ref*, udenfor ref*, uden for normal*, unormal
en: abn, abnormal, alert, outside, outside range, outside ref*, outside normal range, out of range, critical, panic, abnormal result
ru: отклон*, вне, вне нормы, вне реф*, за пределами, за пределами нормы, за пределами реф*, выходит за пределы, не норма,
патология, не в норме, отклонение от нормы
`
export const NORMAL = `
all: n, ok, ✓, ✔, ✅, ☑, 🟢
nb: normal, normalt, innenfor, innenfor ref*, innenfor normal*, u.a, ua, i orden
sv: normal, normalt, inom ref*, inom normal*, u.a
da: normal, normalt, inden for, indenfor, inden for ref*, inden for normal*
en: normal, within, within range, within normal*, within reference*, in range, normal range, within limits
ru: норма, в норме, в пределах нормы, в пределах реф*
`

/** How much, before a mark in words: it is the same mark. */
export const DEGREE = `
nb: lett, litt, svakt, noe, betydelig, kraftig, svært, meget, tydelig, klart, moderat, kritisk, patologisk, unormalt
sv: lätt, något, svagt, betydligt, kraftigt, mycket, tydligt, klart, måttligt, kritiskt, patologiskt, onormalt
da: let, lidt, svagt, noget, betydeligt, kraftigt, meget, svært, tydeligt, klart, moderat, kritisk, patologisk, unormalt
en: slightly, mildly, moderately, markedly, severely, very, abnormally, critically, significantly, a little
ru: слегка, немного, незначительно, умеренно, значительно, сильно, резко, критически
`

/** A mark told in a sentence: `Värdet är högre än referensintervallet`. What is told of, and by which word it is told. */
export const TOLD_OF = `
nb: verdien, verdi, svaret, resultatet, prøvesvaret, prøven, målingen
sv: värdet, värde, svaret, resultatet, provsvaret, provet
da: værdien, værdi, svaret, resultatet, prøvesvaret, prøven, målingen
en: value, the value, result, the result, your result, this result, your value, this value, test result
ru: значение, результат, показатель
`
export const TELLS = `
nb: er, ligger, var
sv: är, ligger, var
da: er, ligger, var
en: is, was, lies, falls
ru: находится
`
export const MORE_THAN = `
nb: høyere enn, over, større enn, overstiger
sv: högre än, över, större än, ovanför, överstiger
da: højere end, over, større end, overstiger
en: higher than, above, greater than, over, exceeds
ru: выше, больше, превышает
`
export const LESS_THAN = `
nb: lavere enn, under, mindre enn
sv: lägre än, under, mindre än, nedanför, understiger
da: lavere end, under, mindre end
en: lower than, below, less than, under
ru: ниже, меньше
`
export const OUT_OF = `
nb: utenfor
sv: utanför, avviker från
da: uden for, udenfor
en: outside, outside of, out of
ru: вне, за пределами
`
export const WITHIN = `
nb: innenfor
sv: inom, innanför
da: inden for, indenfor
en: within, inside
ru: в пределах
`
/** What a result is above, below or within. */
export const OF_RANGE = `
nb: ref*, normal*, grense*, område*, øvre grense*, nedre grense*
sv: ref*, normal*, gräns*, område*, intervall*
da: ref*, normal*, grænse*, område*, interval*
en: ref*, normal*, range*, limit*, interval*
ru: норм*, реф*, границ*, предел*, интервал*
`
/** In a column of marks: that this one is marked. */
export const YES = `
all: x, y
nb: ja, sant
sv: sant
en: yes, true
ru: да
`
