/** Units that stand without a slash and that nobody else prints behind a number. A line is `language: units`, as they are printed. */
export const BARE_UNITS = `
all: %, ‰, fL, fl, pg, s, sec, secs, sek, mm, kPa, mmHg, mm Hg, ratio, titer, titre, kU, mU, kIU, INR, COI, S/CO, MoM, AU, RU, mOsm, MET, MEq, mEq,
mmol, fmol, U, IU, kE, kIE, index, ppm, EPG, OPG, epg, opg, Ratio, % of total Hgb, % of total Hb, µm, mg%, g%, g %, sek., sec., s/co, vol%, vol %, %-enheter,
U/mL, ‰ vol
ru: п/зр, в п/зр, п/з, в п/з, п.зр, в поле зрения, в п.зр, фл, пг, сек, мм, кПа, мм рт.ст, мм рт.ст., мм рт. ст, мм рт. ст., отн.ед, отн. ед, отн. ед., у.е,
у.е., усл.ед,
усл. ед., ед, ЕД, индекс, нг, г%, с, сек.
`
/** What a quantity is told by: litres, grams, moles, time, a field of the microscope, a surface. */
export const PER = `
all: l, dl, cl, ml, µl, μl, ul, mcl, nl, pl, fl, L, dL, cL, mL, µL, μL, uL, mcL, mm3, mm³, mm^3, cmm, kg, g, mg, mol, mmol, µmol, μmol, umol, nmol,
min, h, hr, hour, d, day, hpf, HPF, lpf, LPF, s, mm, m2, m², field, 100 WBC, 100 leuk
nb: t, time, døgn, synsfelt, felt
sv: tim, timme, dygn, synfält
da: time, synsfelt, døgn
ru: л, дл, мл, мкл, кг, г, мг, моль, ммоль, мкмоль, мин, ч, час, сут, сутки, п/зр, п/зрения, поле зрения, п.зр, п/з, в п/зр, мм3, мм³
`
/** Behind a unit: of what it is told. */
export const QUALIFIER = `
all: FEU, DDU, RBC, WBC, Hb, hgb, krea, crea, creat, kreatinin, creatinine, feces, ФЭУ, FEØ, protein, креатинина, DM, TS, avf, ST, CaCO3, calc, calculated,
beregnet,
beräknad
`
/** Fields of the microscope, in which what is seen is counted by a range. */
export const FIELDS = `
all: hpf, lpf
nb: synsfelt, felt
sv: synfält
en: field
ru: п/зр, п/з, п.зр, поле зрения, поле
`
/** What is given to a body, and by what of it: by its weight or by time. */
export const DOSES = `
all: g, mg, µg, μg, ug, mcg, mol, mmol, l, ml, IE, IU, E, U, ng
nb: enheter, enhet, EH, ganger, ggr
sv: enheter, enhet, EH, gånger, ggr
da: enheder, enhed, gange
en: units, unit, mUnits, times
ru: г, мг, мкг, мл, л, ед, единиц, нг, раз, раза, р
`
export const DOSED_BY = `
all: kg, h, t, d
nb: dag, døgn, time
sv: dygn, tim
en: day
ru: кг, ч, сут
`
/** Before the unit of all that stands below: `Alle verdier i µmol/L`. */
export const TOLD_IN = `
nb: i
sv: i
da: i
en: in
ru: в
`
