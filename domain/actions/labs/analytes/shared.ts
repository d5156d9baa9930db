/** Short names that laboratories of all these countries print. A line is `key: short names`, the first being shown beside the name. */
export const shared = `
haemoglobin: Hb, Hgb, B-Hb, HGB
haematocrit: Hct, EVF, B-EVF, HCT, PCV
erythrocytes: EPK, RBC, B-EPK, Ery
mcv: MCV, Erc-MCV, E-MCV
mch: MCH, Erc-MCH, E-MCH
reticulocytes: RET
leukocytes: WBC, LPK, B-LPK, Leuk, WCC
neutrophils: NEUT
lymphocytes: LYMPH, LYM
monocytes: MONO
eosinophils: EOS
basophils: BASO
platelets: PLT, TPK, B-TPK, Tromb, TRC
crp: CRP, P-CRP, hs-CRP
esr: SR, ESR, B-SR
ferritin: Ferr
iron: Fe, S-Fe, P-Fe
transferrin: Transf
transferrinSaturation: TS, TSAT
b12: B12, S-B12
holotc: HoloTC
folate: Fol
mma: MMA
homocysteine: Hcy
vitaminD: 25-OH-D, 25OHD, 25(OH)D, D-25-OH
sodium: Na, Na+, P-Na, S-Na
potassium: K, K+, P-K, S-K
chloride: Cl, Cl-, P-Cl
calcium: Ca, P-Ca, S-Ca
calciumIonised: iCa, Ca-jon, Ca-ion, Ca++
phosphate: PO4, P-fosfat
magnesium: Mg, P-Mg
creatinine: Krea, Kreat, Crea, Creat
egfr: eGFR, GFR
urea: BUN
uricAcid: UA
albumin: Alb
totalProtein: TP
bilirubin: Bil, Bili
alat: ALAT, ALT, P-ALAT, S-ALAT, GPT
asat: ASAT, AST, P-ASAT, GOT
alp: ALP, P-ALP, AP
ggt: GGT, GT, P-GT
ld: LD, LDH
ck: CK, CPK
amylase: Amyl
glucose: Glu, P-Glu, fP-Glukos, B-Glu
hba1c: HbA1c, HbA1C, B-HbA1c, A1c
cholesterol: Kol, Chol, Kol-tot
ldl: LDL, LDL-C, P-LDL
hdl: HDL, HDL-C, P-HDL
nonHdl: non-HDL, nonHDL
triglycerides: TG, Trig, TRIG
tsh: TSH, P-TSH, S-TSH
ft4: FT4, fT4, f-T4
ft3: FT3, fT3, f-T3
antiTpo: TPO, aTPO, TPOAb
pth: PTH, iPTH
prolactin: PRL
fsh: FSH
lh: LH
hcg: hCG, HCG, b-hCG
psa: PSA, P-PSA
troponinT: TnT, hs-TnT, hsTnT, cTnT
troponinI: TnI, hs-TnI, hsTnI, cTnI
ntProBnp: NT-proBNP, proBNP, BNP
dDimer: DD
inr: INR, PK-INR, PT-INR
aptt: APTT, aPTT, APT
rheumatoidFactor: RF
antiCcp: CCP, ACPA, aCCP
transglutaminase: tTG, tTG-IgA, TTG
ige: IgE
calprotectin: Calpro
faecalBlood: FIT, F-Hb
acr: ACR, U-ACR, UACR
urineLeukocytes: U-Leuk, U-Leu
urineNitrite: U-Nit
lactate: Lac
osmolality: Osm
`
