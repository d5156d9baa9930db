/** Danish. A line is `key: name, other names | what it measures, in words for a patient`. */
export const da = `
haemoglobin: Hæmoglobin, blodprocent | stoffet i de røde blodlegemer, som fører ilt rundt i kroppen
haematocrit: Hæmatokrit, erytrocytvolumenfraktion, EVF | hvor stor en del af blodet der er røde blodlegemer
erythrocytes: Erytrocytter, røde blodlegemer | antallet af røde blodlegemer
mcv: middelcellevolumen, erytrocytvolumen | hvor store de røde blodlegemer er
mch: middelcellehæmoglobin | hvor meget hæmoglobin hvert rødt blodlegeme indeholder
reticulocytes: Retikulocytter | nye røde blodlegemer fra knoglemarven
leukocytes: Leukocytter, hvide blodlegemer | de hvide blodlegemer, som er en del af kroppens forsvar
neutrophils: Neutrofile, neutrofilocytter, neutrofile granulocytter | den mest almindelige slags hvide blodlegemer
lymphocytes: Lymfocytter | en slags hvide blodlegemer
monocytes: Monocytter | en slags hvide blodlegemer
eosinophils: Eosinofile, eosinofilocytter | en slags hvide blodlegemer
basophils: Basofile, basofilocytter | en slags hvide blodlegemer
platelets: Trombocytter, blodplader | blodpladerne, som hjælper blodet med at størkne
crp: C-reaktivt protein, infektionstal | et stof i blodet, som følger betændelse i kroppen
esr: Sænkningsreaktion, sænkning | hvor hurtigt blodlegemerne synker i et rør; prøven følger betændelse
ferritin: Ferritin | kroppens lager af jern
iron: Jern | jern i blodet
transferrin: Transferrin | stoffet, som fører jern rundt i blodet
transferrinSaturation: Transferrinmætning, jernmætning | hvor meget jern der føres rundt i blodet
b12: Cobalamin, vitamin B12, cobalaminer | vitamin B12
holotc: Holotranscobalamin, aktivt B12 | den del af vitamin B12, som cellerne kan optage
folate: Folat, folsyre | B-vitaminet folat
mma: Methylmalonsyre, methylmalonat | et stof, som følger, hvor meget vitamin B12 cellerne har
homocysteine: Homocystein | et stof, som følger B-vitaminerne
vitaminD: Vitamin D, D-vitamin, 25-OH-vitamin D, 25-hydroxyvitamin D | D-vitamin, som knoglerne har brug for
sodium: Natrium | saltet natrium i blodet
potassium: Kalium | saltet kalium i blodet
chloride: Chlorid, klorid | saltet chlorid i blodet
calcium: Calcium, total calcium | mineralet calcium i blodet
calciumCorrected: Albuminkorrigeret calcium, korrigeret calcium | calcium i blodet, omregnet efter mængden af albumin
calciumIonised: Ioniseret calcium, calcium-ion, frit calcium | den del af calcium, som er fri i blodet
phosphate: Fosfat, phosphat | mineralet fosfat i blodet
magnesium: Magnesium | mineralet magnesium i blodet
creatinine: Kreatinin, creatinin, creatininium | et affaldsstof, som nyrerne udskiller
egfr: estimeret GFR, eGFR CKD-EPI, glomerulær filtration | et beregnet mål for, hvor meget nyrerne filtrerer
urea: Karbamid, carbamid, urinstof | et affaldsstof, som nyrerne udskiller
uricAcid: Urat, urinsyre | urinsyre, et affaldsstof i blodet
albumin: Albumin | et protein, som leveren danner
totalProtein: Totalprotein, protein | alle proteinerne i blodet tilsammen
bilirubin: Bilirubin, total bilirubin, bilirubiner | et gult affaldsstof, som leveren udskiller
bilirubinConjugated: Konjugeret bilirubin | den del af bilirubin, som leveren har behandlet
alat: Alanintransaminase, alanin-aminotransferase | et enzym, som mest findes i leveren
asat: Aspartattransaminase, aspartat-aminotransferase | et enzym, som findes i leveren og musklerne
alp: Basisk fosfatase, alkalisk fosfatase, basisk phosphatase | et enzym fra lever og knogler
ggt: Gamma-glutamyltransferase, gamma-GT | et enzym fra leveren og galdegangene
ld: Laktatdehydrogenase, lactatdehydrogenase | et enzym, som findes i mange celler
ck: Kreatinkinase, creatinkinase | et enzym fra musklerne
amylase: Amylase, pankreasamylase, pancreasamylase | et enzym fra bugspytkirtlen og spytkirtlerne
lipase: Lipase | et enzym fra bugspytkirtlen
glucose: Glukose, blodsukker, fasteglukose | sukker i blodet
hba1c: Hæmoglobin A1c, langtidsblodsukker | et mål for, hvor meget sukker der har været i blodet de seneste to til tre måneder
cholesterol: Kolesterol, totalkolesterol, cholesterol | fedtstoffet kolesterol i blodet
ldl: LDL-kolesterol, LDL-cholesterol | den del af kolesterolet, som føres ud til blodkarrene
hdl: HDL-kolesterol, HDL-cholesterol | den del af kolesterolet, som føres tilbage til leveren
nonHdl: Non-HDL-kolesterol | alt kolesterol undtagen HDL
triglycerides: Triglycerider, triglycerid | fedtstoffet triglycerid i blodet
tsh: Thyrotropin, thyroideastimulerende hormon | hormonet, som styrer skjoldbruskkirtlen
ft4: Frit thyroxin, frit T4 | hormonet fra skjoldbruskkirtlen
ft3: Frit trijodthyronin, frit T3 | et hormon fra skjoldbruskkirtlen
antiTpo: Anti-TPO, TPO-antistof, thyroidea-peroxidase-antistof | antistoffer mod skjoldbruskkirtlen
pth: Parathyroideahormon, parathyrin | hormonet, som styrer calcium i blodet
cortisol: Kortisol, cortisol | stresshormonet kortisol
prolactin: Prolaktin, prolactin | hormonet prolaktin
testosterone: Testosteron | hormonet testosteron
oestradiol: Østradiol, estradiol | kønshormonet østradiol
fsh: Follikelstimulerende hormon, follitropin | et hormon, som styrer æggestokke eller testikler
lh: Luteiniserende hormon, lutropin | et hormon, som styrer æggestokke eller testikler
hcg: Choriongonadotropin, beta-hCG | hormonet, som måles ved graviditet
psa: Prostataspecifikt antigen | et stof fra prostata
troponinT: Troponin T, hs-troponin T | et stof fra hjertemusklen
troponinI: Troponin I, hs-troponin I | et stof fra hjertemusklen
ntProBnp: proBNP, NT-proBNP | et stof, som hjertet danner, når det strækkes
dDimer: D-dimer, fibrin D-dimer | rester af størknet blod
inr: protrombintid INR, koagulationsfaktor INR | hvor lang tid blodet er om at størkne
aptt: aktiveret partiel tromboplastintid, koagulation overfladeinduceret | hvor lang tid blodet er om at størkne
rheumatoidFactor: Reumafaktor, IgM-reumafaktor | et antistof
antiCcp: Anti-CCP, CCP-antistof | et antistof
transglutaminase: Transglutaminase IgA, transglutaminase-antistof, vævstransglutaminase | antistoffer, som måles, når spørgsmålet er cøliaki
ige: Immunglobulin E, total IgE | antistoffer af typen IgE
calprotectin: Calprotectin, F-calprotectin, calprotektin | et stof i afføringen, som følger betændelse i tarmen
faecalBlood: Blod i afføringen, iFOBT, hæmoglobin i afføringen | små mængder blod i afføringen
acr: Albumin/kreatinin-ratio, U-albumin/kreatinin, albumin-kreatinin-ratio | hvor meget albumin der er i urinen
urineAlbumin: U-albumin | albumin i urinen
urineLeukocytes: U-leukocytter, leukocytter urin | hvide blodlegemer i urinen
urineNitrite: U-nitrit, nitrit urin, nitrit | nitrit i urinen, som nogle bakterier danner
urineBlood: U-blod, U-hæmoglobin, blod urin | blod i urinen
urineProtein: U-protein, protein urin | protein i urinen
urineGlucose: U-glukose, glukose urin | sukker i urinen
urineKetones: U-ketoner, U-ketonstoffer, ketoner urin | ketonstoffer i urinen
lithium: Litium, lithium | mængden af medicinen litium i blodet
digoxin: Digoxin | mængden af medicinen digoxin i blodet
lactate: Laktat, lactat | mælkesyre i blodet
osmolality: Osmolalitet | hvor koncentreret blodet er
`
