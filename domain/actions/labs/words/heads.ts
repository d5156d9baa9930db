/** How the head of a column, or the word before a line of a record, names what stands there. A line is `language: words`; * goes on. */
export const HEADS = {
  previous: `
nb: forrige, tidligere, siste svar, siste, forr., endring*, utvikling, trend
sv: föregående, tidigare, förra, senaste, senaste tidigare, förändring*, utveckling
da: forrige, tidligere, sidste, ændring*, udvikling
en: previous, prior, last result, last, latest, prev, change*, delta, δ, difference
ru: предыдущ*, прошл*, пред., изменен*, динамика, разница
`,
  day: `
nb: dato, tatt, tatt dato, prøvedato, prøvetatt, prøvetatt dato, prøve tatt, tid, tidspunkt, prøvetid*, prøvetaking*, prøvetakingsdato, dato/tid,
dato/kl*, dato og tid*
sv: datum, dag, provdatum, provtid, provtagning*, provtaget, tidpunkt, tid, provtagningsdatum, datum/tid
da: dato, taget, prøvetid*, prøvetagning*, prøvetaget, prøvedato, tidspunkt
en: date, collected, sampled, sample date, taken, collection date, date/time, date collected, time, collected on, specimen date, drawn, sample taken,
date of sample
ru: дата, взят*, дата взятия, дата забора, дата/время
`,
  low: `
nb: nedre, lav, laveste, min
sv: undre, låg, nedre, lägsta, min
da: nedre, lav, laveste, min
en: low, lower, min, min., minimum, lo, lln
ru: нижн*, мин, мин., от
`,
  high: `
nb: øvre, høy, høyeste, maks
sv: övre, hög, högsta, max
da: øvre, høj, højeste, maks
en: high, upper, max, max., maximum, hi, uln
ru: верхн*, макс, макс., до
`,
  reference: `
nb: ref*, grense*, normalt, normalverdi*, normalområde*, område, norm*, intervall, ref.grenser, veiledende*, din ref*
sv: ref*, gräns*, normalt, normalvärde*, norm*, intervall, målvärde, målområde
da: ref*, grænse*, normalområde*, norm*, interval, normal*, område
en: ref*, limits, range, standard range, normal range, norm*, biolog*, interval, normal values, reference*, expected*, desired range, desirable range,
desir*, std range, target*
ru: реф*, норм*, границ*, интервал*, диапазон*, нормальные*, допустим*
`,
  unit: `
nb: enh*, måleenhet, benevn*, ben.
sv: enh*, måttenhet, sort, benämn*
da: enh*, måleenhed, benævn*
en: unit*, uom, u/m
ru: ед*, единиц*, ед. изм*, размерность, ед.изм*, изм.
`,
  flag: `
nb: flagg, avvik*, merk*, status, vurdering, h/l, tolkning, kommentar*, markering, merknad, utenfor, bem*, fortolkning, anm*
sv: avvik*, flagga, bedöm*, tolkning*, kommentar*, status, anmärkning, markering, larm
da: flag, afvig*, markering, vurdering, kommentar*, fortolkning, bemærk*, anm*
en: out of range, out of limits, in range, flag*, abn*, status, interpret*, comment*, h/l, note*, abnormal, remark*, alert
ru: отклон*, отмет*, флаг, примеч*, коммент*, статус, оценка, заключение
`,
  value: `
nb: res*, svar, verdi, måle*, din verdi, ditt resultat, ditt svar, ditt prøvesvar, prøvesvar, funn, svarverdi, målt*, analysesvar, svar*
sv: res*, svar, värde, mät*, ditt värde, ditt resultat, ditt svar, ditt provsvar, provsvar, utfall, fynd, mätvärde, uppmätt*
da: res*, svar, værdi, din værdi, dit resultat, dit svar, måling, fund, prøvesvar, resultat*, målt*
en: res*, value, your value, measured, measurement, finding*, your result*, observed, obs. value, test result, your results, observation value
ru: резул*, рез-т, рез-тат, рез, рез., значен*, показание, факт*, ваш результат
`,
  code: `
nb: kode, npu*, nlk*, analysekode
sv: kod, kod*
da: kode, npu*
en: code, loinc*, test code
ru: код*
`,
  identity: `
nb: prøvenr*, prøve nr*, løpenr*, løpenummer, rekv*, lab, lab.nr*, labnr*, id, nr, nr., ordre*, prøve-id, rør*, utført av, material*, uke, time, kl,
klokkeslett, prøvemateriale, metode, dose*, ukedose, lot, sign*, glass*
sv: provnr*, prov nr*, löpnr*, lab, id, nr, rör*, material*, provmaterial*, vecka, kl, klockslag, metod, rid, provtyp, lab-id, dos*, veckodos*
da: prøvenr*, prøve nr*, løbenr*, rekv*, lab, id, nr, uge, kl, materiale, metode, producent, prøvemateriale, dosis*, ugedosis
en: sample no*, sample id, specimen*, lab, lab no*, id, no, no., accession*, order*, performed*, method, dose*, site, lab id, week, #, time,
instrument, analyzer, ordered by, weekly dose
ru: №, номер*, лаб, образец, проба, метод*, материал, биоматериал, № п/п, п/п, доза, неделя, время
`,
  name: `
nb: analyse*, param*, prøve, prøver, prøvenavn, test, tester, komponent*, undersøkelse*, navn, blodprøve*, agens, allergen, egenskap, stoff,
bestanddel, analytt, lab*
sv: analys*, param*, prov, provnamn, test*, komponent*, undersök*, namn, ämne, analyt, agens, allergen, labb*
da: analyse*, param*, prøve, prøver, test*, komponent*, undersøg*, navn, analysenavn, allergen, agens
en: analyte*, analysis, param*, test*, component*, name, investigation*, item, assay*, exam*, determination*, measurement name, observation,
allergen*, organism, chemistry, hematology, haematology, panel, procedure
ru: анализ*, показат*, параметр*, исслед*, тест*, наимен*, назван*, компонент*, аналит*, наименование*
`,
} as const

/** Words beside that for the one end of a range. */
export const RANGE_END = `
nb: grense, grenseverdi, verdi, område, ref
sv: gräns, gränsvärde, värde, område, ref
da: grænse, grænseværdi, værdi, område, ref
en: limit, value, bound, end, of, normal, range, ref, reference
ru: граница, предел, значение, нормы, норма, реф
`
/** Heads that stand for a day where a table has one column for each sample. */
export const NUMBERED = `
nb: uke, prøve, dag
sv: vecka, prov, dag
da: uge, prøve, dag
en: week, sample, day
ru: неделя, проба, день
`
