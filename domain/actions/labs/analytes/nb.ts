/** Norwegian. A line is `key: name, other names | what it measures, in words for a patient`. Latin short names stand in shared.ts. */
export const nb = `
haemoglobin: Hemoglobin, B-Hemoglobin | stoffet i de røde blodcellene som frakter oksygen rundt i kroppen
haematocrit: Hematokrit, EVF, erytrocyttvolumfraksjon | hvor stor del av blodet som er røde blodceller
erythrocytes: Erytrocytter, røde blodceller | antallet røde blodceller
mcv: middelcellevolum, erytrocyttvolum | hvor store de røde blodcellene er
mch: middelcellehemoglobin | hvor mye hemoglobin hver røde blodcelle inneholder
reticulocytes: Retikulocytter | nye røde blodceller fra beinmargen
leukocytes: Leukocytter, hvite blodceller, hvite | de hvite blodcellene, som er en del av kroppens forsvar
neutrophils: Nøytrofile, nøytrofile granulocytter, segmentkjernede | den vanligste typen hvite blodceller
lymphocytes: Lymfocytter | en type hvite blodceller
monocytes: Monocytter | en type hvite blodceller
eosinophils: Eosinofile, eosinofile granulocytter | en type hvite blodceller
basophils: Basofile, basofile granulocytter | en type hvite blodceller
platelets: Trombocytter, blodplater | blodplatene, som hjelper blodet å størkne
crp: C-reaktivt protein | et stoff i blodet som følger med på betennelse i kroppen
esr: Senkningsreaksjon, senkning | hvor fort blodcellene synker i et rør; prøven følger med på betennelse
ferritin: Ferritin | kroppens lager av jern
iron: Jern | jern i blodet
transferrin: Transferrin | stoffet som frakter jern i blodet
transferrinSaturation: Transferrinmetning, jernmetning | hvor mye jern som fraktes i blodet
b12: Kobalamin, vitamin B12, kobalaminer | vitamin B12
holotc: Holotranskobalamin, aktivt B12 | den delen av vitamin B12 som cellene kan ta opp
folate: Folat, folsyre | B-vitaminet folat
mma: Metylmalonsyre | et stoff som følger med på hvor mye vitamin B12 cellene har
homocysteine: Homocystein | et stoff som følger med på B-vitaminene
vitaminD: Vitamin D, 25-OH-vitamin D, 25-hydroksyvitamin D | vitamin D, som trengs for skjelettet
sodium: Natrium | saltet natrium i blodet
potassium: Kalium | saltet kalium i blodet
chloride: Klorid | saltet klorid i blodet
calcium: Kalsium, total kalsium | mineralet kalsium i blodet
calciumCorrected: Albuminkorrigert kalsium, korrigert kalsium | kalsium i blodet, regnet om etter mengden albumin
calciumIonised: Ionisert kalsium, fritt kalsium | den delen av kalsium som er fri i blodet
phosphate: Fosfat | mineralet fosfat i blodet
magnesium: Magnesium | mineralet magnesium i blodet
creatinine: Kreatinin | et avfallsstoff som nyrene skiller ut
egfr: estimert GFR, eGFR CKD-EPI, glomerulær filtrasjonsrate | et regnet mål på hvor mye nyrene filtrerer
urea: Karbamid, urinstoff, urea | et avfallsstoff som nyrene skiller ut
uricAcid: Urat, urinsyre | urinsyre, et avfallsstoff i blodet
albumin: Albumin | et protein som leveren lager
totalProtein: Totalprotein, protein | alle proteinene i blodet samlet
bilirubin: Bilirubin, total bilirubin | et gult avfallsstoff som leveren skiller ut
bilirubinConjugated: Konjugert bilirubin | den delen av bilirubin som leveren har behandlet
alat: Alanin-aminotransferase | et enzym som finnes mest i leveren
asat: Aspartat-aminotransferase | et enzym som finnes i leveren og musklene
alp: Alkalisk fosfatase | et enzym fra lever og skjelett
ggt: Gamma-glutamyltransferase, gamma-GT | et enzym fra leveren og gallegangene
ld: Laktatdehydrogenase, laktat-dehydrogenase | et enzym som finnes i mange celler
ck: Kreatinkinase | et enzym fra musklene
amylase: Amylase, pankreasamylase | et enzym fra bukspyttkjertelen og spyttkjertlene
lipase: Lipase | et enzym fra bukspyttkjertelen
glucose: Glukose, blodsukker, fastende glukose | sukker i blodet
hba1c: Hemoglobin A1c, langtidsblodsukker | et mål på hvor mye sukker det har vært i blodet de siste to til tre månedene
cholesterol: Kolesterol, total kolesterol, totalkolesterol | fettstoffet kolesterol i blodet
ldl: LDL-kolesterol | den delen av kolesterolet som fraktes ut til årene
hdl: HDL-kolesterol | den delen av kolesterolet som fraktes tilbake til leveren
nonHdl: Non-HDL-kolesterol | alt kolesterol utenom HDL
triglycerides: Triglyserider, triglycerider | fettstoffet triglyserider i blodet
tsh: Tyreotropin, thyreotropin, tyreoideastimulerende hormon | hormonet som styrer skjoldbruskkjertelen
ft4: Fritt tyroksin, fritt T4, fritt thyroxin | hormonet fra skjoldbruskkjertelen
ft3: Fritt trijodtyronin, fritt T3 | et hormon fra skjoldbruskkjertelen
antiTpo: Anti-TPO, TPO-antistoff, antistoff mot tyreoperoksidase | antistoffer mot skjoldbruskkjertelen
pth: Paratyreoideahormon, parathormon | hormonet som styrer kalsium i blodet
cortisol: Kortisol | stresshormonet kortisol
prolactin: Prolaktin | hormonet prolaktin
testosterone: Testosteron | hormonet testosteron
oestradiol: Østradiol | kjønnshormonet østradiol
fsh: Follikkelstimulerende hormon | et hormon som styrer eggstokker eller testikler
lh: Luteiniserende hormon | et hormon som styrer eggstokker eller testikler
hcg: Koriongonadotropin, beta-hCG | hormonet som måles ved graviditet
psa: Prostataspesifikt antigen | et stoff fra prostata
troponinT: Troponin T, hs-troponin T | et stoff fra hjertemuskelen
troponinI: Troponin I, hs-troponin I | et stoff fra hjertemuskelen
ntProBnp: proBNP, NT-proBNP | et stoff hjertet lager når det blir strukket
dDimer: D-dimer | rester av størknet blod
inr: protrombintid INR, PT-INR | hvor lang tid blodet bruker på å størkne
aptt: aktivert partiell tromboplastintid, cephotest | hvor lang tid blodet bruker på å størkne
rheumatoidFactor: Revmatoid faktor | et antistoff
antiCcp: Anti-CCP, antistoff mot CCP | et antistoff
transglutaminase: Transglutaminase IgA, anti-tTG IgA, vevstransglutaminase | antistoffer som måles når det spørs etter cøliaki
ige: Immunglobulin E, total IgE | antistoffer av typen IgE
calprotectin: Kalprotektin, F-kalprotektin | et stoff i avføringen som følger med på betennelse i tarmen
faecalBlood: Blod i avføring, iFOBT, hemoglobin i avføring | små mengder blod i avføringen
acr: Albumin/kreatinin-ratio, U-albumin/kreatinin | hvor mye albumin det er i urinen
urineAlbumin: U-albumin | albumin i urinen
urineLeukocytes: U-leukocytter, leukocytter urin | hvite blodceller i urinen
urineNitrite: U-nitritt, nitritt urin, nitritt | nitritt i urinen, som noen bakterier lager
urineBlood: U-blod, U-hemoglobin, blod urin | blod i urinen
urineProtein: U-protein, protein urin | protein i urinen
urineGlucose: U-glukose, glukose urin | sukker i urinen
urineKetones: U-ketoner, ketoner urin | ketoner i urinen
lithium: Litium | mengden av medisinen litium i blodet
digoxin: Digoksin | mengden av medisinen digoksin i blodet
lactate: Laktat | melkesyre i blodet
osmolality: Osmolalitet | hvor konsentrert blodet er
`
