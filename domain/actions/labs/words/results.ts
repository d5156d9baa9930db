/** Results that are words. A line is `language: words`; a word that ends in * goes on. */
export const QUALITATIVE = `
nb: neg, neg., negativ, negativt, negative, pos, pos., positiv, positivt, positive, ikke påvist, påvist, ikke påviselig, svak positiv, svakt positiv,
svakt positivt, ikke-reaktiv, ikke reaktiv, reaktiv, spor, normal, normalt, grensepositiv, uavklart, ingen vekst, ingen funn, ingen, ingen oppvekst,
inkonklusiv, grenseverdi, sterkt positiv, forenlig med tidligere infeksjon
sv: ej påvisad, ej påvisat, ej påvisade, inte påvisad, inte påvisat, icke påvisad, påvisad, påvisat, påvisade, svagt positiv, svagt positivt, spår,
ingen växt, ingen, inga fynd, ej reaktiv, icke reaktiv, gränsvärde, ej detekterad, ej detekterat, detekterad, detekterat
da: ikke påvist, ikke påviselig, svagt positiv, svag positiv, ingen vækst, ikke reaktiv, spor, ikke detekteret, detekteret
en: negative, positive, not detected, detected, non reactive, non-reactive, nonreactive, reactive, weakly positive, weak positive, trace, nil, none,
none seen, not seen, absent, present, normal, no growth, no significant growth, equivocal, indeterminate, borderline, low positive, undetected,
undetectable, few, moderate, many, rare, occasional
ru: отрицательно, отрицательный, отрицательная, отриц, отриц., отрицат, отрицат., положит, положит., обнар., не обн., отр, отр., положительно, положительный,
положительная, полож, полож.,
слабоположительно, слабоположительный, слабоположительная, слабо положительный, слабо положительная, слабо положительно,
резко положительная, резко положительный, отрицательные, положительные, не обнаружено, не обнаружен, не обнаружена, не обнаружены, обнаружено, обнаружен,
обнаружена, обнаружены, следы, не выявлено, не выявлен, не выявлена, не выявлены, выявлено, выявлен, выявлена, отсутствует, отсутствуют, роста нет,
нет роста, сомнительно, abs, abs., норма, нет, единичные, умеренно, много, мало, большое количество, небольшое количество, незначительное количество
`
/** Colours and clearness, which are results of what is looked at: urine, serum. */
export const LOOK = `
all: N
nb: gul, lysegul, mørkegul, klar, blakket, uklar, lett blakket, strågul, rød, brun, fargeløs, lett hemolytisk, lipemisk
sv: gul, ljusgul, mörkgul, klar, grumlig, lätt grumlig, halmgul, röd, brun, färglös
da: lysegul, mørkegul, klar, uklar, let uklar, farveløs
en: small, large, yellow, pale yellow, dark yellow, straw, amber, clear, cloudy, hazy, slightly cloudy, turbid, red, brown, colourless, colorless
ru: желтый, жёлтый, светло-желтый, светло-жёлтый, соломенно-желтый, соломенно-жёлтый, соломенный, прозрачная, прозрачный, мутная, мутный, полная,
неполная, слабо мутная, красный, коричневый
`
/** What stands where a result is missing. */
export const MISSING = `
nb: ingen verdi, lipemi*, svar følger, følger, svar ettersend*, ettersend*, ikke utført, ikke analysert, ikke vurdert, ikke målt, ikke målbar*, ikke besvart,
ikke mottatt,
mangler, avvent*, venter, under arbeid, i arbeid, ikke klar*, ikke ferdig*, hemolyse*, koagulert*, for lite, utgår, avbestilt, kansellert, kommer,
pågår, svar kommer, se kommentar, se eget svar, ikke beregnet, kan ikke beregnes
sv: svar kommer, svar väntas, väntas, svar följer, följer, inväntar*, ej utförd, ej utfört, ej analyser*, ej analys*, ej bedömd*, ej klar*, utgår,
utgått, makuler*, pågår, ej besvar*, hemolys*, koagler*, koaguler*, för lite, inget värde, lipemi*, saknas, se kommentar, ej mätbar*, ej mottag*,
under analys, ej beräkn*, inställd
da: ingen værdi, lipæmi*, afvent*, svar følger, ikke udført, ikke analyseret, ikke målt, ikke modtaget, ikke besvaret, annulleret, udføres, hæmolys*,
koaguleret, for lidt, mangler,
følger, under udførelse, se kommentar, ikke beregnet, udgår
en: no value, lipaemi*, lipemi*, pending, awaited, awaiting, report awaited, to follow, not done, not tested, not performed, not reported, not available,
not received, cancelled,
canceled, haemoly*, hemoly*, clotted, insufficient*, in progress, in process, see comment, see note, see below, unable to*, not calculated,
unsuitable, qns, tnp, n/a, not measured, sent away, test not performed, not indicated, rejected
ru: в работе, не выполн*, не проводил*, не определял*, не исследов*, ожида*, гемолиз, в процессе, не готов*, готовится, нет данных, не поступ*,
будет позже, отмен*, недостаточно*, см. комментарий, брак*, сгусток, свернулась, хилез
`
/** Parts of words of which a result of a laboratory is made, and nothing else that is told in a word. */
export const LABORATORY_WORD = `
nb: påvis, neg, pos, reakt, spor, vekst
sv: spår, växt
da: vækst
en: detect, detek, react, trace, growth, rh
ru: обнаруж, отриц, полож, выявл, отсутств, следы
`
/** Between a name and a titre: `Chlamydophila IgG: titre 1:160`. */
export const TITRE_WORD = `
nb: titer
sv: titer
da: titer
en: titre, titer
ru: титр
`
