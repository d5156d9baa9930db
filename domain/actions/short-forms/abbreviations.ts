import type { Language } from '#contract/vertical.ts'

/** Short forms and Latin of notes and letters, spelt out: `short form: words`, one a line, words of our own. Read with and without a stop behind. */
export const ABBREVIATIONS: Readonly<Record<Language, string>> = {
  nb: `
dgr: dager
mnd: måneder
t.o.m: til og med
f.o.m: fra og med
opr: operasjonen
pas: pasienten
pt: pasienten
us: undersøkelse
beh: behandling
diff.diagn: andre mulige forklaringer
d.d: i dag
s.o: der noe annet ikke er nevnt
ua: uten anmerkning
u.a: uten anmerkning
i.a: ikke noe unormalt
aj: oppdatert
vs: venstre
ve: venstre
hø: høyre
bil: på begge sider
st.p: lungene
pulm: lungene
abd: magen
aua: allmenntilstanden
at: allmenntilstanden
ktr: kontroll
kons: konsultasjon
henv: henvist
rtg: røntgen
rø: røntgen
ul: ultralyd
mr: MR-undersøkelse
op: operasjon
preop: før operasjonen
postop: etter operasjonen
po: gjennom munnen
p.o: gjennom munnen
iv: rett i blodåren
i.v: rett i blodåren
im: i muskelen
i.m: i muskelen
sc: under huden
s.c: under huden
tbl: tablett
x1: én gang om dagen
x2: to ganger om dagen
x3: tre ganger om dagen
x4: fire ganger om dagen
vb: ved behov
v/b: ved behov
cave: tåler ikke
resp: pusten
uvi: urinveisinfeksjon
øli: øvre luftveisinfeksjon
nli: nedre luftveisinfeksjon
dvt: blodpropp i en dyp blodåre
kols: kronisk lungesykdom (kols)
gi: mage og tarm
obs: vær oppmerksom på
sympt: symptomer
stat: status
in situ: på stedet
per os: gjennom munnen
pro re nata: ved behov
ad: til
et: og
sin: venstre
dx: høyre
dext: høyre
`,
  sv: `
dgr: dagar
mån: månader
t.o.m: till och med
fr.o.m: från och med
pat: patienten
us: undersökning
beh: behandling
ua: utan anmärkning
u.a: utan anmärkning
stat: status
at: allmäntillståndet
vä: vänster
hö: höger
sin: vänster
dx: höger
bil: på båda sidor
pulm: lungorna
buk: magen
ktr: kontroll
rtg: röntgen
ulj: ultraljud
op: operation
preop: före operationen
postop: efter operationen
po: genom munnen
p.o: genom munnen
iv: i blodet
i.v: i blodet
im: i muskeln
sc: under huden
s.c: under huden
tabl: tablett
t: tablett
1x1: en gång om dagen
1x2: två gånger om dagen
1x3: tre gånger om dagen
vb: vid behov
v.b: vid behov
uvi: urinvägsinfektion
öli: övre luftvägsinfektion
dvt: blodpropp i en djup ven
gi: mage och tarm
åb: återbesök
rem: remiss
cave: tål inte
per os: genom munnen
pro re nata: vid behov
mb: sjukdomen
`,
  da: `
dgr: dage
mdr: måneder
t.o.m: til og med
f.o.m: fra og med
pt: patienten
us: undersøgelse
beh: behandling
ia: intet unormalt
i.a: intet unormalt
at: almentilstanden
ve: venstre
hø: højre
sin: venstre
dxt: højre
bil: på begge sider
pulm: lungerne
abd: maven
ktr: kontrol
ktl: kontrol
rtg: røntgen
ul: ultralyd
op: operation
po: gennem munden
p.o: gennem munden
iv: i blodåren
i.v: i blodåren
im: i musklen
sc: under huden
s.c: under huden
tbl: tablet
pn: efter behov
p.n: efter behov
uvi: urinvejsinfektion
dvt: blodprop i en dyb blodåre
kol: kronisk lungesygdom (KOL)
gi: mave og tarm
cave: tåler ikke
obs: mistanke om
seponeret: stoppet
henv: henvist
per os: gennem munden
pro re nata: efter behov
mb: sygdommen
`,
  en: `
wks: weeks
wk: week
mths: months
pt: the patient
hx: history
fhx: family history
pmh: earlier illnesses
sx: symptoms
tx: treatment
rx: prescription
dx: diagnosis
ddx: other possible explanations
fx: fracture
o/e: on examination
c/o: complains of
nad: nothing abnormal found
wnl: within normal limits
sob: shortness of breath
soboe: shortness of breath on effort
bp: blood pressure
hr: heart rate
rr: breathing rate
uti: urinary tract infection
urti: upper airway infection
lrti: lower airway infection
dvt: clot in a deep vein
copd: chronic lung disease (COPD)
t2dm: type 2 diabetes
htn: high blood pressure
gi: stomach and bowels
f/u: follow-up
po: by mouth
p.o: by mouth
iv: into a vein
im: into a muscle
sc: under the skin
od: once a day
bd: twice a day
bid: twice a day
tds: three times a day
tid: three times a day
qds: four times a day
qid: four times a day
prn: when needed
nocte: at night
mane: in the morning
stat: at once
n/v: nausea and vomiting
r/o: rule out
per os: by mouth
pro re nata: when needed
`,
  ru: `
ад: артериальное давление
чсс: частота сердечных сокращений
чд: частота дыхания
жкт: желудок и кишечник
узи: ультразвуковое исследование
экг: запись работы сердца (ЭКГ)
мрт: магнитно-резонансная томография
кт: компьютерная томография
оак: общий анализ крови
оам: общий анализ мочи
орви: острая вирусная инфекция дыхательных путей
ибс: болезнь сосудов сердца
гб: повышенное давление (гипертоническая болезнь)
сд: сахарный диабет
хобл: хроническая болезнь лёгких (ХОБЛ)
б/о: без особенностей
в/в: в вену
в/м: в мышцу
п/к: под кожу
р/д: раз в день
р/сут: раз в сутки
таб: таблетка
пац: пациент
д-з: диагноз
в анамнезе: раньше
per os: через рот
`,
}
