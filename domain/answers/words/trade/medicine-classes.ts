/** Classes of medicines as people and the trade call them: `id | nb | sv | da | en | ru`, own wording; what belongs to each stands below. */
export const MEDICINE_CLASS_NAMES = `
calciumblocker
  | kalsiumblokker@, kalsiumantagonist@, kalsiumkanalblokker@
  | kalciumblockerare, kalciumantagonist@, kalciumflödeshämmare
  | calciumblokker@, calciumantagonist@
  | calcium channel blocker@, calcium blocker@, calcium antagonist@
  | антагонист@ кальция, блокатор@ кальциев@
arb
  | angiotensin@, at2-blokker@, at1-blokker@, sartan@
  | angiotensin@, arb, sartan@
  | angiotensin@, at2-blokker@, sartan@
  | angiotensin receptor@, arb, sartan@
  | сартан@, блокатор@ рецепторов ангиотензина
alphablocker | tamsulosin alfuzosin doksazosin
bladderrelax
  | blæreavslappende, antikolinerg@, medisin mot overaktiv blære
  | antikolinerg@, läkemedel mot överaktiv blåsa, blåsavslappnande
  | antikolinerg@, blæreafslappende, mod overaktiv blære
  | anticholinergic@, antimuscarinic@, bladder tablet@
  | холинолитик@, м-холиноблокатор@
thiazide | tiazid@, tiaziddiuretik@ | tiazid@ | thiazid@, tiazid@ | thiazide@, thiazide-like | тиазид@
loopdiuretic | loop-diuretik@, slyngediuretik@ | loopdiuretik@ | loopdiuretik@ | loop diuretic@ | петлев@ диуретик@
gliflozin | sglt2@, gliflozin@ | sglt2@, gliflozin@ | sglt2@, gliflozin@ | sglt2@, gliflozin@, flozin@ | глифлозин@, нглт2
incretin
  | glp-1@, glp1@, slankesprøyt@, inkretin@
  | glp-1@, glp1@, bantningsspruta
  | glp-1@, glp1@, slankemedicin, vægttabsmedicin
  | glp-1@, glp1@, weight-loss jab, skinny jab
  | глп-1, агонист@ глп
sulfonylurea | sulfonylurea@ | sulfonylurea@ | sulfonylurinstof@ | sulfonylurea@ | сульфонилмочевин@
basalinsulin
  | basalinsulin@, langtidsvirkende insulin, langtidsinsulin
  | basinsulin@, långverkande insulin
  | basalinsulin@, langtidsvirkende insulin
  | basal insulin, long-acting insulin, background insulin
  | базальн@ инсулин@, длинн@ инсулин@, продленн@ инсулин@
mealinsulin
  | måltidsinsulin@, hurtigvirkende insulin, hurtiginsulin
  | måltidsinsulin@, snabbverkande insulin
  | måltidsinsulin@, hurtigtvirkende insulin
  | mealtime insulin, rapid insulin, bolus insulin, quick-acting insulin
  | коротк@ инсулин@, ультракоротк@ инсулин@
triptans | triptan@, migrenemedisin@, anfallsmedisin@ | triptan@, migränmedicin@ | triptan@, migrænemedicin@ | triptan@, migraine tablet@ | триптан@
snrigroup | venlafaksin duloksetin desvenlafaksin
ssrigroup | ssri@ | ssri@ | ssri@ | ssri@ | сиозс
stimulant
  | adhd-medisin@, adhd-preparat@, sentralstimulerende, adhd-middel
  | adhd-medicin@, adhd-läkemedel, centralstimulerande
  | adhd-medicin@, centralstimulerende
  | adhd medic@, adhd drug, stimulant@
  | от сдвг, психостимулятор@
antiviral | antiviral@, virusmiddel, mot virus | antiviral@, mot virus, virushämmande | antiviral@, virusmiddel, mod virus | antiviral@ | противовирусн@
bisphosphonate
  | bisfosfonat@, osteoporosemedisin@, mot beinskjørhet
  | bisfosfonat@, osteoporosmedicin
  | bisfosfonat@, bisphosphonat@, osteoporosemedicin
  | bisphosphonate@, bone tablet@, bone-strengthening
  | бисфосфонат@
oestrogen | østradiol tibolon østrogenkrem estriol-vet
progestogen
  | gestagen@, gulkroppshormon@, progesteron@, gulkropp@
  | gestagen@, gulkropp@, progesteron@
  | gestagen@, gulkrop@, progesteron@
  | progest@
  | прогест@, гестаген@
hormonalcoil | hormonspiral@, gestagenspiral | hormonspiral@, gestagenspiral | hormonspiral@ | hormonal coil, hormone coil, mirena | гормональн@ спираль
combinedpill
  | kombinasjonspille@, p-pille@, kombinasjonspiller
  | kombinerade p-piller, p-piller
  | kombinationspille@, p-pille@, p-piller
  | combined pill, the pill, combined contraceptive
  | комбинированн@ контрацепт@, кок
minipill | minipille@, gestagenpille | minipiller, mellanpiller | minipille@ | mini-pill, progestogen-only, minipill | мини-пили
antithyroid | tyreostatik@, stoffskiftedempende | tyreostatik@ | thyreostatik@ | antithyroid@ | тиреостатик@
immunosuppressant
  | immunsuppress@, immundempende, demper immunforsvaret, dempe immunforsvaret
  | immunsuppr@, immunhämmande, dämpar immunförsvaret
  | immunsuppr@, immundæmpende, immunhæmmende
  | immunosuppress@, dampens the immune, immune suppress@
  | иммунодепрессант@, иммуносупресс@
biologic
  | biologisk@ behandling, biologisk@, tnf@
  | biologisk@, tnf@
  | biologisk@, tnf@
  | biologic@, anti-tnf, monoclonal
  | генно-инженерн@, гибп, биологическ@ терап@
ironsupply | ferrosulfat jerntabletter jerntablet jernkarboksymaltose
vitamins | vitamin_d vitamin_b12 vitamin_c vitamin_a vitamin_e vitamin_k folsyre kobalamin tiamin multivitaminer d-vitamintilskudd
bonecalcium | kalsium@, kalktablett@, kalktilskudd | kalcium@, kalktablett@ | calcium@, kalk@ | calcium@ | кальци@
ppigroup
  | protonpumpehemm@, ppi, syrehemm@, magesyrehemm@
  | protonpumpshämm@, ppi, syrahämm@
  | protonpumpehæmm@, ppi, syrehæmm@
  | proton pump, ppi, acid suppress@, stomach protect@
  | ингибитор@ протонн@, ипп, гастропротект@
antidiarrhoeal
  | stoppende middel, mot diaré
  | stoppande medel, mot diarré
  | stoppende middel, mod diarré
  | antidiarrhoeal@, antidiarrheal@
  | противодиарейн@, закрепляющ@
reliever
  | anfallsmedisin, hurtigvirkende inhalasjon, beta-2-agonist@, bronkodilat@, blå inhalator, astmaspray
  | snabbverkande inhalation, beta-2@, bronkdilat@, luftrörsvidgande, blå inhalator
  | hurtigtvirkende, beta-2-agonist@, bronkodilat@, anfaldsmedicin, blå inhalator
  | reliever@, beta-2 agonist@, bronchodilator@, blue inhaler, blue one, blue puffer
  | бронхолитик@, бета-2-агонист@, бронходилат@
preventer
  | inhalasjonssteroid@, forebyggende inhalator, kortisonspray, forebyggende astma@
  | inhalationssteroid@, inhalationskortison, förebyggande inhalation, kortisoninhalation
  | inhalationssteroid@, forebyggende, binyrebarkhormon til inhalation
  | preventer@, inhaled steroid@, brown inhaler, brown one, steroid inhaler
  | ингаляционн@ стероид@, ингаляционн@ гкс, базисн@ терап@
nasalsteroid
  | nesespray med kortison, nasalsteroid@, kortisonnesespray
  | nasal steroid@, kortisonnässpray, nasalsteroid@
  | næsespray med binyrebark, nasalsteroid@
  | nasal steroid@, steroid nasal spray
  | назальн@ стероид@, назальн@ гкс
topicalsteroid
  | kortisonkrem@, steroidkrem@, hormonkrem, lokalsteroid
  | kortisonkräm@, steroidkräm, kortisonsalva
  | binyrebarkhormoncreme, hormoncreme, kortisoncreme, steroidcreme
  | steroid cream, topical steroid@, hydrocortisone
  | гормональн@ маз@, топическ@ стероид@, стероидн@ маз@, гормональн@ крем
dementiadrug | demensmedisin@, demensmiddel | demensläkemed@, demensmedicin@ | demensmedicin@ | dementia drug@, memory tablet@, dementia medic@ | от деменции
parkinsondrug | parkinsonmedisin@ | parkinsonmedicin@ | parkinsonmedicin@ | parkinson's tablet@, parkinson's medic@ | от паркинсона
bonecalcium | kalsium
antimalarial | malarone meflokin doksysyklin klorokin
goutdrug
  | urinsyresenkende, mot urinsyregikt, giktmedisin
  | urinsyrasänkande, giktmedicin
  | urinsyresænkende, mod urinsyregigt
  | urate-lowering, gout tablet@
  | урикоде@, от подагры, мочев@ кислот@ сниж@
musclerelaxant | muskelavslappende | muskelavslappnande | muskelafslappende | muscle relaxant@ | миорелаксант@
coughmedicine
  | hostesaft@, hostemedisin@, slimløsende, hostedempende
  | hostmedicin@, slemlösande, hostdämpande
  | hostesaft@, hostemedicin, slimløsende, hostestillende
  | cough mixture, cough medicine, cough bottle, linctus, cough syrup
  | от кашля, сироп от кашля, отхаркивающ@, муколит@
nerveagent | nervesmertemedisin, smertemodulerende | nervsmärtläkemedel | nervesmertemedicin | nerve pain tablet@, neuropathic agent@ | от нейропатическ@
nitrates
  | nitro@, nitroglyserin@, sprayen under tungen
  | nitro@, nitroglycerin@
  | nitro@, nitroglycerin@
  | nitrate@, gtn, glyceryl trinitrate
  | нитрат@, нитроглицерин@
antiplatelet
  | platehemm@, hjertemagnyl, blodplatehemm@
  | trombocythämm@
  | pladehæmm@, trombocythæmm@, hjertemagnyl
  | antiplatelet@, aspirin
  | антиагрегант@, аспирин
doac
  | doak, noak, direktevirkende antikoag@, blodfortynn@
  | noak, doak, blodförtunn@
  | noak, doak, ak-behandling, blodfortynd@
  | doac, noac, anticoag@, blood thinner@
  | поак, ноак, антикоагулянт@, разжижа@
leukotriene | leukotrien@ | leukotrien@ | leukotrien@ | leukotriene@ | антилейкотриенов@
chondro
  | leddtilskudd, glukosamin, ledd-tilskudd
  | ledtillskott, glukosamin
  | ledtilskud, glucosamin
  | joint supplement@, glucosamine, chondro@
  | хондропротектор@
opiateweak | svake opioider, kodein@ | svaga opioider, kodein@ | svage opioider, kodein@ | weak opioid@, codeine@ | слаб@ опиоид@, кодеин@
eyedrops | øyedråpe@, øyendråpe@, øyesalve | ögondropp@, ögonsalva | øjendråbe@, øjensalve | eye drop@, eye ointment | глазн@ капл@, капли в глаза
eardrops | øredråpe@ | örondropp@ | øredråbe@ | ear drop@ | ушн@ капл@, капли в уши
nsaidgroup
  | nsaid@, betennelsesdemp@, ikke-steroid@, antiinflammat@, giktmedisin
  | nsaid@, antiinflammat@, inflammationshämm@, inflammationsdämp@
  | nsaid@, antiinflammat@, betændelsesdæmp@, gigtmedicin@
  | nsaid@, anti-inflammator@, antiinflammator@
  | нпвс, нпвп, противовоспалительн@
ergotherm
  | eteriske oljer, naturmiddel, naturpreparat, urte@, kosttilskudd, plantebasert
  | naturmedel, naturläkemedel, växtbaserat, örte@, kosttillskott
  | naturmiddel, naturmedicin, plantebaseret, urte@, kosttilskud
  | herbal, natural remed@, supplement@, plant-based
  | травян@, фитопрепарат@, народн@ средств@, бад
`

/** `class | substances`, the substances as the list of medicines has them. */
export const MEDICINE_CLASSES = `
calciumblocker | amlodipin nifedipin felodipin lerkanidipin verapamil diltiazem
arb | losartan kandesartan valsartan irbesartan telmisartan olmesartan
alphablocker | tamsulosin alfuzosin doksazosin
bladderrelax | solifenacin tolterodin fesoterodin oksybutynin darifenacin trospium mirabegron
thiazide | hydroklortiazid bendroflumetiazid indapamid klortalidon
loopdiuretic | furosemid bumetanid torasemid
gliflozin | empagliflozin dapagliflozin kanagliflozin ertugliflozin
incretin | semaglutid liraglutid dulaglutid eksenatid tirzepatid
sulfonylurea | glimepirid glibenklamid gliklazid glipizid
triptans | sumatriptan rizatriptan zolmitriptan eletriptan almotriptan naratriptan
snrigroup | venlafaksin duloksetin desvenlafaksin
ssrigroup | sertralin escitalopram citalopram fluoksetin paroksetin fluvoksamin
stimulant | metylfenidat lisdeksamfetamin deksamfetamin atomoksetin guanfacin
antiviral | aciklovir valaciklovir famciklovir valganciklovir ganciklovir oseltamivir
bisphosphonate | alendronat zoledronsyre risedronat denosumab
oestrogen | østradiol tibolon østrogenkrem estriol-vet
progestogen | progesteron noretisteron medroksyprogesteron levonorgestrel desogestrel dydrogesteron dienogest
hormonalcoil | levonorgestrel
minipill | desogestrel
antithyroid | tiamazol karbimazol propyltiouracil
immunosuppressant | metotreksat azatioprin mykofenolat takrolimus ciklosporin leflunomid merkaptopurin
biologic | infliksimab adalimumab etanercept vedolizumab ustekinumab rituximab tocilizumab golimumab secukinumab certolizumab
ironsupply | ferrosulfat jerntabletter jerntablet jernkarboksymaltose
vitamins | vitamin_d vitamin_b12 vitamin_c vitamin_a vitamin_e vitamin_k folsyre kobalamin tiamin multivitaminer d-vitamintilskudd
ppigroup | omeprazol esomeprazol pantoprazol lansoprazol rabeprazol
antidiarrhoeal | loperamid racekadotril
reliever | salbutamol terbutalin formoterol ipratropium
preventer | budesonid flutikason beklometason mometason
nasalsteroid | mometason flutikason budesonid
topicalsteroid | hydrokortison mometason betametason klobetasol metylprednisolon
dementiadrug | donepezil memantin rivastigmin galantamin
parkinsondrug | levodopa pramipeksol ropinirol rasagilin
bonecalcium | kalsium
antimalarial | malarone meflokin doksysyklin klorokin
goutdrug | allopurinol febuksostat probenecid
musclerelaxant | baklofen tizanidin orfenadrin klorzoksazon tolperison
nerveagent | gabapentin pregabalin amitriptylin duloksetin nortriptylin
nitrates | nitroglyserin isosorbid
antiplatelet | acetylsalisylsyre klopidogrel tikagrelor prasugrel dipyridamol
doac | apiksaban rivaroksaban dabigatran edoksaban
leukotriene | montelukast
chondro | glukosamin
opiateweak | kodein tramadol co-codamol
nsaidgroup
  | ibuprofen naproksen diklofenak ketoprofen ketorolak meloksikam celekoksib etorikoksib karprofen robenakoksib firokoksib mavakoksib cimikoksib
    fluniksin fenylbutazon nimesulid indometacin piroksikam
`
