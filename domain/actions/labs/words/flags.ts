/** How a printout marks a reading. A line is `language: words`; a word that ends in * goes on. Signs stand under `all`. */
export const HIGH = `
all: h, hh, hhh, h*, *h, h!, hi, ↑, ↑↑, ↑↑↑, ▲, ▲▲, △, ⬆, ⇧, ⇑, 🔺, ↗, +, ++, h+, (+)
nb: høy, høyt, høye, forhøy*, lett forhøy*, økt, for høy, for høyt, over, over ref*, over normal*, høy verdi, høyt svar, kritisk høy, svært høy
sv: hög, högt, höga, förhöj*, lätt förhöj*, ökad, ökat, för hög, för högt, högt värde, över ref*, över normal*, kraftigt förhöj*
da: høj, højt, høje, forhøj*, let forhøj*, øget, for høj, for højt, høj værdi, over ref*
en: high, raised, elevated, above, above range, above normal, above reference*, above high reference limit, high panic, critical high, above limit
ru: выше, выше нормы, высок*, повыш*, в, выше реф*, выше границ*
`
export const LOW = `
all: l, ll, lll, l*, *l, l!, lo, ↓, ↓↓, ↓↓↓, ▼, ▼▼, ▽, ⬇, ⇩, ⇓, 🔻, ↘, l-, (-)
nb: lav, lavt, lave, senket, redusert, nedsatt, for lav, for lavt, under, under ref*, under normal*, lav verdi, lavt svar, kritisk lav, lett redusert,
lett senket
sv: låg, lågt, låga, sänkt, sänkta, nedsatt, minskad, för låg, för lågt, lågt värde, under ref*
da: lav, lavt, nedsat, sænket, for lav, for lavt, lav værdi, let nedsat
en: low, reduced, decreased, below, below range, below normal, below reference*, below low reference limit, critical low, low panic, below limit
ru: ниже, ниже нормы, низк*, пониж*, сниж*, н, ниже реф*, ниже границ*
`
export const MARKED = `
all: *, **, ***, #, !, !!, (!), a, aa, ⚠, ‼, (*), c, ●, ->, <-, →, ←, =>, <=, »
nb: avvik, avvikende, avvikende verdi, avvikende svar, utenfor, utenfor ref*, utenfor normal*, unormal, unormalt, patologisk, kritisk,
utenfor referanseområdet, utenfor området
sv: avvik*, avvikande värde, avvikande svar, utanför, utanför ref*, utanför normal*, patologiskt, onormalt
da: afvig*, afvigende værdi, uden for, udenfor, uden for ref*, udenfor ref*, uden for normal*, unormal
en: abn, abnormal, outside, outside range, outside ref*, outside normal range, out of range, critical, panic, abnormal result
ru: отклон*, вне, вне нормы, вне реф*, патология, не в норме, отклонение от нормы
`
export const NORMAL = `
all: n, ok, ✓, ✔
nb: normal, normalt, innenfor, innenfor ref*, innenfor normal*, u.a, ua, i orden
sv: normal, normalt, inom ref*, inom normal*, u.a
da: normal, normalt, inden for, indenfor, inden for ref*, inden for normal*
en: normal, within, within range, within normal*, within reference*, in range, normal range, within limits
ru: норма, в норме, в пределах нормы, в пределах реф*
`
