/** Swedish, in the form described in nb.ts. */
export const sv = `
abdomen: magen
afebril|afebrilt: (utan feber)
allmäntillstånd: allmänna form
anamnes: sjukhistoria
antibiotika: (medicin mot bakterier)
antikoagulantia: blodförtunnande medicin
artros: slitage i leden
asymtomatisk: (utan besvär)
auskultation: lyssning med stetoskop
benign|benignt: godartad
bilateral|bilateralt|bilaterala: (på båda sidor)
biopsi: vävnadsprov
blåsljud: (ett extra ljud från hjärtat)
bronkit: (inflammation i luftrören)
buk: mage
buken: magen
cefalalgi: huvudvärk
cor: hjärtat
crp: (ett blodprov som visar inflammation)
cystit: urinvägsinfektion
dehydrerad: uttorkad
dermatit: hudinflammation
distorsion: stukning
dyspné: tung andning
dysuri: sveda när man kissar
ekg: (mätning av hjärtrytmen)
erytem: rodnad
exanthem|exantem: utslag
extremiteter: armar och ben
faryngit: halsinfektion
febril|febrilt: (med feber)
ferritin: (ett blodprov som visar järndepåerna)
fraktur: benbrott
frakturen: benbrottet
förmaksflimmer: (oregelbunden hjärtrytm)
gastroenterit: inflammation i mage och tarm
pankreatit: (inflammation i bukspottkörteln)
urethraobstruktion|uretraobstruktion: stopp i urinröret
rassel: rasslande ljud
gastroskopi: (undersökning av magsäcken med en böjlig kamera)
hb|hemoglobin: (blodvärdet)
hba1c: (långtidsblodsockret)
hematom: blodansamling
hydrops: (vätska i leden)
hypertoni: högt blodtryck
hypertonin: det höga blodtrycket
hypertyreos: för hög ämnesomsättning
hypotoni: lågt blodtryck
hypotyreos: för låg ämnesomsättning
intravenöst: (direkt i blodet)
koloskopi: (undersökning av tjocktarmen med en böjlig kamera)
kontusion: stötskada
kreatinin: (ett blodprov som visar hur njurarna fungerar)
kronisk|kroniskt: (som varar länge)
ldl: (det skadliga kolesterolet)
leukocyter: vita blodkroppar
lymfadenopati: svullna lymfkörtlar
lymfkörtlar: (små körtlar som svullnar vid infektion)
malign|malignt: elakartad
menisk: (stötdämparen i knät)
mr|magnetkamera: (bilder tagna med magnet)
myalgi: muskelvärk
obstipation: förstoppning
ortostatisk: (när du reser dig)
otit|mediaotit: öroninflammation
otoskopi: (när vi tittar i örat)
palpation: (när vi känner efter)
palpationsöm|palpationsömhet: (öm när vi trycker)
parestesier: stickningar
peroralt|per os: (genom munnen)
pneumoni: lunginflammation
postoperativt: (efter operationen)
profylax: förebyggande behandling
pruritus: klåda
pulm: lungorna
pyelonefrit: njurbäckeninflammation
recidiv: återfall
saturation: (hur mycket syre det är i blodet)
sinuit|sinusit: bihåleinflammation
spirometri: andningsprov
subkutant: (under huden)
synkope: svimning
takykardi: snabb puls
takypné: snabb andning
tonsiller: halsmandlar
tonsillerna: halsmandlarna
tonsillit: halsfluss
trauma: skada
tsh: (ett blodprov som visar ämnesomsättningen)
ultraljud: (bilder tagna med ljudvågor)
urinsticka: (snabbprov av urinen)
urtikaria: nässelutslag
vertigo: yrsel
ödem: svullnad
öron-näsa-hals: (specialister på öron, näsa och hals)
`
