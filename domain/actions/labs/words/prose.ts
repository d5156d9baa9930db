/** Words that may stand between a name and its result in a sentence. A line is `language: words`. */
export const BETWEEN = `
nb: din, ditt, er, var, på, fint på, fin på, fint, normal på, normalt på, normal med, lav på, lavt på, høy på, høyt på, forhøyet på, målt til, målt, lå på,
ligger på,
nå, fortsatt, stabilt, stabil, uendret, ca, ca., av, til, stabil på, steget til, steg til, falt til, sank til, økt til,
viste, viser, i dag, under deteksjonsgrensen, under deteksjon, også, ble, verdi
sv: ditt, din, är, var, på, normalt på, lågt på, högt på, fint på, fin på, låg på, ligger på, nu, fortsatt, ca, cirka, av, till, uppmätt till, stigit till,
steg till,
sjunkit till, sjönk till, visade, visar, idag, blev,
fortfarande, under detektion, även
da: din, dit, er, var, på, normal på, lav på, høj på, forhøjet på, fint på, fin på, lå på, ligger på, målt til, nu, fortsat, ca, ca., af, til, steget til,
steg til,
faldet til, faldt til, viste, viser, i dag, under detektion,
blev, også,
under detektionsgrænsen
en: is, was, were, of, at, fine at, good at, normal at, low at, high at, raised at, now, still, today, up to, down to, rose to, fell to, came back,
came back at, measured, measured at, measuring,
has risen to, has fallen to, remained, remains, back at, only, about, approx, also, result, level, levels, value
ru: у вас, у него, у неё, у нее, был, была, было, составил, составила, составляет, до, на уровне, сейчас, равен, равна, около, составило, в пределах
signs: =, :, –, -, —, ->, →
`
/** Words that end what may be a name before them: a name that nobody knows begins behind them. */
export const BOUNDARY = `
nb: målt, målte, og, samt, med, viste, viser, var, er, ble, hos, av, i, på, fra, den, det, de, en, et, ei, ny, nye, der, som, men, mens, dessuten, også, for,
ved,
til, at, fant, har, hadde, tok, samme, prøven, prøver, blodprøver, påviste, både, hvor, fortsatt, kontroll
sv: uppmätt, mätt, och, samt, med, visade, visar, var, är, blev, hos, av, i, på, från, den, det, de, en, ett, ny, nya, som, men, medan, dessutom, även, för,
vid,
till, att, har, hade, tog, samma, provet, prov, prover, både, där, fortsatt
da: målt, målte, og, samt, med, viste, viser, var, er, blev, hos, af, i, på, fra, den, det, de, en, et, ny, nye, som, men, mens, desuden, også, for, ved,
til, at,
har, havde, tog, samme, prøven, prøver, blodprøver, både, hvor, fortsat
en: measured, and, with, showed, shows, show, revealed, reveal, was, is, were, are, had, has, of, in, on, at, from, the, a, an, his, her, its, their, this,
that, but, while, also, for, by, to, first, second, repeat, as, plus, including, your, both, where, same, sample
ru: и, а, с, со, показал, показали, выявлено, был, была, было, у, в, на, из, от, но, также, для, при, по, где, этом
`
/** Words that only a sentence has: what holds one is no row of a name and its result. */
export const SENTENCE = `
nb: er, var, blir, ble, om, ved, ring, og, har, hadde, skal, bør, må, kan, vil, som, jeg, vi, han, hun, neste, kontakt, ønsker, tar, fikk, får, innen,
etter, hver
sv: är, var, blir, blev, om, vid, ring, och, har, hade, ska, bör, måste, kan, vill, som, jag, vi, han, hon, nästa, kontakta, fick, får, efter, varje, inom
da: er, var, bliver, blev, om, ved, ring, og, har, havde, skal, bør, må, kan, vil, som, jeg, vi, han, hun, næste, kontakt, fik, får, efter, hver, inden
en: is, was, were, are, for, the, please, and, has, had, will, should, must, can, we, he, she, next, contact, call, after, every, within, was, this
ru: через, повтор*, был, была, будет, и, при, если, после, каждый, следующ*, приём, прием
`
/** The same, as they are printed: a small one is a word of names (`Agglutination i saltlösning`), and one at the end of a name a figure (`Faktor I`). */
export const SENTENCE_CASED = `
en: I
`
/** What is measured or told beside laboratory results and is none: vital signs, persons, places, doses, orders, money. */
export const NO_TEST = `
nb: allergi, allergier, cave, kommentar*, verdier, nivåer, temp*, puls, bt, rr, bp, sat, saturasjon, o2-sat*, spo2, vekt, høyde, bmi, kmi, resp, respirasjon*,
respirasjonsfrekvens, dose*,
blodtrykk, alder,
tlf*, telefon*, mob*, mobil*, vakttlf*, faks, fax, side, sidetall, seng, rom, stue, ordre*, ordrenr*, rekv*, rekvisisjonsnr*, løpenr*, løpenummer,
faktura*, journal*, pas, pas.id, pasient*, fødsels*, fnr, f.nr, født, hpr*, npr*, postboks, adresse, kl, klokken, time, uke, kontroll*, lot, serienr*,
kassett, versjon, antall, hull, chip*, ekg, news*, gcs, mottatt, utskrift*, prøvenr*, org.nr*, herdid, her-id, saksnr*, sum, ref.nr*, grad, volum,
nrs, vas, tabl*, prøverør*, avd*, kjønn, dager, hjertefrekvens, frekvens, vedr*, dato, skritt, pef, fev1, fvc, spirometri*
sv: allergi, allergier, överkänslighet*, värden, nivåer, temp*, puls, blodtryck, bt, rr, mättnad, saturation, vikt, längd, bmi, dos, dosering, ålder, tfn,
tel*, telefon*, mobil*, sid, sida,
säng, rum,
avd*, remiss*, remissnr*, faktura*, journal*, personnr*, personnummer, person-nr, född, kl, klockan, vecka, lot, besättning, hull, chip*,
vårdtillfälle, version, andning*, andningsfrekvens, dag, dagar, kön, kassett, rådgivning, ko, öron*, ref.nr*, adress, postnr*
da: allergi, allergier, cave, værdier, niveauer, temp*, puls, blodtryk, bt, saturation, vægt, højde, bmi, dosis, alder, tlf*, telefon*, mobil*, side, seng,
stue, rekv*, rekvisition*,
ydernr*,
faktura*, journal*, cpr*, cpr-nr*, født, kl, uge, lot, chip*, chr*, ckr*, sags*, sagsnr*, version, dage, køn, adresse, huld, kalv, ko, vet-nr*,
ansøgning*
en: comment, comments, allergy, allergies, known allergies, values, temp*, pulse, bp, hr, rr, sats, spo2, weight, wt, height, bmi, dose, age, tel*, phone*,
fax, mobile, page,
bed, room, ward, order*, invoice*,
patient*, dob, born, nhs*, mrn, id, chip*, microchip*, passport*, lot, serial*, version, specimen id, account*, time, week, resp*, respiratory rate,
heart rate, blood pressure, oxygen*, o2, gcs, news*, no, ref, accession*, npi, sex, days, years, blood loss, quantity, extension, ext, licence,
license, fio2, fo2, fio₂, zip, lab no, sample no, pain
ru: аллергия, аллергии, значения, температура, т, пульс, чсс, чдд, ад, вес, рост, доза, возраст, тел*, телефон*, стр*, страница, палата, заказ*, счет*,
счёт*, пациент*, дата*,
чип*, участок, номер*, №, карта, лет, снилс, полис, имт, сатурация, кабинет, лицензия*, регистратура, цена, сумма, итого
`
/** Amounts that are given and that no laboratory prints without a stroke behind them. */
export const GIVEN = `
all: mg, g, µg, μg, mcg, ug, ml, mL, cl, dl, IE, IU, E, U, mmol, kg, cm, m, stk, kr, ml/t, ml/h, ml/time, mg/dag, mg/døgn, mg/dygn, mg/d, mg/day,
g/dag, µg/dag, mg/kg/min, µg/kg/min
nb: mikrogram, milligram, gram, enheter, tabl*, tablett*, kapsl*, dråper, timer, dager, uker, mnd, måneder, år, ganger, min, minutter
sv: mikrogram, enheter, tabl*, droppar, timmar, dagar, veckor, månader, år, gånger, minuter
da: mikrogram, enheder, tabl*, dråber, timer, dage, uger, mdr, måneder, år, gange, minutter
en: units, tabs, tablets, tablet*, drops, hours, days, weeks, months, years, times, litres, liters, puffs, lb, lbs, minutes
ru: мг, г, мкг, мл, ммоль, МЕ, ЕД, ед, таб*, капс*, кап, раз, раза, дней, недель, мес, лет, руб, см, кг
`
/** What stands behind the number of a dose. */
export const DOSE = `
all: x, ×, iv, i.v, i.v., im, i.m, sc, s.c, s.c., po, p.o, p.o., sid, bid, tid, qid, prn, tabl*, tab, tabs, amp, q12h, q8h, q24h
nb: daglig, dgl, ganger, morgen, kveld, tablett*, kapsl*, i døgnet, pr døgn, per dag, om dagen, mikrogram, mcg, depottabl*, milligram
sv: dagligen, dgl, gånger, morgon, kväll, tablett*, kapsl*, per dag, om dagen, mikrogram, vid behov, per dygn
da: daglig, dgl, gange, morgen, aften, tablet*, kapsl*, om dagen, dagligt, mikrogram, p.n
en: daily, od, bd, tds, qds, once, twice, tablet*, capsule*, every, nocte, mane, stat, puffs, litre*, liter*, fluids, hourly, weekly
ru: раз, раза, в день, в сутки, таб*, капс*, внутрь, в/в, в/м, п/к, утром, вечером, ежедневно
`
/** Words of which a name has one that nobody knows and that is yet a test with a result in a word. */
export const TEST_WORD = `
nb: antigen*, antistoff*, pcr, nat, naat, toksin*, hurtigtest*, test*, dyrkning, stix, stiks, strep*, virus*, serologi, elisa, bakteri*,
elektroforese*, igg, igm, iga, dna, rna, screening*, coombs, dat, ana, anca
sv: antigen*, antikropp*, toxin*, snabbtest*, odling, sticka, streptokock*, virus*, serologi, bakterie*, elfores*
da: antigen*, antistof*, toksin*, dyrkning, hurtigtest*, streptokok*, virus*, serologi, bakterie*, podning
en: antigen*, antibod*, ab, ag, toxin*, culture*, dipstick*, strep*, virus*, serology, bacteria*, screen*, crystals, casts
ru: антиген*, антител*, токсин*, посев*, вирус*, бактери*, пцр, экспресс-тест*, реакция, ифа, днк, рнк, проба, тест
`
/** Words between a result and the day it is of. */
export const ON = `
nb: den, d., fra, tatt, pr., av
sv: den, från, taget, av
da: den, d., fra, taget, af
en: on, from, taken, dated, of
ru: от
`
/** Before the first of two numbers of which the second is the later one. */
export const RISING_FROM = `
nb: fra
sv: från
en: from
ru: с, от
`
/** Behind a bound: words that say what lies beyond it, in a comment on limits: `Verdier over 125 gir økt risiko`. */
export const MEANS = `
nb: gir, har, taler, tyder, tilsier, indikerer, utelukker, betyr, anses, regnes, skal, bør, kan, anbefales, forventes, brukes, gjelder
sv: ger, har, talar, tyder, indikerar, utesluter, innebär, anses, räknas, ska, bör, kan, rekommenderas, förväntas, gäller
da: giver, har, taler, tyder, indikerer, udelukker, betyder, anses, regnes, skal, bør, kan, anbefales, forventes, gælder
en: indicates, indicate, suggests, suggest, makes, excludes, exclude, means, mean, should, may, can, has, have, confers, confer, implies,
consistent, considered, recommended, expected, supports, applies, defines, define
ru: говорит, свидетельств*, указыва*, исключа*, означа*, соответств*, может, является, считается, рекоменд*
`
/** Vital signs: beside them, a letter or two is one as well (`BT 120/80, P 76, T 37,2`). */
export const VITAL = `
nb: bt, puls, sao2, spo2, temp, resp
sv: blodtryck, bt, puls, spo2, temp, af
da: blodtryk, bt, puls, spo2, temp, rf
en: bp, pulse, hr, rr, spo2, sats, temp
ru: ад, пульс, чсс, чдд, сатурация
`
/** Before a test that is to be taken, and between it and the time when: `repeat K at 1400`. */
export const ORDERED = `
nb: gjenta, kontroller, ta ny, ny, ta
sv: upprepa, kontrollera, ta ny, ta nytt, nytt
da: gentag, kontroller, tag ny, ny
en: repeat, recheck, re-check, check, redraw, next
ru: повторить, контроль
`
export const AT_TIME = `
nb: kl, kl., klokken
sv: kl, kl., klockan
da: kl, kl., klokken
en: at
ru: в
`
/** Short for vital signs, which look like names of tests beside others of them. */
export const LIKE_TEST = `
nb: tp., tp, rf, af, p
sv: af, p
da: tp., tp, rf, p
en: p, rr
`
