/** English, in the form described in nb.ts. */
export const en = `
abdomen: tummy
abdominal pain: pain in the tummy
afebrile: (without fever)
ambulate: walk
analgesia|analgesics: pain relief
antibiotics: (medicine against bacteria)
anticoagulation: blood-thinning treatment
arrhythmia: irregular heartbeat
arthralgia: joint pain
asymptomatic: (without symptoms)
atrial fibrillation: (an irregular heartbeat)
auscultation: listening with a stethoscope
axilla: armpit
benign: harmless
bilateral: (on both sides)
bilaterally: (on both sides)
biopsy: tissue sample
bradycardia: (slow heartbeat)
cephalgia: headache
colonoscopy: (a look inside the bowel with a camera)
contusion: bruise
creatinine: (a blood test of how the kidneys work)
crp: (a blood test for inflammation)
cystitis: bladder infection
dehydrated: low on fluids
dermatitis: inflamed skin
distal: (further out)
diuretic: water tablet
dysphagia: trouble swallowing
dyspnea|dyspnoea: shortness of breath
dysuria: pain when passing water
ecg|ekg: (a heart tracing)
edema|oedema: swelling
effusion: (fluid in the joint)
emesis: vomiting
epistaxis: nosebleed
erythema: redness
erythematous: red
etiology|aetiology: cause
febrile: (with fever)
ferritin: (a blood test of the iron stores)
fracture: broken bone
gastritis: inflamed stomach
gastroenteritis: inflammation of the stomach and bowel
pancreatitis: (inflammation of the pancreas)
gastroscopy: (a look inside the stomach with a camera)
haematoma|hematoma: bruise
hba1c: (the long-term blood sugar)
hemoglobin|haemoglobin: (the part of the blood that carries oxygen)
hypercholesterolemia|hypercholesterolaemia: high cholesterol
hyperglycemia|hyperglycaemia: high blood sugar
hyperlipidemia|hyperlipidaemia: high blood fats
hypertension: high blood pressure
hypoglycemia|hypoglycaemia: low blood sugar
hypotension: low blood pressure
hypothyroidism: underactive thyroid
intravenous|intravenously: (into a vein)
lateral: (on the outer side)
ldl: (the harmful cholesterol)
lymphadenopathy: swollen glands
malignant: cancerous
medial: (on the inner side)
metastasis: spread
mri: (pictures taken with a magnet)
murmur: (an extra heart sound)
myalgia: muscle pain
nsaids: anti-inflammatory painkillers
oral|orally: (by mouth)
osteoarthritis: wear in the joint
otitis media: middle ear infection
oxygen saturation: (how much oxygen is in the blood)
palpation: (when pressed)
paresthesia|paraesthesia: tingling
pharyngitis: sore throat
pneumonia: (infection in the lungs)
postoperative|postoperatively: (after the operation)
prn: as needed
prognosis: outlook
prophylaxis: prevention
proximal: (nearer the body)
pruritus: itching
pyrexia: fever
renal: (of the kidneys)
sinusitis: sinus infection
spirometry: breathing test
subcutaneous|subcutaneously: (under the skin)
supine: (lying on the back)
syncope: fainting
tachycardia: fast heartbeat
tachypnea|tachypnoea: fast breathing
tonsillitis: infected tonsils
trauma: injury
tsh: (a blood test of the thyroid)
ultrasound: (pictures taken with sound waves)
urticaria: hives
uti: urinary infection
vertigo: dizziness
`
