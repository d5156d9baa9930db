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
nb: under, inntil, opp til, mindre enn, maks, høyst
sv: under, upp till, mindre än, högst
da: under, op til, indtil, mindre end, højst
en: below, under, up to, less than
ru: до, менее, ниже, не более, меньше
`
export const FROM = `
signs: > or =, >, >=, ≥, ⩾, =>
nb: over, minst, mer enn
sv: över, minst, mer än
da: over, mindst, mere end
en: above, over, more than, greater than, at least
ru: более, выше, от, не менее, больше, свыше
`
/** Words before a range that say it is one. */
export const LABEL = `
nb: ref, ref., referanse, referanseområde, referanseverdi, ref.område, ref.omr., ref område, normalt, normal, normalverdi, normalområde, norm, område,
grense, grenser, ønskelig, ønsket, anbefalt, optimalt, beslutningsgrense, referansegrenser, referanseintervall, n, veiledende
sv: ref, ref., referens, referensintervall, referensvärde, referensområde, ref.intervall, ref intervall, normalt, normalvärde, normalområde,
gränsvärde, målvärde, mål, önskvärt, rekommenderat, beslutsgräns
da: ref, ref., reference, referenceinterval, referenceområde, ref.interval, ref interval, normalværdi, normalområde, normalt, grænse, ønskelig, anbefalet,
beslutningsgrænse
en: ref, ref., reference, reference range, reference interval, ref range, ref. range, range, normal, normal range, rr, limits, reference value,
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
