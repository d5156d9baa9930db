/** English. A line is `key: name, other names | what it measures, in words for a patient`. */
export const en = `
haemoglobin: Haemoglobin, hemoglobin | the substance in red blood cells that carries oxygen round the body
haematocrit: Haematocrit, hematocrit, packed cell volume | how much of the blood is red blood cells
erythrocytes: Erythrocytes, red blood cells, red cell count | the number of red blood cells
mcv: mean cell volume, mean corpuscular volume | how large the red blood cells are
mch: mean cell haemoglobin, mean corpuscular hemoglobin | how much haemoglobin each red blood cell holds
reticulocytes: Reticulocytes | new red blood cells from the bone marrow
leukocytes: White blood cells, leukocytes, leucocytes, white cell count | the white blood cells, a part of the body's defence
neutrophils: Neutrophils, neutrophil count | the most common kind of white blood cell
lymphocytes: Lymphocytes | a kind of white blood cell
monocytes: Monocytes | a kind of white blood cell
eosinophils: Eosinophils | a kind of white blood cell
basophils: Basophils | a kind of white blood cell
platelets: Platelets, platelet count, thrombocytes | the platelets, which help the blood to clot
crp: C-reactive protein | a substance in the blood that follows inflammation in the body
esr: Erythrocyte sedimentation rate, sedimentation rate | how fast blood cells sink in a tube; the test follows inflammation
ferritin: Ferritin | the body's store of iron
iron: Iron | iron in the blood
transferrin: Transferrin | the substance that carries iron in the blood
transferrinSaturation: Transferrin saturation, iron saturation | how much iron is being carried in the blood
b12: Vitamin B12, cobalamin | vitamin B12
holotc: Holotranscobalamin, active B12 | the part of vitamin B12 that cells can take up
folate: Folate, folic acid | folate, one of the B vitamins
mma: Methylmalonic acid | a substance that follows how much vitamin B12 the cells have
homocysteine: Homocysteine | a substance that follows the B vitamins
vitaminD: Vitamin D, 25-OH vitamin D, 25-hydroxyvitamin D | vitamin D, which bones need
sodium: Sodium | the salt sodium in the blood
potassium: Potassium | the salt potassium in the blood
chloride: Chloride | the salt chloride in the blood
calcium: Calcium, total calcium | the mineral calcium in the blood
calciumCorrected: Corrected calcium, adjusted calcium, albumin-adjusted calcium | calcium in the blood, worked out with the amount of albumin
calciumIonised: Ionised calcium, ionized calcium, free calcium | the part of calcium that is free in the blood
phosphate: Phosphate, phosphorus | the mineral phosphate in the blood
magnesium: Magnesium | the mineral magnesium in the blood
creatinine: Creatinine | a waste product that the kidneys remove
egfr: estimated GFR, glomerular filtration rate | a calculated measure of how much the kidneys filter
urea: Urea, blood urea nitrogen | a waste product that the kidneys remove
uricAcid: Uric acid, urate | uric acid, a waste product in the blood
albumin: Albumin | a protein made by the liver
totalProtein: Total protein, protein | all proteins in the blood together
bilirubin: Bilirubin, total bilirubin | a yellow waste product that the liver removes
bilirubinConjugated: Conjugated bilirubin, direct bilirubin | the part of bilirubin that the liver has worked on
alat: Alanine aminotransferase, alanine transaminase | an enzyme found mostly in the liver
asat: Aspartate aminotransferase, aspartate transaminase | an enzyme found in the liver and the muscles
alp: Alkaline phosphatase | an enzyme from liver and bone
ggt: Gamma-glutamyl transferase, gamma-GT | an enzyme from the liver and bile ducts
ld: Lactate dehydrogenase | an enzyme found in many cells
ck: Creatine kinase | an enzyme from the muscles
amylase: Amylase, pancreatic amylase | an enzyme from the pancreas and the salivary glands
lipase: Lipase | an enzyme from the pancreas
glucose: Glucose, blood sugar, fasting glucose | sugar in the blood
hba1c: Haemoglobin A1c, hemoglobin A1c, glycated haemoglobin | a measure of how much sugar there has been in the blood over the last two to three months
cholesterol: Cholesterol, total cholesterol | the blood fat cholesterol
ldl: LDL cholesterol | the part of cholesterol that is carried out to the vessels
hdl: HDL cholesterol | the part of cholesterol that is carried back to the liver
nonHdl: Non-HDL cholesterol | all cholesterol other than HDL
triglycerides: Triglycerides | the blood fat triglycerides
tsh: Thyrotropin, thyroid-stimulating hormone, thyroid stimulating hormone | the hormone that steers the thyroid gland
ft4: Free thyroxine, free T4 | the hormone of the thyroid gland
ft3: Free triiodothyronine, free T3 | a hormone of the thyroid gland
antiTpo: Anti-TPO, TPO antibodies, thyroid peroxidase antibodies | antibodies against the thyroid gland
pth: Parathyroid hormone | the hormone that steers calcium in the blood
cortisol: Cortisol | the stress hormone cortisol
prolactin: Prolactin | the hormone prolactin
testosterone: Testosterone | the hormone testosterone
oestradiol: Oestradiol, estradiol | the sex hormone oestradiol
fsh: Follicle-stimulating hormone, follicle stimulating hormone | a hormone that steers ovaries or testicles
lh: Luteinising hormone, luteinizing hormone | a hormone that steers ovaries or testicles
hcg: Chorionic gonadotropin, beta-hCG | the hormone that is measured in pregnancy
psa: Prostate-specific antigen, prostate specific antigen | a substance from the prostate
troponinT: Troponin T, hs-troponin T, high-sensitivity troponin T | a substance from the heart muscle
troponinI: Troponin I, hs-troponin I, high-sensitivity troponin I | a substance from the heart muscle
ntProBnp: proBNP, NT-proBNP | a substance the heart makes when it is stretched
dDimer: D-dimer | remains of clotted blood
inr: International normalised ratio, prothrombin time INR, PT-INR | how long the blood takes to clot
aptt: activated partial thromboplastin time | how long the blood takes to clot
rheumatoidFactor: Rheumatoid factor | an antibody
antiCcp: Anti-CCP, anti-cyclic citrullinated peptide | an antibody
transglutaminase: Transglutaminase IgA, tissue transglutaminase, anti-tTG IgA | antibodies that are measured when the question is coeliac disease
ige: Immunoglobulin E, total IgE | antibodies of the type IgE
calprotectin: Calprotectin, faecal calprotectin, fecal calprotectin | a substance in the stool that follows inflammation in the gut
faecalBlood: Blood in stool, faecal immunochemical test, iFOBT | small amounts of blood in the stool
acr: Albumin/creatinine ratio, urine albumin/creatinine | how much albumin there is in the urine
urineAlbumin: Urine albumin, U-albumin | albumin in the urine
urineLeukocytes: Urine leukocytes, U-leukocytes | white blood cells in the urine
urineNitrite: Urine nitrite, nitrite | nitrite in the urine, which some bacteria make
urineBlood: Urine blood, U-haemoglobin | blood in the urine
urineProtein: Urine protein, U-protein | protein in the urine
urineGlucose: Urine glucose, U-glucose | sugar in the urine
urineKetones: Urine ketones, U-ketones | ketones in the urine
lithium: Lithium | the amount of the medicine lithium in the blood
digoxin: Digoxin | the amount of the medicine digoxin in the blood
lactate: Lactate | lactic acid in the blood
osmolality: Osmolality | how concentrated the blood is
`
