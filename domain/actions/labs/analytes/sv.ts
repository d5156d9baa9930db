/** Swedish. A line is `key: name, other names | what it measures, in words for a patient`. */
export const sv = `
haemoglobin: Hemoglobin, B-Hemoglobin, blodvärde | ämnet i de röda blodkropparna som transporterar syre i kroppen
haematocrit: Hematokrit, erytrocytvolymfraktion | hur stor del av blodet som är röda blodkroppar
erythrocytes: Erytrocyter, röda blodkroppar | antalet röda blodkroppar
mcv: medelcellvolym, erytrocytvolym | hur stora de röda blodkropparna är
mch: medelcellhemoglobin | hur mycket hemoglobin varje röd blodkropp innehåller
reticulocytes: Retikulocyter | nya röda blodkroppar från benmärgen
leukocytes: Leukocyter, vita blodkroppar, LPK | de vita blodkropparna, som är en del av kroppens försvar
neutrophils: Neutrofiler, neutrofila granulocyter | den vanligaste sorten vita blodkroppar
lymphocytes: Lymfocyter | en sorts vita blodkroppar
monocytes: Monocyter | en sorts vita blodkroppar
eosinophils: Eosinofiler, eosinofila granulocyter | en sorts vita blodkroppar
basophils: Basofiler, basofila granulocyter | en sorts vita blodkroppar
platelets: Trombocyter, blodplättar, TPK | blodplättarna, som hjälper blodet att levra sig
crp: C-reaktivt protein, snabbsänka | ett ämne i blodet som följer inflammation i kroppen
esr: Sänkningsreaktion, sänka | hur snabbt blodkropparna sjunker i ett rör; provet följer inflammation
ferritin: Ferritin | kroppens förråd av järn
iron: Järn | järn i blodet
transferrin: Transferrin | ämnet som transporterar järn i blodet
transferrinSaturation: Transferrinmättnad, järnmättnad | hur mycket järn som transporteras i blodet
b12: Kobalamin, vitamin B12, kobalaminer | vitamin B12
holotc: Holotranskobalamin, aktivt B12 | den del av vitamin B12 som cellerna kan ta upp
folate: Folat, folsyra | B-vitaminet folat
mma: Metylmalonsyra, metylmalonat | ett ämne som följer hur mycket vitamin B12 cellerna har
homocysteine: Homocystein | ett ämne som följer B-vitaminerna
vitaminD: Vitamin D, 25-OH-vitamin D, 25-hydroxivitamin D | vitamin D, som behövs för skelettet
sodium: Natrium | saltet natrium i blodet
potassium: Kalium | saltet kalium i blodet
chloride: Klorid | saltet klorid i blodet
calcium: Kalcium, total kalcium | mineralet kalcium i blodet
calciumCorrected: Albuminkorrigerat kalcium, korrigerat kalcium | kalcium i blodet, omräknat efter mängden albumin
calciumIonised: Joniserat kalcium, fritt kalcium | den del av kalcium som är fri i blodet
phosphate: Fosfat | mineralet fosfat i blodet
magnesium: Magnesium | mineralet magnesium i blodet
creatinine: Kreatinin | en restprodukt som njurarna gör sig av med
egfr: estimerat GFR, eGFR Krea, glomerulär filtration | ett räknat mått på hur mycket njurarna filtrerar
urea: Urea, karbamid | en restprodukt som njurarna gör sig av med
uricAcid: Urat, urinsyra | urinsyra, en restprodukt i blodet
albumin: Albumin | ett protein som levern bildar
totalProtein: Totalprotein, protein | alla proteiner i blodet tillsammans
bilirubin: Bilirubin, total bilirubin | en gul restprodukt som levern gör sig av med
bilirubinConjugated: Konjugerat bilirubin | den del av bilirubin som levern har behandlat
alat: Alaninaminotransferas | ett enzym som finns mest i levern
asat: Aspartataminotransferas | ett enzym som finns i levern och musklerna
alp: Alkaliskt fosfatas | ett enzym från lever och skelett
ggt: Gamma-glutamyltransferas, gamma-GT | ett enzym från levern och gallgångarna
ld: Laktatdehydrogenas | ett enzym som finns i många celler
ck: Kreatinkinas | ett enzym från musklerna
amylase: Amylas, pankreasamylas | ett enzym från bukspottkörteln och spottkörtlarna
lipase: Lipas | ett enzym från bukspottkörteln
glucose: Glukos, blodsocker, fasteglukos | socker i blodet
hba1c: Hemoglobin A1c, långtidssocker, långtidsblodsocker | ett mått på hur mycket socker det har funnits i blodet de senaste två till tre månaderna
cholesterol: Kolesterol, totalkolesterol | blodfettet kolesterol
ldl: LDL-kolesterol | den del av kolesterolet som transporteras ut till kärlen
hdl: HDL-kolesterol | den del av kolesterolet som transporteras tillbaka till levern
nonHdl: Non-HDL-kolesterol, icke-HDL-kolesterol | allt kolesterol utom HDL
triglycerides: Triglycerider | blodfettet triglycerider
tsh: Tyreotropin, tyreoideastimulerande hormon | hormonet som styr sköldkörteln
ft4: Fritt tyroxin, fritt T4 | hormonet från sköldkörteln
ft3: Fritt trijodtyronin, fritt T3 | ett hormon från sköldkörteln
antiTpo: Anti-TPO, TPO-antikroppar, TPO-ak | antikroppar mot sköldkörteln
pth: Paratyreoideahormon, parathormon | hormonet som styr kalcium i blodet
cortisol: Kortisol | stresshormonet kortisol
prolactin: Prolaktin | hormonet prolaktin
testosterone: Testosteron | hormonet testosteron
oestradiol: Östradiol, estradiol | könshormonet östradiol
fsh: Follikelstimulerande hormon | ett hormon som styr äggstockar eller testiklar
lh: Luteiniserande hormon | ett hormon som styr äggstockar eller testiklar
hcg: Koriongonadotropin, beta-hCG | hormonet som mäts vid graviditet
psa: Prostataspecifikt antigen | ett ämne från prostata
troponinT: Troponin T, hs-troponin T | ett ämne från hjärtmuskeln
troponinI: Troponin I, hs-troponin I | ett ämne från hjärtmuskeln
ntProBnp: proBNP, NT-proBNP | ett ämne som hjärtat bildar när det tänjs ut
dDimer: D-dimer | rester av levrat blod
inr: protrombintid INR, PK-INR, PK(INR), protrombinkomplex | hur lång tid blodet behöver för att levra sig
aptt: aktiverad partiell tromboplastintid, APT-tid | hur lång tid blodet behöver för att levra sig
rheumatoidFactor: Reumatoid faktor | en antikropp
antiCcp: Anti-CCP, antikroppar mot CCP | en antikropp
transglutaminase: Transglutaminas IgA, transglutaminas-ak, vävnadstransglutaminas | antikroppar som mäts när frågan är celiaki
ige: Immunglobulin E, total IgE | antikroppar av typen IgE
calprotectin: Kalprotektin, F-kalprotektin | ett ämne i avföringen som följer inflammation i tarmen
faecalBlood: Blod i avföringen, F-Hb, hemoglobin i avföringen | små mängder blod i avföringen
acr: Albumin/kreatininkvot, U-albumin/kreatinin, U-alb/krea | hur mycket albumin det finns i urinen
urineAlbumin: U-albumin | albumin i urinen
urineLeukocytes: U-leukocyter, leukocyter urin | vita blodkroppar i urinen
urineNitrite: U-nitrit, nitrit urin, nitrit | nitrit i urinen, som vissa bakterier bildar
urineBlood: U-blod, U-hemoglobin, blod urin | blod i urinen
urineProtein: U-protein, protein urin | protein i urinen
urineGlucose: U-glukos, glukos urin | socker i urinen
urineKetones: U-ketoner, ketoner urin | ketoner i urinen
lithium: Litium | mängden av läkemedlet litium i blodet
digoxin: Digoxin | mängden av läkemedlet digoxin i blodet
lactate: Laktat | mjölksyra i blodet
osmolality: Osmolalitet | hur koncentrerat blodet är
`
