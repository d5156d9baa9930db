export const WEEKDAYS = `
nb: man, mandag, tir, tirsdag, ons, onsdag, tor, torsdag, fre, fredag, lør, lørdag, søn, søndag
sv: mån, måndag, tis, tisdag, tors, lör, lördag, sön, söndag
en: mon, monday, tue, tuesday, wed, wednesday, thu, thursday, fri, friday, sat, saturday, sun, sunday
ru: пн, вт, ср, чт, пт, сб, вс, понедельник, вторник, среда, четверг, пятница, суббота, воскресенье
`
export const MONTHS = `
all: jan*, feb*, mar*, apr*, aug*, sep*, oct*, okt*, nov*, dec*, des*
nb: mai, juni, juli
sv: maj
en: may, june, july
short: jun, jul
ru: янв*, фев*, мар*, апр*, мая, май, июн*, июл*, авг*, сен*, окт*, ноя*, дек*
`
/** Before a day: it is that of the samples. */
export const SAMPLED = `
nb: prøvetatt, uttaksdato, uttak*, prøveuttak*, prøve tatt, prøver tatt, prøvene tatt, prøvene er tatt, tatt, prøvetak*, prøvedato, prøvetid*, prøver,
prøver fra,
prøvene, prøve,
prøvesvar fra, kontrollprøve*, avlest, blodprøve*, blodpanel, lab, lab tatt, blodgass*, uttatt, innsamlet, nye prøver, prøve av
sv: provt, provt., avläst, avlästa, kontrollprov*, proverna, proverna från, provtag*, provtid*, provdatum, prov taget, prover tagna, prov tagna,
prov taget den, prover, prover från, taget, tagna, tagen, tagit, blodprov*,
lab taget, labb, lämnat, lämnad, lämnade, lämnades, provet togs, togs, provtaget, provtaget den, nya prover, provet taget
da: prøvetag*, prøvetid*, prøvedato, prøver, prøver fra, prøverne, prøverne fra, kontrolprøve*, aflæst, prøve taget, prøver taget, taget, tagne, udtaget,
blodprøve*, prøven taget, afgivet prøve,
prøver af
en: coll, coll., coll. date, collected, collection date, collection, collected on, date collected, sampled, samples, samples from, sample, sample taken,
provided, gave, donated,
sample date,
date of sample, drawn, taken, taken on, specimen, specimen collected, specimen date, bloods, bloods taken on, blood test*, blood taken,
repeat sample of, sample of, obtained, date taken, collection time, labs, labs from
ru: взят*, забор*, брали, контроль от, дата взятия*, дата забора*, дата и время взятия*, биоматериал*, анализ* крови, анализы, сдала, сдал, сдали, сдавал*,
сдан*, кровь взята,
взятие биоматериала, дата взятия биоматериала, отбор*, дата исследования
`
/** Before a day: it is of what was found of somebody who came or left, and not of that coming: `Ved ankomst 22-01-2026: CRP 268`. */
export const ENCOUNTER = `
nb: ved ankomst, ved innkomst, ved innleggelse, ved innleggelsen, ved utskrivelse, ved utskrivning, ved utskriving, ved utreise
sv: vid ankomst, vid inkomst, vid inskrivning, vid inskrivningen, vid inläggning, vid utskrivning, vid utskrivningen, vid hemgång
da: ved indlæggelse, ved indlæggelsen, ved modtagelse, ved modtagelsen, ved udskrivelse, ved udskrivelsen, ved udskrivning
en: at admission, on admission, on arrival, at arrival, at discharge, on discharge, at presentation, on presentation
ru: при поступлении, при выписке, при госпитализации
`
/** Before a day: it is of something else, such as printing, birth, or what is to come. */
export const OTHERWISE = `
nb: pasient*, pas, utskr*, skrevet*, skrive*, print*, rapport*, eksport*, mottatt, mottak*, ankom*, svart, besvar*, svardato, svar kom, svaret kom, svar gitt,
svar skrevet, svar innen, svar til, rekv*, henvis*, datert, født, f, f., fødselsdato, neste, kontroll*, innlagt, røntgen, informert, ring, tlf, time,
godkjent, signert, frigitt, bestilt, ferdig*, operert, vaks*, innen, utskrevet, vist, hentet, til, oppdatert, ny time, gyldig, analysert, registrert,
ankomst lab*, ankom lab*, mottatt lab*, mottatt på lab*, mottatt i lab*, termin*, sett, lest, svarrapport, utsendt, sendt, behandl*
sv: patient*, utskr*, skrivet, ankom*, ank, ank., inkom*, mottagen, mottaget, mottagna, mottagit, mottagningsdatum, mottagningstid, mottagningsdag, mottag.,
svarsdatum, svarsdat*, svar, svarat, svar skickat, remiss*, daterad, född, f, nästa, kontroll*,
inlagd,
röntgen, informerad, tfn, tel, tid, godkänd, signer*, vidimer*, besvar*, återbesök*, planera*, ordiner*, beställ*, uppdaterad, rapport*, giltig*,
analyserad, registrerad, klar, ankomst lab*, inkom lab*, bp, beräknad*, förlossning*
da: udskr*, skrevet, modtag*, ankom*, svardato, svar, svar afgivet, afgivet, afsendt, besvar*, rekv*, henvis*, dateret, født, f, næste, kontroltid,
kontrol om, indlagt, røntgen, informeret, tid, godkendt, signeret, bestilt, opdateret, planlagt, vis periode, periode, ultralyd, ul-scanning*,
analyseret, modtaget lab*, ankomst lab*, termin*, tilgængelig*, svartid*
en: print*, report*, export*, received, date received, date reported, authorised, authorized, verified, resulted, signed, released, validated, born,
dob, d.o.b, date of birth, birth*, next, follow*, due, until, review*, appointment, requested, ordered, order date, updated, admitted, discharged,
re-check*, recheck*, completed, analysed, analyzed, valid, run, tested on, viewed, generated, received lab*, received in lab*, received at lab*, edd
ru: пациент*, печат*, выда*, получен*, рожд*, г.р, г. р, следующ*, контрол*, готов*, направлен*, выпол*, поступ*, регистрац*, при*м*, повторн*, заказ*,
дата рождения, др, д.р, утвержд*, одобрен*
`
/** Before the day an analyser measured. */
export const MEASURED = `
nb: analysert, målt, kjørt
sv: analyserad, analyserat, mätt, körd
da: analyseret, målt, kørt
en: analysed, analyzed, run, run on, tested, tested on, measured
ru: измерено, выполнено
`
/** How the day of the samples is told where a message tells it by its place. */
export const OF_SAMPLES = 'collected'
