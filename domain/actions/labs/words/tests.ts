/** Names of tests that are not explained to a patient here, but are known to be tests. A line is `kind: names`; * goes on. */
export const TESTS = `
gas: pH, pCO2, pO2, paCO2, paO2, HCO3, HCO3-, BE, ABE, SBE, base excess, baseoverskudd, basöverskott, sO2, SaO2, SvO2, tHb, FCOHb, COHb, MetHb,
aniongap, anion gap, aniongap K, bikarbonat, bicarbonate, bikarbonat*, tCO2, CO2, glukose, standardbikarbonat, st.bikarbonat, akt.bikarbonat, AaDO2,
P50, ctHb, cLac, cGlu, cK+, cNa+, cCa2+, cCl-
blood: blodprosent*, blodplater, langtidssukker*, langtidsblodsukker*, blodprocent*, långtidssocker*, blodvärde*, Leu, Leuko, Lkc, Ery, Trc, Tromb, RDW,
RDW-CV, RDW-SD, MPV, MCHC, PDW, PCT, P-LCR, IG, NRBC, retikulocytt*, retikulocyt*, RETIC, RETIC-HGB, NEU, NE,
LYM, LY, MONO, MO, EOS, EO,
BASO, BA, GRAN, stavkjernede, segmentkjernede, stavkärniga, segmentkärniga, segmenterede, bands, band neutrophils, neutrofile, nøytrofile*,
neutrofila*, neutrofiler, lymfocyter, lymfocytter, monocyter, eosinofile*, eosinofila*, basofile*, basofila*, metamyelocytter, myelocytter, blaster,
blasts, granulocytes, granulocytter, normoblaster, poikilocytose, anisocytose, sfærocytter, spherocytes, agglutination, autoagglutination, blood film,
blodutstryk, Plt, WBC, RBC, HGB, HCT, EVF, LPK, TPK, EPK, Hkt, Hct, PCV, Ret-He, plateletcrit, leukocyttyper
ru-blood: палочкоядерн*, сегментоядерн*, эозинофил*, лимфоцит*, моноцит*, базофил*, нейтрофил*, миелоцит*, метамиелоцит*, бласты, ретикулоцит*,
цветовой показатель, плазматические клетки, ЦП, ЦПК, тромбокрит, гематокрит*, лейкоцит*, эритроцит*, тромбоцит*, гемоглобин*, нормобласт*,
средний объем тромбоцит*,
средний объём тромбоцит*, анизоцитоз
chem: lead (blood), blood lead, B-Bly, B-Pb, свинец, osm calc, osmolality calc*, GLDH, GLDL, SDMA, ALKP, ALB, GLOB, globulin*, globuliner, CHOL, CREA, Cr,
sCr, TBIL,
DBIL, LIPA, lipase, lipas, AMYL, AMY, TP, PHOS,
CA, UREA, BUN, GLU,
GGT, BHB, BHBA, NEFA, FFA, TRIG, gallesyre*, gallsyr*, galdesyr*, bile acids, bile acid*, fruktosamin, fructosamine, fosfor, phosphorus, SAA,
serum amyloid A, fibrinogen, haptoglobin, cystatin C, cystatin*, CHE, kolinesterase, ammoniakk, ammonia, ammoniak, NH3, kobber, koppar, copper, sink,
zink, zinc, selen, selenium, vitamin A, vitamin E, TIBC, UIBC, transferrin*, prokalsitonin, procalcitonin, PCT, prokalcitonin, IL-6, ceruloplasmin,
alfa-1-antitrypsin, laktat, L-laktat, lactate, pyruvat, LDL/HDL*, apo A1, apo B, apoB, ApoB/ApoA1, Lp(a), lipoprotein(a), lipoprotein a, non-HDL*,
VLDL, myoglobin, CK-MB, CKMB, homocystein*, metylmalon*, MMA, bilirubin*, direkte bilirubin, direct bilirubin, indirect bilirubin, urea, karbamid,
carbamid*, kreatinin*, creatinin*, urinsyre, urat, osmolalitet, osmolality, eGFR*, GFR*, albumin*, total protein, totalprotein, A/G, A/G ratio,
ALB/GLOB, BUN/CREA, BUN/creatinine ratio, Na/K, Na/K ratio, Na: K ratio, Na:K ratio, Na:K, Cl, klorid*, chloride, Mg, PO4, P, HCO3, bikarbonat, AST,
ALT, ALP, ALAT, ASAT, LDH, LD, γ-GT, gamma GT, ggt, alk phos, alkaline phosphatase, basisk fosfatase, basisk phosphatase, alkalisk fosfatase,
alk fosf, alk. fosfatase, alk. fosfatas, alk. phosphatase, bas. fosfatase, bas. phosphatase,
pankreasamylase, pancreatic amylase, cPL, Spec cPL, Spec fPL, fPL, cPLI, fPLI, TLI, cTLI, PLI
ru-chem: щелочная фосфатаза, ЩФ, ГГТ, ГГТП, АЛТ, АСТ, АлАТ, АсАТ, ЛДГ, КФК, амилаза*, липаза, мочевина, креатинин*, общий белок, белок общий,
альбумин*, глобулин*, билирубин*, холестерин*, триглицериды, ЛПНП, ЛПВП, ЛПОНП, коэффициент атерогенности, глюкоза*, сахар, сахар крови, ацетон*, калий,
натрий, хлор*, кальций*,
фосфор*, магний, железо*, ОЖСС, НЖСС, ЛЖСС, трансферрин, желчные кислоты*, фруктозамин, СРБ, прокальцитонин, фибриноген, АЧТВ, ПТИ, МНО, протромбин*,
тромбиновое время, D-димер, Д-димер, ТТГ, Т4*, Т3*, АТ-ТПО, ПСА*, кортизол, пролактин, ФСГ, ЛГ, тестостерон, эстрадиол, инсулин, С-пептид, витамин*,
ферритин, СКФ*, рСКФ*, гликированный гемоглобин, мочевая кислота, скорость оседания*, СОЭ*
hormone: kortisol etter ACTH, kortisol efter ACTH, kortisol post ACTH, cortisol after ACTH, cortisol post ACTH, post-ACTH cortisol, кортизол после АКТГ,
kortisol etter deksametason, kortisol efter dexametason, kortisol efter dexamethason, cortisol after dexamethasone, E2, TSH, T4, T3, total T4, fT4, fritt T4,
free T4, FT4, fritt T3, free T3, T4 fritt, T4 frit, T4 free, tT4, cTSH, TRAb, TRAS, anti-TPO, TPO-ak,
TPO-antikroppar, TPO-antistoff*, anti-TG, tyreoglobulin, thyroglobulin, kalsitonin, calcitonin, PTH*, parathormon*, kortisol*, cortisol*, ACTH,
aldosteron, renin, insulin, C-peptid, c-peptide, IGF-1, IGF-I, IGF1, SHBG, DHEAS, DHEA-S, androstendion, progesteron, progesterone, østradiol,
estradiol, oestradiol, testosteron*, testosterone*, FSH, LH, prolaktin, prolactin, AMH, hCG*, 17-OH-progesteron, gastrin, erytropoietin, EPO,
vit. D*, vit. B12, vitamin B12, vitamin D*, vit D*, D-vitamin*, folat*, folate, B12*, kobalamin*, cobalamin*
clot: INR, PT, PK, PK(INR), PT-INR, APTT, APT-tid, fibrinogen, antitrombin, antithrombin, D-dimer*, protein C, protein S, faktor V, anti-Xa, TT, ACT, Quick
marker: PSA*, fPSA, fri PSA, free PSA, CEA, AFP, CA 125, CA-125, CA125, CA 19-9, CA19-9, CA 15-3, CA15-3, NSE, S100B, HE4, M-komponent, kappa*,
lambda*, kappa/lambda*, IgG, IgA, IgM, IgE, IgD, IgG4, C3, C4, RF, ANA, ANCA, anti-CCP, anti-dsDNA, HLA-B27, beta-2-mikroglobulin, troponin*,
hs-troponin*, NT-proBNP, BNP, kalprotektin*, calprotectin*, elastase*, tryptase
drug: litium, lithium, digoksin, digoxin, vankomycin, vancomycin, gentamicin, paracetamol, etanol, ethanol, PEth, CDT, valproat*, karbamazepin,
lamotrigin, fenytoin, fenobarbital, phenobarbital, ciklosporin, cyklosporin, takrolimus, tacrolimus, sirolimus, metotreksat, methotrexate, klozapin,
teofyllin, bromid, bromide
urine: Nit, Ket, Bld, Ubg, Uro, gluk, prot, nitr, USG, U-densitet, densitet*, spesifikk vekt, specific gravity, urine specific gravity, SG,
relativ densitet, удельный вес,
относительная плотность, плотность, UPC, UPC ratio, UPC-kvot*, UP/C, ACR, U-ACR, AKR, U-alb/krea*, albumin/kreatinin*, protein/kreatinin*,
protein/creatinine*, nitritt, nitrit, nitrite*, ketoner, ketones, ketone*, ketonstoffer, blod, blood, leukocytter, leukocyter, leukocyte*,
leukocyte esterase, urobilinogen, bilirubin, glukose, glukos, glucose, glucos*, protein, urin pH, krystaller, kristaller, crystals, bakterier,
bacteria, sylindre, cylindrar, casts, epitel*, epithelial cells, squamous epithelial cells, plateepitel, RBC/hpf, WBC/hpf, кетон*, нитрит*,
уробилиноген, белок, соли, слизь, бактерии, цилиндры, эпителий*, цвет, прозрачность, реакция, farge, utseende, klarhet, color, colour, appearance,
clarity, turbidity, färg, utseende, farve
serology: КУМ, КУМ при микроскопии, кислотоустойчивые микобактерии, hepatit*, гепатит*, HBsAg, anti-HBs, anti-HBc, anti-HCV, HCV*, HIV*, HIV Ag/As,
HIV Ag/Ab, syfilis*, syphilis*, treponema*, RPR*, VDRL, TPPA,
borrelia*, CMV*,
EBV*, VZV*, rubella*, rubellavirus*, toxoplasm*, toksoplasm*, parvovirus*, mononukleose, monospot, heterofile, streptokokk*, strep A, streptococcus*,
hurtigtest*, influensa*, influensa A, influensa B, influensa A/B, influenza A, influenza B, influenza A/B, RS-virus, influenza*, RSV, SARS-CoV-2*, covid*,
chlamydia*, klamydia*, neisseria*, gonoré, mycoplasma*, salmonella*, campylobacter*,
shigella*, yersinia*, clostridioides*, clostridium*, norovirus*, rotavirus*, giardia*, cryptosporidium*, coronavirus*, helicobacter*, h. pylori*,
H pylori*, FeLV*, FIV*, FCoV*, anaplasma*, babesia*, ehrlichia*, dirofilaria*, heartworm*, leishmania*, lungeorm*, parvo*, E. coli*, staphylococcus*,
malaria*, plasmodium*, малярийный*, quantiferon*, IGRA, ASO, AST titer, antistreptolysin*, DAT, coombs*, blodtype, blodgruppe, blood group, RhD
`
/** Words before or behind a name that leave it the same test: the material, the kind of quantity. */
export const AROUND = `
all: CSF, IgG, IgM, IgA, RNA, DNA, PCR, Ag, Ab, antigen, tot, hs
nb: i urin, i urinen, i blod, i blodet, i serum, i plasma, i avføring, i avføringen, serum, plasma, fastende, total, totalt, totale, fritt, fri, frie,
ikke fastende, venøs, kapillær, arteriell, måling, antistoff, antistoffer, As,
direkte, indirekte, konjugert, ukonjugert, ionisert, korrigert, albuminkorrigert, høysensitiv, høysensitivt, aktivert, aktivt, aktiv, absolutt, bundet,
basal, basalt
sv: i blodet, i avföring, i avföringen, serum, plasma, fasteprov, fastande, total, totalt, totala, fritt, fri, fria, patientnära, antikroppar, Ak, direkt,
indirekt, konjugerat,
okonjugerat, joniserat, korrigerat, albuminkorrigerat, högkänsligt, venöst, kapillärt, arteriellt, absolut, basal, basalt
da: i afføring, i afføringen, serum, plasma, fastende, total, totale, frit, fri, frie, konjugeret, ukonjugeret, ioniseret, korrigeret, albuminkorrigeret,
højsensitiv, venøs,
kapillær, arteriel
en: in urine, in blood, in serum, in plasma, in stool, faecal, fecal, stool, serum, plasma, blood, level, levels, total, free, fasting, random, venous,
count, concentration, urine, abs, absolute, adjusted,
corrected, adj, ionised, ionized, direct, indirect, conjugated, unconjugated, basal, baseline, high-sensitivity, high sensitivity, arterial, capillary
ru: в крови, в моче, в сыворотке, в плазме, в кале, общий, общая, общее, общие, общ, сыворотки, крови, прямой, прямая, непрямой, непрямая, свободный,
свободная, свободное,
свободные, своб, ионизированный, скорректированный, венозная, капиллярная, абс, по Квику, Quick
`
/** Such words cut short, of which the stop ends no sentence. */
export const SHORTENED = `
all: tot., korr., corr., alb-korr., adj., conj., konj., ukonj., okonj., ion., dir., indir., fast., fr., abs., akt., bas., alk., std., st., stand.
ru: общ., прям., непрям., своб., св., ионизир., ион., корр., абс., щел.
`
/** Between what a test looks for where it looks for two: `HIV antigen og antistoff`. */
export const JOINING = `
all: +, /, &
nb: og, eller
sv: och, samt, eller
da: og, eller
en: and, or
ru: и, или
`
/** Tests whose results may lie below nought. */
export const BELOW_NOUGHT = `
all: BE, ABE, SBE, cBase, BE(B), BE(ecf), aB-BE, vB-BE, kB-BE, aB-Base excess
nb: base excess, baseoverskudd, baseoverskott
sv: basöverskott, base excess
da: base excess, baseoverskud
en: base excess, osmolal gap, osmolar gap
ru: избыток оснований, ВЕ
`
