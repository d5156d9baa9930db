/** Behind an end below which, or above which, nothing lies: `50 or more`. */
export const OR_MORE = `
nb: eller mer, eller mere, eller høyere, eller over, og over, og høyere
sv: eller mer, eller högre, eller över, och över
da: eller mere, eller højere, eller derover, og derover, og over
en: or more, or above, or higher, or greater, or over, and above
ru: и более, и выше, или более, или выше
`
export const OR_LESS = `
nb: eller mindre, eller lavere, eller under, og under, og lavere
sv: eller mindre, eller lägre, eller under, och under
da: eller mindre, eller lavere, eller derunder, og derunder, og under
en: or less, or below, or lower, or under, and below
ru: и менее, и ниже, или менее, или ниже
`
/** Words between both ends of a range. */
export const TO = `
signs: -, –, —, −, ‐, ‑, .., ..., …, ~, ÷
nb: til
sv: till
da: til
en: to, do
ru: до
`
/** Words before an end above which nothing lies, and below which. */
export const UP_TO = `
signs: < or =, <, <=, ≤, ⩽, =<
nb: under, inntil, opp til, mindre enn, maks, maks., maksimalt, høyst, øvre grense, øvre grense på, øvre grense er, lavere enn
sv: under, upp till, mindre än, högst, max, max., övre gräns, övre gräns på, övre gräns är, lägre än
da: under, op til, indtil, mindre end, højst, maks, maks., øvre grænse, øvre grænse på, øvre grænse er, lavere end
en: below, under, up to, less than, upper limit, upper limit of, upper limit is, at most, max, max., no more than, not above, lower than
ru: до, менее, ниже, не более, меньше, не выше, не больше, максимум, верхняя граница
`
export const FROM = `
signs: > or =, >, >=, ≥, ⩾, =>
nb: over, minst, mer enn, høyere enn, nedre grense, nedre grense på, nedre grense er, større enn
sv: över, minst, mer än, högre än, nedre gräns, nedre gräns på, nedre gräns är, större än
da: over, mindst, mere end, højere end, nedre grænse, nedre grænse på, nedre grænse er, større end
en: above, over, more than, greater than, at least, lower limit, lower limit of, lower limit is, higher than, no less than, min, min.
ru: более, выше, от, не менее, больше, свыше, не ниже, минимум, нижняя граница
`
/** Before the lower and the upper of two ends that stand apart: `min 5.10    max 7.60`. */
export const LEAST = `
all: min, min.
nb: nedre, laveste
sv: undre, lägsta
da: nedre, laveste
en: low, lower, minimum
ru: мин, мин., нижн.
`
export const MOST = `
all: max, max.
nb: øvre, høyeste, maks, maks.
sv: övre, högsta
da: øvre, højeste, maks, maks.
en: high, upper, maximum
ru: макс, макс., верхн.
`
/** Words before a range that say it is one. */
export const LABEL = `
nb: ref, ref., referanse, referanseområde, referanseverdi, ref.område, ref.omr., ref område, normalt, normal, normalverdi, normalområde, norm, område,
grense, grenser, ønskelig, ønsket, anbefalt, optimalt, beslutningsgrense, referansegrenser, referanseintervall, n, veiledende
sv: ref, ref., referens, referensintervall, referensvärde, referensområde, ref.intervall, ref intervall, normalt, normalvärde, normalområde,
gränsvärde, målvärde, mål, önskvärt, rekommenderat, beslutsgräns
da: ref, ref., reference, referenceinterval, referenceområde, ref.interval, ref interval, normalværdi, normalområde, normalt, grænse, ønskelig, anbefalet,
beslutningsgrænse
en: ref, ref., desired, desired range, desired value, desirable range, reference, reference range, reference interval, ref range, ref. range, range, normal,
normal range, rr, limits, reference value,
reference limits, standard range, expected, nr, ri, normal value, normal values, desirable, optimal, recommended, decision limit, cut-off, cutoff
ru: норма, реф, реф., референс, референс., референсный интервал, референсные значения, реф. интервал, реф. значения, норма:, нормы, в норме, n, диапазон,
желательно, оптимально
`
/** Words before a range that is aimed at in whoever is treated. */
export const TARGET = `
nb: behandlingsmål, mål, målområde, terapeutisk område, terapiområde, ønsket nivå, målverdi, intensjon
sv: behandlingsmål, mål, målvärde, målområde, terapeutiskt intervall, terapiområde
da: behandlingsmål, mål, målområde, terapeutisk interval, terapeutisk område
en: target, target range, therapeutic range, goal, treatment target
ru: цель, целевой, целевое, целевой диапазон, терапевтический диапазон
`
/** Between what is told to be negative and positive: no range of the healthy. */
export const GREY = `
nb: gråsone, grenseområde
sv: gråzon, gränszon
da: gråzone
en: grey zone, gray zone, equivocal
ru: серая зона
`
/** Before two ends of a range, and between them where such a word stands before: `mellom 3,5 og 4,4`. */
export const AMONG = `
nb: mellom, fra
sv: mellan, från
da: mellem, fra
en: between, from
ru: от, между
`
export const AND = `
nb: og
sv: och
da: og
en: and
ru: и
`
/** Words of a clause behind a reading that tells its range: `det skal helst være under 53`. */
export const SHOULD = `
nb: normal*, norm, ref*, skal, skulle, ønsker, bør, helst, ligge, mål*, grense*, ønsk*, anbefal*, forvent*, vanlig*, frisk*, intervall*, område*, mellom,
terapeutisk*,
innenfor, øvre, nedre
sv: normal*, norm, ref*, ska, skall, bör, helst, ligga, mål*, gräns*, önsk*, rekommend*, förvänt*, vanlig*, frisk*, intervall*, område*, mellan, terapeutisk*,
inom, övre, nedre
da: normal*, norm, ref*, skal, skulle, bør, helst, ligge, mål*, grænse*, ønsk*, anbefal*, forvent*, sædvanlig*, rask*, interval*, område*, mellem,
terapeutisk*,
inden for, øvre, nedre
en: normal*, norm, ref*, should, ideal*, aim*, target*, goal*, limit*, desir*, recommend*, expect*, usual*, healthy, interval*, range*, between, therapeutic*,
within, upper, lower, typical*, like, prefer*, good, satisfactory
ru: норм*, реф*, должен, должн*, цел*, границ*, желател*, рекоменд*, ожида*, обычн*, здоров*, интервал*, диапазон*, предел*, терапевтическ*, допустим*,
верхн*, нижн*
`
/** Other words of such a clause; one that is neither, such as `blood pressure`, tells of something else. */
export const TELLING = `
nb: ligger, laborator*, lab*, verdi*, nivå*, resultat*, svar*, friske, personer, pasienter, altså, derfor, imidlertid, helst, dette, denne, burde, innenfor,
utenfor, være
sv: ligger, laborator*, lab*, värde*, nivå*, resultat*, svar*, friska, personer, patienter, alltså, detta, denna, borde, vara
da: ligger, laborator*, lab*, værdi*, niveau*, resultat*, svar*, raske, personer, patienter, altså, dette, denne, burde, være
en: laborator*, lab*, value*, level*, result*, healthy, people, persons, patients, against, compared, versus, which, where, their, your, should, would,
being, about,
slightly, above, below, ideally
ru: лаборатор*, значени*, уровень, уровня, результат*, здоров*, людей, пациент*, который, которая, котором, должен, должна, должно, быть, этого, составля*
`
