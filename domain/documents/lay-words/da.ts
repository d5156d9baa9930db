/** Danish, in the form described in nb.ts. */
export const da = `
abdomen: maven
afebril|afebrilt: (uden feber)
almentilstand: almene tilstand
anamnese: sygehistorie
antibiotika: (medicin mod bakterier)
antikoagulation: blodfortyndende behandling
artrose: slidgigt
asymptomatisk: (uden gener)
atrieflimren: (uregelmæssig hjerterytme)
auskultation: lytning med stetoskop
benign|benignt: godartet
bilateral|bilateralt|bilaterale: (på begge sider)
biopsi: vævsprøve
bronkitis: (betændelse i luftvejene)
cefalgi: hovedpine
cor: hjertet
crp: (en blodprøve, der viser betændelse)
cystitis: blærebetændelse
dehydreret: udtørret
dermatitis: betændelse i huden
distorsion: forstuvning
dyspnø: åndenød
dysuri: svie ved vandladning
ekg: (måling af hjerterytmen)
ekstremiteter: arme og ben
erytem: rødme
exem|eksem: (kløende udslæt)
faryngitis: halsbetændelse
febril|febrilt: (med feber)
ferritin: (en blodprøve, der viser jernlageret)
fibrom: (en godartet knude)
fraktur: brud
frakturen: bruddet
gastroenteritis: betændelse i mave og tarm
pancreatitis|pankreatitis: (betændelse i bugspytkirtlen)
gastroskopi: (kikkertundersøgelse af mavesækken)
hb|hæmoglobin: (blodprocenten)
hba1c: (langtidsblodsukkeret)
hydrops: (væske i leddet)
hypertension: forhøjet blodtryk
hypertensionen: det forhøjede blodtryk
hypertyreose: for højt stofskifte
hypotension: lavt blodtryk
hypotyreose: for lavt stofskifte
hysteroskopi: (kikkertundersøgelse af livmoderen)
hæmatom: blodansamling
inflammation: betændelse
intravenøst: (direkte i blodet)
jernmangelanæmi: blodmangel på grund af for lidt jern
koloskopi: (kikkertundersøgelse af tyktarmen)
kontusion: stødskade
kreatinin: (en blodprøve, der viser, hvordan nyrerne virker)
kronisk: (som varer længe)
ldl: (det skadelige kolesterol)
leukocytter: hvide blodlegemer
malign|malignt: ondartet
menisk: (støddæmperen i knæet)
mr: (billeder taget med magnet)
myalgi: muskelsmerter
obstipation: forstoppelse
ortostatisk: (når du rejser dig)
otitis: ørebetændelse
otoskopi: (når vi ser i øret)
palpation: (når vi mærker efter)
palpationsøm|palpationsømhed: (øm, når vi trykker)
peroralt: (gennem munden)
pneumoni: lungebetændelse
postoperativt: (efter operationen)
profylakse: forebyggelse
prolaps: (udposning)
pruritus: kløe
pulm: lungerne
pyelonefritis: nyrebækkenbetændelse
recidiv: tilbagefald
saturation: (hvor meget ilt der er i blodet)
sinuitis|sinusitis: bihulebetændelse
spirometri: pusteprøve
subkutant: (under huden)
suturer: sting
suturerne: stingene
synkope: besvimelse
takykardi: hurtig puls
takypnø: hurtig vejrtrækning
tonsiller: mandler
tonsillerne: mandlerne
tonsillitis: halsbetændelse
traume: skade
tsh: (en blodprøve, der viser stofskiftet)
ultralyd: (billeder taget med lydbølger)
urinstix: (hurtigprøve af urinen)
urticaria: nældefeber
vertigo: svimmelhed
ødem: hævelse
ødemer: hævelser
`
