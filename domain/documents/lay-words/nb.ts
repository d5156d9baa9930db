/** Norwegian. A line is `term|form: plain words`, put in its place; in brackets, an explanation that follows the term once. */
export const nb = `
abdomen: magen
afebril|afebrilt: (uten feber)
allmenntilstand: generell form
allmenntilstanden: den generelle formen
anamnese: sykehistorie
antibiotika: (medisin mot bakterier)
antikoagulasjon: blodfortynnende behandling
artrose: slitasje i leddet
asymptomatisk: (uten plager)
atopisk eksem: (kløende utslett som kommer og går)
atrieflimmer: (uregelmessig hjerterytme)
auskultasjon: lytting med stetoskop
belegg: (en hinne på slimhinnen)
benign|benignt: godartet
bilateral|bilateralt|bilaterale: (på begge sider)
bilyd: (en ekstra lyd fra hjertet)
biopsi: vevsprøve
biopsien: vevsprøven
bronkitt: (betennelse i luftveiene)
cefalgi: hodepine
cor: hjertet
crp: (en blodprøve som viser betennelse)
cystitt: blærekatarr
d-dimer: (en blodprøve som kan tyde på blodpropp)
dehydrert: uttørket
dermatitt: betennelse i huden
diaré|diare: løs mage
dilatert|dilaterte: utvidet
distorsjon: forstuing
dyspné|dyspne: tung pust
dysuri: svie ved vannlating
ekg: (måling av hjerterytmen)
ekspektorat: slim fra lungene
ekstremiteter: armer og ben
epigastriet: øverst i magen
epikrise: sammendrag
erytem: rødhet
erytematøs|erytematøst: rød
etiologi: årsak
faryngitt: halsbetennelse
febril|febrilt: (med feber)
ferritin: (en blodprøve som viser jernlageret)
fraktur: brudd
frakturen: bruddet
gastroenteritt: betennelse i mage og tarm
gastroskopi: (undersøkelse av magesekken med en bøyelig kamera-slange)
hb|hemoglobin: (blodprosenten)
hba1c: (langtidsblodsukkeret)
hematom: blodansamling
hemoptyse: blod i oppspyttet
hydrops: (væske i leddet)
hyperkolesterolemi: høyt kolesterol
hypertensjon: høyt blodtrykk
hypertensjonen: det høye blodtrykket
hypertyreose: for høyt stoffskifte
hypotensjon: lavt blodtrykk
hypotyreose: for lavt stoffskifte
inflammasjon: betennelse
inhalator: (pustemedisin)
intramuskulært: (i en muskel)
intravenøst: (rett i blodet)
kardial|kardialt: (fra hjertet)
kolonoskopi|koloskopi: (undersøkelse av tykktarmen med en bøyelig kamera-slange)
kontusjon: støtskade
kreatinin: (en blodprøve som viser hvordan nyrene virker)
kronisk: (som varer over tid)
lateral|lateralt: (på utsiden)
ldl: (det skadelige kolesterolet)
leukocytter: hvite blodceller
lymfadenopati: hovne lymfeknuter
malign|malignt: ondartet
medial|medialt: (på innsiden)
menisk: (støtdemperen i kneet)
metning|oksygenmetning: (hvor mye oksygen det er i blodet)
migrene: (anfall av sterk hodepine)
mr: (bilder tatt med magnet)
myalgi: muskelsmerter
høyre fossa: høyre nedre del av magen
pankreatitt: (betennelse i bukspyttkjertelen)
slippøm: øm når trykket slippes
nausea: kvalme
obstipasjon: forstoppelse
ortostatisk: (når du reiser deg)
otitt: ørebetennelse
otoskopi: (når vi ser i øret)
palpasjon: (når vi kjenner etter)
palpasjonsøm|palpasjonsømt|palpasjonsømhet: (vondt når vi trykker)
parestesi|parestesier: prikking
peroral|peroralt: (gjennom munnen)
petekkier: (små røde prikker i huden)
pneumoni: lungebetennelse
polyuri: hyppig vannlating
postoperativ|postoperativt: (etter operasjonen)
profylakse: forebygging
prognose: (hvordan det trolig går videre)
pruritus: kløe
pulm: lungene
pyelonefritt: nyrebekkenbetennelse
recidiv|residiv: tilbakefall
remisjon: (sykdommen er i ro)
saturasjon: (hvor mye oksygen det er i blodet)
sinusitt: bihulebetennelse
spirometri: pusteprøve
strep-a: (en hurtigprøve for halsbakterier)
subcutant|subkutant: (under huden)
suturer: sting
suturene: stingene
synkope: besvimelse
takykardi: rask puls
takypné|takypne: rask pust
tonsiller: mandler
tonsillene: mandlene
tonsillitt: halsbetennelse
trauma|traume: skade
tsh: (en blodprøve som viser stoffskiftet)
ulcus: sår
ultralyd: (bilder tatt med lydbølger)
urinstix|urinstiks: (hurtigprøve av urinen)
urtikaria: elveblest
vertigo: svimmelhet
virusinfeksjon: (smitte som antibiotika ikke hjelper mot)
ødem: hevelse
ødemer: hevelser
`
